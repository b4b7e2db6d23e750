import CNCurses
import Screens

/// Turns a row of a grid into what the painter sends. Whatever was drawn there, the row comes out
/// exactly as wide as it is: one character out of step would shift all that follow.
struct RowEncoder {
  let charset: Charset

  func encode(_ row: UnsafeBufferPointer<Cell>, into cells: inout [curses_cell]) {
    cells.removeAll(keepingCapacity: true)
    var x = 0
    while x < row.count {
      let cell = row[x]
      let isWide = x + 1 < row.count && row[x + 1].isContinuation && !cell.isContinuation
      append(cell, isWide: isWide, to: &cells)
      x += isWide ? 2 : 1
    }
  }

  private func append(_ cell: Cell, isWide: Bool, to cells: inout [curses_cell]) {
    let look = UInt32(cell.style.rawValue)
    let columns = isWide ? 2 : 1
    if cell.scalar < 0x7F {
      // A right half whose left half was drawn over is a blank.
      let shown = cell.isContinuation ? 0x20 : max(cell.scalar, 0x20)
      cells.append(curses_cell(scalar: shown, look: look))
      if isWide { cells.append(curses_cell(scalar: 0x20, look: look)) }
      return
    }
    if charset == .utf8, curses_columns(cell.scalar) == Int32(columns) {
      cells.append(curses_cell(scalar: cell.scalar, look: look))
      return
    }
    // Not to be shown, half of a wide character, or one that ncurses thinks has another width.
    let scalar = Unicode.Scalar(cell.scalar).map(AsciiSubstitutes.substitute) ?? "?"
    cells.append(curses_cell(scalar: scalar.value, look: look))
    if isWide { cells.append(curses_cell(scalar: 0x20, look: look)) }
  }
}
