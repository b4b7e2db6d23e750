import Sessions

/// Where each entry's rows end, so that a binary search finds any part of a long log. It has the
/// whole branch, so that time travel changes nothing in it, except for the last entry, which may
/// still grow.
struct LogIndex: Sendable {
  private(set) var filter: LogFilter
  private var ends: [Int] = []
  /// How many entries have rows; nil for all of them. The last one may lack messages.
  private var horizon: Int?

  init(filter: LogFilter) { self.filter = filter }

  /// Adds the entries since the last update.
  mutating func update(_ timeline: Timeline) {
    let settled = max(0, timeline.entries.count - 1)
    if ends.count > settled { forget(from: timeline.entries.count) }
    // Their rows are counted as if all of their messages were shown.
    let end = filter.end
    filter.end = .max
    while ends.count < settled {
      ends.append((ends.last ?? 0) + rowCount(of: ends.count, timeline))
    }
    filter.end = end
  }

  /// Another branch continues from this entry on. Scheduled events before it belong to the entry
  /// before it.
  mutating func forget(from entry: Int) {
    let settled = max(0, entry - 1)
    if ends.count > settled { ends.removeSubrange(settled...) }
    filter.forgetFolds(from: entry)
  }

  /// Shows only so many entries, and of the messages of the last one those before `message`.
  mutating func show(entries: Int?, before message: Int) {
    horizon = entries
    filter.end = message
  }

  /// Folds or unfolds an action. All later rows move together.
  mutating func toggleFold(_ entry: Int, _ timeline: Timeline) {
    change(entry, timeline) { $0.toggleFold(entry) }
  }

  /// Sets the rows of marks and of narration.
  mutating func setRemarks(_ marks: Set<Int>, _ narration: [Int: Int], _ timeline: Timeline) {
    var places = filter.marks.symmetricDifference(marks)
    let narrated = Set(filter.narration.keys).union(narration.keys)
    places.formUnion(narrated.filter { filter.narration[$0] != narration[$0] })
    for place in places {
      change(max(0, place - 1), timeline) {
        if marks.contains(place) { $0.marks.insert(place) } else { $0.marks.remove(place) }
        $0.narration[place] = narration[place]
      }
    }
  }

  private mutating func change(
    _ entry: Int, _ timeline: Timeline, _ change: (inout LogFilter) -> Void
  ) {
    guard entry < ends.count else { return change(&filter) }
    let end = filter.end
    filter.end = .max
    let before = rowCount(of: entry, timeline)
    change(&filter)
    let difference = rowCount(of: entry, timeline) - before
    filter.end = end
    for place in entry..<ends.count { ends[place] += difference }
  }

  /// How many entries have rows.
  private func entryCount(_ timeline: Timeline) -> Int {
    min(horizon ?? .max, timeline.entries.count)
  }

  /// All rows of the log.
  func count(_ timeline: Timeline) -> Int {
    let entries = entryCount(timeline)
    return entries == 0 ? 0 : start(of: entries - 1, timeline) + rowCount(of: entries - 1, timeline)
  }

  /// The number of rows up to the current point in time.
  func pastCount(_ timeline: Timeline) -> Int {
    if timeline.cursor >= entryCount(timeline) { return count(timeline) }
    if timeline.cursor == 0 { return 0 }
    var past = filter
    past.end = min(filter.end, timeline.present)
    var count = start(of: timeline.cursor - 1, timeline)
    timeline.forEachRow(of: timeline.cursor - 1, past) { _ in count += 1 }
    return count
  }

  /// Where an entry's rows begin.
  private func start(of entry: Int, _ timeline: Timeline) -> Int {
    var place = min(entry, ends.count)
    var start = place > 0 ? ends[place - 1] : 0
    while place < entry {
      start += rowCount(of: place, timeline)
      place += 1
    }
    return start
  }

  /// Some rows of the log, found without looking at the others.
  func rows(_ range: Range<Int>, _ timeline: Timeline) -> [LogRow] {
    var rows: [LogRow] = []
    rows.reserveCapacity(range.count)
    var entry = self.entry(ofRow: range.lowerBound)
    var place = entry > 0 ? ends[entry - 1] : 0
    let last = entryCount(timeline)
    while entry < last, place < range.upperBound {
      timeline.forEachRow(of: entry, filter) { row in
        if range.contains(place) { rows.append(row) }
        place += 1
      }
      entry += 1
    }
    return rows
  }

  /// The place of a row; nil if the log does not show it.
  func place(of row: LogRow, _ timeline: Timeline) -> Int? {
    guard let entry = row.entry(in: timeline), entry < entryCount(timeline) else { return nil }
    var place = start(of: entry, timeline)
    var found: Int?
    timeline.forEachRow(of: entry, filter) { other in
      if other == row { found = place }
      place += 1
    }
    return found
  }

  /// The first settled entry whose rows end behind this one, or the first that is not settled.
  private func entry(ofRow row: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func rowCount(of entry: Int, _ timeline: Timeline) -> Int {
    var count = 0
    timeline.forEachRow(of: entry, filter) { _ in count += 1 }
    return count
  }
}
