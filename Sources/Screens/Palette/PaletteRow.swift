import Sessions
import Texts

/// A row of the palette: a line that can be done, or the beginning of one.
struct PaletteRow: Equatable, Sendable {
  /// What choosing the row does.
  enum Kind: Sendable {
    case step(Step)
    /// Something that the program itself does, with the words behind its name.
    case command(Command, String)
    case options(CommandLineWords)
    /// More is to be typed.
    case unfinished
  }

  /// The whole line, in the words of a session.
  var words: String
  /// What it does, or why it cannot be done now.
  var detail: String
  /// The key that does the same.
  var key = ""
  /// What the row is grouped under while nothing is typed.
  var group = ""
  var isPossible = true
  var kind: Kind

  /// Rows of the same words are the same row.
  static func == (left: PaletteRow, right: PaletteRow) -> Bool { left.words == right.words }

  var isUnfinished: Bool { if case .unfinished = kind { true } else { false } }

  /// The row as it is drawn.
  func listed(heading: String?) -> ListRow {
    ListRow(
      title: isUnfinished ? words + " …" : words, detail: detail, key: key, isPossible: isPossible,
      heading: heading)
  }
}
