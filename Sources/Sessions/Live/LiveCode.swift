import Lifecycle

/// Real code that runs as one of the device's apps: a process, or in a test a script.
public protocol LiveCode: AnyObject, Sendable {
  /// The app is as after its installation: no process, and nothing saved.
  func reset()
  /// The app's process starts, at a time of the device.
  func launch(at time: Instant) -> [CodeEvent]
  /// The app receives a message. An empty answer means that its code did nothing that matters.
  func receive(_ message: LiveMessage) -> [CodeEvent]
  /// The controls of a window that can be touched now, by their names.
  func controls(of window: UInt16) -> [String]
  /// The user touches a control of a window.
  func touch(_ control: String, in window: UInt16, at time: Instant) -> [CodeEvent]
  /// The user types into the text field that was touched last, or into the first one.
  func type(_ text: String, at time: Instant) -> [CodeEvent]
  /// The device's time is so late now: its timers fire up to then.
  func wake(at time: Instant) -> [CodeEvent]
  /// The process does not execute from now on, and executes again.
  func suspend()
  func resume()
  /// The process ends. It is not there any more when this returns.
  func end()
  /// When its code wants to run next by itself; nil while it waits for messages only.
  var nextTimer: Instant? { get }
}

/// A message with what an app's code can ask while it takes it.
public struct LiveMessage: Sendable {
  public let message: Message
  public let selector: String
  /// `backgroundTimeRemaining` in milliseconds; nil where there is no end.
  public let remaining: UInt32?
  /// The contents of its options.
  public let options: [String]
}

/// Something that an app's own code did.
public enum CodeEvent: Hashable, Sendable {
  /// It printed a line.
  case printed(String)
  /// It did an action of an app's code.
  case did(Action)
}
