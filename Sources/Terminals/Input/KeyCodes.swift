import CNCurses
import TerminalKit

/// Which keys ncurses means by which codes.
enum KeyCodes {
  /// A character, or what control makes of one.
  static func character(_ code: Int32) -> Key? {
    switch code {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x1B: .escape
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Unicode.Scalar(UInt8(code) + 0x60))
    case 0x1C...0x1F: .control(Unicode.Scalar(UInt8(code) + 0x40))
    default: Unicode.Scalar(UInt32(bitPattern: code)).map(Key.character)
    }
  }

  /// A key that sends no character; nil for those that mean nothing here.
  static func key(_ code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_A1: .home
    case KEY_END, KEY_C1: .end
    case KEY_PPAGE, KEY_A3: .pageUp
    case KEY_NPAGE, KEY_C3: .pageDown
    case KEY_IC: .insert
    case KEY_DC: .delete
    case KEY_BTAB: .backTab
    case KEY_ENTER: .enter
    case KEY_BACKSPACE: .backspace
    case KEY_F0 + 1...KEY_F0 + 12: .function(Int(code - KEY_F0))
    default: nil
    }
  }

  /// Terminals differ, but hardly contradict each other: what others send is understood, too, where
  /// the description of this one gives it no meaning that we know.
  static func defineOthers() {
    var others: [(String, Int32)] = [
      ("[A", KEY_UP), ("[B", KEY_DOWN), ("[C", KEY_RIGHT), ("[D", KEY_LEFT),
      ("OA", KEY_UP), ("OB", KEY_DOWN), ("OC", KEY_RIGHT), ("OD", KEY_LEFT),
      ("[H", KEY_HOME), ("[F", KEY_END), ("OH", KEY_HOME), ("OF", KEY_END),
      ("[1~", KEY_HOME), ("[4~", KEY_END), ("[7~", KEY_HOME), ("[8~", KEY_END),
      ("[2~", KEY_IC), ("[3~", KEY_DC), ("[5~", KEY_PPAGE), ("[6~", KEY_NPAGE),
      ("[Z", KEY_BTAB), ("OM", KEY_ENTER),
      ("OP", KEY_F0 + 1), ("OQ", KEY_F0 + 2), ("OR", KEY_F0 + 3), ("OS", KEY_F0 + 4),
    ]
    let numbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
    for (place, number) in numbers.enumerated() {
      others.append(("[\(number)~", KEY_F0 + 1 + Int32(place)))
    }
    for (rest, code) in others {
      let known = key_defined("\u{1B}" + rest)
      if known == 0 || known > KEY_MAX { define_key("\u{1B}" + rest, code) }
    }
  }
}
