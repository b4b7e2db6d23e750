/// How long a person needs to read a text: the one rule for replays and films.
public enum ReadingTime {
  /// Three words a second, as subtitles have it, and a second to notice that there are any.
  private static let perWord = 330
  private static let toNotice = 1_000
  /// So many characters count as a word where spaces do not part them: of an alphabet, and of a
  /// script that has a character for a syllable or a word.
  private static let charactersPerWord = 8
  private static let ideographsPerWord = 2

  /// In milliseconds.
  public static func milliseconds(for text: String) -> Int {
    guard !text.isEmpty else { return 0 }
    let words = text.split { $0 == " " || $0 == "\n" }.count
    let ideographs = text.unicodeScalars.count(where: Script.isWithoutSpaces)
    let others = text.count - ideographs
    let count = max(words, others / charactersPerWord) + ideographs / ideographsPerWord
    return toNotice + count * perWord
  }
}
