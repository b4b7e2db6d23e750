import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// Every rule on every iOS version: what the program claims to know, why, from which sources, and
/// how certain it is.
public struct RuleList: Sendable {
  /// One rule with the versions that have it in this form, until a later one changes it.
  public struct Entry: Sendable {
    public var id: String
    /// The versions that have it in this form, the earliest first.
    public var releases: [Release]
    public var evidence: Rule.Evidence
    /// The newest version of which its sources speak; nil where they are kept up to date.
    public var newestKnown: Release?
    public var reason: String
    /// Keys of the table of sources.
    public var sources: [String]
    /// What it sends and posts, as Swift spells it.
    public var messages: [String]
    /// When it runs; nil where it only says what an iOS version has.
    public var trigger: Trigger?
    /// The steps of the path that it takes.
    public var walks: [Trigger]
    /// Whom it is for, when it applies and what it does.
    public var text: RuleText
    /// Whether it is an alternative to a disputed rule, which a session may choose.
    public var isAlternative = false

    /// The newest version of which its sources speak, where it is assumed of later ones.
    public var assumedAfter: Release? {
      releases.last.flatMap { evidence(on: $0) == evidence ? nil : newestKnown }
    }

    /// How certain it is, in words: on one version, or on all that have it.
    public func certainty(on release: Release? = nil) -> String {
      if let release { return evidence(on: release).word }
      guard let newest = assumedAfter else { return evidence.word }
      return localized(
        "evidence.up-to", ["evidence": evidence.word, "newest": "\(newest)"])
    }

    func evidence(on release: Release) -> Rule.Evidence {
      evidence.on(release, newestKnown: newestKnown)
    }
  }

  public let entries: [Entry]

  public init(_ library: Library) throws(Diagnostic) {
    var collection = Collection()
    for release in library.releases {
      let rules = try library.rules(of: release)
      for rule in rules.rules { collection.add(rule, of: rules) }
      for other in rules.alternatives { collection.add(other.rule, of: rules, isAlternative: true) }
    }
    entries = collection.entries.sorted { ($0.releases[0], $0.id) < ($1.releases[0], $1.id) }
  }

  /// The entries so far. A rule's form is what the last file to name it has made of it.
  private struct Collection {
    private struct Form: Hashable {
      var name: String
      var lastChange: Release?
    }

    private(set) var entries: [Entry] = []
    private var places: [Form: Int] = [:]

    mutating func add(_ rule: Rule, of rules: ReleaseRules, isAlternative: Bool = false) {
      let form = Form(name: rule.name, lastChange: rule.releases.last)
      if let place = places[form] { return entries[place].releases.append(rules.release) }
      places[form] = entries.count
      entries.append(
        Entry(
          id: rule.name, releases: [rules.release], evidence: rule.evidence,
          newestKnown: rule.newestKnown, reason: rule.reason, sources: rule.sources,
          messages: rule.messages(rules.messages), trigger: rule.trigger,
          walks: rule.walks, text: RuleText(rule, rules.messages), isAlternative: isAlternative))
    }
  }

  /// The entries of an iOS version, with an evidence, or that send a message; nil asks for all.
  public func entries(
    on release: Release? = nil, evidence: Rule.Evidence? = nil, sending message: String? = nil
  ) -> [Entry] {
    entries.filter { entry in
      (release.map(entry.releases.contains) ?? true)
        && (evidence.map { $0 == (release.map(entry.evidence) ?? entry.evidence) } ?? true)
        && (message.map { text in entry.messages.contains { $0.contains(text) } } ?? true)
    }
  }
}
