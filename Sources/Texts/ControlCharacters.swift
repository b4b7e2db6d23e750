/// Characters that a terminal obeys in place of showing them: C0 and C1 controls, DEL, and what
/// overrides the direction of writing. Joiners and direction marks belong to writing and are none.
///
/// Files, arguments, settings and file names may hold them. This is the only place that says which
/// they are, and how they are shown.
public enum ControlCharacters {
  /// Tabs and line ends are no such characters where text has lines.
  public static func has(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Where the first of them begins in UTF-8.
  public static func first(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for (index, byte) in bytes.enumerated() {
      if byte >= 0x20, byte != 0x7F, byte != 0xC2, byte != 0xE2 { continue }
      switch byte {
      case 0x09, 0x0A: continue
      case 0..<0x20, 0x7F: return index
      case 0xC2 where index + 1 < bytes.count:
        if bytes[index + 1] < 0xA0 { return index }
      case 0xE2 where index + 2 < bytes.count:
        let last = bytes[index + 2]
        if bytes[index + 1] == 0x80, (0xAA...0xAE).contains(last) { return index }
        if bytes[index + 1] == 0x81, (0xA6...0xA9).contains(last) { return index }
      default: continue
      }
    }
    return nil
  }

  public static func areIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { first(in: $0) != nil }
  }

  /// The text with each of them as `\u{1B}`.
  public static func escaped(_ text: String) -> String {
    areIn(text) ? replaced(in: text) { has($0) ? spelled($0) : nil } : text
  }

  /// The same for a text that is to stay in one line, as a file's name.
  public static func escapedLine(_ text: String) -> String {
    func isOutOfLine(_ scalar: Unicode.Scalar) -> Bool {
      has(scalar) || scalar == "\n" || scalar == "\t"
    }
    guard text.unicodeScalars.contains(where: isOutOfLine) else { return text }
    return replaced(in: text) { isOutOfLine($0) ? spelled($0) : nil }
  }

  /// The text without them.
  public static func removed(from text: String) -> String {
    areIn(text) ? replaced(in: text) { has($0) ? "" : nil } : text
  }

  /// `\u{1B}`
  public static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func replaced(
    in text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
