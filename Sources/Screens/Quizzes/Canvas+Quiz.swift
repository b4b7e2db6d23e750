import Practice
import TerminalKit
import Texts

extension Canvas {
  /// A question with its answers, or the result.
  mutating func drawQuiz(_ quiz: QuizLines, top: Int, in room: Rect) {
    let width = min(84, room.width - 6)
    let lines = quiz.lines(width: width)
    let inside = popupBox(
      quiz.title, width: width + 6, height: lines.count + 2, in: room,
      hints: [keys.frameHint(.close, Command.close.label)])
    let first = max(0, min(top, lines.count - inside.height))
    clipped(to: inside) { canvas in
      for (row, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
        canvas.draw(line, x: inside.x + 1, y: inside.y + row, in: inside)
      }
    }
    drawMoreBelow(lines.count - first - inside.height, in: inside)
  }

  private mutating func draw(_ line: QuizLines.Line, x: Int, y: Int, in inside: Rect) {
    let row = Rect(x: inside.x, y: y, width: inside.width, height: 1)
    switch line {
    case .blank: break
    case .text(let text): put(text, x: x, y: y, .plain)
    case .ask(let text): put(text, x: x, y: y, .panelTitle)
    case .feedback(let text, let isRight): put(text, x: x, y: y, isRight ? .accent : .strong)
    case .option(let place, let text, let mark):
      put(mark.sign ?? "\(place + 1)", x: x, y: y, mark == .none ? .key : mark.style)
      put(text, x: x + 3, y: y, mark.style)
      finish(row, place, mark)
    case .more(let place, let text, let mark):
      put(text, x: x + 3, y: y, mark.style)
      finish(row, place, mark)
    }
  }

  private mutating func finish(_ row: Rect, _ place: Int, _ mark: QuizLines.Mark) {
    if mark == .selected { restyle(row, .selection) }
    if mark == .none || mark == .selected { hit(row, .item(place)) }
  }
}

extension QuizLines.Mark {
  /// In the place of the answer's number.
  fileprivate var sign: String? {
    switch self {
    case .right: "✓"
    case .wrong: "✗"
    case .none, .selected, .other: nil
    }
  }

  fileprivate var style: Style {
    switch self {
    case .none, .selected: .plain
    case .right: .accent
    case .wrong: .refusal
    case .other: .dim
    }
  }
}
