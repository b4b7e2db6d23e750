import Lifecycle
import Sessions
import Testing
import TextFiles

@testable import Exercises

/// What apps' own code did is part of a session: attempts and grades count it.
@Suite struct AnsweredCodeTests {
  private static let notes = AppID(0)
  private static let header = "os: 14\napp: Notes scenes\napp: Mail scenes\n"
  private static let open = """
    > open Notes
      Notes appDelegate application(_:didFinishLaunchingWithOptions:)
      Notes sceneDelegate#1 scene(_:willConnectTo:options:)
      Notes sceneDelegate#1 sceneWillEnterForeground(_:)
      Notes sceneDelegate#1 sceneDidBecomeActive(_:)

    """

  private func parsed(
    _ lines: String, _ header: String = AnsweredCodeTests.header
  ) throws -> SessionFile {
    try SessionParser.parse(
      SourceFile(name: "", text: header + lines), library: ExerciseTests.library)
  }

  private func exercise(_ lines: String) throws -> Exercise {
    try #require(try Exercise(try parsed(lines), library: ExerciseTests.library))
  }

  // MARK: - Attempts

  /// Code that does something after the attempt was looked at counts, too.
  @Test func anAttemptSeesWhatCodeDid() throws {
    let exercise = try exercise("goal: Notes not-running\n" + AnsweredCodeTests.open)
    var simulation = exercise.start
    let given = simulation.timeline.cursor
    var attempt = Attempt(exercise)
    func follow() { attempt.follow(simulation.timeline.entries[given...], sinceEntry: 0) }
    _ = simulation.timeline.perform(.act(.home))
    follow()
    #expect(attempt.outcome == .open)
    simulation.timeline.observe(Observation(.crash(AnsweredCodeTests.notes), after: 1))
    follow()
    #expect(attempt.outcome == .solved)
    #expect(attempt.kernel.device == simulation.timeline.kernel.device)
  }

  // MARK: - Grades

  private func grade(_ answer: String, _ exercise: Exercise) throws -> Grade {
    Grade(try parsed(answer), of: exercise)
  }

  /// The exercise's own code is done, whether the answer repeats it or not.
  @Test func theCodeOfTheExerciseIsDone() throws {
    let given =
      AnsweredCodeTests.open + """
        > home
          Notes sceneDelegate#1 sceneWillResignActive(_:)
        < begin Notes task

        """
    let exercise = try exercise("goal: Notes background\ngoal: Mail active\n" + given)
    let actions = "> open Notes\n> home\n"
    #expect(try grade(actions + "> wait 10\n> open Mail\n", exercise).isSolved)
    #expect(try grade(given + "> wait 10\n> open Mail\n", exercise).isSolved)
    #expect(try !grade(given + "> wait 40\n> open Mail\n", exercise).isSolved)
  }

  @Test func theCodeOfAnAnswerIsDone() throws {
    let exercise = try exercise(
      "goal: Notes suspended\nallow: user time code\n" + AnsweredCodeTests.open)
    let leaves =
      AnsweredCodeTests.open + """
        > home
          Notes sceneDelegate#1 sceneWillResignActive(_:)
        < begin Notes task
          Notes sceneDelegate#1 sceneDidEnterBackground(_:)

        """
    #expect(try !grade(leaves + "> wait 10\n", exercise).isSolved)
    #expect(try grade(leaves + "< end Notes task\n> wait 10\n", exercise).isSolved)
    let crash = try self.exercise(
      "goal: Notes not-running\nallow: user code\n" + AnsweredCodeTests.open)
    #expect(try grade(AnsweredCodeTests.open + "> home\n  ...\n< crash Notes\n", crash).isSolved)
  }

  /// Code must not do what the exercise does not allow, or what cannot be done.
  @Test func codeThatIsNotAllowedIsAMistake() throws {
    let exercise = try exercise("goal: Notes not-running\n" + AnsweredCodeTests.open)
    let grade = try grade(AnsweredCodeTests.open + "> home\n  ...\n< crash Notes\n", exercise)
    #expect(!grade.isSolved)
    #expect(grade.mistakes.map(\.text) == ["'crash' is not allowed in this exercise."])
    #expect(grade.mistakes.map(\.line) == [11])
    let free = try self.exercise(
      "goal: Notes not-running\nallow: user code\n" + AnsweredCodeTests.open)
    let other = try self.grade(AnsweredCodeTests.open + "> home\n  ...\n< crash Mail\n", free)
    #expect(other.mistakes.first?.text.hasPrefix("'< crash Mail' could not be done: Mail") == true)
    // An app whose code is the learner's own does what it does.
    let header = "os: 14\napp: Notes scenes host:Notes\n"
    let own = try #require(
      try Exercise(
        try parsed("goal: Notes not-running\n" + AnsweredCodeTests.open, header),
        library: ExerciseTests.library))
    let crash = try parsed(AnsweredCodeTests.open + "> home\n  ...\n< crash Notes\n", header)
    #expect(Grade(crash, of: own).isSolved)
  }
}
