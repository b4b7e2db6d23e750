import Lifecycle

// Travel to other points in time. It costs as much as the few dozen actions since the last stored
// device, however long the session is.
extension Timeline {
  /// Goes to the point in time after the given number of entries. With all entries this is the
  /// present, including the time that had passed there.
  public mutating func move(to place: Int) {
    let place = max(0, min(place, entries.count))
    if place == cursor, sinceEntry == 0 || isAtPresent { return }
    if isAtPresent { left = Left(elapsed: elapsed, sinceEntry: sinceEntry) }
    stand(at: place)
    if isAtPresent { takeUpWhatPassed() }
  }

  /// Restores the time that had passed after the last entry.
  mutating func takeUpWhatPassed() {
    if left.sinceEntry > 0 {
      var discarded = EventLog()
      _ = kernel.pass(left.sinceEntry, into: &discarded)
    }
    elapsed = left.elapsed
    sinceEntry = left.sinceEntry
    left = Left()
    present = log.events.count
  }

  /// The events of the whole session that belong to an entry.
  public func allEvents(beneath index: Int) -> Range<Int> {
    let count = log.events.count
    let first = min(entries[index].firstEvent, count)
    if isAside, index + 1 >= cursor { return index + 1 == cursor ? first..<count : count..<count }
    let end = index + 1 < entries.count ? entries[index + 1].firstEvent : count
    return first..<max(first, end)
  }

  /// The time at which the session ends.
  public var end: Instant {
    if isAtPresent { return kernel.device.now }
    let last = entries.last?.time.milliseconds ?? 0
    return Instant(milliseconds: last + left.sinceEntry)
  }

  /// Removes the next entry and performs all later actions again at their original times. The delay
  /// of the removed entry is added to the next one.
  public mutating func removeNext() {
    guard !isAtPresent else { return }
    let before = self
    let rest = left
    var delay = entries[cursor].delay
    cutFuture()
    for index in (cursor + 1)..<before.entries.count {
      pass(delay + before.entries[index].delay)
      delay = 0
      perform(index, of: before)
    }
    pass(delay + rest.sinceEntry)
  }

  /// Goes to the point in time right after the first `index` entries.
  mutating func stand(at index: Int) {
    if isAside {
      log.events.removeSubrange(endOfLastStep...)
      log.events += stashedFuture
      stashedFuture = []
      isAside = false
    }
    let slot = min(index / Timeline.interval, kept.count - 1)
    kernel = kept[slot]
    var discarded = EventLog()
    for entry in entries[(slot * Timeline.interval)..<index] {
      _ = kernel.pass(entry.delay, into: &discarded)
      kernel.send(entry, into: &discarded)
      discarded.events.removeAll(keepingCapacity: true)
    }
    cursor = index
    elapsed = 0
    sinceEntry = 0
    present = endOfEntry(index - 1)
    endOfLastStep = present
  }

  /// Sets the future's events aside, because a scheduled event happened in the past. They return
  /// when the user does.
  mutating func setAside(for due: [Event]) {
    stashedFuture = Array(log.events[endOfLastStep...])
    isAside = true
    log.events.removeSubrange(endOfLastStep...)
    log.events += due
    present = log.events.count
  }
}
