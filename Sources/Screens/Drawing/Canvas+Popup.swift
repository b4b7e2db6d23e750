import TerminalKit
import Texts

extension Canvas {
  /// What of the program's own lies over everything.
  mutating func drawPopup(_ model: Model, _ layout: Layout) {
    guard let popup = model.popup else { return }
    // A click beside it closes it, but for the keys that are listed at the bottom.
    let footer = layout.footer?.y ?? grid.size.rows
    hit(Rect(x: 0, y: 0, width: grid.size.columns, height: footer), .command(.close))
    hit(
      Rect(
        x: 0, y: footer + 1, width: grid.size.columns, height: grid.size.rows - footer - 1),
      .command(.close))
    let room = layout.overlayRoom(in: grid.size)
    let close = keys.frameHint(.close, model.words(of: .close))
    switch popup {
    case .help(let top): drawHelp(model, from: top, in: room)
    case .reading(let reading): draw(reading, in: room, close: close)
    case .list(let list): drawList(list, in: room)
    case .prompt(let prompt): drawPrompt(prompt, in: room)
    case .palette(let palette): drawPalette(palette, in: room)
    case .question(let question): drawQuestion(question, in: room)
    case .lanes(let view): drawLanes(model, view, in: room)
    case .scenarios: drawScenarios(model, in: room)
    case .comparing: model.comparing.map { drawComparing($0, in: room) }
    }
  }

  /// A box in the middle of the screen, as large as there is room for.
  mutating func overlayBox(
    _ title: String, width: Int, height: Int, in room: Rect, hints: [FrameHint] = [],
    atTop: Bool = false
  ) -> Rect {
    let width = min(width, room.width)
    let height = min(height, room.height)
    let area = Rect(
      x: room.x + (room.width - width) / 2,
      y: atTop ? room.y + min(2, room.height - height) : room.y + (room.height - height) / 2,
      width: width, height: height)
    hit(area, .nothing)
    guard height > 2, width > 4 else {
      fill(area)
      return area
    }
    box(area, .frameFocused)
    panel(area, title, hints: [hints], isFocused: true)
    return area.inset(dx: 2, dy: 1)
  }

  private mutating func drawHelp(_ model: Model, from top: Int, in room: Rect) {
    let lines = Help.lines(model)
    let hints = [keys.frameKey(.up), keys.frameKey(.down), keys.frameHint(.close)]
    let inside = overlayBox(
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
        case .binding(let binding):
          canvas.put(Shortening.end(binding.keyNames, to: 11), x: inside.x + 1, y: y, .key)
          let width = inside.width - 13
          canvas.put(Shortening.end(binding.help, to: width), x: inside.x + 13, y: y)
        }
      }
    }
  }

  private mutating func drawPrompt(_ prompt: Prompt, in room: Rect) {
    let inside = overlayBox(prompt.title, width: 60, height: 3, in: room)
    let line = Rect(x: inside.x, y: inside.y, width: inside.width, height: 1)
    drawEditor(prompt.editor, "", in: line)
  }

  private mutating func drawQuestion(_ question: Question, in room: Rect) {
    let lines = Shortening.wrapped(question.text, to: min(52, room.width - 4))
    let inside = overlayBox(
      localized("panels.question"), width: 56, height: lines.count + 4, in: room)
    for (row, line) in lines.enumerated() where row < inside.height {
      put(line, x: inside.x, y: inside.y + row, width: inside.width)
    }
    let y = inside.maxY - 1
    let (yes, no) = (KeyTable.words(.yes), KeyTable.words(.no))
    button(keys.key(of: .yes), yes, x: inside.x, y: y, .yes)
    let used = max(8, Canvas.buttonWidth(keys.key(of: .yes), yes) + 3)
    button(keys.key(of: .no), no, x: inside.x + used, y: y, .no)
  }

  private mutating func drawPalette(_ palette: Palette, in room: Rect) {
    let most = max(1, min(palette.candidates.count, room.height - 8))
    let hints = [
      keys.frameHint(.nextCandidate, localized("hints.choose")),
      keys.frameHint(.olderLine, localized("hints.history")),
    ]
    let inside = overlayBox(
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

  /// A line that is being typed, with the cursor always in sight.
  mutating func drawEditor(_ editor: LineEditor, _ mark: String, in rect: Rect) {
    let start = rect.x + put(mark, x: rect.x, y: rect.y, .key, width: rect.width)
    let width = rect.maxX - start
    guard width > 0 else { return }
    let hidden = max(0, editor.columnsBeforeCursor - width + 1)
    let field = Rect(x: start, y: rect.y, width: width, height: 1)
    clipped(to: field) {
      let style: Style = editor.isSuggestion ? .selection : .input
      $0.put(editor.text, x: start - hidden, y: rect.y, style)
    }
    cursor = Point(x: start + editor.columnsBeforeCursor - hidden, y: rect.y)
  }
}
