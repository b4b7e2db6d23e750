import Lifecycle
import Synchronization

/// The actions that do something else without a disputed feature of an iOS version. Each is tried
/// on devices with an app in front, and kept: a log asks for every row that it draws.
final class DisputedActions: Sendable {
  private let known = Mutex<[Action: Bool]>([:])
  /// There is no end of what an action can be about.
  private static let mostKnown = 1_000

  func contains(_ action: Action, in rules: ReleaseRules) -> Bool {
    if let isDisputed = known.withLock({ $0[action] }) { return isDisputed }
    let isDisputed = DisputedActions.isDisputed(action, in: rules)
    known.withLock {
      if $0.count >= DisputedActions.mostKnown { $0.removeAll() }
      $0[action] = isDisputed
    }
    return isDisputed
  }

  private static func isDisputed(_ action: Action, in rules: ReleaseRules) -> Bool {
    let disputed = rules.rules.filter { $0.feature != nil && $0.evidence == .disputed }
    let word = rules.features.contains(.scenes) ? "scenes" : "app-delegate"
    guard !disputed.isEmpty, let traits = try? AppTraits.parse([word]) else { return false }
    let apps = Array(repeating: traits, count: Int(action.app?.raw ?? 0) + 1)
    return Device.Model.allCases.contains { model in
      let rulebook = rules.rulebook(for: apps, on: model)
      var device = Kernel(model: model, apps: apps.map(\.kind), rulebook: rulebook)
      var log = EventLog()
      device.send(.open(SceneID(app: AppID(0), number: 0)), into: &log)
      let own = device.after(action)
      return disputed.contains { rule in
        let without = rules.without(rule.name).rulebook(for: apps, on: model)
        let other = device.under(without).after(action)
        return other.refusal != own.refusal || other.events.messages != own.events.messages
      }
    }
  }
}
