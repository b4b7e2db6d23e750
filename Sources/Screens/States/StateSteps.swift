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
  /// The steps that a subject took last, all at one moment: the way between the device before and
  /// the device after, told by the messages' rules, each of which knows its step of the path.
  func lastSteps(of subject: StateSubject) -> [StateStep] {
    let timeline = simulation.timeline
    guard timeline.cursor > 0 else { return [] }
    var entry = timeline.cursor - 1
    var time: Instant?
    let now = subject.nodes(device)
    let last = lastMessage(of: subject)
    if let last, let found = timeline.entry(ofMessage: last),
      found == entry || subject.nodes(timeline.kernel(before: entry).device) == now
    {
      entry = found
      time = timeline.messages[last].time
    }
    var kernel = timeline.kernel(before: entry)
    if let time, time > kernel.device.now {
      // Who waits until something is due has passed it by the end of the wait.
      let after = kernel.after(timeline.entries[entry].step).kernel
      if after.device.now < time { kernel = after }
      if time > kernel.device.now {
        var log = MessageLog()
        _ = kernel.pass(time.milliseconds - kernel.device.now.milliseconds - 1, into: &log)
      }
    }
    var way = StateWay(subject, from: kernel.device, to: device)
    for index in timeline.messages(beneath: entry) {
      let message = timeline.messages[index]
      guard message.app == subject.app, time.map({ message.time == $0 }) ?? true,
        let trigger = simulation.rules[message.rule]?.trigger
      else { continue }
      way.take(message, trigger, words(for: message))
    }
    way.end(at: now)
    guard device[subject.app].isHung else { return way.steps }
    return way.steps.map { step in
      var step = step
      if step.words.isEmpty { step.words = [localized("states.waits", ["app": name(subject.app)])] }
      return step
    }
  }

  /// The newest message that a step of the subject's sent, unless it lies far back.
  private func lastMessage(of subject: StateSubject) -> Int? {
    let messages = simulation.timeline.messages
    for index in stride(from: messages.count - 1, through: max(0, messages.count - 3_000), by: -1) {
      let message = messages[index]
      guard message.app == subject.app,
        message.number == 0 || message.number == subject.window || !subject.hasScenes,
        let trigger = simulation.rules[message.rule]?.trigger, StateWay.isOfPath(trigger)
      else { continue }
      return index
    }
    return nil
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
