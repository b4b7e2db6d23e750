import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Exercises

/// Predictions in lines of their own, and what sources disagree about.
@Suite struct PredictedAnswerTests {
  private static let library = try! Library()
  private static let header = "os: 14\napp: Notes scenes\napp: Mail scenes\n"

  private func parse(_ text: String) throws -> SessionFile {
    try SessionParser.parse(
      SourceFile(name: "x", text: text), library: PredictedAnswerTests.library)
  }

  private func exercise(_ text: String, header: String = "") throws -> (Exercise, SessionFile) {
    let file = try parse(header + PredictedAnswerTests.header + text)
    let exercise = try Exercise(
      file, questionsCount: true, library: PredictedAnswerTests.library)
    return (try #require(exercise), file)
  }

  private func grade(_ answer: String, _ asked: String, header: String = "") throws -> Grade {
    let file = try parse(header + PredictedAnswerTests.header + answer)
    return Grade(file, of: try exercise(asked, header: header).0)
  }

  private func run(_ text: String) throws -> String {
    let file = try parse(PredictedAnswerTests.header + text)
    var printed = ""
    SessionPrinter(file, try Simulation(file.setup, library: PredictedAnswerTests.library))
      .print { printed += $0 + "\n" }
    return String(printed.dropFirst(PredictedAnswerTests.header.count))
  }

  // MARK: - Lines of their own

  private static let asked = "> open Notes\n? open Mail\n? home\n"

  /// An exercise that is run is no answer to itself.
  @Test func whatWasReceivedIsNoPrediction() throws {
    let grade = try grade(run(PredictedAnswerTests.asked), PredictedAnswerTests.asked)
    #expect(!grade.isSolved && grade.isEmpty && grade.predicted.right == 0)
    #expect(grade.mistakes[0].text.hasPrefix("You predicted nothing for 'open Mail'"))
  }

  private static let mail = """
    ~ Mail appDelegate application(_:didFinishLaunchingWithOptions:)
    ~ Mail sceneDelegate scene(_:willConnectTo:options:)
    ~ Mail sceneDelegate sceneWillEnterForeground(_:)
    ~ Mail sceneDelegate sceneDidBecomeActive(_:)

    """
  private static let notes = """
    ~ Notes sceneDelegate sceneWillResignActive(_:)
    ~ Notes sceneDelegate#1 sceneDidEnterBackground(_:)

    """
  private static let home = """
    ? home
    ~ Mail sceneDelegate sceneWillResignActive(_:)
    ~ Mail sceneDelegate sceneDidEnterBackground(_:)
    ~ Mail background

    """

  /// The order counts within an app: which app is asked about first does not.
  @Test func eachAppIsMarkedByItself() throws {
    let (mail, notes) = (PredictedAnswerTests.mail, PredictedAnswerTests.notes)
    for said in [mail + notes, notes + mail] {
      let answer = "> open Notes\n? open Mail\n\(said)" + PredictedAnswerTests.home
      let grade = try grade(answer, PredictedAnswerTests.asked)
      #expect(grade.isSolved, "\(grade.mistakes)")
      #expect(grade.predicted == Grade.Share(right: 9, of: 9))
    }
    // Of a window by its number, the number counts.
    let other = "> open Notes\n? open Mail\n" + mail + notes.replacing("#1", with: "#2")
    let wrong = try grade(other + PredictedAnswerTests.home, PredictedAnswerTests.asked)
    #expect(wrong.predicted == Grade.Share(right: 8, of: 10))
    #expect(wrong.mistakes.first?.line == 11 && wrong.mistakes[0].text.contains("sceneDelegate#2"))
  }

  @Test func aWrongStateIsAMistake() throws {
    let home = PredictedAnswerTests.home.replacing("Mail background", with: "Mail suspended")
    let answer =
      "> open Notes\n? open Mail\n" + PredictedAnswerTests.mail
      + PredictedAnswerTests.notes + home
    let grade = try grade(answer, PredictedAnswerTests.asked)
    #expect(!grade.isSolved && grade.predicted == Grade.Share(right: 8, of: 9))
    #expect(
      grade.mistakes.map(\.text)
        == ["You predicted that Mail is suspended then, but it is background."])
  }

  /// Where an answer has such lines, a question without any is not answered by what was received.
  @Test func aQuestionWithoutSuchLinesIsNotAnswered() throws {
    let run = try run(PredictedAnswerTests.asked)
    let place = try #require(run.firstRange(of: "? home\n~ ...\n"))
    let answer = run.replacing("? open Mail\n~ ...\n", with: "? open Mail\n~ nothing\n")
      .replacing("? home\n~ ...\n", with: "? home\n")
    #expect(place.lowerBound > run.startIndex)
    let grade = try grade(answer, PredictedAnswerTests.asked)
    #expect(grade.predicted.right == 0)
    #expect(grade.mistakes.last?.text.hasPrefix("You predicted nothing for 'home'") == true)
  }

  // MARK: - What is disputed

  private static let calls = "> open Notes\n? call\n? dismiss\n"
  private static func calls(_ call: String, _ dismiss: String) -> String {
    "> open Notes\n? call\n~ \(call)\n? dismiss\n~ \(dismiss)\n"
  }
  private static let resign = "Notes sceneDelegate sceneWillResignActive(_:)"
  private static let active = "Notes sceneDelegate sceneDidBecomeActive(_:)"

  @Test func eachSideIsRightAndSaidToBeDisputed() throws {
    let (resign, active) = (PredictedAnswerTests.resign, PredictedAnswerTests.active)
    for answer in [
      PredictedAnswerTests.calls(resign, active), PredictedAnswerTests.calls("nothing", "nothing"),
    ] {
      let grade = try grade(answer, PredictedAnswerTests.calls)
      #expect(grade.isSolved && grade.mistakes.isEmpty, "\(grade.mistakes)")
      #expect(grade.disputes.map(\.action) == ["call", "dismiss"])
      #expect(Set(grade.disputes.map(\.alternative)) == ["call.covers"])
    }
    // Lines that were typed without a mark, too.
    let typed = try grade("> open Notes\n? call\n? dismiss\n", PredictedAnswerTests.calls)
    #expect(typed.isSolved && typed.disputes.count == 2)
    let covers = try grade(
      "> open Notes\n? call\n  Notes sceneDelegate#1 sceneWillResignActive(_:)\n? dismiss\n"
        + "  Notes sceneDelegate#1 sceneDidBecomeActive(_:)\n", PredictedAnswerTests.calls)
    #expect(covers.isSolved && covers.disputes.count == 2)
  }

  /// An answer holds to a side: what no side says is wrong.
  @Test func twoSidesAtOnceAreWrong() throws {
    let mixed = try grade(
      PredictedAnswerTests.calls(PredictedAnswerTests.resign, "nothing"),
      PredictedAnswerTests.calls)
    #expect(!mixed.isSolved && mixed.predicted == Grade.Share(right: 1, of: 2))
    #expect(!mixed.mistakes.isEmpty && mixed.disputes.count == 2)
  }

  @Test(arguments: ["call.covers", "call.is-banner"])
  func theChosenSideAloneIsRight(_ name: String) throws {
    let header = "with: \(name)\n"
    let covers = PredictedAnswerTests.calls(
      PredictedAnswerTests.resign, PredictedAnswerTests.active)
    let banner = PredictedAnswerTests.calls("nothing", "nothing")
    let grades = try [covers, banner].map {
      try grade($0, PredictedAnswerTests.calls, header: header)
    }
    #expect(grades.map(\.isSolved) == (name == "call.covers" ? [true, false] : [false, true]))
    #expect(grades.allSatisfy { $0.disputes.isEmpty })
  }

  /// The goals of an exercise are met by one of the sides, too.
  @Test func aGoalThatIsDisputedIsMetByEachSide() throws {
    let asked = "goal: Notes inactive\nallow: call home control-center\n> open Notes\n"
    let answer = "> open Notes\n> call\n"
    let grade = try grade(answer, asked)
    #expect(grade.isSolved && grade.disputes.map(\.alternative) == ["call.covers"])
    #expect(grade.disputes.allSatisfy { $0.action == nil })
    let chosen = try self.grade(answer, asked, header: "with: call.is-banner\n")
    #expect(!chosen.isSolved && chosen.disputes.isEmpty)
    let plain = try self.grade("> open Notes\n> control-center\n", asked)
    #expect(plain.isSolved && plain.disputes.isEmpty)
  }

  @Test func anAuditFindsDisputedQuestions() throws {
    let (exercise, file) = try exercise(PredictedAnswerTests.calls + "? home\n")
    let found = exercise.disputedQuestions(of: file)
    #expect(found.map { "\($0.line) \($0.action ?? "")" } == ["5 call", "6 dismiss"])
    #expect(found.allSatisfy { $0.words == ["call.is-banner", "call.covers"] })
  }

  /// What a log marks as disputed follows from the rules, as well where an action sends nothing.
  @Test func aDisputedActionFollowsFromTheRules() throws {
    let library = PredictedAnswerTests.library
    let others: [Action] = [.home, .controlCenter, .lock, .open(SceneID(app: AppID(0), number: 0))]
    for release in [13, 14, 15, 26] {
      let rules = try library.rules(of: Release(release))
      #expect(rules.isDisputed(.call) == (release == 14))
      #expect(!others.contains { rules.isDisputed($0) })
    }
    #expect(!(try library.rules(of: Release(14)).without("call.is-banner").isDisputed(.call)))
  }
}
