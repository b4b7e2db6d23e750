import Lifecycle

/// Real code that runs as one of the device's apps: a process, or in a test a script.
public protocol LiveCode: AnyObject, Sendable {
  /// The app's process starts, at a time of the device.
  func launch(at time: Instant) -> [Happening]
  /// The app receives a message. An empty answer means that its code did nothing that matters.
  func receive(_ message: Message, _ selector: String) -> [Happening]
  /// The device's time is so late now: its timers fire up to then.
  func wake(at time: Instant) -> [Happening]
  /// The process does not execute from now on, and executes again.
  func suspend()
  func resume()
  /// The process ends. It is not there any more when this returns.
  func end()
  /// When its code wants to run next by itself; nil while it waits for messages only.
  var nextTimer: Instant? { get }
}

/// Something that an app's own code did.
public enum Happening: Hashable, Sendable {
  /// It printed a line.
  case printed(String)
  /// It did an action of an app's code.
  case did(Action)
}
