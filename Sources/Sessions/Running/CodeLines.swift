import Lifecycle

/// What apps' code printed and did during an action, as a file's lines. A line stands beneath the
/// message during which it happened.
struct CodeLines {
  private let entry: Timeline.Entry?
  private let simulation: Simulation

  /// Of an action of a file; `undo` and `redo` have none of their own.
  init(_ done: PerformedAction, _ simulation: Simulation) {
    self.simulation = simulation
    guard case .act = done.action.step, done.place > 0 else {
      entry = nil
      return
    }
    entry = simulation.timeline.entries[done.place - 1]
  }

  /// Most entries have none.
  init(_ entry: Timeline.Entry, _ simulation: Simulation) {
    self.entry = entry.code.isEmpty && entry.prints.isEmpty ? nil : entry
    self.simulation = simulation
  }

  var isEmpty: Bool { entry == nil }

  /// Those beneath the nth message, counting all of the action's; 0 is the action itself.
  func lines(after place: Int) -> [String] {
    guard let entry else { return [] }
    return entry.prints.filter { $0.place == place }.map { "| \($0.text)" }
      + entry.code.filter { $0.place == place }.map { "< \(simulation.text.line($0.action))" }
  }

  /// All of them, with the messages that the action sent itself.
  func lines(of messages: [Message]) -> [String] {
    var lines = lines(after: 0)
    for (place, message) in messages.enumerated() {
      lines.append("  " + simulation.line(message))
      lines += self.lines(after: place + 1)
    }
    return lines
  }
}

extension Simulation {
  /// The lines of a file beneath an entry during which apps' own code did something: all of its
  /// messages, and beneath each what code did. Beneath another entry a file needs none.
  public func linesWithCode(beneath index: Int) -> [String] {
    let entry = timeline.entries[index]
    let code = CodeLines(entry, self)
    if code.isEmpty { return [] }
    let events = entry.firstEvent..<timeline.endOfEntry(index)
    return code.lines(of: timeline.allEvents[events].messages)
  }
}
