/// Something that an app's process did, in the order in which it did it.
public enum Happening: Equatable, Sendable {
  /// It is ready for messages.
  case ready
  /// It printed a line.
  case printed(String)
  /// It printed more than is kept; so many bytes of this message were dropped.
  case dropped(bytes: Int)
  /// Its code did something, in the words of an action without the app: `begin task`.
  case code(String)
  /// Its main thread sleeps for so many milliseconds of device time, until `continue`.
  case rests(milliseconds: UInt64)
  /// A window shows something else.
  case screen(window: Int, [ScreenElement])
  /// It wrote a value to UserDefaults; nil where it removed it.
  case saved(key: String, value: String?)
  /// When its next timer fires, in milliseconds of device time.
  case timer(UInt32)
  /// It has taken the line. Whether it implements the method.
  case done(isImplemented: Bool)
  /// The process has ended.
  case ended(Ending)
  /// There was no answer in real time: its main thread is busy. The process was stopped.
  case silent

  /// Whether nothing more comes before the next line is sent.
  public var isLast: Bool {
    switch self {
    case .ready, .rests, .done, .ended, .silent: true
    case .printed, .dropped, .code, .screen, .saved, .timer: false
    }
  }
}

/// How a process ended.
public enum Ending: Equatable, Sendable {
  case exited(Int)
  case signal(Int)
}

/// One thing that a window of an app shows.
public struct ScreenElement: Equatable, Sendable {
  /// By which it is tapped; 0 if it cannot be.
  public var number: Int
  /// `label`, `button`, `field`, `segments`, `switch`, `image`, `alert`, `title` …
  public var kind: String
  /// `on`, `off`, `empty`, or the selected segment.
  public var state: String
  /// What it says. Segments have tabs between them.
  public var text: String

  public init(number: Int, kind: String, state: String, text: String) {
    self.number = number
    self.kind = kind
    self.state = state
    self.text = text
  }
}
