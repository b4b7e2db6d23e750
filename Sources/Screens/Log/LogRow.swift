import Lifecycle
import Sessions

/// One row of the log. It refers to its content by place, so that a row costs nothing until it is
/// drawn.
enum LogRow: Equatable {
  /// The heading of an entry of the timeline.
  case action(Int)
  /// The heading of a scheduled event, at the time of its message.
  case later(entry: Int, message: Int)
  case message(Int)
  /// Why the entry was refused.
  case refusal(Int)
  /// A mark after the given number of entries.
  case mark(Int)
  /// A line of the narration there, counted from 0.
  case narration(Int, line: Int)

  /// The entry that the row belongs to.
  func entry(in timeline: Timeline) -> Int? {
    switch self {
    case .action(let entry), .later(let entry, _), .refusal(let entry): entry
    case .message(let index): timeline.entry(ofEvent: index)
    case .mark(let place), .narration(let place, _): max(0, place - 1)
    }
  }
}

extension Timeline {
  /// Passes on the rows of one entry, in order.
  func forEachRow(of entry: Int, _ filter: LogFilter, _ body: (LogRow) -> Void) {
    let beneath = allEvents(beneath: entry)
    if filter.isNarrow, !beneath.contains(where: { filter.shows(allEvents[$0]) }) { return }
    if entry == 0 { filter.forEachRemark(at: 0, body) }
    body(.action(entry))
    // The narration of the next action waits until all messages of this one are shown.
    defer { if beneath.upperBound <= filter.end { filter.forEachRemark(at: entry + 1, body) } }
    if filter.isFolded(entry) { return }
    if entries[entry].refusal != nil { body(.refusal(entry)) }
    var time = start(of: entry)
    for index in beneath where filter.shows(allEvents[index]) {
      if index >= filter.end { break }
      if allEvents[index].time != time {
        time = allEvents[index].time
        body(.later(entry: entry, message: index))
      }
      body(.message(index))
    }
  }
}
