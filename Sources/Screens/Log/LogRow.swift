import Lifecycle
import Sessions

/// One line of the log. It names what it shows by its place, so that a line costs nothing until it
/// is drawn.
enum LogRow: Equatable {
  /// The heading of an entry of the timeline.
  case action(Int)
  /// The heading of what fell due by itself, at the time of that message.
  case later(entry: Int, message: Int)
  case message(Int)
  /// Why the entry was refused.
  case refusal(Int)

  /// The entry beneath which it stands.
  func entry(in timeline: Timeline) -> Int? {
    switch self {
    case .action(let entry), .later(let entry, _), .refusal(let entry): entry
    case .message(let index): timeline.entry(ofMessage: index)
    }
  }
}

extension Timeline {
  /// Hands over the rows of one entry, in order.
  func forEachRow(of entry: Int, _ filter: LogFilter, _ body: (LogRow) -> Void) {
    if filter.isNarrow, !messages(beneath: entry).contains(where: { filter.shows(messages[$0]) }) {
      return
    }
    body(.action(entry))
    if filter.isFolded(entry) { return }
    if entries[entry].refusal != nil { body(.refusal(entry)) }
    var time = start(of: entry)
    for index in messages(beneath: entry) where filter.shows(messages[index]) {
      if index >= filter.end { break }
      if messages[index].time != time {
        time = messages[index].time
        body(.later(entry: entry, message: index))
      }
      body(.message(index))
    }
  }
}
