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

  /// A timeline at the learner's start, and what is done on it.
  private struct Course {
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
    var course = Course(try exercise("goal: Notes suspended\n> open Notes\n"))
    #expect(course.attempt.outcome == .open && course.attempt.reached == [false])
    try course.act("home")
    try course.act("next")
    #expect(course.attempt.outcome == .solved && course.attempt.actions == 2)
    try course.act("undo")
    #expect(course.attempt.outcome == .open && course.attempt.actions == 1)
    try course.act("lock")
    try course.act("redo")
    #expect(course.attempt.outcome == .open && course.attempt.actions == 2)
  }

  /// Time that passes by itself leads to a goal, and is no action.
  @Test func timePasses() throws {
    var course = Course(try exercise("goal: Notes suspended\ngoal: Notes receives nothing\n"))
    try course.act("open Notes")
    try course.act("home")
    course.simulation.timeline.pass(60_000)
    course.follow()
    #expect(course.attempt.outcome == .solved && course.attempt.actions == 2)
    // What is done afterwards takes nothing away.
    try course.act("open Notes")
    #expect(course.attempt.outcome == .solved && course.attempt.actions == 2)
  }

  @Test func aBrokenConditionNamesActionAndMessage() throws {
    var course = Course(
      try exercise("goal: Notes not-running\nnever: Notes appDelegate applicationWillTerminate\n"))
    try course.act("open Notes")
    try course.act("unlock")
    try course.act("switcher")
    try course.act("swipe-up Notes")
    guard case .broken(let fault) = course.attempt.outcome else {
      Issue.record("\(course.attempt.outcome)")
      return
    }
    // The refused action has its place, but does not count.
    #expect(fault.condition == 0 && fault.action == 3 && course.attempt.actions == 3)
    let message = try #require(fault.message)
    #expect(course.simulation.selector(message) == "applicationWillTerminate(_:)")
  }

  @Test func moreActionsThanAllowedSolveNothing() throws {
    var course = Course(try exercise("goal: Notes background\nat-most: 2\n"))
    try course.act("open Notes")
    try course.act("control-center")
    #expect(course.attempt.outcome == .open && course.attempt.actionsLeft == 0)
    #expect(course.exercise.search(from: course.attempt).outcome == .notFound(within: 0))
    try course.act("lock")
    #expect(course.attempt.outcome == .tooMany)
  }

  /// Whatever is done, undone and waited for: it stands as if all had been done at once.
  @Test func itIsTheSameAsAFreshOne() throws {
    let exercise = try exercise(
      "via: Notes background\ngoal: Notes suspended\ngoal: Mail active\n"
        + "never: Notes system jetsammed\nat-most: 12\n> open Notes\n")
    for seed in 0..<60 {
      var numbers = SplitMix64(seed: UInt64(seed))
      var course = Course(exercise)
      for _ in 0..<40 {
        let timeline = course.simulation.timeline
        switch numbers.pick(Array(0..<10)) {
        case 0 where timeline.cursor > course.given:
          course.simulation.timeline.move(to: numbers.pick(Array(course.given..<timeline.cursor)))
        case 1: course.simulation.timeline.pass(numbers.pick([1, 500, 6_000]))
        case 2: _ = course.simulation.timeline.perform(.redo)
        default:
          guard
            let action = numbers.pick(exercise.alphabet.moves)
              .action(on: timeline.kernel.device)
          else { continue }
          _ = course.simulation.timeline.perform(.act(action))
        }
        course.follow()
        var fresh = Course(exercise)
        fresh.simulation = course.simulation
        fresh.follow()
        #expect(fresh.attempt.outcome == course.attempt.outcome)
        #expect(fresh.attempt.progress == course.attempt.progress)
        #expect(fresh.attempt.actions == course.attempt.actions)
        #expect(fresh.attempt.reached == course.attempt.reached)
      }
    }
  }
}
