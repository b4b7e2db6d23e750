import Lifecycle
import TextFiles
import Texts

/// Applies the verbs `add`, `change`, `remove` and `alternative`; refuses what would do nothing.
struct RuleFold {
  let parser: RuleParser
  private(set) var rules: [Rule]
  /// The rules' names, in their order: looking through these copies no rule.
  private var names: [HashedWord]
  private(set) var alternatives: [Alternative]

  enum Verb: Sendable { case add, change, remove, alternative }

  static let verbs = Vocabulary<Verb>([
    ("add", .add), ("change", .change), ("remove", .remove), ("alternative", .alternative),
  ])
  private static let reasons = Vocabulary(["because", "source", "evidence"])

  /// Begins with the rules of the version before; nil where there is none.
  init(parser: RuleParser, after version: ReleaseRules?) {
    self.parser = parser
    rules = version?.rules ?? []
    names = rules.map { HashedWord($0.name) }
    alternatives = version?.alternatives ?? []
  }

  /// Takes in a stanza. Returns what it changes in the rules that are in force.
  @discardableResult
  mutating func apply(_ stanza: Stanza, _ release: Release) throws(Diagnostic) -> RuleChange? {
    guard let verb = RuleFold.verbs.value(of: stanza.head.word) else {
      var place = stanza.place
      place.column = 1
      throw place.error(
        NearestWord.unknown("verb", stanza.keyword, among: RuleFold.verbs.words))
    }
    let word = stanza.title.word
    let index = names.firstIndex(of: word)
    switch verb {
    case .add:
      if index != nil {
        throw stanza.place.error(localized("rulebooks.there-change", ["name": stanza.name]))
      }
      var rule = Rule(name: stanza.name, release: release)
      try parser.apply(stanza, to: &rule)
      let place = try place(of: stanza)
      rules.insert(rule, at: place)
      names.insert(word, at: place)
      return RuleChange(release: release, after: rule, cause: rule, place: place)
    case .change:
      guard let index else { throw unknown(stanza) }
      if let field = stanza.value("before") ?? stanza.value("after") {
        throw field.keyPlace.error(
          localized("rulebooks.keeps-place", ["key": field.name.text, "name": stanza.name]))
      }
      let before = rules[index]
      var rule = before
      rule.releases.append(release)
      try parser.apply(stanza, to: &rule)
      // How sure one is of a rule may change, where what it does does not.
      if rule.doesTheSame(as: before), rule.evidence == before.evidence {
        throw stanza.place.error(localized("rulebooks.changes-nothing", ["name": stanza.name]))
      }
      rules[index] = rule
      return RuleChange(
        release: release, before: before, after: rule, cause: rule, place: index)
    case .remove:
      var grave = Rule(name: stanza.name, release: release)
      try stanza.allow(RuleFold.reasons)
      try parser.cite(stanza, &grave)
      if let index {
        let removed = rules.remove(at: index)
        names.remove(at: index)
        // What was the other side of a rule goes with it.
        alternatives.removeAll { $0.original == stanza.name }
        if let other = alternatives.first(where: { $0.after == stanza.name }) {
          throw stanza.place.error(
            localized(
              "rulebooks.stands-after", ["alternative": other.rule.name, "name": stanza.name]))
        }
        return RuleChange(release: release, before: removed, cause: grave, place: index)
      } else if let index = alternatives.firstIndex(where: { $0.rule.name == stanza.name }) {
        alternatives.remove(at: index)
      } else {
        throw unknown(stanza)
      }
    case .alternative:
      if index != nil || alternatives.contains(where: { $0.rule.name == stanza.name }) {
        throw stanza.place.error(localized("rulebooks.there", ["name": stanza.name]))
      }
      alternatives.append(try alternative(stanza, release))
    }
    return nil
  }

  /// Begins as the rule that it may stand in for; with nothing else said it is that rule's absence.
  private func alternative(
    _ stanza: Stanza, _ release: Release
  ) throws(Diagnostic) -> Alternative {
    let of = stanza.value("of")
    var original: Rule?
    if let of {
      guard let index = names.firstIndex(of: of.prose.word) else {
        throw unknown(of.value, of.place)
      }
      original = rules[index]
    }
    var rule = original ?? Rule(name: stanza.name, release: release)
    rule.name = stanza.name
    rule.releases = [release]
    var body = stanza
    body.fields.removeAll { $0.key == "of" }
    if body.fields.allSatisfy({ RuleFold.reasons.contains($0.key) }) {
      try parser.cite(body, &rule)
      return Alternative(rule: rule, original: of?.value, isAbsence: true)
    }
    if let field = stanza.value("before") {
      throw field.keyPlace.error(localized("rulebooks.only-after", ["name": stanza.name]))
    }
    try parser.apply(body, to: &rule)
    let after = stanza.value("after")
    if let after {
      guard names.contains(after.prose.word) else { throw unknown(after.value, after.place) }
      if after.value == of?.value {
        throw after.place.error(localized("rulebooks.behind-replaced", ["name": after.value]))
      }
    }
    return Alternative(rule: rule, original: of?.value, after: after?.value)
  }

  private func unknown(_ stanza: Stanza) -> Diagnostic {
    unknown(stanza.name, stanza.place)
  }

  private func unknown(_ name: String, _ place: Stanza.Place) -> Diagnostic {
    place.error(NearestWord.unknown("rule", name, among: rules.map(\.name)))
  }

  /// Rules speak in the order in which they stand; a later one may ask for its place.
  private func place(of stanza: Stanza) throws(Diagnostic) -> Int {
    guard let field = stanza.value("before") ?? stanza.value("after") else { return rules.count }
    if field.key == "before", let second = stanza.value("after") {
      throw second.keyPlace.error(
        localized(
          "rulebooks.has-place",
          ["keyword": stanza.keyword, "name": stanza.name, "key": field.name.text]))
    }
    guard let index = names.firstIndex(of: field.prose.word) else {
      throw unknown(field.value, field.place)
    }
    return field.key == "before" ? index : index + 1
  }
}
