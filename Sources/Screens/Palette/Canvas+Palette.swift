import TerminalKit
import Texts

extension Canvas {
  /// The line that is typed, what is to be said of it, and below it what it could mean.
  mutating func drawPalette(_ palette: Palette, _ model: Model, in room: Rect) {
    let rows = palette.listed
    let words = Shortening.wrapped(saying(palette, model), to: min(room.width, 100) - 4)
    let above = 1 + max(1, words.count)
    let shape = ListShape(
      rows, in: Rect(x: 0, y: 0, width: room.width, height: room.height - above))
    let height = min(shape.height + above, room.height)
    let inside = popupBox(
      localized("palette.title"), width: shape.width, height: height, in: room,
      hints: [keys.frameHint(.olderLine, localized("hints.history"))], atTop: true)
    let line = Rect(x: inside.x, y: inside.y, width: inside.width, height: 1)
    drawEditor(palette.query, ": ", in: line)
    for (row, text) in words.enumerated() where row + 1 < inside.height {
      put(
        text, x: inside.x, y: inside.y + 1 + row, palette.problem == nil ? .dim : .refusal,
        width: inside.width)
    }
    guard inside.height > above else { return }
    drawList(
      rows, selected: palette.selected, shape,
      in: Rect(
        x: inside.x, y: inside.y + above, width: inside.width, height: inside.height - above))
  }

  /// What is wrong with the line, or what could follow it where no row says it.
  private func saying(_ palette: Palette, _ model: Model) -> String {
    if let problem = palette.problem { return "✗ \(problem.message)" }
    guard palette.rows.isEmpty else { return "" }
    return model.paletteUsage(of: palette.line) ?? localized("panels.nothing-fits")
  }
}
