import TerminalKit

/// Turns screens into few bytes that show them, one frame after the other.
///
/// It compares a frame with the one that is shown and says what differs, in the words that ncurses
/// has for the terminal. ncurses' own screens would compare, too, but cells seven times as large,
/// and that took as long as all else that follows a key.
final class Painter {
  private let description: TerminalDescription
  private let entrance: Entrance
  private(set) var size: Size
  private var pen: Pen
  private var writer: RowWriter
  /// What the terminal shows, where that is known.
  private var shown: Grid?
  private var isEntered = false
  private var isToBeCleared = true
  private var shownCursor: Point?

  /// Fails for a terminal that terminfo does not know, or that can only write line after line.
  init(type: String, size: Size, charset: Charset, theme: Theme) throws(TerminalError) {
    description = try TerminalDescription(type: type)
    guard description.has(capability: "cup") else { throw .cannotMoveCursor(type) }
    entrance = Entrance(description)
    self.size = Painter.possible(size)
    self.theme = theme
    pen = Pen(
      moves: CursorMoves(description), looks: LookSequences(theme, description))
    writer = RowWriter(
      charset: charset, papers: Papers(theme), eraser: Eraser(description))
  }

  var theme: Theme {
    didSet {
      pen.looks = LookSequences(theme, description)
      writer.papers = Papers(theme)
      shown = nil
    }
  }

  func resize(to size: Size) {
    self.size = Painter.possible(size)
    repaint()
  }

  /// The next frame enters the terminal's screen again.
  func startOver() {
    isEntered = false
    repaint()
  }

  /// The next frame paints everything, even what seems to be there.
  func repaint() { isToBeCleared = true }

  /// The bytes that show a grid: none if it is shown already.
  func frame(_ grid: Grid, cursor: Point?) -> [UInt8] {
    pen.begin()
    if !isEntered {
      pen.send(entrance.enter(size))
      isEntered = true
      shownCursor = nil
    }
    if isToBeCleared { clear() }
    write(grid.size == size ? grid : grid.cut(to: size))
    place(cursor)
    return pen.bytes
  }

  /// The bytes that give the terminal back, at any moment.
  var farewell: [UInt8] { entrance.leave(size) }

  /// What terminfo says of the terminal.
  func capability(_ name: String) -> String? {
    let isThere = description.has(capability: name)
    return isThere ? String(decoding: description.sequence(name), as: UTF8.self) : nil
  }

  private func clear() {
    pen.choose(0)
    let isPaper = pen.leavesPaper && theme.look(0).background == .standard
    pen.send(entrance.clear)
    isToBeCleared = false
    // Some terminals cannot be cleared, only written on; and some that erase in the colour in force
    // do not so when they clear.
    shown = isPaper && !entrance.clear.isEmpty ? Grid(size) : nil
  }

  private func write(_ grid: Grid) {
    // The last cell of a terminal that would scroll for it stays as it is.
    let last = entrance.canFillCorner ? nil : size.rows - 1
    grid.cells.withUnsafeBufferPointer { cells in
      for y in 0..<size.rows {
        let row = UnsafeBufferPointer(rebasing: cells[y * size.columns..<(y + 1) * size.columns])
        let room = 0..<(y == last ? size.columns - 1 : size.columns)
        if let shown {
          shown.forEachChange(in: row, at: y) { columns in
            writer.write(row, columns.clamped(to: room), at: y, with: &pen)
          }
        } else {
          writer.write(row, room, at: y, with: &pen)
        }
      }
    }
    shown = grid
  }

  private func place(_ cursor: Point?) {
    let screen = Rect(x: 0, y: 0, width: size.columns, height: size.rows)
    let inside = cursor.flatMap { screen.contains($0) ? $0 : nil }
    if let inside, inside != shownCursor || !pen.bytes.isEmpty { pen.move(to: inside) }
    if (inside == nil) != (shownCursor == nil) {
      pen.sendAside(inside == nil ? entrance.hideCursor : entrance.showCursor)
    }
    shownCursor = inside
  }

  /// A terminal that does not know its size says 0x0.
  private static func possible(_ size: Size) -> Size {
    guard size.columns > 0, size.rows > 0 else { return Size(columns: 80, rows: 24) }
    return Size(columns: min(size.columns, 2000), rows: min(size.rows, 1000))
  }
}
