import TextFiles
import Texts

/// Where the rules' facts come from.
public struct SourceTable: Sendable {
  /// One document, log or report.
  public struct Source: Sendable {
    public var key: String
    public var title: String { titleProse.text }
    fileprivate let titleProse: TextSlice
    /// Its author, or for a source without one, such as a log, what kind of source it is.
    public var author: String { authorProse.text }
    fileprivate let authorProse: TextSlice
    /// Whether it is Apple's or a published book: only such a source makes a rule documented.
    public var isPublished: Bool {
      author == "Apple" || kindProse?.text.split(separator: ",").first == "book"
    }
    fileprivate let kindProse: TextSlice?
    /// Its edition or date, and the iOS version that it is about.
    public var edition: String {
      let parts = [editionProse?.text, dateProse?.text, releaseProse.map { "iOS \($0.text)" }]
      return parts.compactMap { $0 }.joined(separator: ", ")
    }
    /// As it is cited: author, title, edition.
    public var cited: String {
      let edition = edition
      return "\(author): \(title)" + (edition.isEmpty ? "" : " (\(edition))")
    }
    fileprivate let editionProse: TextSlice?
    fileprivate let dateProse: TextSlice?
    fileprivate let releaseProse: TextSlice?
  }

  public private(set) var sources: [Source] = []
  /// The keys of all of them.
  private var keys: [HashedWord] = []

  func has(_ key: HashedWord) -> Bool { keys.contains(key) }

  private static let keysOfStanzas = Vocabulary([
    "author", "title", "edition", "kind", "date", "release", "address",
  ])

  public subscript(key: String) -> Source? { sources.first { $0.key == key } }

  public init(_ resources: Resources) throws(Diagnostic) {
    for file in resources.files(in: "Sources") {
      for stanza in try Stanza.parse(file) {
        guard stanza.keyword == "source", !stanza.name.isEmpty else {
          throw stanza.place.error(localized("rulebooks.expected-source"))
        }
        try stanza.allow(SourceTable.keysOfStanzas)
        let word = stanza.title.word
        if keys.contains(word) {
          throw stanza.place.error(localized("rulebooks.source-twice", ["source": stanza.name]))
        }
        keys.append(word)
        let author = stanza.value("author")?.prose ?? stanza.value("kind")?.prose
        guard let author else {
          throw stanza.place.error(localized("rulebooks.no-author", ["source": stanza.name]))
        }
        sources.append(
          Source(
            key: stanza.name, titleProse: try stanza.required("title").prose, authorProse: author,
            kindProse: stanza.value("kind")?.prose,
            editionProse: stanza.value("edition")?.prose, dateProse: stanza.value("date")?.prose,
            releaseProse: stanza.value("release")?.prose))
      }
    }
  }
}
