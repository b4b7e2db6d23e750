import Lifecycle

/// What a lane is in: a state, and whether the app's main thread is blocked in it.
struct LaneState: Equatable {
  var state: LifecycleState
  var isHung = false
}

/// The states of apps and their scenes while the log's rows go by.
struct LaneStates {
  /// Something that happens to the states, and the place in the log where it is seen.
  struct Step {
    enum Content {
      case change(Transition)
      case hang(AppID, Bool)
      /// Entries without a row lie before: these are the states behind them.
      case restart(LaneStates)
    }

    var line: Int
    var content: Content
  }

  private var apps: [LifecycleState]
  private var isHung: [Bool]
  private var hasScenes: [Bool]
  private var scenes: [(id: SceneID, state: LifecycleState)]

  init(_ device: Device) {
    apps = device.apps.map { LifecycleState($0) }
    isHung = device.apps.map { $0.isHung && !$0.isLaunching }
    hasScenes = device.apps.map { $0.kind.architecture == .scenes }
    scenes = device.scenes.map { ($0.id, LifecycleState($0.state)) }
  }

  mutating func follow(_ step: Step) {
    switch step.content {
    case .restart(let states): self = states
    case .change(let change): set(change)
    case .hang(let app, let hangs): isHung[Int(app.raw)] = hangs
    }
  }

  private mutating func set(_ change: Transition) {
    let id = SceneID(app: change.app, number: change.number)
    if change.number == 0 {
      apps[Int(change.app.raw)] = change.to
      if change.to == .notRunning { isHung[Int(change.app.raw)] = false }
    } else if let place = scenes.firstIndex(where: { $0.id == id }) {
      scenes[place].state = change.to
    } else {
      scenes.append((id, change.to))
    }
  }

  /// The lanes that are not empty all the time: one for an app without scenes, else one for each of
  /// its windows, in the order of apps and windows.
  func lanes(_ steps: [Step]) -> [SceneID] {
    var changes: [Transition] = []
    var alive = Set(scenes.filter { $0.state > .unattached }.map(\.id))
    for step in steps {
      switch step.content {
      case .change(let change): changes.append(change)
      case .hang: break
      case .restart(let states):
        alive.formUnion(states.scenes.filter { $0.state > .unattached }.map(\.id))
      }
    }
    var lanes: [SceneID] = []
    for index in apps.indices {
      let app = AppID(UInt8(index))
      let moved = changes.filter { $0.app == app }
      let there = alive.filter { $0.app == app }.map(\.number)
      guard apps[index] > .notRunning || !moved.isEmpty || !there.isEmpty else { continue }
      let numbers = Set(there + moved.map(\.number)).subtracting([0]).sorted()
      if !hasScenes[index] || numbers.isEmpty {
        lanes.append(SceneID(app: app, number: 0))
      } else {
        lanes += numbers.map { SceneID(app: app, number: $0) }
      }
    }
    return lanes
  }

  func state(_ lane: SceneID, among lanes: [SceneID]) -> LaneState {
    let state = lifecycleState(lane, among: lanes)
    return LaneState(state: state, isHung: isHung[Int(lane.app.raw)] && state >= .background)
  }

  /// Its scene's, while it is connected; else its app's, in the app's first lane.
  private func lifecycleState(_ lane: SceneID, among lanes: [SceneID]) -> LifecycleState {
    let app = apps[Int(lane.app.raw)]
    if lane.number == 0 || app <= .notRunning || app == .suspended { return app }
    let scene = scenes.first { $0.id == lane }?.state ?? .absent
    if scene > .unattached { return scene }
    let isFirst = lanes.first { $0.app == lane.app } == lane
    let hasOther = scenes.contains { $0.id.app == lane.app && $0.state > .unattached }
    return isFirst && !hasOther ? app : .absent
  }
}
