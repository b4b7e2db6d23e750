import TerminalKit

/// The lines and blocks of a row as paths: those of one color are one path.
struct Strokes {
  private var paths: [(attributes: String, steps: String)] = []

  var text: String {
    paths.reduce("") { $0 + "<path \($1.attributes) d=\"\($1.steps)\"/>" }
  }

  /// Draws a character; false if it has to be written as text.
  mutating func draw(_ scalar: Unicode.Scalar, x: Int, _ ink: TerminalColors.Ink) -> Bool {
    let (width, height) = PictureRows.cell
    let left = x * width
    if let block = Strokes.blocks[scalar] {
      let (x, y) = (left + block.x * width / 8, block.y * height / 8)
      add(
        "style=\"fill:\(ink.color);stroke:none\"",
        "M\(x) \(y)h\(block.width * width / 8)v\(block.height * height / 8)"
          + "h-\(block.width * width / 8)z")
      return true
    }
    guard let arms = Strokes.lines[scalar] else { return false }
    let middle = (x: left + width / 2, y: height / 2)
    if let round = Strokes.round[scalar] {
      let end = round.isRight ? left + width : left
      add(
        "stroke=\"\(ink.color)\"",
        "M\(middle.x) \(round.isDown ? height : 0)Q\(middle.x) \(middle.y) \(end) \(middle.y)")
      return true
    }
    let ends = [
      (middle.x, 0), (left + width, middle.y), (middle.x, height), (left, middle.y),
    ]
    for (arm, end) in zip(arms, ends) where arm != " " {
      let kind = arm == "h" || arm == "H" ? " class=\"h\"" : ""
      let dash = arm == "d" || arm == "H" ? " stroke-dasharray=\"3 2\"" : ""
      add(
        "stroke=\"\(ink.color)\"\(kind)\(dash)", "M\(middle.x) \(middle.y)L\(end.0) \(end.1)")
    }
    return true
  }

  private mutating func add(_ attributes: String, _ steps: String) {
    if let place = paths.firstIndex(where: { $0.attributes == attributes }) {
      paths[place].steps += steps
    } else {
      paths.append((attributes, steps))
    }
  }

  /// The arms of a line up, right, down and left: `l` light, `h` heavy, `d` and `H`
  /// the same dashed.
  private static let lines: [Unicode.Scalar: String] = [
    "─": " l l", "│": "l l ",
    "┌": " ll ", "┐": "  ll", "└": "ll  ", "┘": "l  l",
    "├": "lll ", "┤": "l ll", "┬": " lll", "┴": "ll l", "┼": "llll",
    "━": " h h", "┃": "h h ", "┏": " hh ", "┓": "  hh", "┗": "hh  ", "┛": "h  h",
    "╌": " d d", "╎": "d d ", "╍": " H H", "╏": "H H ", "┊": "d d ", "┄": " d d",
    "╴": "   l", "╶": " l  ", "╸": "   h", "╺": " h  ", "╵": "l   ", "╷": "  l ",
    "┸": "hl l", "┰": " lhl", "┥": "l lh", "┝": "lhl ", "┷": "lh h", "┯": " hlh",
    "┨": "h hl", "┠": "hlh ", "┻": "hh h", "┳": " hhh", "┫": "h hh", "┣": "hhh ",
  ]

  /// The round corners of boxes.
  private static let round: [Unicode.Scalar: (isRight: Bool, isDown: Bool)] = [
    "╭": (true, true), "╮": (false, true), "╰": (true, false), "╯": (false, false),
  ]

  /// Blocks, in eighths of a cell.
  private static let blocks: [Unicode.Scalar: Rect] = [
    "█": Rect(x: 0, y: 0, width: 8, height: 8), "▀": Rect(x: 0, y: 0, width: 8, height: 4),
    "▄": Rect(x: 0, y: 4, width: 8, height: 4), "▌": Rect(x: 0, y: 0, width: 4, height: 8),
    "▐": Rect(x: 4, y: 0, width: 4, height: 8), "▁": Rect(x: 0, y: 7, width: 8, height: 1),
    "▂": Rect(x: 0, y: 6, width: 8, height: 2), "▃": Rect(x: 0, y: 5, width: 8, height: 3),
    "▅": Rect(x: 0, y: 3, width: 8, height: 5), "▆": Rect(x: 0, y: 2, width: 8, height: 6),
    "▇": Rect(x: 0, y: 1, width: 8, height: 7), "▬": Rect(x: 0, y: 3, width: 8, height: 2),
    "▮": Rect(x: 1, y: 2, width: 5, height: 5),
  ]
}
