import Explanations
import Lifecycle
import Sessions
import Texts

extension SessionView {
  /// The steps that a subject took last, all at one moment.
  func lastSteps(of subject: StateSubject) -> [StateStep] {
    let timeline = simulation.timeline
    guard let last = lastTransition(of: subject), let entry = timeline.entry(ofEvent: last) else {
      return []
    }
    let time = timeline.events[last].time
    let beneath = timeline.events(beneath: entry)
    let end = max(beneath.lowerBound, min(beneath.upperBound, shownEvents))
    let changes = simulation.stateChanges(in: beneath.lowerBound..<end)
    let steps = changes.compactMap { change -> StateStep? in
      guard change.transition.time == time,
        var step = StateStep(change.transition, of: subject)
      else { return nil }
      for place in change.messages {
        let message = timeline.message(at: place)
        guard
          change.transition.number == 0 || message.number == subject.window || isOnlyScene(subject),
          let words = words(for: message)
        else { continue }
        step.words.append(words)
        step.message = place
      }
      return step
    }
    guard device[subject.app].isHung else { return steps }
    return steps.map { step in
      var step = step
      if step.words.isEmpty { step.words = [localized("states.waits", ["app": name(subject.app)])] }
      return step
    }
  }

  /// Whether a message to the app as a whole is about this scene.
  private func isOnlyScene(_ subject: StateSubject) -> Bool {
    device.scenes(of: subject.app).count < 2
  }

  /// The place of the subject's last step in the log, unless it is far back.
  private func lastTransition(of subject: StateSubject) -> Int? {
    let events = simulation.timeline.events
    let end = shownEvents
    for place in stride(from: end - 1, through: max(0, end - 5_000), by: -1) {
      guard case .transition(let transition) = events[place] else { continue }
      if StateStep(transition, of: subject) != nil { return place }
    }
    return nil
  }

  /// How many of the timeline's events have been shown: in slow motion not all.
  var shownEvents: Int { min(simulation.timeline.events.count, firstChangeToCome) }

  /// The place in the log from which on changes of state are not shown: while messages are held, no
  /// row and no panel shows a change that the device does not have yet.
  var firstChangeToCome: Int {
    guard let held else { return .max }
    let next = held.latest + 1
    guard held.wasScheduled else { return next }
    // Time stands behind the last event of its moment, where the device has changed.
    let timeline = simulation.timeline
    let time = timeline.message(at: held.latest).time
    let rest = timeline.allEvents[next...].prefix { $0.time == time }
    return rest.messages.isEmpty ? next + rest.count : next
  }

  /// What a delegate received, or what happened without a message; of all else nothing.
  private func words(for message: Message) -> String? {
    switch message.receiver {
    case .appDelegate, .sceneDelegate, .app, .contentView, .notificationDelegate, .taskHandler:
      selector(message)
    case .system: filter.quiet.contains(message.selector) ? nil : sentence(ofSystem: message)
    case .viewController, .presentedViewController, .application, .window, .view, .notification: nil
    }
  }
}
