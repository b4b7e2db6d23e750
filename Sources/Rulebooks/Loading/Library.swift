import Lifecycle
import Synchronization

/// Everything that lies in Resources/ and rules the device: releases, messages, sources, apps.
public struct Library: Sendable {
  public let resources: Resources
  public let messages: MessageTable
  public let sources: SourceTable
  /// The releases that have a file, the earliest first.
  public let releases: [Release]
  private let folded = FoldedRules()

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

  /// A release's rules: its file, and those that it comes after, folded into one list.
  public func rules(of release: Release) throws(Diagnostic) -> ReleaseRules {
    if let rules = folded[release] { return rules }
    let rules = try fold(release)
    folded[release] = rules
    return rules
  }

  private func fold(_ release: Release) throws(Diagnostic) -> ReleaseRules {
    var chain: [(file: SourceFile, stanzas: [Stanza], header: Header)] = []
    var next: Release? = release
    while let wanted = next {
      let path = "Rulebooks/ios-\(wanted).rules"
      guard let file = resources.file(path) else {
        let place = Diagnostic(
          file: path, line: 1, column: 1,
          message: "no such rulebook; there are \(releases.map(\.description))")
        throw place
      }
      let stanzas = try Stanza.parse(file)
      let header = try Header(stanzas, file: file, release: wanted)
      if chain.contains(where: { $0.header.release == header.release }) {
        throw header.place.error("the releases follow each other in a circle")
      }
      chain.append((file, stanzas, header))
      next = header.after
    }
    var fold = RuleFold(parser: RuleParser(messages: messages, sources: sources))
    for link in chain.reversed() {
      for stanza in link.stanzas.dropFirst(link.header.stanzaCount) {
        try fold.take(stanza, link.header.release)
      }
    }
    return ReleaseRules(
      release: release, title: chain[0].header.title, messages: messages, rules: fold.rules)
  }
}

/// The releases that have been folded: a folder of sessions asks for the same few again and again.
private final class FoldedRules: Sendable {
  private let rules = Mutex<[Release: ReleaseRules]>([:])

  subscript(release: Release) -> ReleaseRules? {
    get { rules.withLock { $0[release] } }
    set { rules.withLock { $0[release] = newValue } }
  }
}

/// The first lines of a rulebook: `release`, `after` where it is a difference, `title`.
struct Header {
  var release: Release
  var after: Release?
  var title: String
  var stanzaCount = 0
  var place: Stanza.Place

  init(_ stanzas: [Stanza], file: SourceFile, release wanted: Release) throws(Diagnostic) {
    let start = Stanza.Place(file: file.name, line: 1, column: 1)
    place = stanzas.first?.place ?? start
    release = wanted
    title = "iOS \(wanted)"
    for stanza in stanzas {
      switch stanza.keyword {
      case "release":
        guard Release(stanza.name) == wanted else {
          throw stanza.place.error("'release \(stanza.name)' in a file for \(wanted)")
        }
      case "after":
        guard let before = Release(stanza.name) else {
          throw stanza.place.error("'\(stanza.name)' is not a release")
        }
        after = before
      case "title": title = stanza.name
      default:
        if stanzaCount == 0 { throw stanza.place.error("expected 'release \(wanted)' first") }
        return
      }
      stanzaCount += 1
    }
    if stanzaCount == 0 { throw start.error("an empty rulebook; expected 'release \(wanted)'") }
  }
}

/// Applies the verbs `add`, `change` and `remove`, and refuses what would do nothing.
struct RuleFold {
  let parser: RuleParser
  var rules: [Rule] = []

  init(parser: RuleParser) { self.parser = parser }

  mutating func take(_ stanza: Stanza, _ release: Release) throws(Diagnostic) {
    let index = rules.firstIndex { $0.name == stanza.name }
    switch stanza.keyword {
    case "add":
      if index != nil {
        throw stanza.place.error("'\(stanza.name)' is there already; 'change' it")
      }
      var rule = Rule(name: stanza.name, release: release)
      try parser.apply(stanza, to: &rule)
      rules.insert(rule, at: try place(of: stanza))
    case "change":
      guard let index else { throw unknown(stanza) }
      let before = rules[index]
      var rule = before
      rule.releases.append(release)
      try parser.apply(stanza, to: &rule)
      if rule.doesTheSame(as: before) {
        throw stanza.place.error("this changes nothing of '\(stanza.name)'")
      }
      rules[index] = rule
    case "remove":
      guard let index else { throw unknown(stanza) }
      var grave = rules[index]
      try stanza.allow(["because", "source", "standing"])
      try parser.cite(stanza, &grave)
      rules.remove(at: index)
    default:
      var place = stanza.place
      place.column = 1
      throw place.error(
        NearestWord.unknown("verb", stanza.keyword, among: ["add", "change", "remove"]))
    }
  }

  private func unknown(_ stanza: Stanza) -> Diagnostic {
    stanza.place.error(NearestWord.unknown("rule", stanza.name, among: rules.map(\.name)))
  }

  /// Rules speak in the order in which they stand; a later one may ask for its place.
  private func place(of stanza: Stanza) throws(Diagnostic) -> Int {
    guard let field = stanza.value("before") ?? stanza.value("after") else { return rules.count }
    guard let index = rules.firstIndex(where: { $0.name == field.value }) else {
      throw field.place.error(
        NearestWord.unknown("rule", field.value, among: rules.map(\.name)))
    }
    return field.key == "before" ? index : index + 1
  }
}
