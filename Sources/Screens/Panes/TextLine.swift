import TerminalKit

/// A line of a text or a list: pieces, each at a column and with a meaning.
struct TextLine: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    var text: String
    var style: Style
    /// The column, from the line's beginning.
    var x: Int
    /// The columns that it may take; nil takes as many as there are.
    var width: Int?
  }

  var pieces: [Piece] = []
  /// The item that a click on the line chooses.
  var item: Int?
  var isSelected = false

  static let blank = TextLine()

  init() {}

  init(_ text: String, _ style: Style = .plain, at x: Int = 0) {
    pieces = [Piece(text: text, style: style, x: x)]
  }

  mutating func add(_ text: String, _ style: Style = .plain, at x: Int, width: Int? = nil) {
    pieces.append(Piece(text: text, style: style, x: x, width: width))
  }

  /// Adds a piece that ends before a column.
  mutating func add(_ text: String, _ style: Style = .plain, before end: Int) {
    add(text, style, at: end - TextWidth.columns(of: text))
  }

  /// A text broken into lines of a width; a mark stands before the first, at the second column.
  static func wrapped(
    _ text: String, to width: Int, _ style: Style = .plain, at x: Int = 0,
    mark: (text: String, style: Style)? = nil
  ) -> [TextLine] {
    var lines = Shortening.wrapped(text, to: width).map { TextLine($0, style, at: x) }
    if let mark, !lines.isEmpty { lines[0].add(mark.text, mark.style, at: 1) }
    return lines
  }
}

extension Canvas {
  /// The lines that are seen, and what a click on them chooses.
  mutating func draw(_ lines: [TextLine], _ seen: SeenRows, in rect: Rect) {
    clipped(to: rect) { canvas in
      for (row, line) in lines[seen.range].enumerated() {
        canvas.draw(line, in: Rect(x: rect.x, y: rect.y + row, width: rect.width, height: 1))
      }
    }
  }

  mutating func draw(_ line: TextLine, in row: Rect) {
    for piece in line.pieces {
      put(piece.text, x: row.x + piece.x, y: row.y, piece.style, width: piece.width ?? .max)
    }
    if line.isSelected { restyle(row, .selection) }
    if let item = line.item { hit(row, .item(item)) }
  }
}
