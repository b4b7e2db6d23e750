import Lifecycle

extension Simulation {
  /// Whether sources disagree about a message of the log.
  public func isDisputed(messageAt place: Int) -> Bool {
    guard let entry = timeline.entry(ofEvent: place) else {
      return rules.isDisputed(timeline.message(at: place))
    }
    return isDisputed(
      timeline.message(at: place), beneath: entry, fellDue: timeline.fellDue(place, after: entry))
  }

  /// The same of a message beneath an entry.
  func isDisputed(_ message: Message, beneath entry: Int, fellDue: Bool) -> Bool {
    let action = timeline.entries.indices.contains(entry) ? timeline.entries[entry].step : nil
    return rules.isDisputed(message, sentBy: fellDue ? nil : action)
  }
}
