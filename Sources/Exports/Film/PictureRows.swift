import Preferences
import Screens
import TerminalKit

/// The rows of screens in SVG. A row that looks like an earlier one is written once: from one scene
/// of a film to the next most rows stay as they are.
struct PictureRows {
  /// The size of a cell in the picture's units; whole numbers keep files short.
  static let cell = (width: 10, height: 20)
  /// At this size the usual monospaced fonts are as wide as a cell.
  private static let fontSize = "16.6"

  private let theme: Theme
  private let colors: TerminalColors
  private var known: [String: Int] = [:]
  private(set) var definitions = ""

  init(_ name: ThemeName) {
    theme = name.theme
    colors = TerminalColors(name)
  }

  /// The beginning of the picture: its size, title and background.
  func head(_ film: Film) -> String {
    let export = film.export
    let width = film.look.size.columns * PictureRows.cell.width
    let height = film.look.size.rows * PictureRows.cell.height
    return #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
      + #"font-family="'DejaVu Sans Mono', Menlo, Consolas, monospace" "#
      + #"font-size="\#(PictureRows.fontSize)" role="img">"#
      + "\n<title>\(Markup.escaped("\(export.title) (\(export.originLine))"))</title>\n"
      + "<style>text{white-space:pre}path{fill:none;stroke-width:1.4}.h{stroke-width:3}</style>\n"
      + ##"<rect width="100%" height="100%" fill="\##(colors.paper)"/>"## + "\n"
  }

  /// A screen, of rows that are defined.
  mutating func screen(_ grid: Grid) -> String {
    var text = ""
    let width = grid.size.columns
    for y in 0..<grid.size.rows {
      let row = Array(grid.cells[y * width..<(y + 1) * width])
      guard row.contains(where: { $0 != .blank }) else { continue }
      text +=
        "<use href=\"#r\(number(of: picture(of: row)))\" y=\"\(y * PictureRows.cell.height)\"/>\n"
    }
    return text
  }

  private mutating func number(of picture: String) -> Int {
    if let number = known[picture] { return number }
    let number = known.count
    known[picture] = number
    definitions += "<g id=\"r\(number)\">\(picture)</g>\n"
    return number
  }

  private func picture(of row: [Cell]) -> String {
    var papers = ""
    var texts = ""
    var strokes = Strokes()
    var start = 0
    while start < row.count {
      var end = start + 1
      while end < row.count, row[end].style == row[start].style { end += 1 }
      let ink = colors.ink(theme.look(row[start].style))
      if ink.paper != colors.paper {
        papers += rect(start, end - start, ink.paper)
      }
      texts += run(row[start..<end], ink, &strokes)
      start = end
    }
    return papers + strokes.text + texts
  }

  private func rect(_ x: Int, _ columns: Int, _ color: String) -> String {
    let (width, height) = PictureRows.cell
    return #"<rect x="\#(x * width)" width="\#(columns * width)" height="\#(height)" "#
      + #"fill="\#(color)"/>"#
  }

  /// Characters of one look. Lines and blocks are drawn, since fonts leave gaps between them.
  private func run(
    _ cells: ArraySlice<Cell>, _ ink: TerminalColors.Ink, _ strokes: inout Strokes
  ) -> String {
    var words = ""
    var start = cells.startIndex
    var text = ""
    func written(_ words: String, _ start: Int, _ end: Int) -> String {
      let width = PictureRows.cell.width
      return #"<text x="\#(start * width)" y="15" textLength="\#((end - start) * width)""#
        + "\(ink.attributes)>\(Markup.escaped(words))</text>"
    }
    for x in cells.indices where !cells[x].isContinuation {
      guard let scalar = Unicode.Scalar(cells[x].scalar) else { continue }
      let isDrawn = strokes.draw(scalar, x: x, ink)
      if isDrawn || scalar == " " && (words.isEmpty || isGap(cells, at: x)) {
        if !words.isEmpty { text += written(words, start, x) }
        words = ""
        continue
      }
      if words.isEmpty { start = x }
      words.unicodeScalars.append(scalar)
    }
    if !words.isEmpty { text += written(words, start, cells.endIndex) }
    return text
  }

  /// Whether the words end there.
  private func isGap(_ cells: ArraySlice<Cell>, at x: Int) -> Bool {
    x + 1 >= cells.endIndex || cells[x + 1].scalar == 0x20
  }
}
