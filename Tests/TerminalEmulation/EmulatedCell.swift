import CVTerm

/// A cell as an emulated terminal shows it.
public struct EmulatedCell: Equatable, Sendable {
  /// The character with its combining marks, a blank where there is none, and nothing in the right
  /// half of a wide one.
  public var text: String
  public var bold: Bool
  public var underline: Bool
  public var reverse: Bool
  /// Palette indices; nil for the terminal's own colours.
  public var foreground: Int?
  public var background: Int?

  init(_ cell: VTermScreenCell) {
    text = EmulatedCell.text(cell)
    bold = cell.attrs.bold == 1
    underline = cell.attrs.underline != 0
    reverse = cell.attrs.reverse == 1
    foreground = EmulatedCell.index(cell.fg)
    background = EmulatedCell.index(cell.bg)
  }

  private static func text(_ cell: VTermScreenCell) -> String {
    if cell.chars.0 == UInt32.max { return "" }
    if cell.chars.0 == 0 { return " " }
    let chars = cell.chars
    var text = String.UnicodeScalarView()
    for value in [chars.0, chars.1, chars.2, chars.3, chars.4, chars.5] {
      guard value != 0, let scalar = Unicode.Scalar(value) else { break }
      text.append(scalar)
    }
    return String(text)
  }

  private static func index(_ color: VTermColor) -> Int? {
    let isDefault = UInt32(color.type) & VTERM_COLOR_DEFAULT_MASK.rawValue != 0
    let isIndexed = UInt32(color.type) & VTERM_COLOR_INDEXED.rawValue != 0
    return isIndexed && !isDefault ? Int(color.indexed.idx) : nil
  }
}
