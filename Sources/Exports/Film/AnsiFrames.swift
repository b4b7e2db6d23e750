import Screens
import TerminalKit

/// Pictures as escape sequences for common terminals: of each row, the cells from the first to the
/// last that has changed.
struct AnsiFrames {
  let theme: Theme
  private var last: [Cell] = []

  init(theme: Theme) { self.theme = theme }

  /// The next picture; the first on a cleared screen without a cursor.
  mutating func next(_ grid: Grid) -> String {
    let width = grid.size.columns
    let isFirst = last.isEmpty
    var text = isFirst ? "\u{1B}[?25l\u{1B}[2J" : ""
    for y in 0..<grid.size.rows {
      var (from, to) = (y * width, (y + 1) * width)
      if !isFirst {
        while from < to, last[from] == grid.cells[from] { from += 1 }
        while to > from, last[to - 1] == grid.cells[to - 1] { to -= 1 }
        if from == to { continue }
        // Half of a wide character cannot be written.
        while from > y * width, grid.cells[from].isContinuation { from -= 1 }
        while to < (y + 1) * width, grid.cells[to].isContinuation { to += 1 }
      }
      text += "\u{1B}[\(y + 1);\(from - y * width + 1)H" + line(grid.cells[from..<to])
    }
    last = grid.cells
    return text
  }

  private func line(_ row: ArraySlice<Cell>) -> String {
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
