import Lifecycle
import Sessions

extension Simulation {
  /// What the delegates of an app receive, of some events.
  public func tokens(_ events: some Sequence<Event>, of app: AppID) -> [MessageToken] {
    events.compactMap(\.message).filter { $0.app == app && $0.receiver.isDelegate }
      .map { MessageToken($0.receiver, selector($0)) }
  }

  /// The same setup under each of its iOS version's alternative rules. What is not the same in all
  /// of them hangs on a disputed rule.
  var underAlternatives: [Simulation] {
    rules.alternatives.compactMap { alternative in
      guard let other = try? rules.choosing([alternative.rule.name]) else { return nil }
      return Simulation(setup, rules: other)
    }
  }
}
