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
    let cut = prefix(text, width - 1)
    let isWhole = text.dropFirst(cut.count).first == " "
    guard !isWhole, let space = cut.lastIndex(of: " ") else { return end(text, to: width) }
    return cut[..<space] + "…"
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

  /// Broken at spaces into lines of a width, as many as it takes.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || TextWidth.columns(of: longer) <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
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
