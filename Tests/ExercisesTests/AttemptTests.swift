import Lifecycle
import RandomNumbers
import Sessions
import Testing
import TextFiles

@testable import Exercises

/// How far an attempt has come is a function of the actions on the timeline.
@Suite struct AttemptTests {
  private static let header = "os: 14\napp: Notes scenes\napp: Mail scenes\n"

  private func exercise(_ text: String) throws -> Exercise {
    let source = SourceFile(name: "exercise", text: AttemptTests.header + text)
    let file = try SessionParser.parse(source, library: ExerciseTests.library)
    return try #require(try Exercise(file, library: ExerciseTests.library))
  }

  /// Who does an exercise: a timeline at its start, and what is done on it.
  private struct Learner {
    let exercise: Exercise
    let given: Int
    var simulation: Simulation
    var attempt: Attempt

    init(_ exercise: Exercise) {
      self.exercise = exercise
      simulation = exercise.start
      given = exercise.start.timeline.cursor
      attempt = Attempt(exercise)
    }

    mutating func act(_ words: String) throws {
      let step = try ActionParser(apps: simulation.text.apps).parse(words)
      _ = simulation.timeline.perform(step)
      follow()
    }

    mutating func follow() {
      let timeline = simulation.timeline
      attempt.follow(timeline.entries[given..<timeline.cursor], sinceEntry: timeline.sinceEntry)
    }
  }

  @Test func itIsSolvedAndUndone() throws {
    var learner = Learner(try exercise("goal: Notes suspended\n> open Notes\n"))
    #expect(learner.attempt.outcome == .open && learner.attempt.reached == [false])
    try learner.act("home")
    try learner.act("next")
    #expect(learner.attempt.outcome == .solved && learner.attempt.actions == 2)
    try learner.act("undo")
    #expect(learner.attempt.outcome == .open && learner.attempt.actions == 1)
    try learner.act("lock")
    try learner.act("redo")
    #expect(learner.attempt.outcome == .open && learner.attempt.actions == 2)
  }

  /// Time that passes by itself leads to a goal, and is no action.
  @Test func timePasses() throws {
    var learner = Learner(try exercise("goal: Notes suspended\ngoal: Notes receives nothing\n"))
    try learner.act("open Notes")
    try learner.act("home")
    learner.simulation.timeline.pass(60_000)
    learner.follow()
    #expect(learner.attempt.outcome == .solved && learner.attempt.actions == 2)
    // What is done afterwards takes nothing away.
    try learner.act("open Notes")
    #expect(learner.attempt.outcome == .solved && learner.attempt.actions == 2)
  }

  @Test func aBrokenConditionNamesActionAndMessage() throws {
    var learner = Learner(
      try exercise("goal: Notes not-running\nnever: Notes appDelegate applicationWillTerminate\n"))
    try learner.act("open Notes")
    try learner.act("unlock")
    try learner.act("switcher")
    try learner.act("swipe-up Notes")
    guard case .broken(let fault) = learner.attempt.outcome else {
      Issue.record("\(learner.attempt.outcome)")
      return
    }
    // The refused action has its place, but does not count.
    #expect(fault.condition == 0 && fault.action == 3 && learner.attempt.actions == 3)
    let message = try #require(fault.message)
    #expect(learner.simulation.selector(message) == "applicationWillTerminate(_:)")
  }

  @Test func moreActionsThanAllowedSolveNothing() throws {
    var learner = Learner(try exercise("goal: Notes background\nat-most: 2\n"))
    try learner.act("open Notes")
    try learner.act("control-center")
    #expect(learner.attempt.outcome == .open && learner.attempt.actionsLeft == 0)
    #expect(learner.exercise.search(from: learner.attempt).outcome == .notFound(within: 0))
    try learner.act("lock")
    #expect(learner.attempt.outcome == .tooMany)
  }

  /// Whatever is done, undone and waited for: it stands as if all had been done at once.
  @Test func itIsTheSameAsAFreshOne() throws {
    let exercise = try exercise(
      "via: Notes background\ngoal: Notes suspended\ngoal: Mail active\n"
        + "never: Notes system jetsammed\nat-most: 12\n> open Notes\n")
    for seed in 0..<60 {
      var numbers = SplitMix64(seed: UInt64(seed))
      var learner = Learner(exercise)
      for _ in 0..<40 {
        let timeline = learner.simulation.timeline
        switch numbers.pick(Array(0..<10)) {
        case 0 where timeline.cursor > learner.given:
          learner.simulation.timeline.move(to: numbers.pick(Array(learner.given..<timeline.cursor)))
        case 1: learner.simulation.timeline.pass(numbers.pick([1, 500, 6_000]))
        case 2: _ = learner.simulation.timeline.perform(.redo)
        default:
          guard
            let action = numbers.pick(exercise.alphabet.moves)
              .action(on: timeline.kernel.device)
          else { continue }
          _ = learner.simulation.timeline.perform(.act(action))
        }
        learner.follow()
        var fresh = Learner(exercise)
        fresh.simulation = learner.simulation
        fresh.follow()
        #expect(fresh.attempt.outcome == learner.attempt.outcome)
        #expect(fresh.attempt.progress == learner.attempt.progress)
        #expect(fresh.attempt.actions == learner.attempt.actions)
        #expect(fresh.attempt.reached == learner.attempt.reached)
      }
    }
  }
}
