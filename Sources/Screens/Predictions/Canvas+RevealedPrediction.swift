import TerminalKit
import Texts

extension Canvas {
  /// What was said of an action beside what it sends, in two columns.
  mutating func drawRevealed(_ window: PredictionWindow, _ model: Model, in room: Rect) {
    let width = min(80, room.width)
    let lines = PredictionResult(window, model).lines(width: width - 6)
    let box = Rect(x: room.maxX - width, y: room.y, width: width, height: room.height)
    let inside = popupBox(
      localized("predictions.revealed", ["action": window.words]), width: width,
      height: lines.count + 2, in: box, hints: [keys.frameHint(.reveal, model.label(of: .reveal))])
    let first = max(0, min(window.top, lines.count - inside.height))
    let half = (inside.width - 2) / 2
    clipped(to: inside) { canvas in
      for (row, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
        let y = inside.y + row
        let (x, other) = (inside.x + 1, inside.x + 1 + half)
        switch line {
        case .blank: break
        case .headings(let said, let received):
          canvas.put(said, x: x, y: y, .panelTitle, width: half)
          canvas.put(received, x: other, y: y, .panelTitle, width: half)
        case .pair(let said, let received):
          canvas.draw(said, x: x, y: y, width: half)
          canvas.draw(received, x: other, y: y, width: half)
        case .text(let text): canvas.put(text, x: x, y: y, .plain)
        case .legend(let text): canvas.put(text, x: x, y: y, .dim)
        case .score(let text): canvas.put(text, x: x, y: y, .strong)
        }
      }
    }
    drawMoreBelow(lines.count - first - inside.height, in: inside)
  }

  private mutating func draw(_ half: PredictionResult.Half, x: Int, y: Int, width: Int) {
    put(half.sign, x: x, y: y, half.style)
    put(Shortening.end(half.text, to: width - 3), x: x + 2, y: y, half.style)
  }
}
