/// What is chosen for a class once and for all: it holds from the start, and keys change it.
public struct Presenting: Equatable, Sendable {
  public var slowMotion = SlowMotion.Pace.off
  /// From one message to the next, where they come by themselves.
  public var messageMilliseconds = SlowMotion.usualMilliseconds
  /// Whether the keys that are pressed are shown.
  public var showsKeys = false
  /// How fast a session is replayed.
  public var replayPace = TimeTravel.Pace.one

  public init() {}
}
