/// What an app's process may use, so that a mistake in it harms nothing else.
public struct Limits: Equatable, Sendable {
  /// Bytes of address space. A Swift process reserves far more than it uses.
  public var memory: UInt = 2 << 30
  /// Bytes of one file.
  public var file: UInt = 64 << 20
  public var openFiles: UInt = 256
  /// Bytes that are kept of what it prints during one message.
  public var printed = 64 << 10
  /// Milliseconds of real time for one message.
  public var patience = 2_000
  /// Milliseconds of real time from its start until it is ready.
  public var launch = 10_000

  public init() {}
}
