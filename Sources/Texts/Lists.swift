/// Lists of words as a language writes them.
public enum Lists {
  /// "a, b and c".
  public static func and(_ words: [String]) -> String { joined(words, last: "lists.and") }

  /// "a, or b, or c".
  public static func or(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return words.dropFirst().reduce(first) { localized("lists.or", ["first": $0, "last": $1]) }
  }

  /// "a: b".
  public static func colon(_ first: String, _ last: String) -> String {
    localized("lists.colon", ["first": first, "last": last])
  }

  /// "a (b)".
  public static func bracket(_ first: String, _ last: String) -> String {
    localized("lists.bracket", ["first": first, "last": last])
  }

  /// "a, b, c".
  public static func comma(_ words: [String]) -> String { joined(words, last: "lists.comma") }

  /// "a; b; c", of items that have commas themselves.
  public static func semicolon(_ items: [String]) -> String {
    joined(items, last: "lists.semicolon", others: "lists.semicolon")
  }

  /// One sentence after the other, as paragraphs have them.
  public static func sentences(_ sentences: [String]) -> String {
    joined(sentences, last: "lists.sentence", others: "lists.sentence")
  }

  private static func joined(
    _ words: [String], last key: String, others: String = "lists.comma"
  ) -> String {
    guard let first = words.first, let last = words.last, words.count > 1 else {
      return words.first ?? ""
    }
    let before = words.dropFirst().dropLast().reduce(first) {
      localized(others, ["first": $0, "last": $1])
    }
    return localized(key, ["first": before, "last": last])
  }
}
