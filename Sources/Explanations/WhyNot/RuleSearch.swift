import Lifecycle
import Rulebooks
import Sessions

/// Looks for the one change between two iOS versions that makes a difference to an action: each is
/// made, or taken back, alone.
struct RuleSearch {
  let replay: ActionReplay
  let library: Library

  init(_ replay: ActionReplay, _ library: Library) {
    self.replay = replay
    self.library = library
  }

  /// The first change on the way to another version with which the messages become as wanted. The
  /// way to an earlier version takes changes back, the latest first.
  func change(
    towards release: Release, where isWanted: ([Message]) -> Bool
  ) -> RuleChange? {
    let own = replay.setup.release
    let isLater = release > own
    let (low, high) = isLater ? (own, release) : (release, own)
    guard let changes = try? library.changes(after: low, upTo: high) else { return nil }
    return (isLater ? changes : changes.reversed()).first { change in
      let rules = isLater ? replay.rules.applying(change) : replay.rules.reverting(change)
      return replay.messages(by: rules).map(isWanted) ?? false
    }
  }
}
