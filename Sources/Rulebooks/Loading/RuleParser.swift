import Lifecycle
import TextFiles
import Texts

/// Reads the body of a rule.
struct RuleParser {
  let messages: MessageTable
  let sources: SourceTable

  /// What a field may say of a rule.
  enum Part: Sendable {
    case conditions, trigger, facts, send, post, say, walk, effect, pass, inside, end, feature,
      look, limit,
      reads
    /// Read elsewhere: the rule's place, its reason.
    case other

    /// Whether it is one of the rule's steps.
    var isStep: Bool {
      switch self {
      case .send, .post, .say, .walk, .effect, .pass, .end: true
      case .conditions, .trigger, .facts, .feature, .look, .limit, .reads, .inside, .other: false
      }
    }
  }

  // The vocabulary's words, made once: a rulebook asks for hundreds.
  static let parts = Vocabulary<Part>([
    ("for", .conditions), ("on", .trigger), ("when", .facts), ("send", .send), ("post", .post),
    ("say", .say), ("walk", .walk), ("do", .effect), ("pass", .pass), ("inside", .inside),
    ("end", .end), ("allow", .feature),
    ("show", .look), ("limit", .limit), ("reads", .reads), ("before", .other), ("after", .other),
    ("because", .other), ("source", .other), ("evidence", .other),
  ])
  private static let triggers = Vocabulary(Trigger.words)
  private static let states = Vocabulary(ApplicationState.words)
  private static let features = Vocabulary(Feature.words)
  private static let effects = Vocabulary(BuiltInEffect.words)
  private static let looks = Vocabulary(Look.words)
  private static let limits = Vocabulary(Limit.words)
  private static let options = Vocabulary(
    LaunchOptions.words.map { (word: $0.word, value: $0.options) })
  private static let facts = Vocabulary(Facts.words.map { (word: $0.word, value: $0.fact) })
  private static let evidences = Vocabulary(
    Rule.Evidence.allCases.map { (word: $0.rawValue, value: $0) })

  /// Lays a stanza's fields over a rule: what a field names is replaced, all else is kept. Steps
  /// are replaced together.
  func apply(_ stanza: Stanza, to rule: inout Rule) throws(Diagnostic) {
    var hasSteps = false
    for field in stanza.fields {
      guard let part = RuleParser.parts.value(of: field.key) else {
        throw field.unknownKey(RuleParser.parts.words)
      }
      if part.isStep {
        if !hasSteps { rule.steps = [] }
        hasSteps = true
      } else if let first = stanza.value(field.key), first.line != field.line {
        throw field.keyPlace.error(
          localized(
            "rulebooks.second-key",
            ["keyword": stanza.keyword, "name": stanza.name, "key": field.name.text]))
      }
      try apply(part, field, to: &rule)
    }
    try cite(stanza, &rule)
    let isSpoken = rule.trigger != nil && (!rule.steps.isEmpty || rule.reads != nil)
    if !isSpoken, rule.feature == nil, rule.look == nil, rule.limit == nil {
      throw stanza.place.error(
        localized("rulebooks.does-nothing"))
    }
    try checkMeaning(rule, stanza)
    try checkQuestion(rule, stanza)
  }

  /// What would be passed over is refused: what a rule says without a moment to say it, and
  /// conditions that nobody asks.
  private func checkMeaning(_ rule: Rule, _ stanza: Stanza) throws(Diagnostic) {
    if rule.trigger != nil { return }
    for field in stanza.fields {
      guard let part = RuleParser.parts.value(of: field.key) else { continue }
      if part.isStep || part == .facts || part == .reads || part == .inside {
        throw field.keyPlace.error(localized("rulebooks.needs-on", ["key": field.name.text]))
      }
      if part == .conditions, rule.limit == nil {
        throw field.keyPlace.error(localized("rulebooks.no-conditions"))
      }
      if part == .conditions, !rule.conditions.allSatisfy(\.isOfDevice) {
        throw field.place.error(localized("rulebooks.device-only"))
      }
    }
  }

  /// A question's rules answer it and do nothing else, and no other rule answers it.
  private func checkQuestion(_ rule: Rule, _ stanza: Stanza) throws(Diagnostic) {
    guard let trigger = rule.trigger else { return }
    let first = stanza.fields.first { RuleParser.parts.value(of: $0.key)?.isStep ?? false }
    let place = first?.place ?? stanza.place
    var isAnswer = false
    for step in rule.steps {
      switch step {
      case .walk(let walked) where walked.isQuestion:
        throw place.error(localized("rulebooks.walks-question", ["trigger": "\(walked)"]))
      case .effect(let effect):
        guard let question = effect.question else { continue }
        isAnswer = question == trigger
        if isAnswer { continue }
        throw place.error(
          localized("rulebooks.other-question", ["effect": "\(effect)", "trigger": "\(question)"]))
      case .send, .walk, .pass, .end: continue
      }
    }
    if trigger.isQuestion, !isAnswer || rule.steps.count > 1 {
      let answers = BuiltInEffect.allCases.filter { $0.question == trigger }.map { "do \($0)" }
      throw place.error(
        localized(
          "rulebooks.question",
          ["trigger": "\(trigger)", "answers": answers.joined(separator: " / ")]))
    }
  }

  /// Reason, source and evidence: every change must give all three.
  func cite(_ stanza: Stanza, _ rule: inout Rule) throws(Diagnostic) {
    rule.reasonProse = try stanza.required("because").prose
    let source = try stanza.required("source")
    rule.citation = source.prose
    var cited: [SourceTable.Source] = []
    for key in source.prose.items {
      guard let found = sources.source(key.word) else {
        throw source.place.error(
          NearestWord.unknown("source", key.text, among: sources.sources.map(\.key)))
      }
      cited.append(found)
    }
    rule.evidence = try word(try stanza.required("evidence"), "evidence", RuleParser.evidences)
    rule.newestKnown = SourceTable.newest(cited, rule.evidence)
  }

  private func apply(
    _ part: Part, _ field: Stanza.Field, to rule: inout Rule
  ) throws(Diagnostic) {
    switch part {
    case .conditions: rule.conditions = try conditions(field)
    case .trigger: rule.trigger = try word(field, "trigger", RuleParser.triggers)
    case .facts: (rule.needs, rule.forbids) = try facts(field)
    case .send: rule.steps.append(try send(field))
    case .post: rule.steps.append(try message(.notification, field.prose, field))
    case .say: rule.steps.append(try message(.system, field.prose, field))
    case .walk: rule.steps.append(.walk(try word(field, "step", RuleParser.triggers)))
    case .effect: rule.steps.append(.effect(try word(field, "effect", RuleParser.effects)))
    case .pass: rule.steps.append(.pass(try word(field, "option", RuleParser.options)))
    case .end: rule.steps.append(.end)
    case .inside: rule.inside = try method(field)
    case .feature: rule.feature = try word(field, "feature", RuleParser.features)
    case .look: rule.look = try word(field, "look", RuleParser.looks)
    case .limit: try limit(field, &rule)
    case .reads: rule.reads = try word(field, "application-state", RuleParser.states)
    case .other: break
    }
  }

  private func word<Value>(
    _ field: Stanza.Field, _ what: String, _ known: Vocabulary<Value>
  ) throws(Diagnostic) -> Value {
    guard let value = known.value(of: field.prose.word) else {
      throw field.place.error(NearestWord.unknown(what, field.value, among: known.words))
    }
    return value
  }

  /// "a, not b" as words with what is wanted of them.
  private func list(_ field: Stanza.Field) -> [(word: TextSlice, holds: Bool)] {
    field.prose.items.map { item in item.dropping("not ").map { ($0, false) } ?? (item, true) }
  }

  private func conditions(_ field: Stanza.Field) throws(Diagnostic) -> [Rule.Condition] {
    var conditions: [Rule.Condition] = []
    for (word, holds) in list(field) {
      if let number = word.dropping("sdk >= "), let sdk = Release(number.text) {
        conditions.append(Rule.Condition(subject: .sdk(sdk), holds: holds))
        continue
      }
      guard let subject = Rule.Condition.words.value(of: word.word) else {
        let known = Rule.Condition.words.words + ["sdk >= N"]
        throw field.place.error(NearestWord.unknown("condition", word.text, among: known))
      }
      conditions.append(Rule.Condition(subject: subject, holds: holds))
    }
    return conditions
  }

  private func facts(_ field: Stanza.Field) throws(Diagnostic) -> (needs: Facts, forbids: Facts) {
    var needs: Facts = []
    var forbids: Facts = []
    for (word, holds) in list(field) {
      guard let fact = RuleParser.facts.value(of: word.word) else {
        throw field.place.error(
          NearestWord.unknown("fact", word.text, among: RuleParser.facts.words))
      }
      if holds { needs.insert(fact) } else { forbids.insert(fact) }
    }
    return (needs, forbids)
  }

  private func send(_ field: Stanza.Field) throws(Diagnostic) -> RuleStep {
    guard let (receiver, selector) = field.prose.firstWord else {
      throw field.place.error(localized("rulebooks.expected-send"))
    }
    guard let found = MessageTable.receivers.value(of: receiver.word) else {
      let known = MessageTable.receivers.words
      throw field.place.error(NearestWord.unknown("receiver", receiver.text, among: known))
    }
    return try message(found, selector, field)
  }

  /// A delegate's method that other calls come inside.
  private func method(_ field: Stanza.Field) throws(Diagnostic) -> SelectorID {
    for receiver in Receiver.allCases where receiver.isDelegate {
      if let id = messages.id(receiver, field.prose.word) { return id }
    }
    let known = messages.rows.filter(\.receiver.isDelegate).map(\.selector)
    throw field.place.error(NearestWord.unknown("method", field.value, among: known))
  }

  private func message(
    _ receiver: Receiver, _ selector: TextSlice, _ field: Stanza.Field
  ) throws(Diagnostic) -> RuleStep {
    guard let id = messages.id(receiver, selector.word) else {
      let known = messages.rows.filter { $0.receiver == receiver }.map(\.selector)
      throw field.place.error(unknown(receiver, selector.text, known))
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
    guard let limit = RuleParser.limits.value(of: HashedWord(parts[0])) else {
      throw field.place.error(
        NearestWord.unknown("limit", parts[0], among: RuleParser.limits.words))
    }
    guard parts[2] == limit.unit.rawValue else {
      throw field.place.error(
        localized("rulebooks.unit", ["limit": parts[0], "unit": limit.unit.rawValue]))
    }
    rule.limit = limit
    rule.value = number * limit.unit.factor
  }
}
