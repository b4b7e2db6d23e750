import TextFiles
import Texts

/// A concept, or API that is an action or a fact of the model: what it is, and which messages,
/// rules and actions belong to it.
public struct Topic: Sendable {
  public var name: String
  /// Its other names.
  public var also: [String]
  /// Its paragraphs.
  public var about: [String]
  /// Messages as Swift spells them, names of rules, action words, keys of sources.
  public var messages: [String]
  public var rules: [String]
  public var actions: [String]
  public var sources: [String]

  fileprivate static let keys = Vocabulary([
    "also", "about", "messages", "rules", "actions", "source",
  ])

  /// All names by which it is found.
  public var names: [String] { [name] + also }
}

extension Library {
  /// The topics, in their order.
  public func topics() throws(Diagnostic) -> [Topic] {
    var topics: [Topic] = []
    for file in resources.files(in: "Topics") {
      for stanza in try Stanza.parse(file) {
        guard stanza.keyword == "topic", !stanza.name.isEmpty else {
          throw stanza.place.error(localized("rulebooks.expected-topic"))
        }
        try stanza.allow(Topic.keys)
        let source = try stanza.required("source")
        for key in source.prose.items where !sources.has(key.word) {
          throw source.place.error(
            NearestWord.unknown("source", key.text, among: sources.sources.map(\.key)))
        }
        _ = try stanza.required("about")
        topics.append(
          Topic(
            name: stanza.name, also: Library.list(stanza, "also"),
            about: stanza.values("about").map(\.value),
            messages: Library.list(stanza, "messages"), rules: Library.list(stanza, "rules"),
            actions: Library.list(stanza, "actions"),
            sources: source.prose.items.map(\.text)))
      }
    }
    return topics
  }

  private static func list(_ stanza: Stanza, _ key: HashedWord) -> [String] {
    stanza.value(key)?.prose.items.map(\.text) ?? []
  }
}
