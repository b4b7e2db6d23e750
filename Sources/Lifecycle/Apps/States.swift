/// What the system does with an app's process. UIKit has no type for it, and taking it for
/// `UIApplication.State` is the commonest mistake of the tutorials.
public enum ProcessState: UInt8, Sendable {
  case notRunning
  case running
  /// In memory, and not executing.
  case suspended
}

/// `UIApplication.State`: the highest of the states of an app's scenes.
public enum ApplicationState: UInt8, Sendable, Comparable {
  case background
  case inactive
  case active

  public static func < (left: ApplicationState, right: ApplicationState) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// `UIScene.ActivationState`, in the order of the one path between them. An app without scenes
/// walks the same path with its one window.
public enum ActivationState: UInt8, Sendable, Comparable {
  case unattached
  case background
  case foregroundInactive
  case foregroundActive

  public static func < (left: ActivationState, right: ActivationState) -> Bool {
    left.rawValue < right.rawValue
  }

  public var isForeground: Bool { self >= .foregroundInactive }
}
