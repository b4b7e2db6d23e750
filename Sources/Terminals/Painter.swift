import CNCurses
import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns screens into the fewest bytes that show them, one frame after the other.
final class Painter {
  private let screen: OpaquePointer
  private var encoder: RowEncoder
  private(set) var size: Size
  private var last: Grid?
  private var cursor: Point?
  private var row: [curses_cell] = []

  init(type: String, size: Size, charset: Charset) throws(TerminalError) {
    var failure = curses_failure.outOfResources
    let size = Painter.possible(size)
    guard let screen = curses_open(type, Int32(size.columns), Int32(size.rows), &failure) else {
      throw switch failure {
      case .unknownTerminal: .typeUnknown(type)
      case .noCursorMovement: .cannotMoveCursor(type)
      case .outOfResources: .system(doing: "open-screen", code: 0)
      }
    }
    self.screen = screen
    self.size = size
    self.encoder = RowEncoder(charset: charset)
  }

  deinit { curses_close(screen) }

  var theme: Theme? {
    didSet {
      guard let theme else { return }
      for style in Style.allCases {
        let look = theme.look(style)
        curses_set_look(
          screen, UInt32(style.rawValue),
          curses_look(
            foreground: look.foreground.curses, background: look.background.curses,
            bold: look.bold, dim: look.dim, underline: look.underline, reverse: look.reverse))
      }
      encoder.papers = Papers(theme)
      last = nil
    }
  }

  func resize(to size: Size) {
    self.size = Painter.possible(size)
    curses_resize(screen, Int32(self.size.columns), Int32(self.size.rows))
    last = nil
  }

  /// The next frame enters the terminal's screen again.
  func startOver() {
    curses_start_over(screen)
    last = nil
  }

  /// The next frame paints everything, even what seems to be there.
  func repaint() {
    curses_repaint(screen)
    last = nil
  }

  /// The bytes that show a grid. They are valid until the next call.
  func frame(_ grid: Grid, cursor: Point?) -> UnsafeRawBufferPointer {
    putChangedRows(of: grid)
    placeCursor(cursor)
    var count = 0
    let bytes = curses_frame(screen, &count)
    return UnsafeRawBufferPointer(start: bytes, count: count)
  }

  /// The bytes that give the terminal back. They are valid until the next call.
  var farewell: UnsafeRawBufferPointer {
    var count = 0
    let bytes = curses_farewell(screen, &count)
    return UnsafeRawBufferPointer(start: bytes, count: count)
  }

  /// What terminfo says of the terminal.
  func capability(_ name: String) -> String? {
    curses_capability(screen, name).map { String(cString: $0) }
  }

  private func putChangedRows(of grid: Grid) {
    let width = min(grid.size.columns, size.columns)
    // A grid of another size starts from nothing, so that no old cell is left beside it.
    let known = last?.size == grid.size ? last : nil
    let rows = min(grid.size.rows, size.rows)
    grid.cells.withUnsafeBufferPointer { cells in
      // Every second row and then those between: else ncurses takes rows that moved for scrolling.
      for first in 0...1 {
        for y in stride(from: first, to: rows, by: 2) {
          let row = UnsafeBufferPointer(
            rebasing: cells[y * grid.size.columns..<(y + 1) * grid.size.columns])
          if let known {
            known.forEachChange(in: row, at: y) { columns in
              let changed = columns.clamped(to: 0..<width)
              if !changed.isEmpty { put(row, changed, at: y) }
            }
          } else {
            put(row, 0..<width, at: y)
          }
        }
        curses_take_rows(screen)
      }
    }
    if known == nil { blankOutside(grid.size) }
    last = grid
  }

  private func put(_ cells: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, at y: Int) {
    encoder.encode(cells, columns, into: &row)
    // What lies right of a grid that is too small.
    if columns.upperBound == cells.count, cells.count < size.columns {
      let blanks = size.columns - cells.count
      row.append(contentsOf: repeatElement(Painter.blank, count: blanks))
    }
    curses_put_row(screen, Int32(y), Int32(columns.lowerBound), row, Int32(row.count))
  }

  private func blankOutside(_ grid: Size) {
    let blanks = Array(repeating: Painter.blank, count: size.columns)
    for y in min(grid.rows, size.rows)..<size.rows {
      curses_put_row(screen, Int32(y), 0, blanks, Int32(blanks.count))
    }
  }

  private func placeCursor(_ point: Point?) {
    if let point, point.x >= 0, point.y >= 0, point.x < size.columns, point.y < size.rows {
      curses_set_cursor(screen, Int32(point.x), Int32(point.y))
    } else {
      curses_set_cursor(screen, 0, -1)
    }
  }

  private static let blank = curses_cell(scalar: 0x20, look: 0)

  /// A terminal that does not know its size says 0x0.
  private static func possible(_ size: Size) -> Size {
    guard size.columns > 0, size.rows > 0 else { return Size(columns: 80, rows: 24) }
    return Size(columns: min(size.columns, 2000), rows: min(size.rows, 1000))
  }
}

extension Theme.Color {
  fileprivate var curses: curses_color { curses_color(number: number, basic: basic) }
}

extension Grid {
  /// So many cells that are as they were are left out of what is put; fewer are put with the rest.
  private static let gap = 8

  /// The columns in which a row differs from another, piece by piece.
  fileprivate func forEachChange(
    in other: UnsafeBufferPointer<Cell>, at y: Int, _ take: (Range<Int>) -> Void
  ) {
    cells.withUnsafeBufferPointer { cells in
      let row = UnsafeBufferPointer(
        rebasing: cells[y * size.columns..<(y + 1) * size.columns])
      // Nearly all rows of a frame are as they were: these are found at once.
      let bytes = row.count * MemoryLayout<Cell>.stride
      if bytes == 0 || memcmp(row.baseAddress!, other.baseAddress!, bytes) == 0 { return }
      var first = 0
      while first < row.count {
        guard row[first] != other[first] else {
          first += 1
          continue
        }
        var end = first + 1
        var at = end
        while at < row.count, at - end < Grid.gap {
          if row[at] != other[at] { end = at + 1 }
          at += 1
        }
        take(Grid.whole(first..<end, in: row, other))
        first = at
      }
    }
  }

  /// Some columns, widened so that no wide character of either row is cut.
  private static func whole(
    _ columns: Range<Int>, in row: UnsafeBufferPointer<Cell>, _ other: UnsafeBufferPointer<Cell>
  ) -> Range<Int> {
    var (first, end) = (columns.lowerBound, columns.upperBound)
    while first > 0, other[first].isContinuation || row[first].isContinuation { first -= 1 }
    while end < row.count, other[end].isContinuation || row[end].isContinuation { end += 1 }
    return first..<end
  }
}
