import Explanations
import TerminalKit
import Texts

extension Canvas {
  /// An explanation: labels at the left, what there is to say beside them.
  mutating func draw(_ reading: Reading, in room: Rect, close: FrameHint) {
    let width = Reading.room(on: grid.size).columns
    let lines = reading.lines(width: width)
    let rows = max(1, min(lines.count, room.height - 2))
    let first = max(0, min(reading.top, lines.count - rows))
    let left = lines.count - first - rows
    let more = FrameHint.words(localized("panels.more-below", ["count": "\(left)"]), .pageDown)
    let inside = popupBox(
      reading.title, width: width + 4, height: lines.count + 2, in: room,
      hints: left > 0 ? [more, close] : [close])
    if reading.isOfRow { drawRowButtons(y: inside.maxY, in: inside) }
    clipped(to: inside) { canvas in
      for (row, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
        let y = inside.y + row
        switch line {
        case .blank: break
        case .heading(let text): canvas.put(text, x: inside.x, y: y, .panelTitle)
        case .text(let label, let text, let indent, let verdict):
          let styles = verdict.map(Canvas.styles) ?? Canvas.styles(of: label)
          canvas.put(label, x: inside.x + 1, y: y, styles.label)
          canvas.put(text, x: inside.x + indent, y: y, styles.text)
        }
      }
    }
  }

  /// What only one of two sides has.
  private static func styles(of label: String) -> (label: Style, text: Style) {
    switch label {
    case "−": (.refusal, .refusal)
    case "+": (.accent, .accent)
    default: (.dim, .plain)
    }
  }

  /// What goes wrong stands out, and not what goes well.
  private static func styles(of verdict: Paragraph.Verdict) -> (label: Style, text: Style) {
    switch verdict {
    case .good: (.accent, .plain)
    case .bad: (.refusal, .refusal)
    case .disputed: (.strong, .plain)
    }
  }

  /// On the lower edge of the box: to the rows beside the one that is explained.
  private mutating func drawRowButtons(y: Int, in inside: Rect) {
    let commands: [Command] = [.previousRow, .nextRow]
    var end = inside.maxX
    for command in commands.reversed() {
      let words = command.label
      let key = keys.key(of: command)
      let width = Canvas.buttonWidth(key, words)
      guard end - width - 2 > inside.x, y < grid.size.rows else { return }
      put(" ", x: end - width - 1, y: y)
      button(key, words, x: end - width, y: y, command)
      put(" ", x: end, y: y)
      end -= width + 3
    }
  }
}
