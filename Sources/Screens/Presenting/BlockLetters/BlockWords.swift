/// The words of a name, on lines that are no wider than there is room.
struct BlockWords {
  private(set) var lines: [String] = []
  /// So many columns and rows has each pixel, the rows in halves.
  private(set) var scale = 1

  /// The largest letters that fit; nil where the smallest do not.
  init?(_ name: String, _ font: BlockFont, columns: Int, rows: Int) {
    for scale in [3, 2, 1] {
      let lines = BlockWords.lines(of: BlockWords.words(of: name), font, width: columns / scale)
      let isNarrow = lines.allSatisfy { font.width(of: $0) * scale <= columns }
      guard isNarrow, lines.count * BlockWords.height(scale) <= rows else { continue }
      (self.lines, self.scale) = (lines, scale)
      return
    }
    return nil
  }

  /// The rows of cells that a line of letters takes.
  var lineHeight: Int { BlockWords.height(scale) }

  private static func height(_ scale: Int) -> Int { BlockFont.rows * scale / 2 }

  /// A method's name as people say it: the first part that says what happens, word by word. What a
  /// label has in its parentheses is left to the line beneath.
  private static func words(of name: String) -> [String] {
    let parts = name.split { "(:)".contains($0) }.filter { $0 != "_" }
    let said = name.contains("(_:") && parts.count > 1 ? parts[1] : parts.first ?? ""
    var words: [String] = []
    var before: Character = " "
    for letter in said {
      let begins = letter.isUppercase && !before.isUppercase || letter == " " || before == "."
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
      before = letter
    }
    return words
  }

  private static func lines(of words: [String], _ font: BlockFont, width: Int) -> [String] {
    words.reduce(into: []) { lines, word in
      let joined = (lines.last ?? "") + word
      if !lines.isEmpty, font.width(of: joined) <= width {
        lines[lines.count - 1] = joined
      } else {
        lines.append(word.first == " " ? String(word.dropFirst()) : word)
      }
    }
  }
}
