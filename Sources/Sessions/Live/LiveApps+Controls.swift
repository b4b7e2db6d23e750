import Lifecycle
import Texts

// Buttons and text fields that an app's own code shows.
extension LiveApps.MissingControl {
  /// The error, and the controls that exist.
  public func sentence(_ text: SessionText) -> String {
    let app = text.name(app)
    if known.isEmpty { return localized("hosting.no-controls", ["app": app]) }
    return localized(
      "hosting.no-control", ["app": app, "name": name, "known": Lists.comma(known)])
  }
}

extension LiveApps {
  /// What the user touches or types reaches the app's own code after the messages of the touch.
  mutating func use(_ action: Action, _ detail: String, _ simulation: inout Simulation) {
    let events = simulation.timeline.eventsOfLast
    let messages = events.messages
    let now = simulation.timeline.kernel.device.now
    take(used(action, detail, messages, at: now), after: messages.count, &simulation)
    handOn(from: events.count, &simulation)
  }

  /// `messages` are those of the touch: where none reached a view, the app ignored it.
  func used(
    _ action: Action, _ detail: String, _ messages: some Sequence<Message>, at time: Instant
  ) -> [CodeEvent] {
    guard !detail.isEmpty else { return [] }
    switch action {
    case .touch:
      guard let window = LiveApps.touched(messages) else { return [] }
      return code(of: window.app)?.touch(detail, in: window.number, at: time) ?? []
    case .edit(let app): return code(of: app)?.type(detail, at: time) ?? []
    default: return []
    }
  }

  /// The window whose view received the touch.
  private static func touched(_ messages: some Sequence<Message>) -> SceneID? {
    messages.first { $0.receiver == .view }.map { SceneID(app: $0.app, number: $0.number) }
  }

  func missingControl(
    _ action: Action, _ name: String, on device: Device
  ) -> MissingControl? {
    guard case .touch(let side) = action, !name.isEmpty, let card = device.visible,
      let window = side == .left ? card.left : card.right,
      let code = code(of: window.app), executing.contains(window.app)
    else { return nil }
    let known = code.controls(of: window.number)
    return known.contains(name) ? nil : MissingControl(app: window.app, name: name, known: known)
  }
}
