/// Makes texts fit. Counted in columns, since wide characters take two.
public enum Shortening {
  /// Shortened in the middle: the beginning and the end of a long name tell it apart.
  public static func middle(_ text: String, to width: Int) -> String {
    guard TextWidth.columns(of: text) > width else { return text }
    if width < 3 { return end(text, to: width) }
    let head = prefix(text, width / 2)
    return head + "…" + suffix(text, width - 1 - TextWidth.columns(of: head))
  }

  /// Shortened at its end.
  public static func end(_ text: String, to width: Int) -> String {
    guard TextWidth.columns(of: text) > width else { return text }
    return width < 1 ? "" : prefix(text, width - 1) + "…"
  }

  /// Shortened behind a word, for a sentence that is read whole elsewhere. A word that is longer
  /// than the room is cut.
  public static func words(_ text: String, to width: Int) -> String {
    guard TextWidth.columns(of: text) > width else { return text }
    guard let first = wrapped(text, to: width - 1).first, TextWidth.columns(of: first) < width
    else { return end(text, to: width) }
    return first + "…"
  }

  /// Shortened at its beginning: the end of a long method name tells it apart.
  public static func start(_ text: String, to width: Int) -> String {
    guard TextWidth.columns(of: text) > width else { return text }
    return width < 1 ? "" : "…" + suffix(text, width - 1)
  }

  /// Filled with spaces up to a width, or shortened to it.
  public static func padded(_ text: String, to width: Int) -> String {
    let short = end(text, to: width)
    return short + String(repeating: " ", count: max(0, width - TextWidth.columns(of: short)))
  }

  /// Broken into lines of a width, as many as it takes. A word that is longer than the room has a
  /// line of its own.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    guard LineBreaks.hasUnspaced(text) else {
      return wrapped(text.split(separator: " ").map { (String($0), true) }, to: width)
    }
    return wrapped(LineBreaks.pieces(text).map { ($0.text, $0.isSpaced) }, to: width)
  }

  private static func wrapped(
    _ pieces: [(text: String, isSpaced: Bool)], to width: Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for piece in pieces {
      let own = TextWidth.columns(of: piece.text)
      let space = piece.isSpaced ? 1 : 0
      if line.isEmpty || columns + space + own > width {
        if !line.isEmpty { lines.append(line) }
        (line, columns) = (piece.text, own)
      } else {
        line += piece.isSpaced ? " " + piece.text : piece.text
        columns += space + own
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// At most so many lines; the last one is shortened behind a word.
  public static func wrapped(_ text: String, to width: Int, most: Int) -> [String] {
    let lines = wrapped(text, to: width)
    guard lines.count > most, most > 0 else { return most > 0 ? lines : [] }
    return lines.prefix(most - 1) + [words(joined(lines[(most - 1)...]), to: width)]
  }

  /// Lines as one text again.
  public static func joined(_ lines: some Sequence<String>) -> String {
    lines.reduce(into: "") { text, line in
      if let before = text.unicodeScalars.last, let after = line.unicodeScalars.first {
        let isWritten = LineBreaks.isUnspaced(before) && LineBreaks.isUnspaced(after)
        if !isWritten { text += " " }
      }
      text += line
    }
  }

  private static func prefix(_ text: String, _ width: Int) -> String {
    var result = String.UnicodeScalarView()
    var columns = 0
    for scalar in text.unicodeScalars {
      columns += TextWidth.columns(of: scalar)
      if columns > width { break }
      result.append(scalar)
    }
    return String(result)
  }

  private static func suffix(_ text: String, _ width: Int) -> String {
    var result: [Unicode.Scalar] = []
    var columns = 0
    for scalar in text.unicodeScalars.reversed() {
      columns += TextWidth.columns(of: scalar)
      if columns > width { break }
      result.append(scalar)
    }
    return String(String.UnicodeScalarView(result.reversed()))
  }
}
