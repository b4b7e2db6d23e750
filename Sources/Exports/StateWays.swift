import Explanations
import Lifecycle
import Sessions

/// The ways that the apps and scenes of a session went between their states.
struct StateWays {
  /// From a state to another, and what led there each time that it was something else.
  struct Way {
    var from: LaneChart.State
    var to: LaneChart.State
    var causes: [String]
  }

  /// The ways of an app or a scene, in the order in which they were first taken.
  struct Lane {
    var name: String
    var ways: [Way] = []
    /// The state at the session's end.
    var last = LaneChart.State.none
  }

  private(set) var lanes: [Lane]

  init(_ export: SessionExport) {
    let simulation = export.simulation
    let chart = LaneChart(simulation, last: .max, shows: export.shows)
    lanes = chart.lanes.map { lane in
      Lane(name: simulation.text.name(lane.app) + (lane.scene > 0 ? "#\(lane.scene)" : ""))
    }
    for row in chart.rows {
      let changed = lanes.indices.filter { row.states[$0] != lanes[$0].last }
      if changed.isEmpty { continue }
      let cause = StateWays.cause(row.content, simulation)
      for lane in changed { lanes[lane].addWay(row.states[lane], cause) }
    }
  }

  private static func cause(_ content: LaneChart.Row.Content, _ simulation: Simulation) -> String {
    switch content {
    case .action(let entry), .refusal(let entry):
      let step = simulation.timeline.entries[entry]
      return simulation.text.line(.act(step.step, detail: step.detail))
    case .message(let index):
      return shortened(simulation.selector(simulation.timeline.message(at: index)))
    }
  }

  /// A selector's name and its first argument that has one.
  private static func shortened(_ selector: String) -> String {
    let parts = selector.split { "(:)".contains($0) }.filter { $0 != "_" }
    return parts.prefix(2).joined(separator: " ")
  }
}

extension StateWays.Lane {
  fileprivate mutating func addWay(_ state: LaneChart.State, _ cause: String) {
    defer { last = state }
    guard let known = ways.firstIndex(where: { $0.from == last && $0.to == state }) else {
      ways.append(StateWays.Way(from: last, to: state, causes: [cause]))
      return
    }
    if !ways[known].causes.contains(cause) { ways[known].causes.append(cause) }
  }
}
