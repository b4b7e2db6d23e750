import Lifecycle
import TerminalKit

extension Canvas {
  /// The rows of the band at the foot of what is shown in so many rows.
  static func bandRows(in height: Int) -> Int { height >= 30 ? 4 : height >= 18 ? 3 : 1 }

  /// The part of a rectangle that is its band.
  static func band(of rect: Rect) -> Rect {
    let rows = min(rect.height, bandRows(in: rect.height))
    return Rect(x: rect.x, y: rect.maxY - rows, width: rect.width, height: rows)
  }

  /// The state as a filled field, in letters as large as there is room for. A name goes before the
  /// word, and one of the details, the first that fits, behind or below it.
  mutating func drawBand(_ life: Life, _ details: [String], name: String = "", in rect: Rect) {
    fill(rect, life.band, with: life.hatching)
    func fits(_ text: String) -> Bool { TextWidth.columns(of: text) < rect.width }
    let title = (name.isEmpty ? "" : name + " ") + life.mark
    let word = life.word.uppercased()
    let texts =
      details.map { "\(title) \(word) \($0)" } + ["\(title) \(word)", "\(life.mark) \(word)"]
    let text = texts.first(where: fits) ?? Shortening.end("\(life.mark) \(word)", to: rect.width)
    if rect.height > 3, let large = LargeWord(word), large.columns + 4 <= rect.width {
      let top = rect.maxY - 3
      for (row, line) in large.rows.enumerated() { drawWords(line, life, in: rect, y: top + row) }
      // In plain letters too: where there are no blocks, these are what can be read.
      drawWords(text, life, in: rect, y: top + 2)
    } else if rect.height > 1 {
      let detail = details.first { TextWidth.columns(of: $0) <= rect.width }
      let y = rect.y + (rect.height - (detail == nil ? 1 : 2)) / 2
      let spaced =
        "\(title)  "
        + (word.unicodeScalars.allSatisfy(\.isASCII)
          ? word.map(String.init).joined(separator: " ") : word)
      let words = [spaced] + texts.dropFirst(details.count)
      drawWords(words.first(where: fits) ?? text, life, in: rect, y: y)
      if let detail { drawWords(detail, life, in: rect, y: y + 1) }
    } else {
      let room = rect.width - TextWidth.columns(of: text)
      put((room > 0 ? " " : "") + text + (room > 1 ? " " : ""), x: rect.x, y: rect.y, life.band)
    }
  }

  /// Words in the middle of a band's row, apart from what fills it.
  private mutating func drawWords(_ text: String, _ life: Life, in rect: Rect, y: Int) {
    let room = rect.width - TextWidth.columns(of: text)
    center(room > 1 ? " \(text) " : text, in: rect, y: y, life.band)
  }
}
