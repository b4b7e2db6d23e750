import Explanations
import Lifecycle
import Sessions
import Texts

/// The ways that the apps and scenes of a session went between their states.
struct StateTransitions {
  /// What led from a state to another, in the action of that number, from 1.
  struct Cause {
    var text: String
    var step: Int
  }

  /// From a state to another, and what led there each time that it was something else.
  struct Way {
    var from: LaneChart.Level
    var to: LaneChart.Level
    var causes: [Cause]
  }

  /// The ways of an app or a scene, in the order in which they were first taken.
  struct Lane {
    var name: String
    var ways: [Way] = []
    /// The state before the first action, and after each.
    var states = [LaneChart.Level.none]
    /// The state at the session's end.
    var last: LaneChart.Level { states[states.count - 1] }
  }

  private(set) var lanes: [Lane]

  init(_ export: SessionExport) {
    let simulation = export.simulation
    let chart = LaneChart(simulation, last: .max, shows: export.shows)
    lanes = chart.lanes.map { lane in
      Lane(name: simulation.text.name(lane.app) + (lane.scene > 0 ? "#\(lane.scene)" : ""))
    }
    for entry in simulation.timeline.past.indices {
      for place in lanes.indices { lanes[place].states.append(lanes[place].last) }
      for change in simulation.stateChanges(in: simulation.timeline.events(beneath: entry)) {
        let transition = change.transition
        let lane = LaneChart.Lane(app: transition.app, scene: transition.number)
        guard let place = chart.lanes.firstIndex(of: lane) else { continue }
        let cause = StateTransitions.cause(of: change, entry, simulation, shows: export.shows)
        lanes[place].addWay(
          LaneChart.Level(transition.to), StateTransitions.Cause(text: cause, step: entry + 1))
      }
    }
  }

  /// The message that reports a change, or the action if no shown message does.
  private static func cause(
    of change: StateChange, _ entry: Int, _ simulation: Simulation, shows: (Message) -> Bool
  ) -> String {
    if let place = change.message, shows(simulation.timeline.message(at: place)) {
      let name = shortened(simulation.selector(simulation.timeline.message(at: place)))
      return DisputedMark.marked(name, if: simulation.isDisputed(messageAt: place))
    }
    let action = simulation.timeline.entries[entry]
    return simulation.text.line(.act(action.step, detail: action.detail))
  }

  /// A selector's name and its first argument that has one.
  private static func shortened(_ selector: String) -> String {
    let parts = selector.split { "(:)".contains($0) }.filter { $0 != "_" }
    return parts.prefix(2).joined(separator: " ")
  }
}

extension StateTransitions.Lane {
  fileprivate mutating func addWay(_ state: LaneChart.Level, _ cause: StateTransitions.Cause) {
    if state == last { return }
    defer { states[states.count - 1] = state }
    guard let known = ways.firstIndex(where: { $0.from == last && $0.to == state }) else {
      ways.append(StateTransitions.Way(from: last, to: state, causes: [cause]))
      return
    }
    if !ways[known].causes.contains(where: { $0.text == cause.text }) {
      ways[known].causes.append(cause)
    }
  }
}
