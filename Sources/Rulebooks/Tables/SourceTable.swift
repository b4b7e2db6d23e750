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
    /// Whether Apple says it: only such a source makes a rule documented.
    public var isApples: Bool { authorProse.word == "Apple" }
    /// The newest iOS version that it can speak of; nil for a page that is kept up to date.
    public var newest: Release? {
      guard let text = releaseProse?.text, !text.hasSuffix(" and later") else { return nil }
      let words = text.split { $0 == " " || $0 == "," }
      return words.compactMap { word in
        Release(word.split(separator: ".").prefix(2).joined(separator: "."))
      }.max()
    }
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

  func source(_ key: HashedWord) -> Source? { keys.firstIndex(of: key).map { sources[$0] } }

  /// The newest iOS version of which some sources say what makes a rule documented or observed. Nil
  /// where one of them is kept up to date.
  static func newest(_ sources: [Source], _ evidence: Rule.Evidence) -> Release? {
    let telling = sources.filter { $0.isApples == (evidence == .documented) }
    let newest = telling.map(\.newest)
    return newest.contains(nil) ? nil : newest.compactMap(\.self).max()
  }

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
            editionProse: stanza.value("edition")?.prose, dateProse: stanza.value("date")?.prose,
            releaseProse: stanza.value("release")?.prose))
      }
    }
  }
}
