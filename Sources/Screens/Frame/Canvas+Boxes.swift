import TerminalKit

extension Canvas {
  /// A panel of the program: a frame with its title, and at the right of its upper edge the first
  /// of the hints that there is room for.
  mutating func panel(
    _ rect: Rect, _ title: String, hints: [[FrameHint]] = [], isFocused: Bool, indent: Int = 0
  ) {
    let style: Style = isFocused ? .frameFocused : .frame
    frame(rect, style)
    let room = rect.width - 6 - indent
    let shown = Shortening.end(title, to: room)
    if room > 0 { put(" \(shown) ", x: rect.x + 2 + indent, y: rect.y, .panelTitle) }
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
