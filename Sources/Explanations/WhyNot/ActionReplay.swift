import Lifecycle
import Rulebooks
import Sessions

/// An action of a session, done once more from the device as it was: by the rules that are in force
/// or by others. What these would send shows which rule makes the difference.
struct ActionReplay {
  let setup: Setup
  let rules: ReleaseRules
  /// The device before the action.
  let before: Kernel
  private let entry: Timeline.Entry
  private let code: CodeByMessage
  /// How long it was until the next action.
  private let span: UInt32

  init(of entry: Int, in simulation: Simulation) {
    let timeline = simulation.timeline
    setup = simulation.setup
    rules = simulation.rules
    before = timeline.kernel(before: entry)
    self.entry = timeline.entries[entry]
    code = timeline.codeByMessage(of: entry)
    span =
      entry + 1 < timeline.entries.count
      ? timeline.entries[entry + 1].delay
      : UInt32(timeline.end.milliseconds - timeline.entries[entry].time.milliseconds)
  }

  /// The messages that other rules would send, up to the next action; nil where they refuse it.
  func messages(by other: ReleaseRules) -> [Message]? {
    var kernel = before.under(other.rulebook(for: setup.apps.map(\.traits), on: setup.model))
    var log = EventLog()
    let code = code.observations(of: entry.step, on: kernel)
    guard kernel.send(entry.step, observing: code, into: &log) == nil else { return nil }
    _ = kernel.pass(span, into: &log)
    return log.events.messages
  }

  /// The points at which rules ran, and what was sent.
  func run() -> (runs: [RuleRun], messages: [Message]) {
    var kernel = before
    var log = EventLog()
    log.notesRuns = true
    _ = kernel.send(entry, into: &log)
    return (log.runs, log.events.messages)
  }
}
