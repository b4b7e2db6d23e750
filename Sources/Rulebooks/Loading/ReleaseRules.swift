import Lifecycle
import TextFiles
import Texts

/// The rules of one iOS version: its base with all differences folded in, in the order in which
/// they speak.
public struct ReleaseRules: Sendable {
  public let release: Release
  public let title: String
  /// Other titles on some kinds of devices.
  private let titles: [(model: Device.Model, title: String)]
  public let messages: MessageTable
  /// A rule's id is its place here, from 1.
  public internal(set) var rules: [Rule] {
    didSet {
      (features, looks) = ReleaseRules.sets(of: rules)
      disputedActions = DisputedActions()
    }
  }
  /// The other sides of what is disputed: a session may choose them.
  public let alternatives: [Alternative]
  /// What the rules say of the iOS version as a whole. Each frame asks for it, so it is kept.
  public private(set) var features: FeatureSet
  private var looks: LookSet
  /// What disputed features decide, as far as it has been asked for.
  private(set) var disputedActions = DisputedActions()

  init(
    _ header: RulebookHeader, messages: MessageTable, rules: [Rule], alternatives: [Alternative]
  ) {
    (release, title, titles) = (header.release, header.title, header.titles)
    self.messages = messages
    (self.rules, self.alternatives) = (rules, alternatives)
    (features, looks) = ReleaseRules.sets(of: rules)
  }

  private static func sets(of rules: [Rule]) -> (FeatureSet, LookSet) {
    var (features, looks) = (FeatureSet(), LookSet())
    for rule in rules {
      if let feature = rule.feature { features.insert(feature) }
      if let look = rule.look { looks.insert(look) }
    }
    return (features, looks)
  }

  /// The system's name and version on a kind of device.
  public func title(on model: Device.Model) -> String {
    titles.first { $0.model == model }?.title ?? title
  }

  public subscript(id: RuleID) -> Rule? { id == .none ? nil : rules[Int(id.raw) - 1] }

  /// A rule's point alone: a rule is much to copy where one asks about each message of a log.
  public func trigger(of id: RuleID) -> Trigger? {
    id == .none ? nil : rules[Int(id.raw) - 1].trigger
  }

  /// Whether apps may have an `App` in place of delegates: whether a message to it is known yet.
  public var hasSwiftUI: Bool {
    messages.rows.contains { $0.receiver == .app && $0.since <= release }
  }

  /// The method inside which a rule makes its calls.
  func inside(_ id: RuleID) -> SelectorID? {
    id == .none ? nil : rules[Int(id.raw) - 1].inside
  }

  public func rule(named name: String) -> (id: RuleID, rule: Rule)? {
    rules.firstIndex { $0.name == name }.map { (RuleID(UInt16($0 + 1)), rules[$0]) }
  }

  /// Whether the device has a look on this iOS version.
  public func shows(_ look: Look) -> Bool { looks.contains(look) }

  /// The iOS version without one of its rules: what a test asks for, to see that each one counts.
  public func without(_ name: String) -> ReleaseRules {
    var copy = self
    // An id must stay what it was, so the rule stays where it is and says nothing.
    for index in copy.rules.indices where copy.rules[index].name == name {
      copy.rules[index].trigger = nil
      copy.rules[index].feature = nil
      copy.rules[index].look = nil
      copy.rules[index].limit = nil
    }
    return copy
  }

  /// The iOS version as others describe it: with some of its alternatives in their rules' place. A
  /// rule that is in force may be named as well.
  public func choosing(_ names: [String]) throws(Problem) -> ReleaseRules {
    var copy = self
    for name in names where rule(named: name) == nil {
      guard let alternative = alternatives.first(where: { $0.rule.name == name }) else {
        let known = alternatives.map(\.rule.name)
        let text = NearestWord.unknown("alternative", name, among: known)
        throw Problem(
          localized(
            known.isEmpty ? "rulebooks.no-alternatives" : "rulebooks.alternatives",
            ["unknown": text, "release": title, "known": Lists.comma(known)]))
      }
      copy.choose(alternative)
    }
    return copy
  }

  /// The alternatives that are still open where a session has chosen some: it has named neither
  /// them nor the rules in whose place they may stand.
  public func open(beside chosen: [String]) -> [Alternative] {
    alternatives.filter { alternative in
      guard !chosen.contains(alternative.rule.name) else { return false }
      guard let original = alternative.original else { return true }
      return !chosen.contains(original) && rule(named: original) != nil
    }
  }

  private mutating func choose(_ alternative: Alternative) {
    var place = rules.count
    if let original = alternative.original {
      guard let index = rules.firstIndex(where: { $0.name == original }) else { return }
      rules.remove(at: index)
      place = index
    }
    if let after = alternative.after, let index = rules.firstIndex(where: { $0.name == after }) {
      place = index + 1
    }
    if !alternative.isAbsence { rules.insert(alternative.rule, at: place) }
  }

  /// What the kernel runs for these apps on this device: everything that is fixed has been asked.
  public func rulebook(for apps: [AppTraits], on model: Device.Model) -> Rulebook {
    var limits: [(limit: Limit, value: UInt32)] = []
    for rule in rules {
      guard let limit = rule.limit, rule.conditions.allSatisfy({ $0.isMet(on: model) }) else {
        continue
      }
      limits.append((limit, rule.value))
    }
    return Rulebook(
      features: features, limits: limits, withOptions: messages.withOptions,
      namesSession: messages.rows.map(\.namesSession),
      apps: apps.map { inForce(for: $0, on: model) })
  }

  private func inForce(for traits: AppTraits, on model: Device.Model) -> [RuleInForce] {
    var list: [RuleInForce] = []
    for (index, rule) in rules.enumerated() {
      guard let trigger = rule.trigger,
        rule.conditions.allSatisfy({ $0.isMet(by: traits, on: model, release) })
      else { continue }
      var steps = rule.steps
      // Most are as the rule has them, and need no list of their own.
      if !steps.allSatisfy({ step(of: $0, for: traits) == $0 }) {
        steps = steps.compactMap { step(of: $0, for: traits) }
      }
      let isAboutState = rule.steps.isEmpty && rule.reads != nil
      if steps.isEmpty, !isAboutState { continue }
      list.append(
        RuleInForce(
          id: RuleID(UInt16(index + 1)), trigger: trigger, needs: rule.needs,
          forbids: rule.forbids, steps: steps, reads: rule.reads))
    }
    return list
  }

  /// A rule's step as it concerns an app: nil where the app does not implement the message.
  private func step(of step: RuleStep, for traits: AppTraits) -> RuleStep? {
    guard case .send(let id, let receiver, _) = step else { return step }
    guard messages.isImplemented(id, by: traits) else { return nil }
    if receiver == .system { return messages[id].waits ? .send(id, receiver, .waits) : step }
    if traits.saves.isEmpty && traits.resets.isEmpty { return step }
    let row = messages[id]
    if !row.isMethod { return step }
    if traits.saves.contains(where: row.isCalled) { return .send(id, receiver, .save) }
    if traits.resets.contains(where: row.isCalled) { return .send(id, receiver, .reset) }
    return step
  }
}

extension Rule {
  /// The conditions that an app on this device does not meet.
  public func unmet(
    by traits: AppTraits, on model: Device.Model, _ release: Release
  ) -> [Condition] {
    conditions.filter { !$0.isMet(by: traits, on: model, release) }
  }
}

extension Rule.Condition {
  /// Whether it asks how an app is written: with scenes, without, or with SwiftUI.
  public var isOfArchitecture: Bool { interface != nil }

  /// How an app is written that meets it; nil where it asks for something else.
  public var interface: AppTraits.Interface? {
    switch (subject, holds) {
    case (.scenes, true), (.appDelegate, false), (.swiftUI, false): .scenes
    case (.appDelegate, true), (.scenes, false): .appDelegate
    case (.swiftUI, true): .swiftUI
    default: nil
    }
  }

  func isMet(
    by traits: AppTraits, on model: Device.Model, _ release: Release
  ) -> Bool {
    let isSo =
      switch subject {
      case .scenes: traits.kind.architecture == .scenes
      case .appDelegate: traits.kind.architecture == .appDelegate
      case .swiftUI: traits.isSwiftUI
      case .multipleWindows: traits.kind.multipleWindows
      case .exitsOnSuspend: traits.kind.exitsOnSuspend
      case .device(let wanted): model == wanted
      case .tasks(let tasks): !traits.kind.tasks.isDisjoint(with: tasks)
      case .sdk(let least): (traits.sdk ?? release) >= least
      case .trait(let word): traits.has(flag: word)
      }
    return isSo == holds
  }

  /// Whether a number of the iOS version's holds on a device.
  public func isMet(on model: Device.Model) -> Bool {
    switch subject {
    case .device(let wanted): (model == wanted) == holds
    case .scenes, .appDelegate, .swiftUI, .multipleWindows, .exitsOnSuspend, .sdk, .trait, .tasks:
      true
    }
  }
}
