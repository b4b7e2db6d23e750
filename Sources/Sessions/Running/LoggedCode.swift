import Lifecycle

/// Something that an app's own code did, with its place in the log.
public struct LoggedCode: Sendable {
  public let event: CodeEvent
  /// The app whose code it was; nil where that is not known.
  public let app: AppID?
  public let time: Instant
  /// The place in the log of the event before which it happened.
  public let place: Int
}

extension Timeline {
  /// What apps' own code did and printed during a past entry, in its order.
  public func loggedCode(of index: Int) -> [LoggedCode] {
    let entry = entries[index]
    if !entry.hasCode { return [] }
    let places = (entry.firstEvent..<endOfEntry(index)).filter { log.events[$0].message != nil }
    let end = endOfPlaced(index)
    func logged(_ event: CodeEvent, of app: AppID?, after place: Int) -> LoggedCode {
      guard places.indices.contains(place - 1) else {
        return LoggedCode(event: event, app: app, time: entry.time, place: end)
      }
      let message = message(at: places[place - 1])
      return LoggedCode(
        event: event, app: app ?? message.app, time: message.time,
        place: places[place - 1] + 1)
    }
    let prints = entry.prints.map { logged(.printed($0.text), of: nil, after: $0.place) }
    let code = entry.code.map { logged(.did($0.action), of: $0.action.app, after: $0.place) }
    return (prints + code).enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
  }

  /// The end of the events before what code did when the action was over.
  private func endOfPlaced(_ index: Int) -> Int {
    let entry = entries[index]
    let events = log.events[entry.firstEvent..<endOfEntry(index)]
    let placed = entry.code.filter { $0.place > 0 }
    if placed.count == entry.code.count { return events.endIndex }
    let before = kernel(before: index).after(entry.step, observing: placed).events
    return events.startIndex + zip(events, before).prefix { $0 == $1 }.count
  }
}
