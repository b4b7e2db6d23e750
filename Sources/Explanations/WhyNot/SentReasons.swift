import Lifecycle
import Rulebooks
import Sessions
import Texts

/// Why an action sent what it sent to delegates: a reason for each message, the most specific one.
public struct SentReasons: Sendable {
  private var groups: [(names: [String], reason: String)] = []

  public init(of entry: Int, in simulation: Simulation) {
    let replay = ActionReplay(of: entry, in: simulation)
    let effects = FeatureEffects(replay)
    for message in replay.run().messages where message.receiver.isDelegate {
      let rules = simulation.rules
      let rule =
        effects.rules(behind: message).first ?? rules[message.exception] ?? rules[message.rule]
      let reason = rule?.reason ?? ""
      let name = simulation.selector(message)
      if groups.last?.reason == reason {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append(([name], reason))
      }
    }
  }

  /// A sentence or two each.
  var sentences: [String] {
    groups.map {
      localized("course.sent-item", ["messages": Lists.and($0.names), "reason": $0.reason])
    }
  }
}
