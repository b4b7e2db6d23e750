import Lifecycle
import Sessions
import Texts

/// What happens, as a question describes it. What the device shows is said; what is
/// asked about, such as that an app is suspended, is not.
struct Story {
  let simulation: Simulation

  private var text: SessionText { simulation.text }

  /// A sentence an action.
  func sentences(_ actions: [Action]) -> [String] {
    var kernel = simulation.timeline.kernel
    var log = EventLog()
    return actions.map { action in
      let before = kernel.device
      kernel.send(action, into: &log)
      return sentence(action, on: before, after: kernel.device)
    }
  }

  func sentence(_ action: Action, on device: Device, after: Device) -> String {
    let situation = device.situation
    let overlay = situation.overlays.last
    let name = action.app.map(text.name) ?? ""
    switch action {
    case .open(let window):
      let wasOpened = device.cards.contains { $0.contains(window.app) }
      return localized(wasOpened ? "story.open-again" : "story.open", ["app": name])
    case .home:
      if let overlay { return closing("story.home-closes", overlay) }
      return localized(situation.isSwitching ? "story.home-from-switcher" : "story.home")
    case .accept:
      guard let overlay else { return localized("story.accept") }
      if overlay == .call { return localized("story.answer") }
      return closing("story.accept-overlay", overlay)
    case .dismiss:
      if let overlay {
        return overlay == .call ? localized("story.decline") : closing("story.dismiss", overlay)
      }
      return localized(situation.isSwitching ? "story.leave-switcher" : "story.end-call")
    case .notificationCenter(let full):
      return localized(full ? "story.notification-center-full" : "story.notification-center")
    case .next:
      let time = after.now.milliseconds - device.now.milliseconds
      return localized("story.next", ["time": Seconds.short(UInt32(clamping: time))])
    default:
      let word = text.line(action).prefix { $0 != " " }
      return localized("story.\(word)", ["app": name])
    }
  }

  private func closing(_ key: String, _ overlay: Overlay) -> String {
    localized(key, ["overlay": text.definite(overlay)])
  }
}
