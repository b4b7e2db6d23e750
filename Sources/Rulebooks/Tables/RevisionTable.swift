import TextFiles
import Texts

/// What became of the rules from one revision of the rulebooks to the next. A recording names the
/// one that it was made with: where it no longer runs as it did, what has changed can be said.
public struct RevisionTable: Sendable {
  /// A rule that is not what it was.
  public struct Change: Sendable, Equatable {
    /// What became of it.
    public enum Kind: String, CaseIterable, Sendable { case added, changed, removed }

    public var kind: Kind
    public var rule: String
    /// The iOS versions that it is about; empty for all.
    public var releases: [Release]
    public var because: String
    /// The revision that it came with.
    public var revision: Int
  }

  /// One state of all rulebooks.
  public struct Revision: Sendable {
    public var number: Int
    public var date: String
    /// What `Library.fingerprint` gave: a test holds the last one's against the rules.
    public var fingerprint: String
  }

  public private(set) var revisions: [Revision] = []
  public private(set) var changes: [Change] = []

  /// The revision of the rules that are here.
  public var current: Int { revisions.last?.number ?? 0 }

  private static let keys = Vocabulary(["date", "fingerprint", "because"])
  private static let keysOfChanges = Vocabulary(["releases", "because"])

  init(_ resources: Resources) throws(Diagnostic) {
    for file in resources.files(in: "Revisions") {
      for stanza in try Stanza.parse(file) {
        if stanza.keyword == "revision" {
          try addRevision(stanza)
        } else {
          try addChange(stanza)
        }
      }
    }
  }

  /// What has changed on an iOS version since a revision.
  public func changes(since revision: Int, on release: Release) -> [Change] {
    changes.filter {
      $0.revision > revision && ($0.releases.isEmpty || $0.releases.contains(release))
    }
  }

  private mutating func addRevision(_ stanza: Stanza) throws(Diagnostic) {
    try stanza.allow(RevisionTable.keys)
    guard Int(stanza.name) == current + 1 else {
      throw stanza.place.error(
        localized("rulebooks.expected-revision", ["number": "\(current + 1)"]))
    }
    revisions.append(
      Revision(
        number: current + 1, date: try stanza.required("date").value,
        fingerprint: try stanza.required("fingerprint").value))
  }

  private mutating func addChange(_ stanza: Stanza) throws(Diagnostic) {
    guard let kind = Change.Kind(rawValue: stanza.keyword), current > 0, !stanza.name.isEmpty else {
      var place = stanza.place
      place.column = 1
      let known = ["revision"] + Change.Kind.allCases.map(\.rawValue)
      throw place.error(NearestWord.unknown("verb", stanza.keyword, listing: known))
    }
    try stanza.allow(RevisionTable.keysOfChanges)
    var releases: [Release] = []
    if let field = stanza.value("releases") {
      for word in field.value.split(whereSeparator: { $0 == "," || $0 == " " }) {
        guard let release = Release(String(word)) else {
          throw field.place.error(localized("rulebooks.no-release", ["word": "\(word)"]))
        }
        releases.append(release)
      }
    }
    changes.append(
      Change(
        kind: kind, rule: stanza.name, releases: releases,
        because: try stanza.required("because").value, revision: current))
  }
}

extension Library {
  /// The revisions of the rulebooks. Read when it is asked for: the first frame asks for none.
  public func revisions() throws(Diagnostic) -> RevisionTable { try RevisionTable(resources) }

  /// An iOS version's rulebook as exports name it, with the revision that is in force.
  public func rulebook(of release: Release) throws(Diagnostic) -> String {
    "ios-\(release) revision \(try revisions().current)"
  }
}
