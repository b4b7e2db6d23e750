/// How scripts are written.
public enum Script {
  /// Whether words of the script are not parted by spaces: Chinese and Japanese, with their
  /// punctuation.
  public static func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// What parts the lines of a text that is written over several of them.
  public static func joint(after line: some Collection<UInt8>, before next: some Collection<UInt8>)
    -> String
  {
    // ASCII, nearly always.
    guard next.first.map({ $0 >= 0xE0 }) == true else { return " " }
    let last = String(decoding: line.suffix(4), as: UTF8.self).unicodeScalars.last
    let first = String(decoding: next.prefix(4), as: UTF8.self).unicodeScalars.first
    guard let last, let first else { return " " }
    return isWithoutSpaces(last) && isWithoutSpaces(first) ? "" : " "
  }
}
