import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Testing

/// The page of claims and the program say the same: each sentence of the five documents is there,
/// and what is named for it shows it.
@Suite struct ClaimsTests {
  static let page = ClaimsPage()
  /// How many claims each document has.
  static let counts = [("A", 113), ("B", 92), ("C", 55), ("D", 83), ("E", 35)]

  @Test func everyClaimOfEachDocumentIsThereOnceAndInOrder() {
    let wanted = ClaimsTests.counts.flatMap { letter, count in
      (1...count).map { "\(letter)\($0)" }
    }
    #expect(ClaimsTests.page.rows.map(\.number) == wanted)
    #expect(ClaimsTests.page.documents.map(\.letter) == ClaimsTests.counts.map(\.0))
  }

  @Test func everyDocumentIsASource() throws {
    let sources = try Library().sources.sources.map(\.key)
    for document in ClaimsTests.page.documents {
      #expect(sources.contains(document.source), "\(document.source) is no source")
    }
  }

  @Test func everyRowNamesWhatShowsIt() {
    #expect(ClaimsTests.page.unread.isEmpty, "not read: \(ClaimsTests.page.unread)")
    for row in ClaimsTests.page.rows { #expect(!row.proofs.isEmpty, "\(row.number)") }
  }

  @Test func everyRuleAndAlternativeIsThere() throws {
    let entries = try RuleList(Library()).entries
    let rules = entries.filter { !$0.isAlternative }
    for row in ClaimsTests.page.rows {
      for proof in row.proofs {
        switch proof {
        case .rule(let name), .against(let name):
          #expect(rules.contains { $0.id == name }, "\(row.number): no rule \(name)")
        case .disputed(let names):
          for name in names {
            let named = entries.filter { $0.id == name }
            #expect(!named.isEmpty, "\(row.number): no rule or alternative \(name)")
            #expect(named.contains { $0.evidence == .disputed }, "\(row.number): \(name)")
          }
          let last = names.last
          #expect(
            entries.contains { $0.id == last && $0.isAlternative },
            "\(row.number): \(last ?? "") is no alternative")
          let first = names.count > 1 ? names[0] : nil
          #expect(
            first == nil || rules.contains { $0.id == first && $0.evidence == .disputed },
            "\(row.number): \(first ?? "") is not disputed")
        case .scenario, .text, .gap: break
        }
      }
    }
  }

  /// Both sides of a dispute belong together on some iOS version.
  @Test func everyAlternativeIsOneOfItsRule() throws {
    let library = try Library()
    let all = try library.releases.map { try library.rules(of: $0) }
    for row in ClaimsTests.page.rows {
      for case .disputed(let names) in row.proofs where names.count > 1 {
        for name in names.dropFirst() {
          let isOf = all.contains { rules in
            rules.alternatives.contains { $0.rule.name == name && $0.original == names[0] }
          }
          #expect(isOf, "\(row.number): \(name) is no alternative of \(names[0])")
        }
      }
    }
  }

  @Test func everyTextSaysIt() throws {
    let library = try Library()
    var texts: [String: [String]] = [:]
    for row in library.messages.rows {
      guard let guidance = row.guidance else { continue }
      texts[row.selector, default: []] += [guidance.means, guidance.causes, guidance.task]
    }
    for topic in try library.topics() { texts[topic.name, default: []] += topic.about }
    for row in ClaimsTests.page.rows {
      for case .text(let name, let words) in row.proofs {
        let text = texts[name] ?? []
        #expect(!text.isEmpty, "\(row.number): no text of \(name)")
        #expect(text.contains { $0.contains(words) }, "\(row.number): \(name) lacks '\(words)'")
      }
    }
  }

  @Test func everyGapIsThere() throws {
    let gaps = try Library().gaps().map(\.name)
    for row in ClaimsTests.page.rows {
      for case .gap(let name) in row.proofs {
        #expect(gaps.contains(name), "\(row.number): no gap \(name)")
      }
    }
  }

  /// What a claim names comes in one of its scenarios, and each scenario has some of it.
  @Test func everyScenarioShowsWhatTheClaimNames() throws {
    let library = try Library()
    let known = Set(library.messages.rows.map(\.selector))
    var shown: [String: ShownSession] = [:]
    for scenario in ScenarioTests.scenarios {
      shown[scenario.path] = ShownSession(
        try SessionParser.parse(scenario.file, library: library), library.messages)
    }
    for row in ClaimsTests.page.rows {
      var sessions: [(path: String, session: ShownSession)] = []
      for case .scenario(let path) in row.proofs {
        let session = shown[path]
        #expect(session != nil, "\(row.number): no scenario \(path)")
        if let session { sessions.append((path, session)) }
      }
      for course in row.courses {
        if case .messages(let messages, _) = course {
          for message in messages where !known.contains(message) {
            Issue.record("\(row.number): no message \(message)")
          }
        }
        #expect(
          sessions.contains { $0.session.shows(course) },
          "\(row.number): none of its scenarios shows \(course)")
      }
      for (path, session) in sessions where !row.courses.isEmpty {
        #expect(
          row.courses.contains(where: session.shows), "\(row.number): \(path) shows none of it")
      }
    }
  }
}

/// What a session lists, by action.
private struct ShownSession {
  struct Act {
    var words: String
    var messages: [SessionFile.ExpectedMessage] = []
    /// `...`: not all that came of it is listed.
    var isUnchecked = false
  }

  var acts: [Act] = []
  /// `Notes#1 background`, `background`.
  var states: Set<String> = []
  private let receivers: [String: Set<String>]

  init(_ session: SessionFile, _ table: MessageTable) {
    var receivers: [String: Set<String>] = [:]
    for row in table.rows {
      receivers[row.selector, default: []].insert(row.receiver.word)
    }
    self.receivers = receivers
    for line in session.lines {
      switch line.content {
      case .action(let action): acts.append(Act(words: action.words))
      case .message(let message) where !acts.isEmpty:
        acts[acts.count - 1].messages.append(message)
      case .unchecked where !acts.isEmpty: acts[acts.count - 1].isUnchecked = true
      case .state(let state):
        states.insert(state.state)
        states.insert(String(line.text.dropFirst(2)))
      default: break
      }
    }
  }

  /// A receiver's word without its scene's number.
  private static func kind(_ receiver: String) -> String {
    String(receiver.prefix { $0 != "#" })
  }

  func shows(_ course: ClaimsPage.Course) -> Bool {
    switch course {
    case .state(let state): return states.contains(state)
    case .messages(let wanted, let action):
      var kinds = wanted.reduce(into: Set<String>()) { $0.formUnion(receivers[$1] ?? []) }
      if action != nil { kinds.formUnion(["appDelegate", "sceneDelegate"]) }
      return acts.contains { act in
        if let action, act.words.prefix(while: { $0 != " " }) != action { return false }
        if action != nil, act.isUnchecked { return false }
        if wanted.isEmpty { return act.messages.isEmpty }
        let apps = Set(act.messages.map(\.app))
        return apps.contains { app in
          let messages = act.messages.filter {
            $0.app == app && kinds.contains(ShownSession.kind($0.receiver))
          }.map(\.selector)
          return action == nil ? messages.contains(wanted) : messages == wanted
        }
      }
    }
  }
}
