import Lifecycle
import Rulebooks
import Sessions

/// What an action would send without one of the features of the iOS version: that locking sends
/// apps to the background, that a call is an overlay.
struct FeatureEffects {
  private let usual: [MessageName]
  private let without: [(rule: Rule, names: [MessageName])]

  init(_ replay: ActionReplay) {
    usual = (replay.messages(by: replay.rules) ?? []).map(MessageName.init)
    without = replay.rules.rules.compactMap { rule in
      guard rule.feature?.isOfEvents == true,
        let messages = replay.messages(by: replay.rules.without(rule.name))
      else { return nil }
      return (rule, messages.map(MessageName.init))
    }
  }

  /// The features without which a message would not have been sent.
  func rules(behind message: Message) -> [Rule] {
    let name = MessageName(message)
    let count = usual.count { $0 == name }
    return without.filter { other in other.names.count { $0 == name } < count }.map(\.rule)
  }
}
