import Lifecycle

/// The states of all apps and scenes: read from a device, or put together from its changes.
struct States: Equatable {
  private var all: [SceneID: LifecycleState] = [:]

  init(_ device: Device) {
    for app in device.apps {
      all[SceneID(app: app.id, number: 0)] = LifecycleState(app)
      guard app.kind.architecture == .scenes else { continue }
      for scene in device.scenes(of: app.id) { all[scene.id] = LifecycleState(scene.state) }
    }
  }

  /// What is wrong with a change, given all before it.
  mutating func apply(_ transition: Transition) -> String? {
    let id = SceneID(app: transition.app, number: transition.number)
    let before = all[id] ?? .absent
    all[id] = transition.to == .absent ? nil : transition.to
    if transition.from == transition.to { return "\(id) does not change" }
    return transition.from == before ? nil : "\(id) is \(before), not \(transition.from)"
  }
}
