import Lifecycle
import Sessions

extension Canvas {
  /// The live log: what the user did as headings, beneath each who heard what of it.
  mutating func drawLog(_ model: Model, in rect: Rect) {
    hit(rect, .panel(.log), panel: .log)
    let inside = rect.inset(dx: 1, dy: 1)
    let count = model.logRowCount
    let first = model.firstLogRow(height: max(1, inside.height))
    drawLogFrame(model, below: count - first - inside.height, in: rect)
    guard inside.height > 0 else { return }
    let columns = LogColumns(model, in: inside)
    let newest = model.newestMessages
    let rows = model.log.index.rows(
      first..<min(count, first + inside.height), model.machine.timeline)
    clipped(to: inside) { canvas in
      if rows.isEmpty { canvas.drawEmptyLog(model, in: inside) }
      for (offset, row) in rows.enumerated() {
        let y = inside.y + offset
        canvas.drawLogRow(row, model, columns, newest, x: inside.x, y: y)
        let line = Rect(x: inside.x, y: y, width: inside.width, height: 1)
        canvas.hit(line, .logRow(first + offset), panel: .log)
      }
    }
    drawLogMarks(model, first: first, rows, in: inside)
  }

  private mutating func drawEmptyLog(_ model: Model, in rect: Rect) {
    let isOpened = !model.machine.timeline.entries.isEmpty
    let step = keys.hint(.redo, "does its first action, and then the next.")
    let open = keys.binding(named: Command.openApp(1).name)?.keyNames ?? ""
    let tour = model.tour == nil ? keys.hint(.tour, "begins a tour of five minutes.") : ""
    let text =
      isOpened
      ? "The session stands at its beginning. \(step)"
      : "Nothing has been said yet. Open an app\(open.isEmpty ? "" : " with \(open)"), and its"
        + " delegates hear of it. \(tour)"
    for (row, line) in Shortening.wrapped(text, to: rect.width - 4).enumerated() {
      put(line, x: rect.x + 2, y: rect.y + 1 + row, .dim)
    }
  }
}
