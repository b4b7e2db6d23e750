import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Exploring

/// What apps' own code did is part of a session: coverage and what an app can know count it.
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

  private func parsed(_ lines: String) throws -> SessionFile {
    try SessionParser.parse(
      SourceFile(name: "", text: CodeTests.header + lines), library: StateSpaceTests.library)
  }

  private func run(_ lines: String) throws -> Simulation {
    let file = try parsed(lines)
    var run = SessionRun(try Simulation(file.setup, library: StateSpaceTests.library))
    run.run(file) { done, _ in #expect(done.code.allSatisfy { $0.refusal == nil }) }
    return run.simulation
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
