/// What is fixed about an app while it is installed. The kernel does not know its name.
public struct AppKind: Hashable, Sendable {
  /// Which delegates receive the life cycle of its interface.
  public enum Architecture: UInt8, Sendable { case appDelegate, scenes }

  public var architecture: Architecture
  /// `UIApplicationSupportsMultipleScenes`.
  public var multipleWindows: Bool
  /// `UIApplicationExitsOnSuspend`.
  public var exitsOnSuspend: Bool
  /// `UIBackgroundModes`.
  public var backgroundModes: BackgroundModes
  /// What it takes when it is launched, in megabytes.
  public var memory: UInt16
  /// The tasks of `BGTaskScheduler` that its identifiers permit.
  public var tasks: BackgroundUses
  /// How long its main thread is busy when it is launched, in milliseconds.
  public var launchTime: UInt32

  public init(
    architecture: Architecture, multipleWindows: Bool = false, exitsOnSuspend: Bool = false,
    backgroundModes: BackgroundModes = [], tasks: BackgroundUses = [], memory: UInt16 = 10,
    launchTime: UInt32 = 0
  ) {
    self.architecture = architecture
    self.multipleWindows = multipleWindows
    self.exitsOnSuspend = exitsOnSuspend
    self.backgroundModes = backgroundModes
    self.tasks = tasks
    self.memory = memory
    self.launchTime = launchTime
  }
}

/// `UIBackgroundModes`, as an app declares them.
public struct BackgroundModes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let audio = BackgroundModes(rawValue: 1 << 0)
  public static let location = BackgroundModes(rawValue: 1 << 1)
  public static let fetch = BackgroundModes(rawValue: 1 << 2)
  public static let remoteNotification = BackgroundModes(rawValue: 1 << 3)
  public static let voip = BackgroundModes(rawValue: 1 << 4)
}

/// What an app's own code has begun and not ended.
public struct BackgroundUses: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `beginBackgroundTask(expirationHandler:)`.
  public static let task = BackgroundUses(rawValue: 1 << 0)
  public static let audio = BackgroundUses(rawValue: 1 << 1)
  public static let location = BackgroundUses(rawValue: 1 << 2)
  /// A `BGAppRefreshTask` that the system has started.
  public static let refresh = BackgroundUses(rawValue: 1 << 3)
  /// A `BGProcessingTask` that the system has started.
  public static let processing = BackgroundUses(rawValue: 1 << 4)
  /// A `BGContinuedProcessingTask` that the user has started.
  public static let continued = BackgroundUses(rawValue: 1 << 5)

  /// The tasks of `BGTaskScheduler` that the system starts when it chooses.
  public static let scheduled: BackgroundUses = [.refresh, .processing]
  /// All tasks of `BGTaskScheduler`.
  public static let tasks: BackgroundUses = [.refresh, .processing, .continued]
}
