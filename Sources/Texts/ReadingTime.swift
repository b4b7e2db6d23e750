/// How long a person needs to read a text: the one rule for replays and films.
public enum ReadingTime {
  /// Three words a second, as subtitles have it, and a second to notice that there are any.
  private static let perWord = 330
  private static let toNotice = 1_000
  /// So many characters count as a word where spaces do not part them.
  private static let charactersPerWord = 8

  /// In milliseconds.
  public static func milliseconds(for text: String) -> Int {
    guard !text.isEmpty else { return 0 }
    let words = text.split { $0 == " " || $0 == "\n" }.count
    return toNotice + max(words, text.count / charactersPerWord) * perWord
  }
}
