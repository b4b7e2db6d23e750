import TerminalKit

extension Canvas {
  /// The keys that matter now, and the note, if there is one.
  mutating func drawFooter(_ model: Model, _ layout: Layout) {
    guard let footer = layout.footer else { return }
    var end = grid.size.columns
    if model.keyBar.isShown, let row = layout.note {
      let note = model.note.map { TextWidth.columns(of: $0.text) + 5 } ?? 0
      end = drawKeyBar(model.keyBar, in: row, besides: note)
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
    var offered = model.followingHints ?? keys.hints(in: model.contexts)
    var end = rect.maxX - 1
    // Where one panel is shown at a time nothing else says that there are others.
    let always: [Command] = rect.width < 60 ? [.help] : [.help, .palette]
    for command in isSinglePanel ? always + [.nextPanel] : always {
      guard
        let place = offered.firstIndex(where: { $0.command == command }),
        model.isPossible(command)
      else { continue }
      let hint = FooterHint(offered.remove(at: place), model)
      guard end - hint.width > rect.x else { continue }
      end -= hint.width
      drawHint(hint, x: end, y: rect.y)
      end -= 2
    }
    var x = rect.x + 1
    for binding in offered where end - x >= FooterHint.leastWidth {
      let hint = FooterHint(binding, model)
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
      hint.isNumbered ? .nothing : .command(hint.command))
  }
}

/// A row of the table of keys as the footer has it.
private struct FooterHint {
  /// A key, a blank and a short word.
  static let leastWidth = 4

  let command: Command
  let isNumbered: Bool
  let keys: String
  let label: String
  let width: Int

  init(_ binding: KeyBinding, _ model: Model) {
    command = binding.command
    isNumbered = binding.isNumbered
    keys = binding.shortKeyNames
    // These are about what is shown now; the others are the same wherever they are.
    switch command {
    case .close, .nextPanel: label = model.words(of: command)
    default: label = binding.label
    }
    width = TextWidth.columns(of: keys) + 1 + TextWidth.columns(of: label)
  }
}

extension Model {
  /// Whether a key would do something now: the kernel is asked, so that no footer promises what
  /// would be refused.
  func isPossible(_ command: Command) -> Bool {
    if replacesFollowed(command) { return false }
    switch command {
    case .openApp, .chooseNthCard: return true
    case .nextPanel: return nextPanel != nil
    case .previousRow, .nextRow:
      if case .reading(let reading) = popup { return reading.isOfRow }
      return true
    case .olderCard: return card + 1 < device.cards.count
    case .newerCard: return card > 0
    default:
      guard let action = action(for: command) else { return reasonForNothing(command).isEmpty }
      return simulation.timeline.kernel.after(action).refusal == nil
    }
  }
}
