import CNCurses
import Screens

/// Turns a row of a grid into what the painter sends. Whatever was drawn there, the row comes out
/// exactly as wide as it is: one character out of step would shift all that follow.
struct RowEncoder {
  let charset: Charset
  /// The looks that a blank may have.
  var papers = Papers()
  private var widths = KnownWidths()

  init(charset: Charset) { self.charset = charset }

  /// Encodes some columns of a row.
  mutating func encode(
    _ row: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, into cells: inout [curses_cell]
  ) {
    cells.removeAll(keepingCapacity: true)
    var ink = row[..<columns.lowerBound].last { !$0.isBlank }?.style
    var x = columns.lowerBound
    while x < columns.upperBound {
      let cell = row[x]
      if cell.isBlank {
        let style = papers.blank(cell.style, after: ink)
        cells.append(curses_cell(scalar: 0x20, look: UInt32(style.rawValue)))
        x += 1
        continue
      }
      let isWide =
        x + 1 < columns.upperBound && row[x + 1].isContinuation && !cell.isContinuation
      append(cell, isWide: isWide, to: &cells)
      ink = cell.style
      x += isWide ? 2 : 1
    }
  }

  private mutating func append(_ cell: Cell, isWide: Bool, to cells: inout [curses_cell]) {
    let look = UInt32(cell.style.rawValue)
    let columns = isWide ? 2 : 1
    if cell.scalar < 0x7F {
      // A right half whose left half was drawn over is a blank.
      let shown = cell.isContinuation ? 0x20 : max(cell.scalar, 0x20)
      cells.append(curses_cell(scalar: shown, look: look))
      if isWide { cells.append(curses_cell(scalar: 0x20, look: look)) }
      return
    }
    if charset == .utf8, widths.columns(cell.scalar) == columns {
      cells.append(curses_cell(scalar: cell.scalar, look: look))
      return
    }
    // Not to be shown, half of a wide character, or one that ncurses thinks has another width.
    let scalar = Unicode.Scalar(cell.scalar).map(AsciiSubstitutes.substitute) ?? "?"
    cells.append(curses_cell(scalar: scalar.value, look: look))
    if isWide { cells.append(curses_cell(scalar: 0x20, look: look)) }
  }
}

/// How wide ncurses thinks that characters are. A frame has the same few dozen again and again, and
/// to ask for one takes longer than all else that is done with it.
private struct KnownWidths {
  private var known = Array(repeating: (scalar: UInt32(0), columns: 0), count: 256)

  mutating func columns(_ scalar: UInt32) -> Int {
    let place = Int(scalar & 0xFF)
    if known[place].scalar != scalar {
      known[place] = (scalar, Int(curses_columns(scalar)))
    }
    return known[place].columns
  }
}

extension Cell {
  fileprivate var isBlank: Bool { scalar == 0x20 }
}
