import Lifecycle
import Synchronization
import TextFiles

/// A change that an iOS version makes to the rules of the version before it.
public struct RuleChange: Sendable {
  /// The version that makes it.
  public var release: Release
  /// The rule before it; nil where it adds one.
  public var before: Rule?
  /// The rule after it; nil where it removes one.
  public var after: Rule?
  /// Its own reason, sources and evidence.
  public var cause: Rule
  /// The rule's place after it, or where it was.
  var place: Int
}

extension Library {
  /// The changes that lead from one iOS version to a later one, in their order.
  public func changes(
    after earlier: Release, upTo later: Release
  ) throws(Diagnostic) -> [RuleChange] {
    if changes.of(later) == nil {
      var list: [RuleChange] = []
      _ = try fold(later, noting: { list.append($0) })
      changes.keep(list, of: later)
    }
    return (changes.of(later) ?? []).filter { $0.release > earlier }
  }
}

/// The changes that lead to some iOS versions: one question asks for them many times.
final class FoldedChanges: Sendable {
  private let lists = Mutex<[(release: Release, changes: [RuleChange])]>([])

  func of(_ release: Release) -> [RuleChange]? {
    lists.withLock { $0.first { $0.release == release }?.changes }
  }

  func keep(_ changes: [RuleChange], of release: Release) {
    lists.withLock { $0.append((release, changes)) }
  }
}

extension ReleaseRules {
  /// The same rules with one change more.
  public func applying(_ change: RuleChange) -> ReleaseRules {
    replacing(change.before ?? change.after, with: change.after, at: change.place)
  }

  /// The same rules as if a change had not been made.
  public func reverting(_ change: RuleChange) -> ReleaseRules {
    replacing(change.after ?? change.before, with: change.before, at: change.place)
  }

  private func replacing(_ old: Rule?, with new: Rule?, at place: Int) -> ReleaseRules {
    var copy = self
    if let index = rules.firstIndex(where: { $0.name == old?.name }) {
      copy.rules.remove(at: index)
      if let new { copy.rules.insert(new, at: index) }
    } else if let new {
      copy.rules.insert(new, at: min(place, copy.rules.count))
    }
    return copy
  }
}
