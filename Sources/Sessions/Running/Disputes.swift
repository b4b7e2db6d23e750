import Lifecycle

extension Simulation {
  /// Whether sources disagree about a message of the log.
  public func isDisputed(messageAt place: Int) -> Bool {
    guard let entry = timeline.entry(ofEvent: place) else {
      return rules.isDisputed(timeline.message(at: place))
    }
    return isDisputed(
      timeline.message(at: place), beneath: entry,
      wasScheduled: timeline.wasScheduled(place, after: entry))
  }

  /// Whether sources disagree about what an entry does as a whole.
  public func isDisputed(entry: Int) -> Bool {
    rules.isDisputed(timeline.entries[entry].step)
  }

  /// The same of a message beneath an entry.
  func isDisputed(_ message: Message, beneath entry: Int, wasScheduled: Bool) -> Bool {
    let action = timeline.entries.indices.contains(entry) ? timeline.entries[entry].step : nil
    return rules.isDisputed(message, sentBy: wasScheduled ? nil : action)
  }
}
