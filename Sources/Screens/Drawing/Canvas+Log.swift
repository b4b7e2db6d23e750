import Lifecycle
import Sessions

extension Canvas {
  /// The live log: what the user did as headings, beneath each who heard what of it.
  mutating func drawLog(_ model: Model, in rect: Rect) {
    hit(rect, .panel(.log), panel: .log)
    let inside = rect.inset(dx: 1, dy: 1)
    let count = model.logRowCount
    let first = model.firstLogRow(height: max(1, inside.height))
    let below = count - first - inside.height
    let position =
      below > 0
      ? KeyTable.row("↓ \(below) more", keys.hint(.bottom, "end"))
      : model.log.chosen == nil ? "following" : keys.hint(.bottom, "follow")
    let filter = model.log.filter
    let shown = keys.hint(.view, filter.level == .delegates ? "more" : filter.title)
    let long = KeyTable.row(shown, keys.hint(.search, "search"), position)
    let short = KeyTable.row(keys.key(of: .view), keys.key(of: .search), position)
    panel(
      rect, "Delegate messages",
      hints: [long, short, position],
      isFocused: model.focus == .log)
    guard inside.height > 0 else { return }
    let columns = LogColumns(model, in: inside)
    let newest = model.newestMessages
    let chosen = model.focus == .log ? model.chosenLogPlace : nil
    let rows = model.log.index.rows(
      first..<min(count, first + inside.height), model.machine.timeline)
    clipped(to: inside) { canvas in
      if rows.isEmpty { canvas.drawEmptyLog(model, in: inside) }
      for (offset, row) in rows.enumerated() {
        let y = inside.y + offset
        canvas.drawLogRow(row, model, columns, newest, x: inside.x, y: y)
        let line = Rect(x: inside.x, y: y, width: inside.width, height: 1)
        if model.log.hit == first + offset { canvas.restyle(line, .searchHit) }
        if chosen == first + offset { canvas.restyle(line, .selection) }
        canvas.hit(line, .logRow(first + offset), panel: .log)
      }
    }
    // The mark of the chosen row stands on the frame, since every column within may be taken.
    if let chosen, rows.indices.contains(chosen - first) {
      put("▸", x: rect.x, y: inside.y + chosen - first, .accent)
      drawOffer(to: .why, "why", y: inside.y + chosen - first, in: inside)
    }
  }

  /// A button at the right end of a row, where nothing stands.
  private mutating func drawOffer(to command: Command, _ words: String, y: Int, in rect: Rect) {
    let key = keys.key(of: command)
    let x = rect.maxX - Canvas.buttonWidth(key, words) - 1
    guard x > rect.x, (x - 2..<rect.maxX).allSatisfy({ grid[$0, y].scalar == 0x20 }) else { return }
    button(key, words, x: x, y: y, command)
  }

  private mutating func drawEmptyLog(_ model: Model, in rect: Rect) {
    let isOpened = !model.machine.timeline.entries.isEmpty
    let step = keys.hint(.redo, "does its first action, and then the next.")
    let open = keys.binding(named: Command.openApp(1).name)?.keyNames ?? ""
    let text =
      isOpened
      ? "The session stands at its beginning. \(step)"
      : "Nothing has been said yet. Open an app\(open.isEmpty ? "" : " with \(open)"), and its"
        + " delegates hear of it."
    for (row, line) in Shortening.wrapped(text, to: rect.width - 4).enumerated() {
      put(line, x: rect.x + 2, y: rect.y + 1 + row, .dim)
    }
  }
}
