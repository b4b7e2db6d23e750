import Lifecycle

/// A state in the gutter of the log, and whether the app's main thread is blocked in it.
struct GutterState: Equatable {
  var state: LifecycleState
  var isHung = false
}

/// The states of apps and their scenes, row by row of the log.
struct GutterStates {
  /// Something that happens to the states, and the place in the log where it is seen.
  struct Step {
    enum Content {
      case change(Transition)
      case hang(AppID, Bool)
      /// The states after entries that have no row.
      case restart(GutterStates)
    }

    var line: Int
    /// Where it happens: the device has it from there on.
    var place: Int
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
    case .change(let change): set(SceneID(app: change.app, number: change.number), change.to)
    case .hang(let app, let hangs): isHung[Int(app.raw)] = hangs
    }
  }

  /// The states before steps that led to these; nil where the steps do not say them: whether a
  /// process that ended was blocked, or one that runs on was launching.
  func before(_ steps: [Step]) -> GutterStates? {
    var states = self
    for step in steps.reversed() {
      switch step.content {
      case .change(let change):
        if change.number == 0, change.to == .notRunning { return nil }
        states.set(SceneID(app: change.app, number: change.number), change.from)
      case .hang(let app, true): states.isHung[Int(app.raw)] = false
      case .hang(_, false), .restart: return nil
      }
    }
    return states
  }

  /// The number 0 means the app as a whole.
  private mutating func set(_ id: SceneID, _ state: LifecycleState) {
    if id.number == 0 {
      apps[Int(id.app.raw)] = state
      if state == .notRunning { isHung[Int(id.app.raw)] = false }
    } else if let place = scenes.firstIndex(where: { $0.id == id }) {
      scenes[place].state = state
    } else {
      scenes.append((id, state))
    }
  }

  /// The lanes that are not empty all the time: one for an app without scenes, else one for each of
  /// its windows, in the order of apps and windows.
  func lanes(_ steps: [Step]) -> [SceneID] {
    var isThere = apps.map { $0 > .notRunning }
    var windows: [SceneID] = []
    func add(_ id: SceneID) {
      isThere[Int(id.app.raw)] = true
      if id.number > 0, !windows.contains(id) { windows.append(id) }
    }
    func addScenes(of states: GutterStates) {
      for scene in states.scenes where scene.state > .unattached { add(scene.id) }
    }
    addScenes(of: self)
    for step in steps {
      switch step.content {
      case .change(let change): add(SceneID(app: change.app, number: change.number))
      case .hang: break
      case .restart(let states): addScenes(of: states)
      }
    }
    var lanes: [SceneID] = []
    for index in apps.indices where isThere[index] {
      let app = AppID(UInt8(index))
      let own = hasScenes[index] ? windows.filter { $0.app == app } : []
      lanes +=
        own.isEmpty
        ? [SceneID(app: app, number: 0)] : own.sorted { $0.number < $1.number }
    }
    return lanes
  }

  func state(_ lane: SceneID, among lanes: [SceneID]) -> GutterState {
    let state = lifecycleState(lane, among: lanes)
    return GutterState(state: state, isHung: isHung[Int(lane.app.raw)] && state >= .background)
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
