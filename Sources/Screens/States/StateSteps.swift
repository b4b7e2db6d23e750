import Lifecycle
import Sessions
import Texts

/// One step from a state to the next, and what was said with it.
struct StateStep: Equatable {
  var from: StateNode
  var to: StateNode
  var words: [String] = []

  func isSameWay(_ other: StateStep) -> Bool { from == other.from && to == other.to }
}

extension Model {
  /// The steps that a subject took last, all at one moment.
  func lastSteps(of subject: StateSubject) -> [StateStep] {
    let timeline = simulation.timeline
    guard let last = lastTransition(of: subject), let entry = timeline.entry(ofEvent: last) else {
      return []
    }
    let time = timeline.events[last].time
    let isOnlyScene = device.scenes(of: subject.app).count < 2
    var way = StateWay(subject)
    for event in timeline.events[timeline.events(beneath: entry)] where event.time == time {
      switch event {
      case .transition(let transition): way.add(transition)
      case .message(let message):
        let isItsOwn =
          message.number == subject.window
          || message.number == 0 && (!subject.hasScenes || isOnlyScene || !isOfScene(message))
        guard message.app == subject.app, isItsOwn || !subject.hasScenes,
          let trigger = simulation.rules[message.rule]?.trigger, let words = words(for: message)
        else { continue }
        way.add(words, of: trigger)
      }
    }
    guard device[subject.app].isHung else { return way.steps }
    return way.steps.map { step in
      var step = step
      if step.words.isEmpty { step.words = [localized("states.waits", ["app": name(subject.app)])] }
      return step
    }
  }

  /// The place of the subject's last step in the log, unless it lies far back.
  private func lastTransition(of subject: StateSubject) -> Int? {
    let events = simulation.timeline.events
    for place in stride(from: events.count - 1, through: max(0, events.count - 5_000), by: -1) {
      guard case .transition(let transition) = events[place] else { continue }
      if StateStep(transition, of: subject) != nil { return place }
    }
    return nil
  }

  /// Whether a message tells of a scene's step.
  private func isOfScene(_ message: Message) -> Bool {
    switch simulation.rules[message.rule]?.trigger {
    case .connect, .willEnterForeground, .enteredForeground, .didBecomeActive, .willResignActive,
      .didEnterBackground, .didDisconnect:
      true
    default: false
    }
  }

  /// What a delegate was told, or what happened without a word; of all else nothing.
  private func words(for message: Message) -> String? {
    switch message.receiver {
    case .appDelegate, .sceneDelegate: selector(message)
    case .system: log.filter.quiet.contains(message.selector) ? nil : sentence(ofSystem: message)
    case .viewController, .presentedViewController, .application, .window, .view, .notification: nil
    }
  }
}
