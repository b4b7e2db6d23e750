/// The characters of a frame.
struct Border {
  var topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Unicode.Scalar

  static let round = Border(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│")
  static let square = Border(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│")
  static let heavy = Border(
    topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃")
}

extension Canvas {
  /// A frame along the edge of a rectangle; what is inside stays.
  mutating func frame(_ rect: Rect, _ style: Style, _ border: Border = .round) {
    guard rect.width > 1, rect.height > 1 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    let wide = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: 1)
    fill(wide, style, with: border.horizontal)
    fill(Rect(x: wide.x, y: bottom, width: wide.width, height: 1), style, with: border.horizontal)
    let high = Rect(x: rect.x, y: rect.y + 1, width: 1, height: rect.height - 2)
    fill(high, style, with: border.vertical)
    fill(Rect(x: right, y: high.y, width: 1, height: high.height), style, with: border.vertical)
    set(Cell(border.topLeft, style), x: rect.x, y: rect.y)
    set(Cell(border.topRight, style), x: right, y: rect.y)
    set(Cell(border.bottomLeft, style), x: rect.x, y: bottom)
    set(Cell(border.bottomRight, style), x: right, y: bottom)
  }

  /// An empty box.
  mutating func box(_ rect: Rect, _ style: Style, _ border: Border = .round) {
    fill(rect)
    frame(rect, style, border)
  }

  /// A panel of the program: a frame with its title, and at the right of its upper edge the first
  /// of the hints that there is room for.
  mutating func panel(_ rect: Rect, _ title: String, hints: [[FrameHint]] = [], isFocused: Bool) {
    let style: Style = isFocused ? .frameFocused : .frame
    frame(rect, style)
    let room = rect.width - 6
    let shown = Shortening.end(title, to: room)
    if room > 0 { put(" \(shown) ", x: rect.x + 2, y: rect.y, .panelTitle) }
    let left = room - TextWidth.columns(of: shown) - 2
    drawHints(hints, before: rect.maxX - 2, y: rect.y, room: left)
  }

  /// A button of the device's: brackets around its words, with its key.
  mutating func button(
    _ key: String, _ words: String, x: Int, y: Int, _ command: Command
  ) {
    let start = x
    var x = x
    x += put(key, x: x, y: y, .key)
    x += put(key.isEmpty ? words : " " + words, x: x, y: y, .touchable)
    hit(Rect(x: start, y: y, width: x - start, height: 1), .command(command))
  }

  /// The columns that a button takes.
  static func buttonWidth(_ key: String, _ words: String) -> Int {
    TextWidth.columns(of: key) + (key.isEmpty ? 0 : 1) + TextWidth.columns(of: words)
  }
}
