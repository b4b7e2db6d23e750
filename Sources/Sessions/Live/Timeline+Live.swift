import Lifecycle

extension Timeline {
  /// A point in time of a timeline, to see whether something else has been done since.
  struct Moment: Sendable {
    fileprivate let identity: Identity
    fileprivate let replacements: Int
    fileprivate let cursor: Int
  }

  var moment: Moment {
    Moment(identity: identity, replacements: replacements, cursor: cursor)
  }

  func stands(at moment: Moment) -> Bool {
    identity === moment.identity && replacements == moment.replacements && cursor == moment.cursor
  }

  /// The events of the last action itself.
  var eventsOfLast: ArraySlice<Event> {
    guard isAtPresent else { return [] }
    return events[sentByLast]
  }

  /// The places of what the last action has sent up to now.
  var sentByLast: Range<Int> {
    let first = entries.last.map { min($0.firstEvent, events.count) } ?? events.count
    return first..<events.count
  }
}

extension Timeline {
  /// Whether apps' code did or printed something during the last action.
  var lastHasCode: Bool { entries.last?.hasCode ?? false }

  /// Carries the last action, a wait, out once more, so many milliseconds long.
  mutating func extendWait(to milliseconds: UInt32) -> Outcome {
    replaceLast(by: .wait(milliseconds: milliseconds), code: [], prints: [])
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
