import Lifecycle
import Texts

/// Reads the body of a rule.
struct RuleParser {
  let messages: MessageTable
  let sources: SourceTable

  /// The vocabulary's words, made once: a rulebook asks for hundreds.
  private static let triggers = Trigger.words
  private static let states = ApplicationState.words
  private static let features = Feature.words
  private static let deeds = Deed.words
  private static let limits = Limit.words

  static let keys = [
    "for", "on", "when", "send", "post", "say", "walk", "do", "end", "allow", "limit", "reads",
    "before", "after",
    "because", "source", "standing",
  ]

  private static let steps = ["send", "post", "say", "walk", "do", "end"]

  /// Lays a stanza's fields over a rule: what a field names is replaced, all else is kept. Steps
  /// are replaced together.
  func apply(_ stanza: Stanza, to rule: inout Rule) throws(Diagnostic) {
    try stanza.allow(RuleParser.keys)
    if stanza.fields.contains(where: { RuleParser.steps.contains($0.key) }) { rule.steps = [] }
    for field in stanza.fields { try apply(field, to: &rule) }
    try cite(stanza, &rule)
    let isSpoken = rule.trigger != nil && !rule.steps.isEmpty
    if !isSpoken, rule.feature == nil, rule.limit == nil {
      throw stanza.place.error(
        localized("rulebooks.does-nothing"))
    }
  }

  /// Reason, source and standing: every change must give all three.
  func cite(_ stanza: Stanza, _ rule: inout Rule) throws(Diagnostic) {
    rule.reasonProse = try stanza.required("because").prose
    let source = try stanza.required("source")
    rule.citation = source.prose
    for key in rule.sources where !sources.keys.contains(key) {
      throw source.place.error(
        NearestWord.unknown("source", key, among: sources.sources.map(\.key)))
    }
    let standing = try stanza.required("standing")
    guard let found = Rule.Standing(rawValue: standing.value) else {
      let known = Rule.Standing.allCases.map(\.rawValue)
      throw standing.place.error(NearestWord.unknown("standing", standing.value, among: known))
    }
    rule.standing = found
  }

  private func apply(_ field: Stanza.Field, to rule: inout Rule) throws(Diagnostic) {
    switch field.key {
    case "for": rule.conditions = try conditions(field)
    case "on": rule.trigger = try word(field, "trigger", RuleParser.triggers)
    case "when": (rule.needs, rule.forbids) = try facts(field)
    case "send": rule.steps.append(try send(field))
    case "post": rule.steps.append(try message(.notification, field.value, field))
    case "say": rule.steps.append(try message(.system, field.value, field))
    case "walk": rule.steps.append(.walk(try word(field, "step", RuleParser.triggers)))
    case "do": rule.steps.append(.deed(try word(field, "deed", RuleParser.deeds)))
    case "end": rule.steps.append(.end)
    case "allow": rule.feature = try word(field, "feature", RuleParser.features)
    case "limit": try limit(field, &rule)
    case "reads": rule.reads = try word(field, "application-state", RuleParser.states)
    default: break
    }
  }

  private func word<Word>(
    _ field: Stanza.Field, _ what: String, _ known: [(word: String, value: Word)]
  ) throws(Diagnostic) -> Word {
    // A field makes its value each time that it is asked.
    let value = field.value
    guard let found = known.first(where: { $0.word == value }) else {
      throw field.place.error(NearestWord.unknown(what, value, among: known.map(\.word)))
    }
    return found.value
  }

  /// "a, not b" as words with what is wanted of them.
  private func list(_ value: String) -> [(word: String, holds: Bool)] {
    CommaList.items(value).map { word in
      word.hasPrefix("not ") ? (String(word.dropFirst(4)), false) : (word, true)
    }
  }

  private func conditions(_ field: Stanza.Field) throws(Diagnostic) -> [Rule.Condition] {
    var conditions: [Rule.Condition] = []
    for (word, holds) in list(field.value) {
      if word.hasPrefix("sdk >= "), let sdk = Release(String(word.dropFirst(7))) {
        conditions.append(Rule.Condition(subject: .sdk(sdk), holds: holds))
        continue
      }
      guard let found = Rule.Condition.words.first(where: { $0.word == word }) else {
        let known = Rule.Condition.words.map(\.word) + ["sdk >= N"]
        throw field.place.error(NearestWord.unknown("condition", word, among: known))
      }
      conditions.append(Rule.Condition(subject: found.subject, holds: holds))
    }
    return conditions
  }

  private func facts(_ field: Stanza.Field) throws(Diagnostic) -> (needs: Facts, forbids: Facts) {
    var needs: Facts = []
    var forbids: Facts = []
    for (word, holds) in list(field.value) {
      guard let fact = Facts.words.first(where: { $0.word == word })?.fact else {
        throw field.place.error(
          NearestWord.unknown("fact", word, among: Facts.words.map(\.word)))
      }
      if holds { needs.insert(fact) } else { forbids.insert(fact) }
    }
    return (needs, forbids)
  }

  private func send(_ field: Stanza.Field) throws(Diagnostic) -> RuleStep {
    let parts = field.value.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).map {
      String(Substring($0))
    }
    guard parts.count == 2 else {
      throw field.place.error(localized("rulebooks.expected-send"))
    }
    guard let found = MessageTable.receivers.first(where: { $0.word == parts[0] }) else {
      let known = MessageTable.receivers.map(\.word)
      throw field.place.error(NearestWord.unknown("receiver", parts[0], among: known))
    }
    return try message(found.value, parts[1].trimmingLeadingBlanks, field)
  }

  private func message(
    _ receiver: Receiver, _ selector: String, _ field: Stanza.Field
  ) throws(Diagnostic) -> RuleStep {
    guard let id = messages.id(receiver, selector) else {
      let known = messages.rows.filter { $0.receiver == receiver }.map(\.selector)
      throw field.place.error(unknown(receiver, selector, known))
    }
    return .send(id, receiver)
  }

  private func unknown(_ receiver: Receiver, _ selector: String, _ known: [String]) -> String {
    let text = localized(
      known.isEmpty ? "unknown.message-of" : "rulebooks.needs-row",
      ["receiver": "\(receiver)", "word": selector])
    return NearestWord.to(selector, among: known).map {
      localized(
        "rulebooks.needs-row-nearest",
        ["receiver": "\(receiver)", "word": selector, "nearest": $0])
    } ?? text
  }

  private func limit(_ field: Stanza.Field, _ rule: inout Rule) throws(Diagnostic) {
    let parts = field.value.split(separator: " ").map(String.init)
    guard parts.count == 3, let number = UInt32(parts[1]), number <= 86_400 else {
      throw field.place.error(localized("rulebooks.expected-limit"))
    }
    guard let limit = RuleParser.limits.first(where: { $0.word == parts[0] }) else {
      throw field.place.error(
        NearestWord.unknown("limit", parts[0], among: RuleParser.limits.map(\.word)))
    }
    let isMemory = limit.value == .memory || limit.value == .appMemory
    guard parts[2] == (isMemory ? "MB" : "s") else {
      throw field.place.error(
        localized("rulebooks.unit", ["limit": parts[0], "unit": isMemory ? "MB" : "s"]))
    }
    rule.limit = limit.value
    rule.value = isMemory ? number : number * 1_000
  }
}

extension String {
  fileprivate var trimmingLeadingBlanks: String {
    String(Substring(utf8.drop { $0 == UInt8(ascii: " ") }))
  }
}
