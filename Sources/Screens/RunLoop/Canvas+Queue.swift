import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// What waits for the chosen app, the next to be taken first: in the rows that the apps leave, or
  /// else in the panel's lower half, unless the app itself stands there.
  mutating func drawQueue(_ model: Model, in list: Rect, beneath used: Int) {
    guard !(model.sidePanel is RunLoopPanel), let app = model.selectedApp else { return }
    let queue = model.device.queues[Int(app.raw)]
    if queue.isEmpty { return }
    let most = list.height / 2
    let wanted = min(queue.count + 1, most)
    let first = min(used, list.height - wanted)
    guard wanted > 1, model.selectedRow + 1 < first || used <= first else { return }
    let rect = Rect(
      x: list.x, y: list.y + first, width: list.width, height: list.height - first)
    fill(rect)
    hit(rect, .nothing)
    let room = rect.height - 1
    let shown = queue.count > room ? room - 1 : room
    let heading = localized("apps.queue", count: queue.count, ["app": model.name(app)])
    put(Shortening.end(heading, to: rect.width), x: rect.x + 1, y: rect.y, .dim)
    for (row, waiting) in queue.prefix(shown).enumerated() {
      let message = waiting.message
      let receiver = model.simulation.text.receiver(message)
      let line = "\(receiver) \(model.selector(message))"
      put(
        Shortening.start(line, to: rect.width - 3), x: rect.x + 2, y: rect.y + 1 + row, .selector)
    }
    if queue.count > shown {
      put(
        localized("apps.queue-more", ["count": "\(queue.count - shown)"]), x: rect.x + 2,
        y: rect.y + 1 + shown, .dim)
    }
  }
}
