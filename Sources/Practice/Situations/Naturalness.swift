import Lifecycle

/// What a person would do with a device. A question about anything else would teach its oddity.
enum Naturalness {
  /// The words of the actions that situations are made of.
  static let words: Set<String> = [
    "home", "lock", "unlock", "switcher", "open", "choose", "swipe-up", "control-center",
    "notification-center", "system-alert", "call", "accept", "dismiss", "memory-warning", "jetsam",
    "next",
  ]

  static func allows(_ action: Action, on device: Device) -> Bool {
    let situation = device.situation
    guard situation.isOn else { return false }
    if situation.isSwitching || situation.isLocked {
      switch action {
      case .controlCenter, .notificationCenter, .systemAlert, .call, .open, .accept: return false
      case .lock: return !situation.isSwitching
      default: break
      }
    }
    switch action {
    case .memoryWarning(let app):
      return app == nil && device.apps.contains { $0.process == .running }
    case .swipeUp(_, let quickly): return !quickly
    case .abandonUnlock: return false
    // What jetsam sends to an app that executes is disputed.
    case .jetsam(let app): return device[app].process == .suspended
    case .home: return situation.front != .home || situation.hasOverlay
    case .open(let window): return situation.front.card?.contains(window.app) != true
    // One overlay is enough to ask about a second one.
    case .controlCenter, .notificationCenter, .systemAlert, .call:
      return situation.overlays.count < 2
    default: return true
    }
  }
}
