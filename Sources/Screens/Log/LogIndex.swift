import Sessions

/// Where each entry's rows end, so that any screenful of a long log is found by halving. The last
/// entry is left out, since something may still fall due beneath it.
struct LogIndex: Sendable {
  private(set) var filter: LogFilter
  private var ends: [Int] = []

  init(filter: LogFilter) { self.filter = filter }

  /// Takes in what has been done, or taken back, since the last time.
  mutating func update(_ timeline: Timeline) {
    let settled = max(0, timeline.cursor - 1)
    if ends.count > settled {
      ends.removeSubrange(settled...)
    }
    filter.forgetFolds(from: timeline.cursor)
    while ends.count < settled {
      ends.append((ends.last ?? 0) + rowCount(of: ends.count, timeline))
    }
  }

  /// Shows only the first messages of the session; those behind them are the last entry's.
  mutating func show(first count: Int) { filter.end = count }

  /// Folds an action or unfolds it: what stands behind it moves as a whole.
  mutating func toggleFold(_ entry: Int, _ timeline: Timeline) {
    let before = rowCount(of: entry, timeline)
    filter.toggleFold(entry)
    let difference = rowCount(of: entry, timeline) - before
    for place in entry..<max(entry, ends.count) { ends[place] += difference }
  }

  /// All rows of the log.
  func count(_ timeline: Timeline) -> Int {
    var count = ends.last ?? 0
    for entry in ends.count..<max(ends.count, timeline.cursor) {
      count += rowCount(of: entry, timeline)
    }
    return count
  }

  /// Some rows of the log, of which only those are looked at.
  func rows(_ range: Range<Int>, _ timeline: Timeline) -> [LogRow] {
    var rows: [LogRow] = []
    rows.reserveCapacity(range.count)
    var entry = self.entry(ofRow: range.lowerBound)
    var place = entry > 0 ? ends[entry - 1] : 0
    while entry < timeline.cursor, place < range.upperBound {
      timeline.forEachRow(of: entry, filter) { row in
        if range.contains(place) { rows.append(row) }
        place += 1
      }
      entry += 1
    }
    return rows
  }

  /// Where a row stands, or nil where the log does not show it.
  func place(of row: LogRow, _ timeline: Timeline) -> Int? {
    guard let entry = row.entry(in: timeline), entry < timeline.cursor else { return nil }
    var place = entry > 0 ? ends[entry - 1] : 0
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
