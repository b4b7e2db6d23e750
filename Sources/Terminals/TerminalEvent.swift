import Screens

/// Why `Terminal.wait` came back.
public enum TerminalEvent: Equatable, Sendable {
  case input(Input)
  /// The terminal has another size. The next screen should be of that size.
  case resized(Size)
  /// The program was stopped and goes on. The next screen is painted from nothing.
  case resumed
  /// A signal asks the program to end.
  case terminate(signal: Int32)
  /// The terminal is gone: nothing can be shown or typed any more.
  case closed
  /// The moment given to `wait` has come.
  case deadline
}
