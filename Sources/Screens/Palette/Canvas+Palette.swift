import TerminalKit
import Texts

extension Canvas {
  mutating func drawPalette(_ palette: Palette, in room: Rect) {
    let most = max(1, min(palette.candidates.count, room.height - 8))
    let hints = [
      keys.frameHint(.nextCandidate, localized("hints.choose")),
      keys.frameHint(.olderLine, localized("hints.history")),
    ]
    let inside = popupBox(
      localized("panels.action"), width: 84, height: most + 4, in: room, hints: hints,
      atTop: true)
    let line = Rect(x: inside.x, y: inside.y, width: inside.width, height: 1)
    drawEditor(palette.editor, ": ", in: line)
    if let problem = palette.problem {
      let text = Shortening.end("✗ \(problem.message)", to: inside.width)
      put(text, x: inside.x, y: inside.y + 1, .refusal)
    } else if palette.fitsNothing {
      put(localized("panels.nothing-fits"), x: inside.x, y: inside.y + 1, .dim)
    }
    let rows = max(0, inside.height - 2)
    let chosen = palette.chosen ?? 0
    let first = max(0, min(chosen - rows / 2, palette.candidates.count - rows))
    for (row, candidate) in palette.candidates.dropFirst(first).prefix(rows).enumerated() {
      let y = inside.y + 2 + row
      put(candidate.key, x: inside.x, y: y, .key, width: 6)
      var x = inside.x + 7
      x += put(candidate.word, x: x, y: y, .strong, width: inside.maxX - x)
      x += put(" " + candidate.usage, x: x, y: y, .dim, width: inside.maxX - x)
      let help = max(x + 2, inside.x + 36)
      let text = Shortening.end(candidate.help, to: inside.maxX - help)
      put(text, x: help, y: y)
      if palette.chosen == first + row {
        restyle(Rect(x: inside.x, y: y, width: inside.width, height: 1), .selection)
      }
    }
  }
}
