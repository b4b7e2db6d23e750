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

  /// Where the first of them begins in UTF-8. Eight bytes are looked at together: each line of a
  /// long session is asked.
  public static func first(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count,
        isPlain(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        index += 8
      } else if isOne(at: index, in: bytes) {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Whether all eight bytes are printable ASCII.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highest = ones &* 0x80
    let isBelowBlank = (word &- ones &* 0x20) & ~word
    let deleted = word ^ ones &* 0x7F
    let isDeleted = (deleted &- ones) & ~deleted
    return (word | isBelowBlank | isDeleted) & highest == 0
  }

  private static func isOne(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[index]
    switch byte {
    case 0x09, 0x0A: return false
    case 0..<0x20, 0x7F: return true
    case 0xC2 where index + 1 < bytes.count: return bytes[index + 1] < 0xA0
    case 0xE2 where index + 2 < bytes.count:
      let last = bytes[index + 2]
      return bytes[index + 1] == 0x80 && (0xAA...0xAE).contains(last)
        || bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(last)
    default: return false
    }
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
