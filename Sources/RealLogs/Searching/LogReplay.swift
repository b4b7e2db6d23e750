import Lifecycle
import Rulebooks
import Sessions

/// A story that explains a log, told again under other rules.
struct LogReplay {
  private let comparison: LogComparison

  init(_ comparison: LogComparison) { self.comparison = comparison }

  /// Whether it explains the log there, too.
  func fits(_ setup: Setup, _ library: Library) -> Bool {
    guard comparison.acts.allSatisfy({ $0.action != nil }), let told = told(setup, library)
    else { return false }
    return zip(comparison.acts, told).allSatisfy { act, sent in
      let wanted = act.sent.map(comparison.compared.text)
      return act.isOutside || (act.isCut ? sent.starts(with: wanted) : sent == wanted)
    }
  }

  /// What each action sends there, as far as the log could have it; nil where one is refused.
  func told(_ setup: Setup, _ library: Library) -> [[String]]? {
    guard let simulation = try? Simulation(setup, library: library) else { return nil }
    let old = comparison.compared
    let log = ComparedLog(
      old.lines, of: old.apps, hasAll: !comparison.isOfItsMethods, simulation)
    var kernel = simulation.timeline.kernel
    var told: [[String]] = []
    for act in comparison.acts {
      guard let action = act.action else {
        told.append([])
        continue
      }
      var events = EventLog()
      guard kernel.pass(act.wait, into: &events) else { return nil }
      let (after, own, refusal) = kernel.after(action)
      guard refusal == nil else { return nil }
      kernel = after
      told.append((log.sent(events.events) + log.sent(own)).map(log.text))
    }
    return told
  }
}
