import Lifecycle
import Sessions
import Texts

extension Model {
  /// The newest messages: those of the last scheduled event, or else of the last action.
  var newestMessages: Range<Int> {
    if let held = presenting.slowMotion.held { return held.latest..<held.latest + 1 }
    let timeline = simulation.timeline
    let count = timeline.events.count
    guard timeline.cursor > 0 else { return count..<count }
    let entry = timeline.entries[timeline.cursor - 1]
    guard count > entry.firstEvent, let last = timeline.events.last else {
      return count..<count
    }
    var first = count - 1
    while first > entry.firstEvent, timeline.events[first - 1].time == last.time { first -= 1 }
    return first..<count
  }

  /// How long an app was in the background before it was suspended. Nil for other messages, and
  /// where the answer is too far back in the log.
  func timeInBackground(before index: Int) -> UInt32? {
    let events = simulation.timeline.allEvents
    let message = simulation.timeline.message(at: index)
    guard message.receiver == .system, simulation.selector(message) == "suspended" else {
      return nil
    }
    for place in stride(from: index - 1, through: max(0, index - 500), by: -1) {
      guard case .transition(let earlier) = events[place], earlier.app == message.app,
        earlier.number == 0
      else { continue }
      return message.time.milliseconds - earlier.time.milliseconds
    }
    return nil
  }

  /// The number of messages that a folded action hides.
  private func folded(_ entry: Int) -> String {
    let timeline = simulation.timeline
    let range = timeline.allEvents(beneath: entry)
    let count = range.count { log.filter.shows(timeline.allEvents[$0]) }
    if timeline.entries[entry].refusal != nil { return localized("log.folded-refused") }
    return count == 0 ? localized("log.nothing-sent") : localized("log.folded-count", count: count)
  }

  /// What a heading without messages says: that the action sent none, or that the log hides them.
  func silence(of entry: Int) -> String {
    let timeline = simulation.timeline
    if log.filter.isFolded(entry) { return folded(entry) }
    if timeline.entries[entry].refusal != nil { return "" }
    let start = timeline.start(of: entry)
    var hidden = 0
    for case .message(let message) in timeline.allEvents[timeline.allEvents(beneath: entry)]
    where message.time == start {
      if log.filter.shows(message) { return "" }
      hidden += 1
    }
    let waits = simulation.timeline.kernel.device.queues.contains { queue in
      queue.contains { $0.message.time == start }
    }
    if waits { return localized("log.waits") }
    if hidden > 0 {
      let isFiltered = log.filter.isNarrow || log.filter.hidesSilent
      let text = localized("log.hidden", count: hidden)
      return isFiltered
        ? keys.sentence(text, .clearLog, "shows-all") : keys.sentence(text, .logLevel, "shows-more")
    }
    switch timeline.entries[entry].step {
    case .wait, .next: return ""
    default: return localized("log.nothing-sent")
    }
  }
}
