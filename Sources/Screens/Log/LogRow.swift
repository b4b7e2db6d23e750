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
  /// A line that an app's own code printed, or something that it did, counted from 0.
  case code(entry: Int, line: Int)
  /// A line of the narration there, counted from 0.
  case narration(Int, line: Int)

  /// The entry that the row belongs to.
  func entry(in timeline: Timeline) -> Int? {
    switch self {
    case .action(let entry), .later(let entry, _), .refusal(let entry), .code(let entry, _): entry
    case .message(let index): timeline.entry(ofEvent: index)
    case .mark(let place), .narration(let place, _): max(0, place - 1)
    }
  }
}

extension Timeline {
  /// The place in the log behind the message in which a line of code happened.
  func end(ofCode line: Int, of entry: Int) -> Int {
    let places = entries[entry].codePlaces
    let own = entries[entry].firstEvent..<max(entries[entry].firstEvent, endOfEntry(entry))
    guard places.indices.contains(line), places[line] != .max else { return own.upperBound }
    var left = places[line]
    for index in own where allEvents[index].message != nil {
      left -= 1
      if left == 0 { return index + 1 }
    }
    return own.upperBound
  }

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
    var code = CodeRows(of: entry, entries[entry])
    var time = start(of: entry)
    for index in beneath {
      if index >= filter.end { return }
      if !code.isOver, index == endOfEntry(entry) { code.pass(.max, body) }
      let isShown = filter.shows(allEvents[index])
      if isShown {
        if allEvents[index].time != time {
          time = allEvents[index].time
          body(.later(entry: entry, message: index))
        }
        body(.message(index))
      }
      guard !code.isOver, allEvents[index].message != nil else { continue }
      code.message(isShown: isShown || !filter.isNarrow, body)
    }
    code.pass(.max, body)
  }
}

/// The rows of what apps' own code did during an entry, between those of its messages.
private struct CodeRows {
  private let entry: Int
  private let places: [Int]
  private var line = 0
  private var messages = 0

  init(of entry: Int, _ value: Timeline.Entry) {
    self.entry = entry
    places = value.codePlaces
  }

  var isOver: Bool { line == places.count }

  /// One more message: what was done in it stands beneath it.
  mutating func message(isShown: Bool, _ body: (LogRow) -> Void) {
    messages += 1
    pass(messages, isShown: isShown, body)
  }

  mutating func pass(_ place: Int, isShown: Bool = true, _ body: (LogRow) -> Void) {
    while line < places.count, places[line] <= place {
      if isShown { body(.code(entry: entry, line: line)) }
      line += 1
    }
  }
}
