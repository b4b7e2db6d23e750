/// What a console puts before what an app prints, as far as it is known: Xcode, `log stream` and
/// idevicesyslog.
struct ConsolePrefix {
  /// The process id.
  private(set) var process: Int?
  /// The process's name; empty where there is none.
  private(set) var app = ""
  /// In milliseconds: since a fixed day where there is a date, else since midnight.
  private(set) var time: UInt64?
  private(set) var hasDate = false

  /// A line, or what stands before a message in it.
  init(_ line: ArraySlice<UInt8>) {
    let words = String(decoding: line.prefix(ConsolePrefix.longest), as: UTF8.self)
      .split { $0 == " " || $0 == "\t" }
    readProcess(words)
    readTime(words)
  }

  /// No prefix is longer, and a line may be of any length.
  private static let longest = 300

  // MARK: - The process

  /// `Notes[71:42]`, `Notes(Foundation)[71]`; or a row of `log stream`: thread, type, activity,
  /// process id, time to live, `Notes:`.
  private mutating func readProcess(_ words: [Substring]) {
    for (index, word) in words.enumerated() {
      if let bracket = word.firstIndex(of: "["), bracket > word.startIndex {
        let digits = word[word.index(after: bracket)...].prefix { $0.isASCII && $0.isNumber }
        let end = word[digits.endIndex...].first
        if let id = Int(digits), end == ":" || end == "]" {
          process = id
          app = String(word[..<bracket].prefix { $0 != "(" })
          return
        }
      }
      if index + 5 < words.count, word.hasPrefix("0x"), words[index + 2].hasPrefix("0x"),
        let id = Int(words[index + 3]), Int(words[index + 4]) != nil,
        words[index + 5].hasSuffix(":")
      {
        process = id
        app = String(words[index + 5].dropLast())
        return
      }
    }
  }

  // MARK: - The time

  /// `10:00:00`, with decimals and a time zone or without, after a date or without one.
  private mutating func readTime(_ words: [Substring]) {
    var day: UInt64?
    for word in words {
      let parts = word.split(separator: "T", maxSplits: 1)
      if let first = parts.first, let found = ConsolePrefix.day(first) {
        day = found
        if parts.count == 1 { continue }
      }
      guard let last = parts.last, let found = ConsolePrefix.timeOfDay(last) else { continue }
      hasDate = day != nil
      time = (day ?? 0) * 86_400_000 + found
      return
    }
  }

  /// The days since a day long ago, of a date such as `2026-01-05`.
  private static func day(_ word: Substring) -> UInt64? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, let year = UInt64(parts[0]),
      let month = UInt64(parts[1]), let day = UInt64(parts[2]),
      (1...12).contains(month), (1...31).contains(day), year > 0
    else { return nil }
    // A year begins in March, so that its last day is the leap day.
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    return years * 365 + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day
  }

  private static func timeOfDay(_ word: Substring) -> UInt64? {
    let parts = word.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 2, parts[1].count == 2,
      let hours = UInt64(parts[0]), hours < 24, let minutes = UInt64(parts[1]), minutes < 60,
      let seconds = UInt64(parts[2].prefix(2)), seconds < 61
    else { return nil }
    var milliseconds: UInt64 = 0
    let rest = parts[2].dropFirst(2)
    if let first = rest.first, first == "." || first == "," {
      let decimals = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      milliseconds = UInt64((decimals + "000").prefix(3)) ?? 0
    }
    return ((hours * 60 + minutes) * 60 + seconds) * 1_000 + milliseconds
  }
}

/// The bytes of a console's lines.
enum ConsoleText {
  /// Consoles end lines as their system does.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == 0x0A }

  static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, isBlank(last) { line.removeLast() }
    return line
  }
}
