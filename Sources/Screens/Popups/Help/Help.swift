import TerminalKit
import Texts

/// All keys, to scroll through.
struct Help: Popup {
  /// The first line that is seen.
  var top = 0

  var context: Contexts { .help }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawHelp(model, from: top, in: room)
  }

  func move(_ movement: Movement, in model: inout Model) {
    let count = HelpLine.all(model).count
    model.popup = Help(top: movement.place(from: top, count: count, page: 10))
  }
}

extension Canvas {
  fileprivate mutating func drawHelp(_ model: Model, from top: Int, in room: Rect) {
    let lines = HelpLine.all(model)
    let hints = [keys.frameKey(.up), keys.frameKey(.down), keys.frameHint(.close)]
    let inside = popupBox(
      localized("panels.keys"), width: 84, height: lines.count + 2, in: room, hints: hints)
    let first = max(0, min(top, lines.count - inside.height))
    clipped(to: inside) { canvas in
      for (row, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
        let y = inside.y + row
        switch line {
        case .blank: break
        case .heading(let text): canvas.put(text, x: inside.x, y: y, .panelTitle)
        case .text(let text): canvas.put(text, x: inside.x + 1, y: y)
        case .state(let look, let words):
          canvas.put(look.text, x: inside.x + 1, y: y, look.style)
          canvas.put(words, x: inside.x + 18, y: y)
        case .command(let command):
          let names = model.keys.names(of: command)
          canvas.put(Shortening.end(names, to: 11), x: inside.x + 1, y: y, .key)
          let width = inside.width - 13
          canvas.put(Shortening.end(command.help, to: width), x: inside.x + 13, y: y)
        }
      }
    }
  }
}
