/// A line that Frontmost sends to an app's process. Documentation/HostingProtocol.md has them all.
public enum HostLine: Equatable, Sendable {
  /// A message of the kernel.
  case message(HostedMessage)
  /// The device's time passes; the app's timers fire.
  case time(UInt32)
  /// The main thread, which sleeps, goes on.
  case `continue`(UInt32)
  /// The user does something to a view: `tap`, `select 1`, `type Hello`.
  case control(Int, verb: String, value: String)
  /// The time of the background tasks is up.
  case expire
  /// The process ends by itself.
  case exit

  /// The line without its end.
  public var text: String {
    switch self {
    case .message(let message): message.text
    case .time(let time): "time \(time)"
    case .continue(let time): "continue \(time)"
    case .control(let number, let verb, let value):
      "control \(number) \(verb) \(LineWord.word(value))"
    case .expire: "expire"
    case .exit: "exit"
    }
  }
}

/// A message as an app's process receives it. All of it is words, so that it does not depend on the
/// kernel.
public struct HostedMessage: Equatable, Sendable {
  /// Milliseconds of the device's time.
  public var time: UInt32
  /// What `applicationState` is: `active`, `inactive` or `background`.
  public var state: String
  /// Milliseconds for `backgroundTimeRemaining`; nil where there is no end.
  public var remaining: UInt32?
  /// The receiver's word, such as `sceneDelegate`.
  public var receiver: String
  /// The window's number, or 0.
  public var number: Int
  /// The method as Swift spells it.
  public var selector: String
  /// The words of what the options contain: `url`, `activity`.
  public var options: [String]

  public init(
    time: UInt32, state: String, remaining: UInt32? = nil, receiver: String, number: Int = 0,
    selector: String, options: [String] = []
  ) {
    self.time = time
    self.state = state
    self.remaining = remaining
    self.receiver = receiver
    self.number = number
    self.selector = selector
    self.options = options
  }

  var text: String {
    let words = [
      "message", "\(time)", state, remaining.map { "\($0)" } ?? "-", receiver, "\(number)",
      selector,
    ]
    return (words + options).joined(separator: " ")
  }
}
