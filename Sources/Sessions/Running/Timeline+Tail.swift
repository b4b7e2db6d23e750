import Lifecycle

/// What of a line lies behind a fork: all that one needs to put it behind the same beginning again.
/// Places in it are the line's own, so they stay true wherever the line forks.
public struct TimelineTail: Sendable {
  /// How many entries stand before the fork.
  public var fork: Int
  public internal(set) var entries: [Timeline.Entry]
  var events: [Event]
  /// The kept devices behind the fork.
  var kept: [Kernel]
  /// The marks and the narration behind the fork.
  var marks: [Branches.Mark] = []
  var endOfLine: Int
  var left: Timeline.Left
  /// When the line ends.
  public internal(set) var end: Instant
}

extension Timeline {
  /// What lies behind a fork, as it is kept while another line is looked at.
  public func tail(from fork: Int) -> TimelineTail {
    if isAside {
      // What happened as scheduled in the past stands where the future's messages do.
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

  /// Puts a tail in the place of the line's own, and stands where it forks.
  public mutating func replaceTail(with tail: TimelineTail) {
    if isAtPresent { left = Left(elapsed: elapsed, sinceEntry: sinceEntry) }
    stand(at: tail.fork)
    entries.replaceSubrange(tail.fork..., with: tail.entries)
    log.events.replaceSubrange(present..., with: tail.events)
    let first = min(kept.count, tail.fork / Timeline.interval + 1)
    kept.replaceSubrange(first..., with: tail.kept)
    endOfLine = tail.endOfLine
    left = tail.left
    if isAtPresent { takeUpWhatPassed() }
  }
}

extension TimelineTail {
  /// The same line as it forks from another one that it shares less with: `other` is that line's
  /// tail from where the two differ now.
  func forking(with other: TimelineTail) -> TimelineTail {
    guard fork > other.fork else { return self }
    let shared = fork - other.fork
    var tail = self
    tail.fork = other.fork
    tail.entries = other.entries[..<shared] + entries
    // Where the events of the shared entries end: the tail's own follow.
    let common = startOfEvents - other.startOfEvents
    tail.events = other.events[..<common] + events
    tail.marks = other.marks.filter { $0.place <= fork } + marks
    let first = other.fork / Timeline.interval + 1
    let last = fork / Timeline.interval + 1
    tail.kept = other.kept[..<min(other.kept.count, last - first)] + kept
    return tail
  }

  /// Where the tail's events begin in the log of its line.
  private var startOfEvents: Int { entries.first?.logBefore ?? endOfLine }
}
