/// What holds in front of a class from the start.
public struct Presenting: Equatable, Sendable {
  public var slowMotion = SlowMotionPace.off
  /// The time from one message to the next in slow motion by time.
  public var messageMilliseconds = Presenting.usualMessageMilliseconds
  /// Whether pressed keys are shown.
  public var showsKeys = false
  /// How fast a session is replayed.
  public var replayPace = ReplayPace.one

  public static let usualMessageMilliseconds: UInt64 = 1_000

  public init() {}
}

/// How the messages of an action are shown.
public enum SlowMotionPace: String, CaseIterable, Sendable {
  /// All at once.
  case off
  /// One after the other, the next at a key.
  case byKey = "by-key"
  /// One after the other, the next after some time.
  case byTime = "by-time"
}

/// How fast a session is replayed.
public enum ReplayPace: Int, CaseIterable, Sendable {
  case quarter, half, one, two, four, eight, sixteen

  public var text: String {
    switch self {
    case .quarter: "1/4x"
    case .half: "1/2x"
    case .one: "1x"
    case .two: "2x"
    case .four: "4x"
    case .eight: "8x"
    case .sixteen: "16x"
    }
  }

  /// How long the replay waits for a pause that took so many milliseconds.
  public func wait(for milliseconds: UInt32) -> UInt32 { max(1, (milliseconds * 4) >> rawValue) }
}
