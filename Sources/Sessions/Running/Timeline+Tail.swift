import Lifecycle

/// The part of a branch after a fork: everything that is needed to continue from the same beginning
/// again. Its places are those of the whole branch, so they stay valid wherever the branch forks.
public struct TimelineTail: Sendable {
  /// The number of entries before the fork.
  public var fork: Int
  public internal(set) var entries: [Timeline.Entry]
  var events: [Event]
  /// The kept devices behind the fork.
  var kept: [Kernel]
  /// The marks and the narration behind the fork.
  var marks: [Branches.Mark] = []
  var branchEnd: Timeline.BranchEnd
  /// The time at which the branch ends.
  public internal(set) var end: Instant
}

extension Timeline {
  /// The part after a fork, to be kept while another branch is shown.
  public func tail(from fork: Int) -> TimelineTail {
    if isAside {
      // Scheduled events of the past currently take the place of the future's messages.
      var whole = self
      whole.stand(at: cursor)
      return whole.tail(from: fork)
    }
    var branchEnd = branchEnd
    if isAtPresent { branchEnd.passed = point.passed }
    return TimelineTail(
      fork: fork, entries: Array(entries[fork...]),
      events: Array(log.events[min(endOfEntry(fork - 1), log.events.count)...]),
      kept: kept.regular(after: fork), branchEnd: branchEnd, end: end)
  }

  /// Replaces the branch's tail with another and goes to the fork.
  public mutating func replaceTail(with tail: TimelineTail) {
    stand(at: tail.fork)
    replacements += 1
    entries.replaceSubrange(tail.fork..., with: tail.entries)
    kept.replace(after: tail.fork, with: tail.kept)
    log.events.replaceSubrange(present..., with: tail.events)
    branchEnd = tail.branchEnd
    if isAtPresent { returnToPresent() }
  }
}

extension TimelineTail {
  /// The same branch, seen from an earlier fork: `other` is the tail of the branch it forks from.
  func forking(with other: TimelineTail) -> TimelineTail {
    guard fork > other.fork else { return self }
    let shared = fork - other.fork
    var tail = self
    tail.fork = other.fork
    tail.entries = other.entries[..<shared] + entries
    // The end of the shared entries' events; the tail's own events follow.
    let common = startOfEvents - other.startOfEvents
    tail.events = other.events[..<common] + events
    tail.marks = other.marks.filter { $0.place <= fork } + marks
    let devices = KeptDevices.count(upTo: fork) - KeptDevices.count(upTo: other.fork)
    tail.kept = other.kept.prefix(devices) + kept
    return tail
  }

  /// The place of the tail's first event in the log of its branch.
  private var startOfEvents: Int { entries.first?.logBefore ?? branchEnd.events }
}
