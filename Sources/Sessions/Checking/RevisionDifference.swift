import Rulebooks
import Texts

/// What has changed in the rules since a session was recorded: said where it no longer runs as it
/// did.
public struct RevisionDifference: Sendable {
  /// The revision that it was recorded with, and the one that is here.
  public let then: Int
  public let now: Int
  public let changes: [RevisionTable.Change]
  private let release: String

  /// So many changes are printed; the file of revisions has all of them.
  private static let mostListed = 8

  /// Nil where the session names no revision, or names this one.
  public init?(of revision: Int?, _ simulation: Simulation, _ library: Library) {
    guard let revision, let table = try? library.revisions(), revision != table.current else {
      return nil
    }
    then = revision
    now = table.current
    release = simulation.rules.title
    changes = table.changes(since: revision, on: simulation.setup.release)
  }

  /// A summary in one sentence.
  public var summary: String {
    let key =
      then > now
      ? "revisions.newer" : changes.isEmpty ? "revisions.unchanged" : "revisions.older"
    return localized(key, ["then": "\(then)", "now": "\(now)", "release": release])
  }

  /// Each rule that has changed, and why; first those that a difference is about.
  public func reasons(naming rules: Set<String> = []) -> [String] {
    let sorted =
      changes.filter { rules.contains($0.rule) }
      + changes.filter { !rules.contains($0.rule) }
    let listed = sorted.prefix(RevisionDifference.mostListed).map { change in
      localized(
        "revisions.\(change.kind.rawValue)", ["rule": change.rule, "reason": change.because])
    }
    let more = sorted.count - listed.count
    return more > 0 ? listed + [localized("revisions.more", count: more)] : listed
  }

  /// All in one line, where there is no more room.
  public var line: String {
    reasons().first.map { localized("revisions.line", ["summary": summary, "first": $0]) }
      ?? summary
  }
}
