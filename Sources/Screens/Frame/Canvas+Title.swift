import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// The line at the top: the device, the clock, the recording, how far the session is.
  mutating func drawTitle(_ model: Model, in rect: Rect) {
    let y = rect.y
    var x = rect.x + 1
    if rect.width > 44 { x += put("Frontmost", x: x, y: y, .accent) + 2 }
    let device = model.device.model
    let system = model.simulation.rules.title(on: device)
    x += put("\(device.word) · \(system)", x: x, y: y, .title)

    var end = rect.maxX - 1
    let timeline = model.simulation.timeline
    let all = timeline.entries.count
    let held = model.presenting.slowMotion.held
    let count =
      held != nil
      ? ""
      : all == timeline.cursor
        ? localized("title.actions", count: all)
        : localized("title.actions-undone", count: all, ["cursor": "\(timeline.cursor)"])
    if let held {
      let (shown, all) = held.messages(in: model.simulation.timeline)
      let text = localized("presenting.held", ["shown": "\(shown)", "all": "\(all)"])
      let start = putRight(text, before: end, y: y, .accent)
      hit(Rect(x: start, y: y, width: end - start, height: 1), .command(.nextMessage))
      end = start - 3
    }
    if model.following != nil { return drawFollowing(model, x: x, before: end, y: y) }
    let time = TimeText.clock(model.device.now)
    let clock =
      model.travel.playback != nil
      ? localized("title.plays", ["time": time])
      : model.clockFlows ? "▶ \(time)" : "‖ \(time)"
    let isMoving = model.clockFlows || model.travel.playback != nil
    let record = recordingText(model, room: end - x - 14 - TextWidth.columns(of: count))

    if end - x > TextWidth.columns(of: count + record + clock) + 8 {
      end = putRight(count, before: end, y: y, .dim) - 3
    }
    if !record.isEmpty, end - x > TextWidth.columns(of: record) + 10 {
      let style: Style = model.hasLostRecording ? .error : .recording
      let start = putRight(record, before: end, y: y, style)
      hit(Rect(x: start, y: y, width: end - start, height: 1), .command(.record))
      end = start - 3
    }
    if end - x > TextWidth.columns(of: clock) {
      let start = putRight(clock, before: end, y: y, isMoving ? .accent : .paused)
      hit(Rect(x: start, y: y, width: end - start, height: 1), .command(.clock))
      end = start - 3
    }
    if rect.width >= 72 { drawPredicting(model, x: x + 3, before: end, y: y) }
  }

  func recordingText(_ model: Model, room: Int) -> String {
    switch model.recording.status {
    case .off, .opening: return ""
    case .on(let path):
      return room > 20
        ? localized("title.recording-to", ["file": Shortening.middle(path, to: min(room - 6, 24))])
        : localized("title.recording")
    case .failed:
      return " \(localized(room > 20 ? "title.not-recorded" : "title.not-recorded-short")) "
    }
  }

  /// All of it on a terminal where only a line fits.
  mutating func drawLine(_ model: Model) {
    let width = grid.size.columns
    if let note = model.note {
      put(Shortening.end(note.text, to: width), x: 0, y: 0, .style(note))
    } else {
      var x = 0
      for front in model.frontLooks {
        x += put(front.look.mark + " ", x: x, y: 0, front.look.style)
      }
      let time = TimeText.clock(model.device.now)
      let short = Shortening.end(model.situationText, to: width - x)
      x += put(short, x: x, y: 0, .strong)
      if x + 2 + time.count <= width { putRight(time, before: width, y: 0, .dim) }
    }
    if grid.size.rows > 1 {
      let hints = KeyTable.row(keys.hint(.help), keys.hint(.quit))
      put(Shortening.end(hints, to: width), x: 0, y: 1, .dim)
    }
  }
}

extension Style {
  static func style(_ note: Note) -> Style {
    switch note.kind {
    case .information: .strong
    case .refusal: .refusal
    case .error: .error
    }
  }
}
