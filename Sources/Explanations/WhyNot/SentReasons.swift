import Lifecycle
import Sessions
import Texts

/// Why an action sent what it sent to delegates: a reason for each message, the most specific one.
public struct SentReasons: Sendable {
  private var groups: [(names: [String], reason: String)] = []

  public init(of entry: Int, in simulation: Simulation) {
    let replay = ActionReplay(of: entry, in: simulation)
    let effects = FeatureEffects(replay)
    let rules = simulation.rules
    let messages = replay.run().messages.filter(\.receiver.isDelegate)
    // Where the same method is called for several apps or scenes, each is named.
    let twice = Set(messages.map(\.selector)).count < messages.count
    let occasions = Occasions(of: entry, before: replay.before, in: simulation)
    for message in messages {
      let cause = effects.rules(behind: message).first
      let rule = cause ?? rules[message.exception] ?? rules[message.rule]
      let occasion = cause == nil ? occasions.occasion(of: message) : nil
      let general = rule?.reason ?? ""
      let reason = occasion?.words(before: general) ?? general
      // An App and its views have methods of the same name.
      let isShared = messages.contains {
        $0.receiver != message.receiver && simulation.selector($0) == simulation.selector(message)
      }
      let name =
        isShared
        ? simulation.line(message)
        : twice ? simulation.shortLine(message) : simulation.selector(message)
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
