import Screens
import TerminalKit

/// Pictures as what a terminal of the usual kind is sent: rows that have changed, each from its
/// beginning. A film is no slow line, so there is no need for less.
struct AnsiFrames {
  let theme: Theme
  private var last: [[Cell]] = []

  init(theme: Theme) { self.theme = theme }

  /// The first picture, on a cleared screen without a cursor.
  mutating func first(_ grid: Grid) -> String {
    last = []
    return "\u{1B}[?25l\u{1B}[2J" + next(grid)
  }

  mutating func next(_ grid: Grid) -> String {
    var text = ""
    let width = grid.size.columns
    var rows: [[Cell]] = []
    for y in 0..<grid.size.rows {
      let row = Array(grid.cells[y * width..<(y + 1) * width])
      if y >= last.count || last[y] != row { text += "\u{1B}[\(y + 1);1H" + line(row) }
      rows.append(row)
    }
    last = rows
    return text
  }

  private func line(_ row: [Cell]) -> String {
    var text = ""
    var style: Style?
    for cell in row where !cell.isContinuation {
      if cell.style != style {
        style = cell.style
        text += AnsiFrames.sequence(theme.look(cell.style))
      }
      text.unicodeScalars.append(Unicode.Scalar(cell.scalar) ?? " ")
    }
    return text + "\u{1B}[0m"
  }

  private static func sequence(_ look: Theme.Look) -> String {
    var codes = ["0"]
    if look.bold { codes.append("1") }
    if look.dim { codes.append("2") }
    if look.underline { codes.append("4") }
    if look.reverse { codes.append("7") }
    codes += color(look.foreground, base: 30) + color(look.background, base: 40)
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private static func color(_ color: Theme.Color, base: Int) -> [String] {
    switch color.number {
    case ..<0: []
    case 0..<8: ["\(base + Int(color.number))"]
    default: ["\(base + 8)", "5", "\(color.number)"]
    }
  }
}
