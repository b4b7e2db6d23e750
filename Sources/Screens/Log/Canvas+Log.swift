import Explanations
import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// The log: actions as headings, the messages of each below it, and at the left the states of
  /// apps and windows over time. Its last rows give the reason for the newest action, in short;
  /// Enter on a row has all of it.
  mutating func drawLog(_ model: Model, in rect: Rect, reasonRows: Int) {
    hit(rect, .panel(.log), panel: .log)
    var inside = rect.inset(dx: 1, dy: 1)
    inside.height -= reasonRows
    let count = model.logRowCount
    if reasonRows > 0, let place = model.messageOfNewestAction {
      // A long reason takes rows that the log does not need yet, behind one that stays empty.
      let spare = min(2, max(0, inside.height - count - 1))
      let foot = Rect(
        x: inside.x + 1, y: inside.maxY - spare, width: inside.width - 2,
        height: reasonRows + spare)
      drawReason(ofMessageAt: place, model, in: foot, .dim)
    }
    let first = model.firstLogRow(height: max(1, inside.height))
    let timeline = model.simulation.timeline
    let visible = first..<min(count, first + max(0, inside.height))
    // The row after the last one tells whether its entry continues.
    let known = model.log.index.rows(first..<min(count, visible.upperBound + 1), timeline)
    let gutter = LogGutter(model, known, most: LogColumns.mostLanes(in: inside))
    let columns = LogColumns(model, gutter, in: inside)
    drawLogFrame(model, columns, below: count - visible.upperBound, in: rect)
    guard inside.height > 0 else { return }
    let newest = model.newestMessages
    let rows = Array(known.prefix(visible.count))
    clipped(to: inside) { canvas in
      if rows.isEmpty { canvas.drawEmptyLog(model, in: inside) }
      for (offset, row) in rows.enumerated() {
        let y = inside.y + offset
        canvas.drawLanes(gutter.cells[offset], columns, x: inside.x, y: y)
        canvas.drawLogRow(row, model, columns, newest, gutter.changes[offset], y: y)
        let line = Rect(x: inside.x, y: y, width: inside.width, height: 1)
        canvas.hit(line, .logRow(first + offset), panel: .log)
      }
    }
    drawDisputedLegend(model, rows, in: rect)
    drawFuture(from: model.pastLogRows - first, to: rows.count, in: inside)
    drawLogMarks(model, first: first, rows, in: inside)
  }

  /// Draws the meaning of the disputed mark on the lower edge of the frame, if a row has the mark.
  private mutating func drawDisputedLegend(_ model: Model, _ rows: [LogRow], in rect: Rect) {
    let isNeeded = rows.contains { row in
      switch row {
      case .message(let index): return model.simulation.isDisputed(messageAt: index)
      case .action(let entry):
        return model.simulation.isDisputed(entry: entry) && !model.silence(of: entry).isEmpty
      case .later, .refusal, .mark, .narration, .code: return false
      }
    }
    guard isNeeded else { return }
    let text = " \(localized("log.disputed", ["mark": Canvas.disputedMark])) "
    guard TextWidth.columns(of: text) + 4 <= rect.width else { return }
    putRight(text, before: rect.maxX - 2, y: rect.maxY - 1, .dim)
  }

  /// Draws future rows in gray, with a mark at the left.
  private mutating func drawFuture(from row: Int, to last: Int, in inside: Rect) {
    for offset in max(0, row)..<max(0, row, last) {
      let y = inside.y + offset
      restyle(Rect(x: inside.x, y: y, width: inside.width, height: 1), .future)
      put("┊", x: inside.x - 1, y: y, .future)
    }
  }

  private mutating func drawEmptyLog(_ model: Model, in rect: Rect) {
    let isOpened = !model.simulation.timeline.entries.isEmpty
    let open = keys.command(named: Command.openApp.name).map(model.shortKeys) ?? ""
    var text = localized(
      isOpened ? "log.opened" : open.isEmpty ? "log.empty" : "log.empty-keys", ["keys": open])
    let key = keys.key(of: isOpened ? .nextMessage : .tour)
    let isAsked = isOpened ? model.travel.playback == nil : model.tour == nil
    if !key.isEmpty, isAsked {
      let more = localized(isOpened ? "log.opened-step" : "log.empty-tour", ["key": key])
      text = Lists.sentences([text, more])
    }
    for (row, line) in Shortening.wrapped(text, to: rect.width - 4).enumerated() {
      put(line, x: rect.x + 2, y: rect.y + 1 + row, .dim)
    }
  }
}
