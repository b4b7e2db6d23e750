import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Testing

/// The picture of a session tells the truth: what its lanes show is what the device was in.
@Suite struct LaneChartTests {
  /// Runs a scenario to its end.
  private func simulation(_ path: String) throws -> Simulation {
    let library = try Library()
    let scenario = try #require(ScenarioTests.scenarios.first { $0.path == path })
    let session = try SessionParser.parse(scenario.file, library: library)
    var simulation = try Simulation(session.setup, library: library)
    for line in session.lines {
      guard case .action(let action) = line.content else { continue }
      simulation.timeline.pass(action.delay)
      _ = simulation.timeline.perform(action.step)
    }
    return simulation
  }

  @Test(arguments: ScenarioTests.scenarios.map(\.path))
  func lanesEndWhereTheDeviceIs(path: String) throws {
    let simulation = try simulation(path)
    let chart = LaneChart(simulation) { _ in true }
    guard let last = chart.rows.last else { return }
    let device = simulation.timeline.kernel.device
    for (lane, state) in zip(chart.lanes, last.states) {
      let isThere = device[lane.app].process != .notRunning
      if lane.scene == 0 {
        let isSuspended = device[lane.app].process == .suspended
        #expect((state == .none) == !isThere, "\(path): \(lane) is \(state)")
        #expect((state == .suspended) == isSuspended, "\(path): \(lane) is \(state)")
      } else {
        let scene = device.scene(SceneID(app: lane.app, number: lane.scene))
        let isConnected = scene.map { $0.state != .unattached } ?? false
        #expect((state == .none) == !isConnected, "\(path): \(lane) is \(state)")
        #expect((state == .active) == (scene?.state == .foregroundActive), "\(path): \(lane)")
      }
    }
  }

  /// A picture of the last action alone begins with what ran before.
  @Test func theLastActionHasTheLanesOfBefore() throws {
    let simulation = try simulation("1-first-steps/touch")
    let whole = LaneChart(simulation) { _ in true }
    let last = LaneChart(simulation, last: 1) { _ in true }
    #expect(last.lanes == whole.lanes)
    #expect(last.rows.last?.states == whole.rows.last?.states)
    #expect(last.rows.last?.states.contains(.active) == true)
  }

  /// A session begins with nothing that runs, and an action's line shows what was before it.
  @Test(arguments: ScenarioTests.scenarios.map(\.path))
  func lanesBeginWithNothing(path: String) throws {
    let first = LaneChart(try simulation(path)) { _ in true }.rows.first
    #expect(first?.states.allSatisfy { $0 == .none } ?? true)
  }

  /// Within an action the lanes follow the messages; where it ends they are where the device is.
  @Test(arguments: ScenarioTests.scenarios.map(\.path))
  func messagesLeadToTheNextAction(path: String) throws {
    let simulation = try simulation(path)
    // What hangs is moved along and told later: until then nothing is seen of it.
    let hangs = simulation.timeline.past.contains {
      if case .hang = $0.step { true } else { false }
    }
    let isSlow = simulation.setup.apps.contains { $0.traits.kind.launchTime > 0 }
    if hangs || isSlow { return }
    let rows = LaneChart(simulation) { _ in true }.rows
    for (row, next) in zip(rows, rows.dropFirst()) {
      guard case .message(let index) = row.content, case .action = next.content else { continue }
      let line = simulation.line(simulation.timeline.message(at: index))
      #expect(row.states == next.states, "\(path): after \(line)")
    }
  }
}
