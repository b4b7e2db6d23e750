/// What a release may have or not have as a whole. Rulebooks use the names of the cases.
public enum Feature: UInt8, CaseIterable, Sendable {
  case switcher
  /// An app that leaves the screen goes on in the background.
  case backgroundExecution
  case notificationCenter
  case banners
  case controlCenter
  case splitView
  case scenes
  case fetch
  case backgroundDownloads
  case quickActions
  case silentPush
  case prewarming
  case activities
  /// Locking sends what is in front to the background; without it, locking makes it inactive.
  case lockEntersBackground
  /// An incoming call covers the screen; without it, it is a banner and covers nothing.
  case callCovers
  case siri
  /// Touch ID and Face ID.
  case biometrics
  /// Unlocking is a gesture that can be let go.
  case unlockGesture
  /// Windows that are minimised and brought back.
  case windowing
  /// A scene of its own on an external display.
  case displayScenes
}

/// The features of a release.
public struct FeatureSet: Equatable, Sendable {
  private var bits: UInt32 = 0
  public init() {}
  public func contains(_ feature: Feature) -> Bool { bits & (1 << UInt32(feature.rawValue)) != 0 }
  public mutating func insert(_ feature: Feature) { bits |= 1 << UInt32(feature.rawValue) }
}

/// The numbers of a release: milliseconds, but for memory. Rulebooks use the names of the cases.
public enum Limit: UInt8, CaseIterable, Sendable {
  /// From the background to suspension, where nothing keeps an app running.
  case suspension
  /// What a background task has.
  case backgroundTask
  /// What an app has to take that it leaves the screen.
  case leaving
  /// What an app has to take that it comes to the screen.
  case resuming
  /// What it has to finish launching.
  case launching
  /// From locking to the moment at which protected files are out of reach.
  case dataProtection
  /// What all apps may take together, in megabytes.
  case memory
  /// What one app may take, in megabytes.
  case appMemory
}
