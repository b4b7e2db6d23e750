/// Seconds as sessions write them, `2.500`, and whole milliseconds as the kernel counts them.
public enum Seconds {
  /// Nil where the word is no number of seconds with at most three decimals.
  static func milliseconds(_ word: some StringProtocol) -> UInt32? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let isNumeric = parts.allSatisfy { part in part.allSatisfy { $0.isASCII && $0.isNumber } }
    guard isNumeric, (1...2).contains(parts.count), let whole = UInt32(parts[0]) else {
      return nil
    }
    var decimals: UInt32 = 0
    if parts.count == 2 {
      guard (1...3).contains(parts[1].count), let value = UInt32(parts[1]) else { return nil }
      decimals = value * [100, 10, 1][parts[1].count - 1]
    }
    let (product, isTooLong) = whole.multipliedReportingOverflow(by: 1_000)
    let (sum, isLonger) = product.addingReportingOverflow(decimals)
    return isTooLong || isLonger ? nil : sum
  }

  /// With three decimals, as a recording writes what it measured.
  public static func text(_ milliseconds: UInt32) -> String {
    let decimals = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }

  /// Without decimals that say nothing, as a person writes it.
  static func short(_ milliseconds: UInt32) -> String {
    var text = text(milliseconds)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
