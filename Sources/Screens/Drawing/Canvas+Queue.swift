import Lifecycle

extension Canvas {
  /// What waits for the chosen app, in the rows that the apps leave: the next to be taken first.
  mutating func drawQueue(_ model: Model, in rect: Rect) {
    guard let app = model.selectedApp else { return }
    let queue = model.device.queues[Int(app.raw)]
    guard !queue.isEmpty, rect.height > 1 else { return }
    let room = rect.height - 1
    let shown = queue.count > room ? room - 1 : room
    let heading = "waits for \(model.name(app)): \(queue.count)"
    put(Shortening.end(heading, to: rect.width), x: rect.x + 1, y: rect.y, .dim)
    for (row, waiting) in queue.prefix(shown).enumerated() {
      let message = waiting.message
      let receiver = model.machine.text.receiver(message)
      let line = "\(receiver) \(model.selector(message))"
      put(
        Shortening.middle(line, to: rect.width - 3), x: rect.x + 2, y: rect.y + 1 + row, .selector)
    }
    if queue.count > shown {
      put("… \(queue.count - shown) more", x: rect.x + 2, y: rect.y + 1 + shown, .dim)
    }
  }
}
