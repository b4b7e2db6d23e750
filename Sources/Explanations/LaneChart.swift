import Lifecycle
import Rulebooks
import Sessions

/// The course of a session as a picture: time runs down, and each app and scene has a lane in which
/// its state is seen. The picture to look at when the lesson is over.
public struct LaneChart: Sendable {
  /// An app's lane, or with a number the lane of one of its scenes.
  public struct Lane: Hashable, Sendable {
    public var app: AppID
    public var scene: UInt16
  }

  /// What a lane is in. An app without scenes goes through the same states as a scene.
  public enum State: UInt8, Sendable { case none, suspended, background, inactive, active }

  /// One line of the picture.
  public struct Row: Sendable {
    /// What the line tells.
    public enum Content: Equatable, Sendable {
      /// An entry of the timeline.
      case action(Int)
      case refusal(Int)
      /// A message of the timeline.
      case message(Int)
    }

    public var time: Instant
    public var content: Content
    /// The states of all lanes after it, in their order.
    public var states: [State]
  }

  public private(set) var lanes: [Lane] = []
  public private(set) var rows: [Row] = []

  /// Draws the last entries of a session, up to where it stands; those before are only run. `shows`
  /// says which messages have a line.
  public init(_ simulation: Simulation, last count: Int = 2_000, shows: (Message) -> Bool) {
    let past = simulation.timeline.past
    let first = max(0, past.count - count)
    var run = Simulation(simulation.setup, rules: simulation.rules)
    var painter = Painter(simulation.rules)
    for (index, entry) in past.enumerated() {
      if index == first { painter.updateLanes(run.timeline.kernel.device) }
      let before = run.timeline.messages.count
      run.timeline.pass(entry.delay)
      let start = run.timeline.messages.count
      // An action that lets time pass stands where it began.
      let time = run.timeline.kernel.device.now
      _ = run.timeline.perform(.act(entry.step, detail: entry.detail))
      guard index >= first else { continue }
      // What fell due before stands beneath the entry before.
      painter.add(before..<start, of: run.timeline, shows)
      painter.rows.append(
        Row(time: time, content: .action(index), states: painter.states))
      if entry.refusal != nil {
        painter.rows.append(
          Row(time: time, content: .refusal(index), states: painter.states))
      }
      painter.add(start..<run.timeline.messages.count, of: run.timeline, shows)
      painter.updateLanes(run.timeline.kernel.device)
    }
    let end = run.timeline.messages.count
    run.timeline.pass(simulation.timeline.sinceEntry)
    painter.add(end..<run.timeline.messages.count, of: run.timeline, shows)
    painter.updateLanes(run.timeline.kernel.device)
    lanes = painter.lanes
    // Lanes that began later have been nothing before.
    rows = painter.rows.map { row in
      var row = row
      row.states += Array(repeating: .none, count: lanes.count - row.states.count)
      return row
    }
    sort()
  }

  /// Each app's lane, and behind it those of its scenes.
  private mutating func sort() {
    let order = lanes.indices.sorted {
      (lanes[$0].app.raw, lanes[$0].scene) < (lanes[$1].app.raw, lanes[$1].scene)
    }
    lanes = order.map { lanes[$0] }
    for index in rows.indices {
      let states = rows[index].states
      rows[index].states = order.map { states[$0] }
    }
  }
}

/// Follows the states through the messages: within one action the device is not asked.
private struct Painter {
  let rules: ReleaseRules
  var lanes: [LaneChart.Lane] = []
  var states: [LaneChart.State] = []
  var rows: [LaneChart.Row] = []

  init(_ rules: ReleaseRules) { self.rules = rules }

  mutating func add(
    _ range: Range<Int>, of timeline: Timeline, _ shows: (Message) -> Bool
  ) {
    for index in range {
      let message = timeline.messages[index]
      follow(message, timeline.kernel.device)
      guard shows(message) else { continue }
      rows.append(
        LaneChart.Row(time: message.time, content: .message(index), states: states))
    }
  }

  /// Where every lane stands now.
  mutating func updateLanes(_ device: Device) {
    for app in device.apps {
      if app.process == .notRunning, lane(app.id, 0, make: false) == nil { continue }
      set(app.id, 0, LaneChart.State(app))
      guard app.kind.architecture == .scenes else { continue }
      for scene in device.scenes(of: app.id) {
        set(app.id, scene.id.number, LaneChart.State(scene.state))
      }
    }
    for index in lanes.indices where lanes[index].scene > 0 {
      let id = SceneID(app: lanes[index].app, number: lanes[index].scene)
      if device.scene(id) == nil { states[index] = .none }
    }
  }

  private mutating func follow(_ message: Message, _ device: Device) {
    let hasScenes = device[message.app].kind.architecture == .scenes
    if message.receiver == .system { follow(word: message, device) }
    let scene = hasScenes && message.receiver.isNumbered ? message.number : 0
    let place = lane(message.app, scene, make: true) ?? 0
    guard let state = rules[message.rule]?.stateAfter else { return }
    // A step of a scene's path; its notifications are told with it.
    if scene > 0 || !hasScenes { states[place] = state }
    if scene > 0 { raise(message.app) }
  }

  private mutating func follow(word message: Message, _ device: Device) {
    switch rules.messages[message.selector].selector {
    case "suspended": set(message.app, 0, .suspended)
    case "launched", "resumed", "woken": set(message.app, 0, LaneChart.State(message))
    case "terminated", "killed", "jetsammed", "crashed":
      for index in lanes.indices where lanes[index].app == message.app { states[index] = .none }
    case "sessionDiscarded":
      // The window of a suspended app goes without a message.
      for index in lanes.indices where lanes[index].app == message.app && lanes[index].scene > 0 {
        let id = SceneID(app: message.app, number: lanes[index].scene)
        if device.scene(id) == nil { states[index] = .none }
      }
    default: break
    }
  }

  /// An app is as high as the highest of its scenes.
  private mutating func raise(_ app: AppID) {
    var highest = LaneChart.State.background
    for index in lanes.indices where lanes[index].app == app && lanes[index].scene > 0 {
      if states[index].rawValue > highest.rawValue { highest = states[index] }
    }
    set(app, 0, highest)
  }

  private mutating func set(_ app: AppID, _ scene: UInt16, _ state: LaneChart.State) {
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

extension LaneChart.State {
  init(_ app: App) {
    switch app.process {
    case .notRunning: self = .none
    case .suspended: self = .suspended
    case .running: self = LaneChart.State(app.state)
    }
  }

  init(_ message: Message) { self = LaneChart.State(message.applicationState) }

  init(_ state: ApplicationState) {
    switch state {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    }
  }

  init(_ state: ActivationState) {
    switch state {
    case .unattached: self = .none
    case .background: self = .background
    case .foregroundInactive: self = .inactive
    case .foregroundActive: self = .active
    }
  }
}

extension Rule {
  /// The state that a scene is in after a step of the path; nil for every other rule.
  fileprivate var stateAfter: LaneChart.State? {
    switch trigger {
    case .connect, .didEnterBackground: .background
    case .willEnterForeground, .enteredForeground, .willResignActive: .inactive
    case .didBecomeActive: .active
    case .didDisconnect: LaneChart.State.none
    default: nil
    }
  }
}
