import CLibrary
import CNCurses
import TerminalKit

/// Puts grids on ncurses' screen, which sends what differs from the one that is shown.
struct Painter {
  private let charset: Charset
  private let hasOwnColors: Bool
  private var inks: Inks
  /// What ncurses was given last, if it is still valid.
  private var shown: Grid?

  init(theme: Theme, charset: Charset) {
    self.theme = theme
    self.charset = charset
    start_color()
    hasOwnColors = use_default_colors() == OK
    inks = Inks(theme, hasOwnColors: hasOwnColors)
  }

  var theme: Theme {
    didSet {
      inks = Inks(theme, hasOwnColors: hasOwnColors)
      shown = nil
    }
  }

  /// The next screen is sent completely, no matter what the terminal shows.
  mutating func repaint() {
    clearok(curses_screen(), true)
    shown = nil
  }

  mutating func show(_ grid: Grid, cursor: Point?) {
    handOver(grid)
    let inside = cursor.flatMap { grid.bounds.contains($0) ? $0 : nil }
    curs_set(inside == nil ? 0 : 1)
    leaveok(curses_screen(), inside == nil)
    if let inside { wmove(curses_screen(), Int32(inside.y), Int32(inside.x)) }
    wnoutrefresh(curses_screen())
    doupdate()
  }

  /// Only what differs from the grid before: ncurses looks at every cell that it is handed.
  private mutating func handOver(_ grid: Grid) {
    let before = shown.flatMap { $0.size == grid.size ? $0 : nil }
    if before == nil { werase(curses_screen()) }
    var characters: [cchar_t] = []
    for y in 0..<grid.size.rows {
      grid.withRow(y) { row in
        var columns: Range<Int>? = 0..<row.count
        if let before { columns = before.withRow(y) { row.difference(from: $0) } }
        guard var columns else { return }
        if charset == .ascii {
          // What is beside a character may show that a text is cut there.
          columns = max(0, columns.lowerBound - 2)..<min(row.count, columns.upperBound + 2)
        }
        characters.removeAll(keepingCapacity: true)
        append(row, columns, to: &characters)
        mvwadd_wchnstr(
          curses_screen(), Int32(y), Int32(columns.lowerBound), characters, Int32(characters.count))
      }
    }
    shown = grid
  }

  /// Some columns of a row as ncurses takes them, where a wide character is one.
  private func append(
    _ row: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, to characters: inout [cchar_t]
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let cell = row[x]
      let width = x + 1 < row.count && row[x + 1].isContinuation ? 2 : 1
      // Half of a wide character is none.
      let scalar = cell.isContinuation ? 0x20 : cell.scalar
      let isCut =
        charset == .ascii && AsciiSubstitutes.isBesideCut(x, of: row.count) { row[$0].scalar }
      let shown = charset.shown(isCut ? 0x2E : scalar, columns: width)
      characters.append(inks.cell(shown.scalar, cell.meaning))
      if shown.columns < width { characters.append(inks.cell(0x20, cell.meaning)) }
      x += width
    }
  }
}

extension Grid {
  fileprivate func withRow<Result>(
    _ y: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result
  ) -> Result {
    cells.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[y * size.columns..<(y + 1) * size.columns]))
    }
  }
}

extension UnsafeBufferPointer<Cell> {
  /// The columns from the first that differs to the last, with the whole of wide characters; nil
  /// where none does.
  fileprivate func difference(from before: UnsafeBufferPointer<Cell>) -> Range<Int>? {
    // Nearly all rows of a frame are unchanged: these are found fast.
    let bytes = count * MemoryLayout<Cell>.stride
    if bytes == 0 || memcmp(baseAddress!, before.baseAddress!, bytes) == 0 { return nil }
    var (first, end) = (0, count)
    while self[first] == before[first] { first += 1 }
    while self[end - 1] == before[end - 1] { end -= 1 }
    while first > 0, self[first].isContinuation || before[first].isContinuation { first -= 1 }
    while end < count, self[end].isContinuation || before[end].isContinuation { end += 1 }
    return first..<end
  }
}
