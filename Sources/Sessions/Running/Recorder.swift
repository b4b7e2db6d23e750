import Lifecycle

/// Writes a session down while it happens, so that what is written is always complete up to the
/// last whole action and gives the same file, byte for byte, when it is run again.
///
/// What falls due after an action is held until the next one: it stands beneath the action before,
/// and a file that ended there could not say how long to wait for it.
public struct Recorder: Sendable {
  /// What fell due since the last line.
  private var pending: [Message] = []
  /// How many of the timeline's entries the file has: those behind were taken back before it began.
  private var known: Int
  /// What the first line's delay is longer than the time since the last step.
  private var surplus: UInt32

  /// Begins with the whole session so far.
  public init(_ machine: Machine, write: (String) -> Void) {
    var setup = machine.setup
    setup.show = .all
    for line in setup.header { write(line + "\n") }
    let timeline = machine.timeline
    known = timeline.cursor
    surplus = timeline.sinceEntry - timeline.elapsed
    for (index, entry) in timeline.past.enumerated() {
      let step = Step.act(entry.step, detail: entry.detail)
      let range = timeline.messages(beneath: index)
      let end = index + 1 == timeline.cursor ? timeline.endOfLastStep : range.upperBound
      write(
        Recorder.block(
          step, delay: entry.delay, refusal: entry.refusal.map(Timeline.StepRefusal.kernel),
          timeline.messages[range.lowerBound..<max(range.lowerBound, end)], machine))
    }
    pending = Array(timeline.messages[timeline.endOfLastStep...])
  }

  /// Notes what fell due while time passed.
  public mutating func passed(_ messages: some Sequence<Message>) {
    pending.append(contentsOf: messages)
  }

  /// The lines of a step that has been done, `delay` milliseconds after the one before.
  public mutating func step(
    _ step: Step, delay: UInt32, _ outcome: Timeline.Outcome, _ machine: Machine
  ) -> String {
    let timeline = machine.timeline
    // Refused before what was taken back, it has left no trace there and leaves none here.
    if outcome.refusal != nil, timeline.cursor < timeline.entries.count, case .act = step {
      return ""
    }
    if case .act = step { known = timeline.cursor }
    let text = takePending(machine)
    let sent = timeline.messages[outcome.sent]
    let delay = delay + surplus
    surplus = 0
    return text + Recorder.block(step, delay: delay, refusal: outcome.refusal, sent, machine)
  }

  /// The lines of actions that were done again, from the entry at `first` up to the present. The
  /// file has `redo` where it has the actions themselves; where they were taken back before it
  /// began (a session that was opened at its beginning), it has them now, as if they were done for
  /// the first time. `elapsed` had passed since the last step: doing again takes that time back.
  public mutating func redone(
    from first: Int, afterPassing elapsed: UInt32, _ machine: Machine
  ) -> String {
    let timeline = machine.timeline
    if timeline.cursor <= known {
      let sent = timeline.entries[timeline.cursor - 1].firstMessage..<timeline.endOfLastStep
      return step(.redo, delay: elapsed, Timeline.Outcome(sent: sent), machine)
    }
    if elapsed > 0 { pending.removeAll() }
    var text = ""
    for index in first..<timeline.cursor {
      let entry = timeline.entries[index]
      let isLast = index + 1 == timeline.cursor
      let end = isLast ? timeline.endOfLastStep : timeline.entries[index + 1].logBefore
      passed(timeline.messages[entry.logBefore..<entry.firstMessage])
      let outcome = Timeline.Outcome(
        sent: entry.firstMessage..<end, refusal: entry.refusal.map(Timeline.StepRefusal.kernel))
      text += step(.act(entry.step, detail: entry.detail), delay: entry.delay, outcome, machine)
    }
    return text
  }

  /// The last line: where something fell due since the last action, the wait that brings it about.
  public mutating func end(_ machine: Machine) -> String {
    if pending.isEmpty { return "" }
    let wait = "> wait \(Seconds.text(machine.timeline.elapsed + surplus))\n"
    return wait + takePending(machine)
  }

  private mutating func takePending(_ machine: Machine) -> String {
    defer { pending.removeAll() }
    return pending.map { "  \(machine.line($0))\n" }.joined()
  }

  private static func block(
    _ step: Step, delay: UInt32, refusal: Timeline.StepRefusal?, _ messages: ArraySlice<Message>,
    _ machine: Machine
  ) -> String {
    var text = "> " + machine.text.text(step)
    if delay > 0 { text += " +" + Seconds.text(delay) }
    text += "\n"
    if let refusal { text += "! \(machine.reason(refusal))\n" }
    for message in messages { text += "  \(machine.line(message))\n" }
    return text
  }
}
