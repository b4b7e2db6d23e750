import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// What the opened session says where it stands, below everything else, with what comes next.
  mutating func drawCaption(_ model: Model, _ lesson: Lesson, in rect: Rect) {
    fill(rect, .overlay)
    fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), .frame, with: "─")
    let timeline = model.simulation.timeline
    let room = rect.width - 2
    let next = nextWords(model)
    let title = localized(
      "scenarios.caption",
      [
        "name": lesson.name, "number": "\(timeline.cursor)",
        "count": "\(timeline.entries.count)",
      ])
    let left = put(
      " \(Shortening.end(title, to: room - 2)) ", x: rect.x + 1, y: rect.y, .coverTitle)
    let hint = Shortening.end(next, to: room - left - 4)
    if !hint.isEmpty { putRight(" \(hint) ", before: rect.maxX - 1, y: rect.y, .overlay) }
    let text = lesson.caption(at: timeline.cursor) ?? ""
    var lines = Shortening.wrapped(text, to: room)
    if lines.count > rect.height - 1, rect.height > 1 {
      let rest = lines[(rect.height - 2)...].joined(separator: " ")
      lines = lines.prefix(rect.height - 2) + [Shortening.end(rest, to: room)]
    }
    for (row, line) in lines.enumerated() {
      put(line, x: rect.x + 1, y: rect.y + 1 + row, .overlay, width: room)
    }
    if model.popup == nil {
      hit(rect, .command(model.travel.playback == nil ? .nextMessage : .dismiss))
    }
  }

  /// What brings the next action, and which it is.
  private func nextWords(_ model: Model) -> String {
    let timeline = model.simulation.timeline
    guard timeline.cursor < timeline.entries.count else { return localized("scenarios.end") }
    if model.travel.playback != nil { return keys.labelled(.dismiss, localized("hints.take-over")) }
    let entry = timeline.entries[timeline.cursor]
    let words = model.simulation.text.line(.act(entry.step, detail: entry.detail))
    return keys.labelled(.nextMessage, localized("scenarios.next", ["action": words]))
  }
}

extension Model {
  /// The rows that captions take, the same for all of them, so that nothing moves from step to
  /// step; 0 where there are none, or no room.
  func captionRows(in size: Size) -> Int {
    guard let lesson = travel.lesson, tour == nil, !lesson.captions.isEmpty else { return 0 }
    let most = size.rows < 30 ? 2 : 3
    var longest = 1
    for text in lesson.captions.values {
      longest = max(longest, Shortening.wrapped(text, to: size.columns - 2).count)
    }
    let rows = min(longest, most) + 1
    // The panels that are side by side stay there.
    let left = size.rows - rows
    let isSmall = size.rows < 20 || size.columns < 72
    return left >= (isSmall ? 12 : 20) ? rows : 0
  }

  /// Where there is no room for captions a note has them, unless there is more to say.
  mutating func sayCaption() {
    guard note == nil, let lesson = travel.lesson, tour == nil, captionRows(in: size) == 0 else {
      return
    }
    let text = lesson.captions[simulation.timeline.cursor]
    note = text.map { Note(kind: .information, text: $0) }
  }
}
