/// A rectangle of cells, row by row. Drawing outside it does nothing, so no caller has to clip.
public struct Grid: Equatable, Sendable {
  public let size: Size
  public private(set) var cells: [Cell]

  public init(_ size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    self.cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  public var bounds: Rect { Rect(x: 0, y: 0, width: size.columns, height: size.rows) }

  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.columns + x] }
    set {
      guard x >= 0, y >= 0, x < size.columns, y < size.rows else { return }
      let start = y * size.columns
      cells.withUnsafeMutableBufferPointer { cells in
        let row = UnsafeMutableBufferPointer(rebasing: cells[start..<start + size.columns])
        Grid.set(newValue, at: x, in: row)
      }
    }
  }

  /// Writes text from `x` on, as far as `width` columns (or the grid's edge). What must never reach
  /// a terminal is shown instead: a control character as its picture. Returns the columns used.
  @discardableResult
  public mutating func put(
    _ text: String, x: Int, y: Int, meaning: UInt8 = 0, width: Int = .max
  ) -> Int {
    guard y >= 0, y < size.rows, width > 0 else { return 0 }
    let end = width > size.columns - x ? size.columns : x + width
    return put(text, x: x, y: y, meaning: meaning, end: end, within: 0..<size.columns)
  }

  /// Writes text in one of the grid's rows from `x` on, as far as `end`, and shows what of it is
  /// within some columns. Returns the columns used. Most of a frame is written here: a row is taken
  /// once.
  @usableFromInline mutating func put(
    _ text: String, x: Int, y: Int, meaning: UInt8, end: Int, within window: Range<Int>
  ) -> Int {
    var column = x
    let start = y * size.columns
    cells.withUnsafeMutableBufferPointer { cells in
      let row = UnsafeMutableBufferPointer(rebasing: cells[start..<start + size.columns])
      for scalar in text.unicodeScalars {
        let isPlain = (0x20..<0x7F).contains(scalar.value)
        let shown = isPlain ? scalar : Grid.visible(scalar)
        let columns = isPlain ? 1 : TextWidth.columns(of: shown)
        if columns == 0 { continue }
        if column + columns > end { break }
        if window.contains(column) {
          Grid.set(Cell(raw: shown.value, meaning: meaning), at: column, in: row)
          if columns == 2, window.contains(column + 1) {
            Grid.set(.continuation(meaning), at: column + 1, in: row)
          }
        }
        column += columns
      }
    }
    return column - x
  }

  /// Half of a wide character is none: what is left of an overwritten one goes blank.
  private static func set(
    _ cell: Cell, at column: Int, in row: UnsafeMutableBufferPointer<Cell>
  ) {
    if row[column].isContinuation, !cell.isContinuation, column > 0 {
      row[column - 1].scalar = Cell.blank.scalar
    }
    if column + 1 < row.count, row[column + 1].isContinuation {
      row[column + 1].scalar = Cell.blank.scalar
    }
    row[column] = cell
  }

  public mutating func fill(_ rect: Rect, _ cell: Cell) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let width = size.columns
    cells.withUnsafeMutableBufferPointer { cells in
      for y in area.y..<area.maxY {
        let row = UnsafeMutableBufferPointer(rebasing: cells[y * width..<(y + 1) * width])
        // The edges may cut a wide character in two.
        Grid.set(cell, at: area.x, in: row)
        Grid.set(cell, at: area.maxX - 1, in: row)
        for x in area.x..<area.maxX { row[x] = cell }
      }
    }
  }

  /// Gives the cells of a rectangle another meaning and leaves their characters.
  public mutating func restyle(_ rect: Rect, _ meaning: UInt8) {
    let area = rect.intersection(bounds)
    for y in area.y..<max(area.y, area.maxY) {
      for x in area.x..<max(area.x, area.maxX) { cells[y * size.columns + x].meaning = meaning }
    }
  }

  /// The grid as text, a line a row, without trailing spaces: what the goldens hold.
  public var text: String {
    var lines: [String] = []
    for y in 0..<size.rows {
      var line = String.UnicodeScalarView()
      for x in 0..<size.columns where !self[x, y].isContinuation {
        line.append(Unicode.Scalar(self[x, y].scalar) ?? " ")
      }
      while line.last == " " { line.removeLast() }
      lines.append(String(line))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Control characters as their pictures, C1 controls as a replacement character.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value) ?? "?"
    case 0x7F: return "\u{2421}"
    case 0x80..<0xA0: return "\u{FFFD}"
    default: return scalar
    }
  }
}
