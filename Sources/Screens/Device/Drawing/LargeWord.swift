/// A word in capitals two rows high, made of halves of blocks; nil where a letter is missing.
struct LargeWord {
  private(set) var rows = ["", ""]

  var columns: Int { rows[0].count }

  init?(_ word: String) {
    for letter in word {
      guard let glyph = LargeWord.glyphs[letter] else { return nil }
      for row in 0..<2 { rows[row] += (rows[row].isEmpty ? "" : " ") + glyph[row] }
    }
  }

  private static let glyphs: [Character: [String]] = [
    "A": ["▄▀█", "█▀█"], "B": ["█▄▄", "█▄█"], "C": ["█▀▀", "█▄▄"], "D": ["█▀▄", "█▄▀"],
    "E": ["█▀▀", "██▄"], "F": ["█▀▀", "█▀ "], "G": ["█▀▀", "█▄█"], "H": ["█ █", "█▀█"],
    "I": ["█", "█"], "K": ["█▄▀", "█ █"], "L": ["█  ", "█▄▄"], "N": ["█▄ █", "█ ▀█"],
    "O": ["█▀█", "█▄█"], "P": ["█▀█", "█▀▀"], "R": ["█▀█", "█▀▄"], "S": ["█▀", "▄█"],
    "T": ["▀█▀", " █ "], "U": ["█ █", "█▄█"], "V": ["█ █", "▀▄▀"], " ": [" ", " "],
  ]
}
