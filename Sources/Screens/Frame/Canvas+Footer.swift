import TerminalKit

extension Canvas {
  /// The keys that matter now, and the note, if there is one.
  mutating func drawFooter(_ model: Model, _ layout: Layout) {
    guard let footer = layout.footer else { return }
    var end = grid.size.columns
    if model.presenting.keyBar.isShown, let row = layout.note {
      let note = model.note.map { TextWidth.columns(of: $0.text) + 5 } ?? 0
      end = drawKeyBar(model.presenting.keyBar, in: row, besides: note)
    }
    if let note = model.note {
      let row = layout.note ?? footer
      let mark =
        switch note.kind {
        case .information: "·"
        case .refusal: "✗"
        case .error: "✗"
        }
      let text = Shortening.end("\(mark) \(note.text)", to: min(end, row.maxX) - row.x - 2)
      put(text, x: row.x + 1, y: row.y, .style(note))
      if layout.note == nil { return }
    }
    drawKeys(model, in: footer, isSinglePanel: layout.isSinglePanel)
  }

  /// As many hints as fit; at the end always those that lead to everything else.
  private mutating func drawKeys(_ model: Model, in rect: Rect, isSinglePanel: Bool) {
    var offered = model.followingHints ?? keys.hints(in: model.context)
    var end = rect.maxX - 1
    // Where one panel is shown at a time nothing else says that there are others.
    let always: [Command] = rect.width < 60 ? [.help] : [.quit, .help, .palette]
    for command in isSinglePanel ? always + [.nextPanel] : always {
      guard
        let place = offered.firstIndex(of: command),
        model.isPossible(command)
      else { continue }
      let hint = FooterHint(offered.remove(at: place), model)
      guard end - hint.width > rect.x else { continue }
      end -= hint.width
      drawHint(hint, x: end, y: rect.y)
      end -= 2
    }
    var x = rect.x + 1
    for command in offered where end - x >= FooterHint.leastWidth {
      let hint = FooterHint(command, model)
      // The kernel is asked only about those that would be shown.
      guard x + hint.width <= end, model.isPossible(hint.command) else { continue }
      drawHint(hint, x: x, y: rect.y)
      x += hint.width + 2
    }
  }

  private mutating func drawHint(_ hint: FooterHint, x: Int, y: Int) {
    let width = put(hint.keys, x: x, y: y, .key)
    put(hint.label, x: x + width + 1, y: y, .footer)
    hit(
      Rect(x: x, y: y, width: hint.width, height: 1),
      hint.command.isNumbered ? .nothing : .command(hint.command))
  }
}

/// A command as the footer has it.
private struct FooterHint {
  /// A key, a blank and a short word.
  static let leastWidth = 4

  let command: Command
  let keys: String
  let label: String
  let width: Int

  init(_ command: Command, _ model: Model) {
    self.command = command
    keys = model.keys.shortNames(of: command)
    label = model.label(of: command)
    width = TextWidth.columns(of: keys) + 1 + TextWidth.columns(of: label)
  }
}
