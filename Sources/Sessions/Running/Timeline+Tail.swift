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
  var endOfLine: Int
  var left: Timeline.Left
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
    return TimelineTail(
      fork: fork, entries: Array(entries[fork...]),
      events: Array(log.events[min(endOfEntry(fork - 1), log.events.count)...]),
      kept: Array(kept[min(kept.count, fork / Timeline.interval + 1)...]), endOfLine: endOfLine,
      left: isAtPresent ? Left(elapsed: elapsed, sinceEntry: sinceEntry) : left, end: end)
  }

  /// Replaces the branch's tail with another and goes to the fork.
  public mutating func replaceTail(with tail: TimelineTail) {
    if isAtPresent { left = Left(elapsed: elapsed, sinceEntry: sinceEntry) }
    stand(at: tail.fork)
    replacements += 1
    entries.replaceSubrange(tail.fork..., with: tail.entries)
    forgetRecent(after: tail.fork)
    log.events.replaceSubrange(present..., with: tail.events)
    let first = min(kept.count, tail.fork / Timeline.interval + 1)
    kept.replaceSubrange(first..., with: tail.kept)
    endOfLine = tail.endOfLine
    left = tail.left
    if isAtPresent { takeUpWhatPassed() }
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
    let first = other.fork / Timeline.interval + 1
    let last = fork / Timeline.interval + 1
    tail.kept = other.kept[..<min(other.kept.count, last - first)] + kept
    return tail
  }

  /// The place of the tail's first event in the log of its branch.
  private var startOfEvents: Int { entries.first?.logBefore ?? endOfLine }
}
