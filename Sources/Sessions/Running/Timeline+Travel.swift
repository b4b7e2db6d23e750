import Lifecycle

// Travel to other points in time. It costs as much as the few dozen actions since the last stored
// device, however long the session is.
extension Timeline {
  /// Goes to the point in time after the given number of entries. With all entries this is the
  /// present, including the time that had passed there.
  public mutating func move(to place: Int) {
    let place = max(0, min(place, entries.count))
    if place == cursor, sinceEntry == 0 || isAtPresent { return }
    leavePresent()
    stand(at: place)
    if isAtPresent { returnToPresent() }
  }

  /// Keeps the time that has passed after the last entry, if this is the present.
  mutating func leavePresent() {
    if isAtPresent { branchEnd.passed = point.passed }
  }

  /// Lets the time pass again that had passed after the last entry.
  mutating func returnToPresent() {
    if branchEnd.passed.sinceEntry > 0 {
      var discarded = EventLog()
      _ = kernel.pass(branchEnd.passed.sinceEntry, into: &discarded)
    }
    point.restore(branchEnd.passed, present: log.events.count)
    branchEnd.passed = PointInTime.Passed()
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
    return Instant(milliseconds: last + branchEnd.passed.sinceEntry)
  }

  /// Removes the next entry and performs all later actions again at their original times. The delay
  /// of the removed entry is added to the next one.
  public mutating func removeNext() {
    guard !isAtPresent else { return }
    let before = self
    let rest = branchEnd.passed
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
    if let future = asideFuture {
      log.events.replaceSubrange(endOfLastStep..., with: future)
      asideFuture = nil
    }
    kernel = kernel(after: index)
    point = PointInTime(after: index, endOfEvents: endOfEntry(index - 1))
  }

  /// Sets the future's events aside, because a scheduled event happened in the past. They return
  /// when the user does.
  mutating func setAside(for due: [Event]) {
    asideFuture = Array(log.events[endOfLastStep...])
    log.events.replaceSubrange(endOfLastStep..., with: due)
  }
}
