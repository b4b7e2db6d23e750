/// Seconds as sessions write them, `2.500`, and whole milliseconds as the kernel counts them.
public enum Seconds {
  /// Nil where the word is no number of seconds with at most three decimals.
  static func milliseconds(_ word: some Sequence<UInt8>) -> UInt32? {
    var whole: UInt64 = 0
    var digits = 0
    // How much the next decimal counts; nil before the point.
    var weight: UInt64?
    var decimals: UInt64 = 0
    for byte in word {
      if byte == UInt8(ascii: "."), weight == nil, digits > 0 {
        weight = 100
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let digit = UInt64(byte - UInt8(ascii: "0"))
      if let value = weight {
        if value == 0 { return nil }
        decimals += digit * value
        weight = value / 10
      } else {
        whole = whole * 10 + digit
        digits += 1
        if whole > UInt32.max { return nil }
      }
    }
    // A point needs decimals.
    guard digits > 0, weight != 100 else { return nil }
    return UInt32(exactly: whole * 1_000 + decimals)
  }

  /// With three decimals, as a recording writes what it measured.
  public static func spelled(_ milliseconds: UInt32) -> String {
    let decimals = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }

  /// Without decimals that say nothing, as a person writes it.
  public static func short(_ milliseconds: UInt32) -> String {
    var text = spelled(milliseconds)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
