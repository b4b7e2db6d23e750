import Lifecycle
import Synchronization
import TextFiles
import Texts

/// What Resources/ has about the device: iOS versions, messages, sources, apps.
public struct Library: Sendable {
  public let resources: Resources
  public let messages: MessageTable
  public let sources: SourceTable
  /// The iOS versions that have a file, the earliest first.
  public let releases: [Release]
  /// What the sources in a folder say of an app, in the words of an `app:` line. Nil where sources
  /// are not read.
  public var appSources: AppSources?
  public typealias AppSources = @Sendable (_ folder: String) throws(Problem) -> [String]
  private let folded = FoldedRules()
  /// The changes of all iOS versions, once any has been asked for.
  let changes = FoldedChanges()

  public init(_ resources: Resources = .embedded) throws(Diagnostic) {
    self.resources = resources
    messages = try MessageTable(resources)
    sources = try SourceTable(resources)
    releases =
      resources.paths(in: "Rulebooks").compactMap { path in
        let name = path.dropFirst("Rulebooks/".count)
        guard name.hasPrefix("ios-"), name.hasSuffix(".rules") else { return nil }
        return Release(String(name.dropFirst(4).dropLast(6)))
      }.sorted()
  }

  /// An iOS version's rules: its file, and those that it comes after, folded into one list.
  public func rules(of release: Release) throws(Diagnostic) -> ReleaseRules {
    if let rules = folded[release] { return rules }
    let rules = try fold(release, noting: nil)
    folded.add(rules)
    return rules
  }

  /// Folds a file and those that it comes after, and hands over each change to the first of them.
  /// It goes on from the nearest version before it that has been folded, unless the changes are
  /// asked for: to fold all versions, the earliest first, reads each file once.
  func fold(
    _ release: Release, noting note: ((RuleChange) -> Void)?
  ) throws(Diagnostic) -> ReleaseRules {
    var chain: [(file: SourceFile, stanzas: [Stanza], header: RulebookHeader)] = []
    var start: ReleaseRules?
    var next: Release? = release
    while let wanted = next {
      start = note == nil ? folded[wanted] : nil
      if start != nil { break }
      let path = "Rulebooks/ios-\(wanted).rules"
      guard let file = resources.file(path) else {
        let place = Diagnostic(
          file: path, line: 1, column: 1,
          message: localized(
            "rulebooks.no-rulebook", ["releases": "\(releases.map(\.description))"]))
        throw place
      }
      let stanzas = try Stanza.parse(file)
      let header = try RulebookHeader(stanzas, file: file, release: wanted)
      if chain.contains(where: { $0.header.release == header.release }) {
        throw header.place.error(localized("rulebooks.circle"))
      }
      chain.append((file, stanzas, header))
      next = header.after
    }
    var fold = RuleFold(parser: RuleParser(messages: messages, sources: sources), after: start)
    for link in chain.reversed() {
      for stanza in link.stanzas.dropFirst(link.header.stanzaCount) {
        let change = try fold.apply(stanza, link.header.release)
        if let note, let change, link.header.after != nil { note(change) }
      }
    }
    return ReleaseRules(
      chain[0].header, messages: messages, rules: fold.rules, alternatives: fold.alternatives)
  }
}

/// The iOS versions that have been folded: a folder of sessions asks for the same few again and
/// again.
private final class FoldedRules: Sendable {
  private let rules = Mutex<[ReleaseRules]>([])

  subscript(release: Release) -> ReleaseRules? {
    rules.withLock { $0.first { $0.release == release } }
  }

  func add(_ folded: ReleaseRules) { rules.withLock { $0.append(folded) } }
}
