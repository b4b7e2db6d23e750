import Lifecycle

// Earlier points in time, computed from the devices that are stored at intervals.
extension Timeline {
  /// The entry that an event belongs to, found by binary search.
  public func entry(ofEvent index: Int) -> Int? {
    var low = 0
    var high = isAside ? cursor : entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].firstEvent <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 && index < log.events.count ? low - 1 : nil
  }

  /// When an entry began: what it sent before time passed carries this time.
  public func start(of entry: Int) -> Instant {
    let before = entry > 0 ? entries[entry - 1].time.milliseconds : 0
    return Instant(milliseconds: before + entries[entry].delay)
  }

  /// The device at the time of a message: in the middle of the action that sent it, or at the time
  /// of the scheduled event. Nil for a message that does not belong to the entry.
  public func device(at message: Int, of entry: Int) -> Device? {
    guard allEvents(beneath: entry).contains(message) else { return nil }
    var kernel = kernel(before: entry)
    var log = EventLog()
    log.watched = message - entries[entry].firstEvent + 1
    kernel.send(entries[entry], into: &log)
    let due = self.log.events[message].time.milliseconds
    let now = kernel.device.now.milliseconds
    guard log.device == nil, due > now else { return log.device }
    _ = kernel.pass(due - now, into: &log)
    // For the last message at this time, the change that it reports has happened too.
    return log.events[log.watched...].messages.isEmpty ? kernel.device : log.device
  }

  /// Whether a message followed as scheduled, after what the action sent.
  public func wasScheduled(_ message: Int, after entry: Int) -> Bool {
    message >= endOfEntry(entry)
  }

  /// The device right before an entry.
  public func kernel(before index: Int) -> Kernel {
    var kernel = self.kernel(after: index)
    var discarded = EventLog()
    _ = kernel.pass(entries[index].delay, into: &discarded)
    return kernel
  }

  /// The device right after the first `count` entries.
  func kernel(after count: Int) -> Kernel {
    var (place, kernel) = kept.nearest(upTo: count)
    var discarded = EventLog()
    while place < count {
      _ = kernel.pass(entries[place].delay, into: &discarded)
      kernel.send(entries[place], into: &discarded)
      discarded.events.removeAll(keepingCapacity: true)
      place += 1
    }
    return kernel
  }
}
