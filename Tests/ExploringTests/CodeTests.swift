import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Exploring

/// What apps' own code did is part of a session: attempts, grades, coverage and what an app can
/// know count it.
@Suite struct CodeTests {
  private static let notes = AppID(0)
  private static let header = "os: 14\napp: Notes scenes\napp: Mail scenes\n"
  private static let open = """
    > open Notes
      Notes appDelegate application(_:didFinishLaunchingWithOptions:)
      Notes sceneDelegate#1 scene(_:willConnectTo:options:)
      Notes sceneDelegate#1 sceneWillEnterForeground(_:)
      Notes sceneDelegate#1 sceneDidBecomeActive(_:)

    """
  /// Notes crashes while it leaves, so it receives only the first message.
  private static let crashes =
    open + "> home\n  Notes sceneDelegate#1 sceneWillResignActive(_:)\n< crash Notes\n"

  private func parsed(
    _ lines: String, _ header: String = CodeTests.header
  ) throws -> SessionFile {
    try SessionParser.parse(
      SourceFile(name: "", text: header + lines), library: StateSpaceTests.library)
  }

  private func run(_ lines: String) throws -> Simulation {
    let file = try parsed(lines)
    var run = SessionRun(try Simulation(file.setup, library: StateSpaceTests.library))
    run.run(file) { done, _ in #expect(done.code.allSatisfy { $0.refusal == nil }) }
    return run.simulation
  }

  private func exercise(_ lines: String) throws -> Exercise {
    try #require(try Exercise(try parsed(lines), library: StateSpaceTests.library))
  }

  // MARK: - Attempts

  /// Code that does something after the attempt was looked at counts, too.
  @Test func anAttemptSeesWhatCodeDid() throws {
    let exercise = try exercise("goal: Notes not-running\n" + CodeTests.open)
    var simulation = exercise.start
    let given = simulation.timeline.cursor
    var attempt = Attempt(exercise)
    func follow() { attempt.follow(simulation.timeline.entries[given...], sinceEntry: 0) }
    _ = simulation.timeline.perform(.act(.home))
    follow()
    #expect(attempt.outcome == .open)
    simulation.timeline.observe(Observation(.crash(CodeTests.notes), after: 1))
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
      CodeTests.open + """
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
      "goal: Notes suspended\nallow: user time code\n" + CodeTests.open)
    let leaves =
      CodeTests.open + """
        > home
          Notes sceneDelegate#1 sceneWillResignActive(_:)
        < begin Notes task
          Notes sceneDelegate#1 sceneDidEnterBackground(_:)

        """
    #expect(try !grade(leaves + "> wait 10\n", exercise).isSolved)
    #expect(try grade(leaves + "< end Notes task\n> wait 10\n", exercise).isSolved)
    let crash = try self.exercise(
      "goal: Notes not-running\nallow: user code\n" + CodeTests.open)
    #expect(try grade(CodeTests.open + "> home\n  ...\n< crash Notes\n", crash).isSolved)
  }

  /// Code must not do what the exercise does not allow, or what cannot be done.
  @Test func codeThatIsNotAllowedIsAMistake() throws {
    let exercise = try exercise("goal: Notes not-running\n" + CodeTests.open)
    let grade = try grade(CodeTests.open + "> home\n  ...\n< crash Notes\n", exercise)
    #expect(!grade.isSolved)
    #expect(grade.mistakes.map(\.text) == ["'crash' is not allowed in this exercise."])
    #expect(grade.mistakes.map(\.line) == [11])
    let free = try self.exercise("goal: Notes not-running\nallow: user code\n" + CodeTests.open)
    let other = try self.grade(CodeTests.open + "> home\n  ...\n< crash Mail\n", free)
    #expect(other.mistakes.first?.text.hasPrefix("'< crash Mail' could not be done: Mail") == true)
    // An app whose code is the learner's own does what it does.
    let header = "os: 14\napp: Notes scenes host:Notes\n"
    let own = try #require(
      try Exercise(
        try parsed("goal: Notes not-running\n" + CodeTests.open, header),
        library: StateSpaceTests.library))
    let crash = try parsed(CodeTests.open + "> home\n  ...\n< crash Notes\n", header)
    #expect(Grade(crash, of: own).isSolved)
  }

  // MARK: - Coverage

  @Test func coverageCountsWhatCodeDid() throws {
    func exercised(_ lines: String) throws -> [String] {
      var coverage = try Coverage(Release(14), on: .iPhone, library: StateSpaceTests.library)
      try coverage.add(try parsed("device: iPhone\n" + lines))
      return try coverage.rows(Coverage.Bounds(mostActions: 0, mostStates: 1))
        .filter(\.isExercised).map(\.item.name)
    }
    #expect(try !exercised(CodeTests.open).contains("system crashed"))
    #expect(try exercised(CodeTests.open + "< crash Notes\n").contains("system crashed"))
    // What comes later is sent to another device.
    let wakes = "> open Notes\n  ...\n< crash Notes\n> open Notes\n"
    #expect(
      try exercised(wakes) == exercised("> open Notes\n> crash Notes\n> open Notes\n"))
  }

  // MARK: - What an app can know

  private func conditions(_ knowledge: AppKnowledge) throws -> [KnowledgeSpace.Condition] {
    knowledge.conditions(try #require(knowledge.belief)).map(\.condition)
  }

  @Test func knowledgeFollowsWhatCodeDid() throws {
    let crashed = try run(CodeTests.open + "< crash Notes\n")
    let plain = try run(CodeTests.open)
    let start = try Simulation(plain.setup, library: StateSpaceTests.library).timeline.kernel
    var knowledge = AppKnowledge(CodeTests.notes, of: start)
    knowledge.follow(plain.timeline)
    #expect(try conditions(knowledge) == [.active])
    // The same action, during which the app crashed: what was followed is done again.
    knowledge.follow(crashed.timeline)
    #expect(try conditions(knowledge).contains(.ended))
    knowledge.follow(plain.timeline)
    #expect(try conditions(knowledge) == [.active])

    // The message that the app takes no more is not received, nor is what a process that has ended
    // would receive.
    let launch = try #require(knowledge.belief?.last)
    knowledge.follow(try run(CodeTests.crashes).timeline)
    #expect(knowledge.belief?.last?.bytes.count == Received.length)
    knowledge.follow(try run(CodeTests.open + "< crash Notes\n> open Mail\n").timeline)
    knowledge.follow(try run(CodeTests.open + "< crash Notes\n> lock\n").timeline)
    #expect(knowledge.belief?.last == launch)
  }

  @Test func theReportCountsWhatCodeDid() throws {
    let file = try parsed(CodeTests.crashes)
    let alike = try #require(
      try Alike(file, app: CodeTests.notes, library: StateSpaceTests.library))
    #expect(
      alike.received.last?.map(alike.simulation.selector) == ["sceneWillResignActive(_:)"])
    let conditions = alike.belief.conditions(alike.space).map(\.condition)
    #expect(conditions.contains(.ended) && conditions.contains(.inactive))
    // By the other overlays, too, and not by leaving.
    let causes = SameMessages.causes(insteadOf: 1, for: CodeTests.notes, in: alike.simulation)
    #expect(causes.contains("control-center"))
  }
}
