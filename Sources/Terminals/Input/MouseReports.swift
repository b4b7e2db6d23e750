import TerminalKit

/// What terminals report of the mouse, in the form of 1006 and in that of X10.
struct MouseReports: Sendable {
  /// An X10 release does not say of which button.
  private var pressed = Mouse.Button.left

  /// ESC [ < button ; column ; row, ended by M for a press and m for a release.
  mutating func sequence(_ parameters: some Collection<UInt8>, end: UInt8) -> Mouse? {
    let numbers = EscapeSequences.numbers(in: parameters)
    guard numbers.count == 3 else { return nil }
    return mouse(
      numbers[0], isRelease: end == UInt8(ascii: "m"), column: numbers[1], row: numbers[2])
  }

  /// ESC [ M and three bytes, each with 32 added.
  mutating func old(_ bytes: [UInt8]) -> Mouse? {
    let code = Int(bytes[0]) - 32
    let isRelease = code & 0b0110_0011 == 3
    return mouse(code, isRelease: isRelease, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32)
  }

  private mutating func mouse(_ code: Int, isRelease: Bool, column: Int, row: Int) -> Mouse? {
    let point = Point(x: max(0, column - 1), y: max(0, row - 1))
    // Buttons beyond the wheel.
    guard code < 128 else { return nil }
    let isWheel = code & 64 != 0
    let isMotion = code & 32 != 0
    if isWheel {
      switch code & 3 {
      case 0: return Mouse(.wheelUp, at: point)
      case 1: return Mouse(.wheelDown, at: point)
      default: return nil
      }
    }
    guard let button = MouseReports.button(code & 3) else {
      return isRelease && !isMotion ? Mouse(.release, pressed, at: point) : nil
    }
    if isRelease { return Mouse(.release, button, at: point) }
    pressed = button
    return Mouse(isMotion ? .drag : .press, button, at: point)
  }

  private static func button(_ code: Int) -> Mouse.Button? {
    switch code {
    case 0: .left
    case 1: .middle
    case 2: .right
    default: nil
    }
  }
}
