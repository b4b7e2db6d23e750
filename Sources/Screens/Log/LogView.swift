import Sessions

/// The state of the log panel.
struct LogView: Sendable {
  var index: LogIndex
  /// The first visible row; nil while the log follows new rows.
  var top: Int?
  /// The chosen row; nil for the last visible one.
  var chosen: Int?
  /// The row where the marked range begins; it ends at the chosen row. Nil if no rows are marked.
  var anchor: Int?
  /// Whether selectors have their Objective-C names.
  var isObjectiveC = false
  /// The text of the last search.
  var query = ""
  /// The row of the last match.
  var hit: Int?
  /// The text to save once the user has typed a file name.
  var linesToSave = ""

  init(filter: LogFilter) { index = LogIndex(filter: filter) }

  /// Forgets everything from an entry on.
  mutating func forget(from fork: Int) {
    index.forget(from: fork)
    hit = nil
    anchor = nil
  }

  /// Lets the log follow new rows.
  mutating func follow() {
    chosen = nil
    top = nil
  }

  /// Updates the rows of marks and narration, and of new entries.
  mutating func setRemarks(
    _ marks: Set<Int>, _ narration: [Int: Int], _ timeline: Timeline
  ) {
    index.setRemarks(marks, narration, timeline)
  }

  /// Ends the log before a message; nil shows all entries.
  mutating func end(entries: Int?, before message: Int) {
    index.show(entries: entries, before: message)
  }

  mutating func update(_ timeline: Timeline) { index.update(timeline) }

  /// Starts over with another session. Filters that concern any log are kept; those of this session
  /// are not.
  mutating func adopt(_ simulation: Simulation) {
    let before = self
    self = LogView(
      filter: LogFilter(
        level: before.filter.level, quiet: simulation.rules.messages.quiet,
        hidesSilent: before.filter.hidesSilent, foldsAll: before.filter.foldsAll))
    isObjectiveC = before.isObjectiveC
    index.update(simulation.timeline)
  }

  var filter: LogFilter { index.filter }
}

extension Model {
  var logRowCount: Int { log.index.count(simulation.timeline) }

  /// The number of visible rows.
  var logHeight: Int { max(1, Layout(self, room(in: size)).logRows) }

  /// The first visible row of a panel with the given height.
  func firstLogRow(height: Int) -> Int {
    let last = max(0, logRowCount - height)
    if let top = log.top { return min(top, last) }
    if isAtPresent { return last }
    // Some future rows stay visible below the current point in time.
    return max(0, min(last, pastLogRows - max(1, height - height / 3)))
  }

  /// The number of rows of the past; the rows after them are the future.
  var pastLogRows: Int { log.index.pastCount(simulation.timeline) }

  /// Scrolls the log without choosing anything.
  mutating func scrollLog(_ movement: Movement) {
    let height = logHeight
    let last = max(0, logRowCount - height)
    let first = firstLogRow(height: height)
    let wanted =
      switch movement {
      case .lines(let lines): first + lines
      case .pages(let pages): first + pages * max(1, height - 1)
      case .top: 0
      case .bottom: last
      }
    log.top = wanted >= last && log.chosen == nil && isAtPresent ? nil : max(0, min(wanted, last))
  }
}
