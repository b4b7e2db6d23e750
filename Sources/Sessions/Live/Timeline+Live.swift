import Lifecycle

extension Timeline {
  /// The messages of the last action itself.
  var messagesOfLast: [Message] {
    guard let last = entries.last, isAtPresent else { return [] }
    return events[min(last.firstEvent, events.count)...].messages
  }

  /// The places of what the last action has sent up to now.
  var sentByLast: Range<Int> {
    let first = entries.last.map { min($0.firstEvent, events.count) } ?? events.count
    return first..<events.count
  }
}

extension Timeline {
  /// Whether apps' code did or printed something during the last action.
  var lastHasCode: Bool {
    entries.last.map { !$0.code.isEmpty || !$0.prints.isEmpty } ?? false
  }

  /// Carries the last action, a wait, out once more, so many milliseconds long.
  mutating func extendWait(to milliseconds: UInt32) -> Outcome {
    replaceLast(by: .wait(milliseconds: milliseconds), code: [], prints: [])
  }
}

extension Timeline.Entry {
  /// Whether the same was asked for after the same time.
  func isSameStep(as other: Timeline.Entry) -> Bool {
    step == other.step && delay == other.delay && detail == other.detail
      && refusal == other.refusal
  }
}

extension Device {
  /// What `backgroundTimeRemaining` is while an app takes a message, in milliseconds.
  func remaining(of message: Message) -> UInt32? {
    guard message.applicationState == .background else { return nil }
    let app = self[message.app]
    let end = min(app.expiration, app.suspension).milliseconds
    guard end != Deadline.never.milliseconds, end >= message.time.milliseconds else { return nil }
    return end - message.time.milliseconds
  }
}
