import Lifecycle
import Rulebooks
import Texts

/// What a rule says, in words: whom it is for, when it applies and what it does.
public struct RuleText: Sendable {
  public let rule: Rule
  let messages: MessageTable

  public init(_ rule: Rule, _ messages: MessageTable) {
    self.rule = rule
    self.messages = messages
  }

  /// Whom it is for: `apps without scenes, on an iPad`.
  public var audience: String {
    if rule.conditions.isEmpty {
      return localized(rule.trigger == nil ? "conditions.every-device" : "conditions.everyone")
    }
    let words = rule.conditions.map(\.text)
    let isOfApps = rule.conditions.contains { !$0.isOfDevice }
    return Lists.comma(
      isOfApps || rule.trigger == nil ? words : [localized("conditions.everyone")] + words)
  }

  /// When it applies; nil for a rule that holds always.
  public var occasion: String? {
    guard let trigger = rule.trigger else { return nil }
    let when = localized("triggers.\(Trigger.names[Int(trigger.rawValue)])")
    let facts = RuleText.clauses(needs: rule.needs, forbids: rule.forbids)
    if facts.isEmpty { return localized("rules.when", ["trigger": when]) }
    return localized("rules.when-if", ["trigger": when, "facts": Lists.and(facts)])
  }

  /// What it does, a predicate each: `calls applicationDidEnterBackground(_:) of the app delegate`.
  public var steps: [String] {
    var list = rule.steps.map(words)
    if let reads = rule.reads { list.append(localized("rules.reads", ["state": "\(reads)"])) }
    if let feature = rule.feature {
      list.append(
        localized("rules.allows", ["feature": Feature.names[Int(feature.rawValue)]]))
    }
    if let look = rule.look {
      list.append(localized("rules.shows", ["look": Look.names[Int(look.rawValue)]]))
    }
    if let limit = rule.limitText { list.append(localized("rules.limits", ["limit": limit])) }
    return list
  }

  private func words(_ step: RuleStep) -> String {
    switch step {
    case .send(let id, let receiver, _):
      let name = messages.selector(id)
      switch receiver {
      case .notification: return localized("rules.posts", ["notification": name])
      case .system: return localized("rules.says", ["word": messages[id].says ?? name])
      default:
        return localized("rules.sends", ["message": name, "receiver": "\(receiver)"])
      }
    case .walk(let trigger):
      let step = Trigger.names[Int(trigger.rawValue)]
      return localized(
        "rules.walks", ["step": step, "trigger": localized("triggers.\(step)")])
    case .effect(let effect):
      return localized("effects.\(BuiltInEffect.names[Int(effect.rawValue)])")
    case .pass(let options): return localized("rules.passes", ["what": options.word])
    case .end: return localized("rules.ends")
    }
  }

  // MARK: - As a rulebook writes it

  /// The conditions of the app and its device: `app-delegate`, `not iPhone`.
  public var conditionWords: [String] { rule.conditions.map(\.words) }

  /// The trigger; nil for a rule that holds always.
  public var triggerWord: String? { rule.trigger.map { Trigger.names[Int($0.rawValue)] } }

  /// The facts: `launching`, `not locking`.
  public var factWords: [String] {
    Facts.words.compactMap { word, fact in
      rule.needs.contains(fact) ? word : rule.forbids.contains(fact) ? "not \(word)" : nil
    }
  }

  /// The steps: `send appDelegate applicationDidEnterBackground(_:)`.
  public var stepWords: [String] {
    var list = rule.steps.map { step in
      switch step {
      case .send(let id, .notification, _): "post \(messages.selector(id))"
      case .send(let id, .system, _): "say \(messages.selector(id))"
      case .send(let id, let receiver, _): "send \(receiver) \(messages.selector(id))"
      case .walk(let trigger): "walk \(Trigger.names[Int(trigger.rawValue)])"
      case .effect(let effect): "do \(BuiltInEffect.names[Int(effect.rawValue)])"
      case .pass(let options): "pass \(options.word)"
      case .end: "end"
      }
    }
    if let inside = rule.inside { list.append("inside \(messages.selector(inside))") }
    if let reads = rule.reads { list.append("reads \(reads)") }
    if let feature = rule.feature { list.append("allow \(Feature.names[Int(feature.rawValue)])") }
    if let look = rule.look { list.append("show \(Look.names[Int(look.rawValue)])") }
    if let limit = rule.limitText { list.append("limit \(limit)") }
    return list
  }

  /// Facts as clauses behind "if".
  static func clauses(needs: Facts, forbids: Facts) -> [String] {
    Facts.words.compactMap { word, fact in
      if needs.contains(fact) { return localized("facts.\(word)") }
      return forbids.contains(fact) ? localized("facts.not-\(word)") : nil
    }
  }
}

extension Rule.Condition {
  /// As a rulebook writes it.
  fileprivate var words: String {
    let word =
      switch subject {
      case .scenes: "scenes"
      case .appDelegate: "app-delegate"
      case .swiftUI: "swiftui"
      case .multipleWindows: "multiple-windows"
      case .exitsOnSuspend: "exits-on-suspend"
      case .device(let model): model.word
      case .sdk(let release): "sdk >= \(release)"
      case .tasks(.scheduled): "scheduled-tasks"
      case .tasks(.continued): "continued-tasks"
      case .tasks: "tasks"
      case .trait(let word): word
      }
    return holds ? word : "not \(word)"
  }

  /// `apps with scenes`, `on an iPad`.
  var text: String {
    let not = holds ? "" : "not-"
    return switch subject {
    case .scenes: localized("conditions.\(not)scenes")
    case .appDelegate: localized("conditions.\(not)app-delegate")
    case .swiftUI: localized("conditions.\(not)swiftui")
    case .multipleWindows: localized("conditions.\(not)multiple-windows")
    case .exitsOnSuspend: localized("conditions.\(not)exits-on-suspend")
    case .device(let model): localized("conditions.\(not)\(model.word)")
    case .sdk(let release): localized("conditions.\(not)sdk", ["release": "\(release)"])
    case .tasks(.scheduled): localized("conditions.\(not)scheduled-tasks")
    case .tasks(.continued): localized("conditions.\(not)continued-tasks")
    case .tasks: localized("conditions.\(not)tasks")
    case .trait(let word): localized("conditions.\(not)trait", ["trait": word])
    }
  }
}
