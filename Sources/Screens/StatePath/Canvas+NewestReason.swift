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
    guard let place = model.messageToExplain else { return }
    let message = model.simulation.timeline.message(at: place)
    panel(
      rect, localized("panels.why", ["what": model.name(toExplain: message)]), isFocused: false)
    let inside = rect.inset(dx: 2, dy: 1)
    let reason = model.simulation.reason(ofMessageAt: place)
    let task = model.simulation.rules.messages[message.selector].guidance?.task ?? ""
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

extension Canvas {
  /// Why a message was sent, at the foot of some rows, as far as there is room.
  mutating func drawReason(
    ofMessageAt place: Int, _ model: Model, in rect: Rect, _ style: Style = .plain
  ) {
    let reason = model.simulation.reason(ofMessageAt: place)
    guard !reason.isEmpty else { return }
    let label = localized("course.label-because")
    let indent = TextWidth.columns(of: label) + 1
    let width = rect.width - indent
    let lines = Shortening.wrapped(reason, to: width, most: rect.height)
    let y = rect.maxY - lines.count
    put(label, x: rect.x, y: y, .dim)
    for (row, line) in lines.enumerated() { put(line, x: rect.x + indent, y: y + row, style) }
  }
}

extension Model {
  /// The place of the message that the log's reason is about: none if the newest action sent
  /// nothing, since the reason would be an earlier action's.
  var messageOfNewestAction: Int? {
    if focus == .log, case .message? = chosenLogRow { return messageToExplain }
    let first = simulation.timeline.past.last?.firstEvent ?? .max
    return first < shownEvents ? messageToExplain : nil
  }

  /// Where the message to explain stands in the log: the chosen row's while the log has the keys,
  /// else the newest to a delegate, or about an app that received none.
  var messageToExplain: Int? {
    let timeline = simulation.timeline
    if focus == .log, case .message(let place)? = chosenLogRow { return place }
    let events = timeline.events
    let end = shownEvents
    if let place = newestProcessMessage(before: end) { return place }
    // Far back it is not what anybody waits for.
    for place in stride(from: end - 1, through: max(0, end - 1_000), by: -1) {
      guard case .message(let message) = events[place] else { continue }
      let isSystem = message.receiver == .system
      if message.receiver.isDelegate || isSystem && !log.filter.quiet.contains(message.selector) {
        return place
      }
    }
    return nil
  }

  /// Where the message stands that says that a process began or ended, if that came last: it says
  /// more than the messages around it.
  private func newestProcessMessage(before end: Int) -> Int? {
    let timeline = simulation.timeline
    let newest = newestMessages
    let places = newest.lowerBound..<max(newest.lowerBound, min(newest.upperBound, end))
    let isProcess = timeline.events[places].transitions.contains { $0.isOfProcess }
    guard isProcess else { return nil }
    return simulation.stateChanges(in: places).last { $0.transition.isOfProcess }?.message
  }

  fileprivate func name(toExplain message: Message) -> String {
    message.receiver == .system
      ? "\(name(message.app)) \(sentence(ofSystem: message))" : selector(message)
  }
}

extension Transition {
  /// Whether a process began or ended with it.
  fileprivate var isOfProcess: Bool { number == 0 && (from == .notRunning || to == .notRunning) }
}
