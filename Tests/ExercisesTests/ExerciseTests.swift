import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Exercises

/// Exercises: their shortest ways, and what an answer makes of them.
@Suite struct ExerciseTests {
  static let library = try! Library()
  private static let header = "os: 14\napp: Notes scenes\napp: Mail scenes\n"

  private func exercise(_ text: String, header: String = ExerciseTests.header) throws
    -> (Exercise, SessionFile)
  {
    let source = SourceFile(name: "exercise", text: header + text)
    let file = try SessionParser.parse(source, library: ExerciseTests.library)
    return (try #require(try Exercise(file, library: ExerciseTests.library)), file)
  }

  private func grade(_ answer: String, _ text: String) throws -> Grade {
    let (exercise, _) = try exercise(text)
    let source = SourceFile(name: "answer", text: answer)
    let session = try SessionParser.parse(source, library: ExerciseTests.library)
    return Grade(session, of: exercise)
  }

  private func way(_ text: String) throws -> [String] {
    let (exercise, _) = try exercise(text)
    var search = exercise.search
    search.search()
    return search.par == nil ? [] : search.ways()[0].map(exercise.start.text.line)
  }

  @Test(
    arguments: [
      ("goal: Notes suspended\nnever: Notes foregroundActive", 2),
      ("goal: Notes suspended\nallow: user time", 3),
      ("via: Notes suspended\ngoal: Notes active\nallow: user time", 4),
      (
        "goal: Notes receives sceneWillResignActive sceneDidBecomeActive sceneWillResignActive\n"
          + "\n> open Notes", 1
      ),
      ("goal: Notes system sessionDiscarded\nallow: user", 3),
      ("goal: device locked\ngoal: Mail background\nallow: user", 2),
    ])
  func theShortestWayIsFound(_ text: String, _ par: Int) throws {
    let (exercise, _) = try exercise(text)
    var search = exercise.search
    search.search()
    #expect(search.par == par)
    // Each of the ways leads there, and the count is that of the ways.
    let ways = search.ways(1_000)
    #expect(
      ways.count == min(1_000, search.wayCount) && Set(ways.map { "\($0)" }).count == ways.count)
    for way in ways {
      var simulation = exercise.start
      var progress = Goals.Progress()
      for step in way {
        let outcome = simulation.timeline.perform(step)
        #expect(outcome.refusal == nil)
        #expect(!progress.isDone)
        exercise.goals.advance(
          &progress, to: simulation.timeline.kernel.device,
          after: Array(simulation.timeline.events[outcome.sent]))
      }
      #expect(progress.isDone && progress.broken == nil)
    }
  }

  @Test func whatCannotBeIsImpossible() throws {
    let (exercise, _) = try exercise(
      "goal: Notes suspended\ngoal: Notes active\nallow: open home next\n")
    var search = exercise.search
    search.search()
    #expect(search.outcome == .impossible && search.par == nil && search.wayCount == 0)
  }

  @Test func aSearchInSlicesFindsTheSame() throws {
    let (exercise, _) = try exercise("goal: Notes system sessionDiscarded\nallow: user")
    var whole = exercise.search
    whole.search()
    var slices = exercise.search
    var count = 0
    while slices.outcome == .searching {
      slices.search(3)
      count += 1
    }
    #expect(count > 3)
    #expect(slices.ways(100).map { "\($0)" } == whole.ways(100).map { "\($0)" })
  }

  @Test func anAnswerIsGraded() throws {
    let text =
      "goal: Notes suspended\nnever: Notes system terminated\nforbid: jetsam\n> open Notes\n"
    let own = ExerciseTests.header + "\n> open Notes\n  ...\n"
    let right = try grade(own + "> home\n> wait 10\n", text)
    #expect(right.isSolved && right.mistakes.isEmpty && right.actions == 2)
    let cases = [
      (own, "Your answer is empty"),
      (own + "> home\n", "At the end Notes is background; the goal is 'Notes suspended'"),
      (own + "> home\n> switcher\n> swipe-up Notes\n", "This must never happen"),
      (own + "> jetsam Notes\n", "'jetsam' is not allowed"),
      (own + "> unlock\n> home\n", "'unlock' was refused"),
      (ExerciseTests.header + "> open Mail\n", "as the exercise begins: with 'open Notes'"),
      (own.replacing("os: 14", with: "os: 13") + "> home\n", "is for iPhone, iOS 14"),
      (own.replacing("Mail scenes", with: "Mail app-delegate") + "> home\n", "has other apps"),
    ]
    for (answer, mistake) in cases {
      let grade = try grade(answer, text)
      #expect(!grade.isSolved)
      #expect(
        grade.mistakes.contains { $0.text.contains(mistake) }, "\(mistake): \(grade.mistakes)")
    }
  }

  /// What stands beneath a question is marked, in part where it is right in part.
  @Test func predictionsAreMarked() throws {
    let text = "goal: Notes background\n> open Notes\n? home\n"
    let start = ExerciseTests.header + "> open Notes\n  ...\n> home\n"
    let resign = "  Notes sceneDelegate#1 sceneWillResignActive(_:)\n"
    let enter = "  Notes sceneDelegate#1 sceneDidEnterBackground(_:)\n"
    let end = "> lock\n"
    #expect(try grade(start + resign + enter + end, text).predicted == Grade.Share(right: 2, of: 2))
    let half = try grade(start + resign + end, text)
    #expect(half.predicted == Grade.Share(right: 1, of: 2) && !half.isSolved)
    #expect(half.mistakes[0].text.contains("You did not predict"))
    let none = try grade(start + "  ...\n" + end, text)
    #expect(none.predicted.right == 0 && none.mistakes[0].text.hasPrefix("You predicted nothing"))
  }
}
