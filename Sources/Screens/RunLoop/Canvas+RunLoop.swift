import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// The rows that the run loop is drawn in, with its frame, and those that it needs.
  static let runLoopRows = 11
  static let leastRunLoopRows = 7

  /// What the chosen app's run loop does, and how long it still has.
  mutating func drawRunLoop(_ model: Model, in rect: Rect) {
    fill(rect)
    hit(rect, .nothing)
    guard let app = model.selectedApp else { return }
    let facts = RunLoopFacts(model, app)
    let title = localized("runloop.title", ["app": model.name(app)])
    let hint = keys.frameHint(.runLoop, localized("hints.close"))
    panel(rect, title, hints: [[hint]], isFocused: false)
    hit(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), .command(.runLoop))
    let inside = rect.inset(dx: 1, dy: 1)
    let labels = ["now", "runs", "left", "queue"].map { localized("runloop.label-\($0)") }
    let widest = labels.map { TextWidth.columns(of: $0) }.max() ?? 0
    let indent = min(widest, inside.width / 3) + 3
    clipped(to: inside) { canvas in
      var y = inside.y
      let width = inside.width - indent - 1
      func write(_ label: String, _ lines: [String], _ style: Style, _ canvas: inout Canvas) {
        canvas.put(
          Shortening.end(label, to: indent - 3), x: inside.x + 1, y: y, .dim)
        for line in lines {
          canvas.put(line, x: inside.x + indent, y: y, style, width: width)
          y += 1
        }
      }
      let look = StateLook(model.device[app])
      let doing = Shortening.wrapped(facts.doing, to: width)
      write(labels[0], doing, facts.isStuck ? .refusal : look.style, &canvas)
      if !facts.uses.isEmpty {
        write(labels[1], facts.uses.map { Shortening.end($0, to: width) }, .plain, &canvas)
      }
      if !facts.countdowns.isEmpty {
        let stands = model.clockFlows ? "" : "   " + localized("runloop.clock-stands")
        var lines = facts.countdowns.map { $0.sentence(now: model.device.now) }
        // The queue keeps some rows, where it needs them.
        let room = inside.maxY - y - min(4, max(1, facts.queue.count))
        if lines.count > room { lines = Shortening.wrapped(Lists.comma(lines), to: width) }
        lines[lines.count - 1] += stands
        write(labels[2], lines.map { Shortening.end($0, to: width) }, .accent, &canvas)
      }
      let room = max(1, inside.maxY - y)
      write(labels[3], canvas.queueLines(model, facts.queue, rows: room, width), .selector, &canvas)
    }
  }

  private func queueLines(
    _ model: Model, _ queue: [Message], rows: Int, _ width: Int
  ) -> [String] {
    if queue.isEmpty { return [Shortening.end(localized("runloop.queue-empty"), to: width)] }
    let shown = queue.count > rows ? rows - 1 : rows
    var lines = queue.prefix(shown).enumerated().map { place, message in
      let number = "\(place + 1) "
      let line = "\(model.simulation.text.receiver(message)) \(model.selector(message))"
      return number + Shortening.start(line, to: width - number.count)
    }
    if queue.count > shown {
      lines.append(localized("apps.queue-more", ["count": "\(queue.count - shown)"]))
    }
    return lines
  }
}
