import Lifecycle
import Rulebooks
import Sessions
import Texts

/// The messages of rules whose moment came, and which did not apply: something was not as they ask,
/// or they are for apps of the other architecture.
struct WithheldByRules {
  private let replay: ActionReplay
  private let sent: [Message]
  private(set) var missed: [NotSent.Missed] = []

  init(_ replay: ActionReplay, shows: (Receiver) -> Bool) {
    self.replay = replay
    let (runs, sent) = replay.run()
    self.sent = sent
    // What waits in the queue of a busy app is not withheld.
    let moments = runs.filter {
      $0.facts.isDisjoint(with: [.notRunning, .hung]) && !$0.trigger.isQuestion
    }
    for run in moments { for rule in rules(of: run) { addOwn(rule, at: run, shows) } }
    for run in moments { for rule in rules(of: run) { addOfOthers(rule, at: run, shows) } }
  }

  private func rules(of run: RuleRun) -> [Rule] {
    replay.rules.rules.filter { $0.trigger == run.trigger }
  }

  private func traits(_ app: AppID) -> AppTraits { replay.setup.apps[Int(app.raw)].traits }

  private func unmet(_ rule: Rule, _ traits: AppTraits) -> [Rule.Condition] {
    rule.unmet(by: traits, on: replay.setup.model, replay.rules.release)
  }

  // MARK: - Rules for such an app

  private mutating func addOwn(_ rule: Rule, at run: RuleRun, _ shows: (Receiver) -> Bool) {
    let traits = traits(run.app)
    guard unmet(rule, traits).isEmpty, let reason = reason(rule, at: run) else { return }
    for (selector, receiver) in steps(of: rule, traits) where shows(receiver) {
      add(selector, receiver, run.app, traits, .sentence(reason))
    }
  }

  /// What acted in the rule's place comes first, then what the rule asks, then its own reason. Nil
  /// for a rule that applied, or that nobody expects to: an app that is opened by nothing in
  /// particular has no URL to take.
  private func reason(_ rule: Rule, at run: RuleRun) -> String? {
    let missing = rule.needs.subtracting(run.facts)
    let excess = rule.forbids.intersection(run.facts)
    guard missing.isDisjoint(with: .occasions), !missing.isEmpty || !excess.isEmpty else {
      return nil
    }
    let acted = applied(at: run).first { $0.steps.contains(where: \.leavesThePath) }
    // What is done to an app that runs no code says it all.
    if let acted, run.facts.contains(.suspended) { return acted.reason }
    let clauses = Lists.and(RuleText.clauses(needs: excess, forbids: missing))
    return Lists.sentences(
      [acted?.reason, localized("withheld.facts", ["facts": clauses]), rule.reason]
        .compactMap { $0 })
  }

  /// What a rule sends: itself, or with a step of the path that it walks.
  private func steps(of rule: Rule, _ traits: AppTraits) -> [(SelectorID, Receiver)] {
    rule.steps.flatMap { step -> [(SelectorID, Receiver)] in
      switch step {
      case .send(let id, let receiver, _): [(id, receiver)]
      case .walk(let trigger):
        replay.rules.rules.filter { $0.trigger == trigger && unmet($0, traits).isEmpty }
          .flatMap { $0.steps.compactMap(\.sent) }
      case .effect, .pass, .end: []
      }
    }
  }

  /// The rules that did apply at a moment.
  private func applied(at run: RuleRun) -> [Rule] {
    rules(of: run).filter { rule in
      unmet(rule, traits(run.app)).isEmpty && rule.needs.isSubset(of: run.facts)
        && rule.forbids.isDisjoint(with: run.facts)
    }
  }

  private mutating func add(
    _ selector: SelectorID, _ receiver: Receiver, _ app: AppID, _ traits: AppTraits,
    _ reason: NotSent.Reason
  ) {
    guard receiver != .system, replay.rules.messages.isImplemented(selector, by: traits),
      !sent.contains(where: { $0.app == app && $0.selector == selector }),
      !missed.contains(where: { $0.app == app && $0.selector == selector })
    else { return }
    missed.append(NotSent.Missed(app: app, selector: selector, reason: reason))
  }

  // MARK: - Rules for apps of the other architecture

  private mutating func addOfOthers(
    _ rule: Rule, at run: RuleRun, _ shows: (Receiver) -> Bool
  ) {
    let own = traits(run.app)
    let unmet = unmet(rule, own)
    // What SwiftUI calls is not missing in an app that is written without it.
    guard !unmet.isEmpty, unmet.allSatisfy(\.isOfArchitecture),
      !unmet.contains(where: { $0.interface == .swiftUI }),
      rule.needs.subtracting(run.facts).isDisjoint(with: .occasions)
    else { return }
    let instead = applied(at: run).flatMap { $0.steps.compactMap(\.sent) }
      .filter {
        $0.1.isDelegate && $0.1 != .contentView
          && replay.rules.messages.isImplemented($0.0, by: own)
      }
    if instead.isEmpty { return }
    let other = own.written(for: unmet.first?.interface ?? own.interface)
    for (selector, receiver) in rule.steps.compactMap(\.sent)
    where shows(receiver) && receiver.isDelegate {
      add(selector, receiver, run.app, other, reason(rule, at: run, instead.map(\.0)))
    }
  }

  /// Where an app of the other architecture would not be called either, its reason is said, too.
  private func reason(
    _ rule: Rule, at run: RuleRun, _ instead: [SelectorID]
  ) -> NotSent.Reason {
    let missing = rule.needs.subtracting(run.facts)
    let excess = rule.forbids.intersection(run.facts)
    guard !missing.isEmpty || !excess.isEmpty else { return .instead(instead) }
    let app = replay.setup.apps[Int(run.app.raw)]
    let kind = app.traits.interface.rawValue
    let names = Lists.and(instead.map(replay.rules.messages.selector))
    return .sentence(
      Lists.sentences([
        localized("withheld.\(kind)-alone", ["app": app.name, "instead": names]),
        localized(
          "withheld.facts-\(kind)",
          ["facts": Lists.and(RuleText.clauses(needs: excess, forbids: missing))]),
        rule.reason,
      ]))
  }
}

extension RuleStep {
  /// Whether it does more than send a message beside others.
  fileprivate var leavesThePath: Bool {
    switch self {
    case .end, .walk: true
    case .send, .effect, .pass: false
    }
  }

  /// The message that it sends, and to whom.
  fileprivate var sent: (SelectorID, Receiver)? {
    if case .send(let id, let receiver, _) = self { (id, receiver) } else { nil }
  }
}
