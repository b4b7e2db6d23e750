import Sessions

/// How the log is looked at.
struct LogView: Sendable {
  var index: LogIndex
  /// The first row shown, or nil while the log follows what happens.
  var top: Int?
  /// The row that was chosen, or nil while it is the last one that is seen.
  var chosen: Int?
  /// The row from which on rows are marked, up to the chosen one; nil while none are.
  var anchor: Int?
  /// Whether selectors are spelled as Objective-C does.
  var isObjectiveC = false
  /// What was searched for last.
  var query = ""
  /// The row where it was found.
  var hit: Int?
  /// What is to be written once a file is named for it.
  var linesToSave = ""

  init(filter: LogFilter) { index = LogIndex(filter: filter) }

  /// What happened from an entry on happens no more.
  mutating func forget(from fork: Int) {
    index.forget(from: fork)
    hit = nil
    anchor = nil
  }

  /// The log follows what happens.
  mutating func follow() {
    chosen = nil
    top = nil
  }

  /// Rows for these marks and this narration, and for what has happened.
  mutating func setRemarks(
    _ marks: Set<Int>, _ narration: [Int: Int], _ timeline: Timeline
  ) {
    index.setRemarks(marks, narration, timeline)
  }

  /// The log ends before that message; nil shows all entries.
  mutating func end(entries: Int?, before message: Int) {
    index.show(entries: entries, before: message)
  }

  mutating func update(_ timeline: Timeline) { index.update(timeline) }

  /// Another session's log. What it shows of a log stays chosen, what it shows of this one not.
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

  /// How many rows of the log are seen at once.
  var logHeight: Int { max(1, Layout(self, room(in: size)).logRows) }

  /// The first row that is seen, of a panel of that height.
  func firstLogRow(height: Int) -> Int {
    let last = max(0, logRowCount - height)
    if let top = log.top { return min(top, last) }
    if isAtPresent { return last }
    // Of what comes next some rows are seen below the moment at which one stands.
    return max(0, min(last, pastLogRows - max(1, height - height / 3)))
  }

  /// How many rows are about the past; those behind them are about the future.
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
