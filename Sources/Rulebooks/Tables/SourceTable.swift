import Texts

/// Where the rules' facts come from.
public struct SourceTable: Sendable {
  /// One document, log or report.
  public struct Source: Sendable {
    public var key: String
    public var title: String
    /// Who wrote it, and where that is no one by name, what kind of thing it is.
    public var author: String
    /// Its edition or date, and the release that it is about.
    public var edition: String
  }

  public private(set) var sources: [Source] = []
  /// The keys of all of them.
  private(set) var keys: Set<String> = []

  public subscript(key: String) -> Source? { sources.first { $0.key == key } }

  public init(_ resources: Resources) throws(Diagnostic) {
    for file in resources.files(in: "Sources") {
      for stanza in try Stanza.parse(file) {
        guard stanza.keyword == "source", !stanza.name.isEmpty else {
          throw stanza.place.error(localized("rulebooks.expected-source"))
        }
        try stanza.allow(["author", "title", "edition", "kind", "date", "release", "address"])
        if !keys.insert(stanza.name).inserted {
          throw stanza.place.error(localized("rulebooks.source-twice", ["source": stanza.name]))
        }
        let author = stanza.value("author")?.value ?? stanza.value("kind")?.value
        guard let author else {
          throw stanza.place.error(localized("rulebooks.no-author", ["source": stanza.name]))
        }
        let edition =
          ["edition", "date"].compactMap { stanza.value($0)?.value }
          + ["release"].compactMap { stanza.value($0).map { "iOS \($0.value)" } }
        sources.append(
          Source(
            key: stanza.name, title: try stanza.required("title").value, author: author,
            edition: edition.joined(separator: ", ")))
      }
    }
  }
}
