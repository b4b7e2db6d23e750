import Lifecycle

extension AppTraits {
  /// What only a SwiftUI app's code can have.
  static let swiftUIOnly = [
    "delegate-adaptor", "scene-storage", "app-storage", "background-task-modifier",
  ]

  /// Whether its own code has an object of that kind. SwiftUI has an app delegate and a scene
  /// delegate of its own in front of those of the developer.
  public func has(_ receiver: Receiver) -> Bool {
    if receiver == .notificationDelegate { return has(flag: "notification-delegate") }
    if receiver == .taskHandler { return !kind.tasks.isEmpty }
    guard isSwiftUI else { return !receiver.isOfSwiftUI }
    let hasDelegate = optional.contains("delegate-adaptor")
    switch receiver {
    case .appDelegate: return hasDelegate
    // The configuration that its delegate returns names the class.
    case .sceneDelegate: return hasDelegate && optional.contains("configuration-for-connecting")
    case .viewController, .presentedViewController: return false
    case .application, .window, .view, .notification, .system, .app, .contentView,
      .notificationDelegate, .taskHandler:
      return true
    }
  }
}
