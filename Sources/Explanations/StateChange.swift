import Lifecycle
import Sessions

/// A change of state, and the message that tells of it.
public struct StateChange: Sendable {
  public var transition: Transition
  /// The change's place in the log.
  public var place: Int
  /// The place of the message that announces or reports it; nil where no message does.
  public var message: Int?

  /// Where it is seen: on its message's line, or where it happened.
  public var line: Int { message ?? place }
}

extension Simulation {
  /// The changes of state in a part of the log that one action caused, by the lines on which they
  /// are seen.
  public func stateChanges(in places: Range<Int>) -> [StateChange] {
    var changes: [StateChange] = []
    for place in places {
      guard case .transition(let transition) = timeline.events[place] else { continue }
      let message =
        announcement(of: transition, at: place, in: places)
        ?? report(of: transition, at: place, in: places)
      changes.append(StateChange(transition: transition, place: place, message: message))
    }
    return changes.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }.map(\.1)
  }

  /// The message before a change that announces it: the first of its step, or the last that tells
  /// of the end of the process.
  private func announcement(
    of change: Transition, at place: Int, in places: Range<Int>
  ) -> Int? {
    let isEnd = change.to < .suspended && change.step != .didDisconnect
    guard isEnd || change.step.announces else { return nil }
    var found: Int?
    for index in (places.lowerBound..<place).reversed() {
      switch timeline.events[index] {
      case .transition(let other):
        guard other.app == change.app, other.time == change.time else { return found }
        if !isEnd, found != nil || other.step != change.step { return found }
      case .message(let message):
        guard message.app == change.app, message.time == change.time,
          let trigger = rules[message.rule]?.trigger
        else { return found }
        if trigger.isAside, trigger != change.step { continue }
        guard trigger == change.step || isEnd && trigger.mayEnd else { return found }
        if isEnd, message.receiver == .system { return index }
        if !isEnd || found == nil { found = index }
      }
    }
    return found
  }

  /// The message after a change that reports it: a scene's own, where others come before it.
  private func report(of change: Transition, at place: Int, in places: Range<Int>) -> Int? {
    var found: Int?
    for index in place + 1..<max(place + 1, places.upperBound) {
      switch timeline.events[index] {
      case .transition(let other):
        guard other.app == change.app, other.time == change.time, other.step == change.step else {
          return found
        }
      case .message(let message):
        guard message.app == change.app, message.time == change.time,
          let trigger = rules[message.rule]?.trigger
        else { return found }
        if trigger.isAside, trigger != change.step { continue }
        guard trigger == change.step else { return found }
        if change.number == 0 || message.number == change.number { return index }
        found = found ?? index
      }
    }
    return found
  }
}

extension Trigger {
  /// Whether its messages come before the state changes.
  public var announces: Bool {
    switch self {
    case .willEnterForeground, .willResignActive, .suspend: true
    default: false
    }
  }

  /// Whether the process may end with it.
  public var mayEnd: Bool {
    switch self {
    case .powerOff, .swipeUp, .swipeUpQuickly, .jetsam, .overrun, .watchdog, .crash, .terminate:
      true
    default: false
    }
  }

  /// Whether it tells of what goes on beside a step: edits and sessions that are stored or lost.
  fileprivate var isAside: Bool {
    switch self {
    case .editsSaved, .editsReset, .editsLost, .store, .sessionGone: true
    default: false
    }
  }
}
