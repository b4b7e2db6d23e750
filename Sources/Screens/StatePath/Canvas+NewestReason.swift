import Explanations
import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// Why the newest message was sent, in one sentence, and what the app should do then. While the
  /// log has the keys it is about the row that is chosen there.
  mutating func drawNewestReason(_ model: Model, in rect: Rect) {
    fill(rect)
    hit(rect, .nothing)
    guard let message = model.messageToExplain else { return }
    panel(
      rect, localized("panels.why", ["what": model.selector(message)]), isFocused: false)
    let rules = model.simulation.rules
    let inside = rect.inset(dx: 2, dy: 1)
    let reason = (rules[message.exception] ?? rules[message.rule])?.reason ?? ""
    let task = rules.messages[message.selector].guidance?.task ?? ""
    var y = inside.y
    for line in Shortening.wrapped(reason, to: inside.width).prefix(inside.maxY - y) {
      put(line, x: inside.x, y: y)
      y += 1
    }
    guard y + 1 < inside.maxY, !task.isEmpty else { return }
    put(localized("course.label-do"), x: inside.x, y: y + 1, .panelTitle)
    let indent = TextWidth.columns(of: localized("course.label-do")) + 2
    y += 1
    for line in Shortening.wrapped(task, to: inside.width - indent).prefix(inside.maxY - y) {
      put(line, x: inside.x + indent, y: y)
      y += 1
    }
  }
}

extension Model {
  /// The message of the chosen row while the log has the keys, else the newest to a delegate.
  fileprivate var messageToExplain: Message? {
    let timeline = simulation.timeline
    if focus == .log, case .message(let place)? = chosenLogRow {
      return timeline.message(at: place)
    }
    let events = timeline.events
    let end = shownEvents
    // Far back it is not what anybody waits for.
    for place in stride(from: end - 1, through: max(0, end - 1_000), by: -1) {
      if case .message(let message) = events[place], message.receiver.isDelegate { return message }
    }
    return nil
  }
}
