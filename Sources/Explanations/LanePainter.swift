import Lifecycle
import Sessions

/// Draws the lines of a chart one after the other: states change where the log says so.
struct LanePainter {
  private let simulation: Simulation
  private(set) var lanes: [LaneChart.Lane] = []
  private var states: [LaneChart.Level] = []
  private(set) var rows: [LaneChart.Row] = []

  /// Begins before an entry, with the states that apps and scenes have there.
  init(_ simulation: Simulation, from entry: Int) {
    self.simulation = simulation
    let device = simulation.timeline.kernel(before: entry).device
    for app in device.apps {
      set(app.id, 0, LifecycleState(app))
      guard app.kind.architecture == .scenes else { continue }
      for scene in device.scenes(of: app.id) {
        set(app.id, scene.id.number, LifecycleState(scene.state))
      }
    }
  }

  /// An entry, and what it caused and what happened as scheduled after it.
  mutating func add(_ entry: Int, _ shows: (Message) -> Bool) {
    let timeline = simulation.timeline
    let start = timeline.start(of: entry)
    addRow(start, .action(entry))
    if timeline.entries[entry].refusal != nil { addRow(start, .refusal(entry)) }
    let places = timeline.events(beneath: entry)
    var changes = simulation.stateChanges(in: places).sorted { $0.line < $1.line }[...]
    for place in places {
      guard case .message(let message) = timeline.events[place] else { continue }
      while let change = changes.first, change.line <= place {
        set(change.transition)
        changes.removeFirst()
      }
      let scene = message.receiver.isNumbered ? message.number : 0
      _ = lane(message.app, hasScenes(message.app) ? scene : 0, make: true)
      if shows(message) { addRow(message.time, .message(place)) }
    }
    for change in changes { set(change.transition) }
    // What changed without notice after the last message is seen on its line.
    if case .message? = rows.last?.content { rows[rows.count - 1].states = states }
  }

  private mutating func addRow(_ time: Instant, _ content: LaneChart.Row.Content) {
    rows.append(LaneChart.Row(time: time, content: content, states: states))
  }

  private mutating func set(_ transition: Transition) {
    set(transition.app, transition.number, transition.to)
  }

  private func hasScenes(_ app: AppID) -> Bool {
    simulation.timeline.kernel.device[app].kind.architecture == .scenes
  }

  private mutating func set(_ app: AppID, _ scene: UInt16, _ state: LifecycleState) {
    let state = LaneChart.Level(state)
    if let place = lane(app, scene, make: state != .none) { states[place] = state }
  }

  private mutating func lane(_ app: AppID, _ scene: UInt16, make: Bool) -> Int? {
    let wanted = LaneChart.Lane(app: app, scene: scene)
    if let place = lanes.firstIndex(of: wanted) { return place }
    guard make else { return nil }
    lanes.append(wanted)
    states.append(.none)
    return lanes.count - 1
  }
}
