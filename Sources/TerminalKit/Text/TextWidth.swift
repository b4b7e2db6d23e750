/// How many columns a character takes. Our own table, since libraries and terminals differ and the
/// grid, the painter and the tests must agree.
public enum TextWidth {
  /// 0 for marks that combine with what stands before them, 2 for wide characters, else 1.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    // Letters, and the lines and blocks of which most of a screen is made.
    if value < 0x300 || (0x2500..<0x25FD).contains(value) { return 1 }
    return columns(ofRare: scalar)
  }

  @inline(never) private static func columns(ofRare scalar: Unicode.Scalar) -> Int {
    if isZeroWidth(scalar) { return 0 }
    if scalar.value < 0x1100 { return 1 }
    return isWithin(scalar.value, wide) ? 2 : 1
  }

  public static func columns(of text: String) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars { sum += columns(of: scalar) }
    return sum
  }

  /// The columns of as much of a text as there is room for.
  public static func columns(of text: String, fitting room: Int) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars {
      let columns = columns(of: scalar)
      if sum + columns > room, columns > 0 { break }
      sum += columns
    }
    return sum
  }

  /// Whether a value is in one of the ranges, each given by its first and its last.
  private static func isWithin(_ value: UInt32, _ ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= value
  }

  /// Combining marks, joiners, variation selectors, what turns the direction of writing, skin
  /// tones, and the vowels and ends of a Korean syllable that is written in pieces.
  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// East Asian wide characters and what terminals draw as emoji.
  private static let wide: [UInt32] = [
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0,
    0x23F3, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x267F,
    0x2693, 0x2693, 0x26A1, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5,
    0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26F5,
    0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B, 0x2728, 0x2728,
    0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797,
    0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50, 0x2B55, 0x2B55,
    0x2E80, 0x303E, 0x3041, 0x33FF, 0x3400, 0x4DBF, 0x4E00, 0x9FFF, 0xA000, 0xA4CF,
    0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19, 0xFE30, 0xFE6F,
    0xFF00, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x18CFF, 0x1B000, 0x1B2FF, 0x1F004, 0x1F004,
    0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191, 0x1F19A, 0x1F200, 0x1F320,
    0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA,
    0x1F3CF, 0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E,
    0x1F440, 0x1F440, 0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E,
    0x1F550, 0x1F567, 0x1F57A, 0x1F57A, 0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4,
    0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D2,
    0x1F6D5, 0x1F6D7, 0x1F6DC, 0x1F6DF, 0x1F6EB, 0x1F6EC, 0x1F6F4, 0x1F6FC,
    0x1F7E0, 0x1F7EB, 0x1F7F0, 0x1F7F0, 0x1F90C, 0x1F93A, 0x1F93C, 0x1F945,
    0x1F947, 0x1F9FF, 0x1FA70, 0x1FAFF, 0x20000, 0x3FFFD,
  ]
}
