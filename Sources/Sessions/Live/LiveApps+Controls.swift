import Lifecycle
import Texts

// Buttons and text fields that an app's own code shows.
extension LiveApps.MissingControl {
  /// What is wrong, and what could be touched.
  public func sentence(_ text: SessionText) -> String {
    let app = text.name(app)
    if known.isEmpty { return localized("hosting.no-controls", ["app": app]) }
    return localized(
      "hosting.no-control", ["app": app, "name": name, "known": Lists.comma(known)])
  }
}

extension LiveApps {
  /// What the user touches or types reaches the app's own code after the messages of the touch.
  mutating func use(
    _ action: Action, _ detail: String, _ front: AppID?, _ simulation: inout Simulation
  ) {
    let place = simulation.timeline.messagesOfLast.count
    take(
      used(action, detail, front, at: simulation.timeline.kernel.device.now), after: place,
      &simulation)
    handOn(from: place, &simulation)
  }

  func used(
    _ action: Action, _ detail: String, _ front: AppID?, at time: Instant
  ) -> [CodeEvent] {
    guard !detail.isEmpty else { return [] }
    switch action {
    case .touch: return front.flatMap { code(of: $0)?.touch(detail, at: time) } ?? []
    case .edit(let app): return code(of: app)?.type(detail, at: time) ?? []
    default: return []
    }
  }

  func missingControl(
    _ action: Action, _ name: String, on device: Device
  ) -> MissingControl? {
    guard action == .touch, !name.isEmpty, let app = device.visible?.left.app,
      let code = code(of: app), executing.contains(app), !code.controls.contains(name)
    else { return nil }
    return MissingControl(app: app, name: name, known: code.controls)
  }
}
