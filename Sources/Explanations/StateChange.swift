import Lifecycle
import Sessions

/// A change of state, and the messages that report it.
public struct StateChange: Sendable {
  public var transition: Transition
  /// The change's place in the log.
  public var place: Int
  /// The places of the messages of its step, in their order. "Will" is sent before the state
  /// changes, "did" after.
  public var messages: [Int]
  /// The place of the message that reports it; nil where none does.
  public var message: Int?

  /// The line that shows it: its message's, or the one where it happened.
  public var line: Int { message ?? place }
}

extension Simulation {
  /// The changes of state in a part of the log that one action caused, in their order.
  public func stateChanges(in places: Range<Int>) -> [StateChange] {
    places.compactMap { place in
      guard case .transition(let transition) = timeline.allEvents[place] else { return nil }
      let before = announcements(of: transition, at: place, in: places)
      let after = reports(of: transition, at: place, in: places)
      return StateChange(
        transition: transition, place: place, messages: before + after,
        message: main(of: transition, before, after))
    }
  }

  /// The end of a process is named by the system's event; a step by its first announcement, or by
  /// the first report; for a scene, the first of its own where it has one.
  private func main(of change: Transition, _ before: [Int], _ after: [Int]) -> Int? {
    if change.isEnd {
      return before.last { timeline.message(at: $0).receiver == .system } ?? before.last
        ?? after.first
    }
    let own = after.first {
      let message = timeline.message(at: $0)
      return change.number > 0 && message.receiver.isNumbered && message.number == change.number
    }
    return before.first ?? own ?? after.first
  }

  /// The messages before a change that announce it.
  private func announcements(
    of change: Transition, at place: Int, in places: Range<Int>
  ) -> [Int] {
    guard change.isEnd || change.step.announces else { return [] }
    var found: [Int] = []
    for index in (places.lowerBound..<place).reversed() {
      let event = timeline.allEvents[index]
      guard event.app == change.app, event.time == change.time else { break }
      switch event {
      case .transition(let other):
        if !change.isEnd, !found.isEmpty || other.step != change.step { return found }
      case .message(let message):
        guard let trigger = rules.trigger(of: message.rule), trigger.changesState else { continue }
        guard trigger.step == change.step || change.isEnd && trigger.mayEnd else { return found }
        found.insert(index, at: 0)
      }
    }
    return found
  }

  /// The messages after a change that report it.
  private func reports(of change: Transition, at place: Int, in places: Range<Int>) -> [Int] {
    var found: [Int] = []
    for index in place + 1..<max(place + 1, places.upperBound) {
      let event = timeline.allEvents[index]
      guard event.app == change.app, event.time == change.time else { break }
      switch event {
      case .transition(let other): if other.step != change.step { return found }
      case .message(let message):
        guard let trigger = rules.trigger(of: message.rule), trigger.changesState else { continue }
        guard trigger.step == change.step else { return found }
        found.append(index)
      }
    }
    return found
  }
}

extension Transition {
  /// Whether the process ends, or a scene with it.
  fileprivate var isEnd: Bool { to < .suspended && step != .didDisconnect }
}

extension Trigger {
  /// The step whose messages it sends: some are sent at two points of one step.
  fileprivate var step: Trigger {
    switch self {
    case .enteredForeground: .willEnterForeground
    case .launchInBackground: .launch
    default: self
    }
  }

  /// Whether its messages come before the state changes.
  fileprivate var announces: Bool {
    switch self {
    case .willEnterForeground, .willResignActive, .suspend: true
    default: false
    }
  }

  /// Whether the process may end with it.
  fileprivate var mayEnd: Bool {
    switch self {
    case .powerOff, .swipeUp, .swipeUpQuickly, .jetsam, .kill, .overrun, .overrunTask, .watchdog,
      .crash,
      .terminate:
      true
    default: false
    }
  }

  /// Whether a state changes with it. What else is sent meanwhile, to views or about edits, tells
  /// of no change.
  fileprivate var changesState: Bool {
    switch self {
    case .launch, .launchInBackground, .resume, .suspend, .connect, .willEnterForeground,
      .enteredForeground, .didBecomeActive, .willResignActive, .didEnterBackground, .didDisconnect,
      .sessionGone:
      true
    default: mayEnd
    }
  }
}
