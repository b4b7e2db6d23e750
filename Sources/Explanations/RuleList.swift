import Lifecycle
import Rulebooks
import TextFiles

/// Every rule on every iOS version: what the program claims to know, why, from which sources, and
/// how certain it is.
public struct RuleList: Sendable {
  /// One rule with the versions that have it in this form, until a later one changes it.
  public struct Entry: Sendable {
    public var id: String
    /// The versions that have it in this form, the earliest first.
    public var releases: [Release]
    public var evidence: Rule.Evidence
    public var reason: String
    /// Keys of the table of sources.
    public var sources: [String]
    /// What it sends and posts, as Swift spells it.
    public var messages: [String]
    /// Whom it is for, when it applies and what it does.
    public var text: RuleText
    /// Whether it is an alternative to a disputed rule, which a session may choose.
    public var isAlternative = false
  }

  public let entries: [Entry]

  public init(_ library: Library) throws(Diagnostic) {
    var entries: [Entry] = []
    var versions: [Rule] = []
    for release in library.releases {
      let rules = try library.rules(of: release)
      for rule in rules.rules + rules.alternatives.map(\.rule) {
        if let index = versions.firstIndex(of: rule) {
          entries[index].releases.append(release)
        } else {
          versions.append(rule)
          entries.append(
            Entry(
              id: rule.name, releases: [release], evidence: rule.evidence, reason: rule.reason,
              sources: rule.sources, messages: rule.messages(rules.messages),
              text: RuleText(rule, rules.messages),
              isAlternative: rules.alternatives.contains { $0.rule == rule }))
        }
      }
    }
    self.entries = entries.sorted { ($0.releases[0], $0.id) < ($1.releases[0], $1.id) }
  }

  /// The entries of an iOS version, with an evidence, or that send a message; nil asks for all.
  public func entries(
    on release: Release? = nil, evidence: Rule.Evidence? = nil, sending message: String? = nil
  ) -> [Entry] {
    entries.filter { entry in
      (release.map(entry.releases.contains) ?? true)
        && (evidence.map { $0 == entry.evidence } ?? true)
        && (message.map { text in entry.messages.contains { $0.contains(text) } } ?? true)
    }
  }
}
