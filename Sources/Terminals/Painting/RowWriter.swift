import TerminalKit

/// Has a pen write parts of rows. Whatever was drawn there, it comes out exactly as wide as it is:
/// one character out of step would shift all that follow.
struct RowWriter {
  let charset: Charset
  /// The looks that a blank may have.
  var papers: Papers
  private let eraser: Eraser

  init(charset: Charset, papers: Papers, eraser: Eraser) {
    self.charset = charset
    self.papers = papers
    self.eraser = eraser
  }

  func write(
    _ row: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, at y: Int, with pen: inout Pen
  ) {
    var ink = row[..<columns.lowerBound].last { !$0.isBlank }?.meaning
    var x = columns.lowerBound
    while x < columns.upperBound {
      let cell = row[x]
      pen.move(to: Point(x: x, y: y))
      if cell.isBlank {
        let blanks = row[x..<columns.upperBound].prefix { $0 == cell }.count
        pen.choose(papers.blank(cell.meaning, after: ink))
        if !eraser.erase(blanks, isRest: x + blanks == row.count, with: &pen) {
          for _ in 0..<blanks { pen.write(0x20, columns: 1, of: row.count) }
        }
        x += blanks
      } else if cell.isLetter {
        // Most of what is written, and a word at a time.
        let style = cell.meaning
        let word = row[x..<columns.upperBound].prefix { $0.isLetter && $0.meaning == style }
        pen.choose(style)
        pen.write(ascii: word, of: row.count)
        ink = style
        x += word.count
      } else {
        let isWide =
          x + 1 < columns.upperBound && row[x + 1].isContinuation && !cell.isContinuation
        pen.choose(cell.meaning)
        write(cell, columns: isWide ? 2 : 1, of: row.count, with: &pen)
        ink = cell.meaning
        x += isWide ? 2 : 1
      }
    }
  }

  private func write(_ cell: Cell, columns: Int, of width: Int, with pen: inout Pen) {
    if canShow(cell.scalar, in: columns) {
      pen.write(cell.scalar, columns: columns, of: width)
      return
    }
    // A right half whose left half was drawn over is a blank.
    let scalar = Unicode.Scalar(cell.scalar).map(AsciiSubstitutes.substitute) ?? "?"
    pen.write(cell.isContinuation ? 0x20 : scalar.value, columns: 1, of: width)
    if columns == 2 { pen.write(0x20, columns: 1, of: width) }
  }

  /// Whether a character may be sent, and takes so many columns. Screens draw no others; this is
  /// the last place that could stop one.
  private func canShow(_ value: UInt32, in columns: Int) -> Bool {
    if value < 0x7F { return value >= 0x20 && columns == 1 }
    guard charset == .utf8, value >= 0xA0, let scalar = Unicode.Scalar(value) else { return false }
    return TextWidth.columns(of: scalar) == columns
  }
}

extension Cell {
  fileprivate var isBlank: Bool { scalar == 0x20 }

  /// Whether it is of ASCII, and seen: of one column everywhere.
  fileprivate var isLetter: Bool { scalar > 0x20 && scalar < 0x7F }
}
