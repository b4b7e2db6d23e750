import Explanations
import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// The newest message that is shown, the state that it brings, and why it is sent.
  mutating func drawBlockLetters(_ model: Model, _ font: BlockFont, in rect: Rect) {
    panel(rect, model.titleOfNewestAction, isFocused: false)
    fill(rect.inset(dx: 1, dy: 1))
    hit(rect, .command(.nextMessage))
    let inside = rect.inset(dx: 2, dy: 1)
    guard let place = model.messageInBlockLetters else {
      return drawSilence(model, font, in: inside)
    }
    let message = model.simulation.timeline.message(at: place)
    let isSystem = message.receiver == .system
    let receiver = isSystem ? "" : "  \(model.simulation.text.receiver(message))"
    put(model.name(message.app), x: inside.x, y: inside.y, .strong)
    put(
      receiver, x: inside.x + TextWidth.columns(of: model.name(message.app)), y: inside.y,
      .receiver)
    // Reasons are shown where the letters leave them room.
    let words = drawWords(
      model.simulation.rules.messages[message.selector].selector, font,
      in: Rect(x: inside.x, y: inside.y + 1, width: inside.width, height: inside.height - 4))
    var y = inside.y + 1 + words
    put(
      isSystem ? model.sentence(ofSystem: message) : model.selector(message), x: inside.x, y: y,
      words == 0 ? .strong : .dim)
    y += 1
    for look in model.statesBrought(byMessageAt: place) where y < inside.maxY {
      put("→ \(look.text)", x: inside.x, y: y, look.style)
      y += 1
    }
    let room = inside.maxY - y - 1
    guard room > 0 else { return }
    let reason = Shortening.wrapped(
      model.simulation.reason(ofMessageAt: place), to: inside.width, most: room)
    for (row, line) in reason.enumerated() { put(line, x: inside.x, y: y + 1 + row) }
  }

  private mutating func drawSilence(_ model: Model, _ font: BlockFont, in rect: Rect) {
    let cursor = model.simulation.timeline.cursor
    guard cursor > 0 else {
      let text = localized("presenting.nothing-yet")
      for (row, line) in Shortening.wrapped(text, to: rect.width).enumerated() {
        put(line, x: rect.x, y: rect.y + 1 + row, .dim)
      }
      return
    }
    let refusal = model.simulation.timeline.entries[cursor - 1].refusal
    let silence =
      refusal.map { localized("log.refused", ["reason": model.simulation.text.sentence($0)]) }
      ?? model.silence(of: cursor - 1)
    for (row, line) in Shortening.wrapped(silence, to: rect.width).enumerated() {
      put(line, x: rect.x, y: rect.y + 1 + row, refusal == nil ? .strong : .refusal)
    }
  }

  /// The words of a name in block letters. Returns how many rows they take; none where there is no
  /// room.
  private mutating func drawWords(_ name: String, _ font: BlockFont, in rect: Rect) -> Int {
    guard let words = BlockWords(name, font, columns: rect.width, rows: rect.height) else {
      return 0
    }
    for (place, line) in words.lines.enumerated() {
      let y = rect.y + place * words.lineHeight
      drawPixels(font.picture(of: line), scale: words.scale, x: rect.x, y: y)
    }
    return words.lines.count * words.lineHeight
  }

  /// Pixels, two rows of them in a row of cells.
  private mutating func drawPixels(_ rows: [[Bool]], scale: Int, x: Int, y: Int) {
    func isSet(_ row: Int, _ column: Int) -> Bool { rows[row / scale][column / scale] }
    for row in stride(from: 0, to: rows.count * scale, by: 2) {
      for column in 0..<rows[0].count * scale {
        let scalar: Unicode.Scalar? =
          switch (isSet(row, column), isSet(row + 1, column)) {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): nil
          }
        if let scalar { set(Cell(scalar, Style.newest), x: x + column, y: y + row / 2) }
      }
    }
  }
}

extension Model {
  /// The newest message that is shown, of the newest action; nil where that sent none.
  fileprivate var messageInBlockLetters: Int? {
    if let held = presenting.slowMotion.held { return held.latest }
    let timeline = simulation.timeline
    guard timeline.cursor > 0 else { return nil }
    return timeline.events(beneath: timeline.cursor - 1).last {
      log.filter.shows(timeline.events[$0])
    }
  }

  fileprivate var titleOfNewestAction: String {
    let place = presenting.slowMotion.held?.entry ?? simulation.timeline.cursor - 1
    guard place >= 0 else { return localized("panels.block-letters") }
    let entry = simulation.timeline.entries[place]
    return "▸ " + simulation.text.line(.act(entry.step, detail: entry.detail))
  }

  /// The states that a message brings, of the app and of its windows, each kind once.
  fileprivate func statesBrought(byMessageAt place: Int) -> [StateLook] {
    let timeline = simulation.timeline
    let entry = presenting.slowMotion.held?.entry ?? timeline.cursor - 1
    guard entry >= 0 else { return [] }
    var looks: [StateLook] = []
    for change in simulation.stateChanges(in: timeline.allEvents(beneath: entry))
    where change.message == place {
      let look = StateLook(lane: change.transition.to)
      if !looks.contains(look) { looks.append(look) }
    }
    return looks
  }
}
