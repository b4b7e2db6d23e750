import Lifecycle
import Rulebooks
import Sessions

/// Finds what an action exercises on a device with certain apps.
struct CoverageMeter: Sendable {
  private let items: CoverageItems
  /// The rules for each app and trigger: their places among the items, what they need and forbid.
  private var rules: [[[(place: Int, needs: Facts, forbids: Facts)]]]
  /// The place of each rule in force; nil for an alternative, which the iOS version itself has not.
  private let places: [Int?]

  init(_ items: CoverageItems, _ simulation: Simulation) {
    self.items = items
    var known: [String: Int] = [:]
    for (place, rule) in items.rules.rules.enumerated() { known[rule.name] = place }
    let inForce = simulation.rules
    places = inForce.rules.map { known[$0.name] }
    let setup = simulation.setup
    rules = setup.apps.map { app in
      var byTrigger = Array(
        repeating: [(place: Int, needs: Facts, forbids: Facts)](), count: Trigger.allCases.count)
      for rule in inForce.rules {
        guard let trigger = rule.trigger, let place = known[rule.name],
          rule.unmet(by: app.traits, on: setup.model, setup.release).isEmpty,
          CoverageMeter.hasEffect(rule, inForce, app.traits)
        else { continue }
        byTrigger[Int(trigger.rawValue)].append((place, rule.needs, rule.forbids))
      }
      return byTrigger
    }
  }

  /// Whether anything of a rule is left for an app that may not implement its messages.
  private static func hasEffect(
    _ rule: Rule, _ rules: ReleaseRules, _ traits: AppTraits
  ) -> Bool {
    rule.steps.isEmpty && rule.reads != nil
      || rule.steps.contains { step in
        guard case .send(let selector, _, _) = step else { return true }
        return rules.messages.isImplemented(selector, by: traits)
      }
  }

  /// Whether one of the apps may ever have a rule apply to it.
  func concerns(_ place: Int) -> Bool {
    rules.contains { $0.contains { $0.contains { $0.place == place } } }
  }

  /// Hands over the place of each item that the events and the points of the rules show.
  func each(_ log: EventLog, _ take: (Int) -> Void) {
    for run in log.runs {
      for rule in rules[Int(run.app.raw)][Int(run.trigger.rawValue)]
      where run.facts.isSuperset(of: rule.needs) && run.facts.isDisjoint(with: rule.forbids) {
        take(rule.place)
      }
    }
    for event in log.events {
      switch event {
      case .message(let message):
        take(items.place(of: message))
        rule(message.rule, take)
        rule(message.exception, take)
      case .transition(let change):
        take(items.place(of: change))
        rule(change.rule, take)
      }
    }
  }

  private func rule(_ id: RuleID, _ take: (Int) -> Void) {
    if id != .none, let place = places[Int(id.raw) - 1] { take(place) }
  }
}
