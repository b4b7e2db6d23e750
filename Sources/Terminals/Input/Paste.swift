import CNCurses

/// A text that is pasted: the terminal says where it begins and where it ends.
struct Paste {
  private var text: String.UnicodeScalarView?
  private var isAfterReturn = false
  private var length = 0

  /// Beyond the keys that ncurses numbers.
  private static let start: Int32 = 0x1000
  private static let end: Int32 = 0x1001
  private static let longest = 1 << 20

  static func defineMarks() {
    define_key("\u{1B}[200~", start)
    define_key("\u{1B}[201~", end)
  }

  var isOpen: Bool { text != nil }

  /// Over a slow line a paste comes in pieces, and its rest must not be taken for keys.
  var patience: UInt64? { isOpen ? 2000 : nil }

  /// Takes what belongs to a paste. Gives its text when it is complete.
  mutating func add(_ code: Int32, isKey: Bool) -> String? {
    if isKey {
      if code == Paste.start { text = text ?? String.UnicodeScalarView() }
      return code == Paste.end ? end() : nil
    }
    guard text != nil, let scalar = Unicode.Scalar(UInt32(bitPattern: code)) else { return nil }
    // Terminals send a pasted line's end as Enter.
    if scalar == "\r" || (scalar == "\n" && !isAfterReturn) {
      text?.append("\n")
    } else if scalar != "\n" {
      text?.append(scalar)
    }
    isAfterReturn = scalar == "\r"
    length += 1
    return length < Paste.longest ? nil : end()
  }

  /// The text so far; nothing follows it.
  mutating func end() -> String? {
    defer { (text, isAfterReturn, length) = (nil, false, 0) }
    return text.map { String($0) }
  }
}
