import Lifecycle

/// What apps' code printed and did during an action, as a file's lines. A line stands beneath the
/// message during which it happened.
struct CodeLines {
  private let lines: [CodeLine]
  private let simulation: Simulation

  /// Of an action of a file; `undo` and `redo` have none of their own.
  init(_ done: PerformedAction, _ simulation: Simulation) {
    self.simulation = simulation
    guard case .act = done.action.step, done.place > 0 else {
      lines = []
      return
    }
    lines = simulation.codeLines(of: simulation.timeline.entries[done.place - 1])
  }

  /// Most entries have none.
  init(_ entry: Timeline.Entry, _ simulation: Simulation) {
    lines = simulation.codeLines(of: entry)
    self.simulation = simulation
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Those beneath the nth message, counting all of the action's. Those of its end stand beneath
  /// the action itself, whose place is 0.
  func lines(after place: Int) -> [String] {
    lines.filter { $0.place == (place == 0 ? .max : place) }.map(\.line)
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

/// A line that apps' own code adds to an action: something that it printed, or did.
public struct CodeLine: Equatable, Sendable {
  /// After how many messages of the action, counting all of them; the last place is the end.
  public var place: Int
  public var isPrint: Bool
  /// What was printed, or the words of the action that was done.
  public var text: String

  /// As a file has it.
  public var line: String { (isPrint ? "| " : "< ") + text }
}

extension Timeline.Entry {
  /// Whether apps' own code did or printed something during it.
  public var hasCode: Bool { !code.isEmpty || !prints.isEmpty }

  /// After which messages its code did something, in order: a line for each.
  public var codePlaces: [Int] {
    guard hasCode else { return [] }
    return (prints.map(\.place) + code.map(\.place)).map { $0 == 0 ? .max : $0 }.sorted()
  }
}

extension Simulation {
  /// What apps' own code printed and did during an action, in the order of a file's lines.
  public func codeLines(of entry: Timeline.Entry) -> [CodeLine] {
    guard entry.hasCode else { return [] }
    func place(_ place: Int) -> Int { place == 0 ? .max : place }
    let prints = entry.prints.map {
      CodeLine(place: place($0.place), isPrint: true, text: $0.text)
    }
    let code = entry.code.map {
      CodeLine(place: place($0.place), isPrint: false, text: text.line($0.action))
    }
    let lines = prints + code
    let order = lines.indices.sorted { (lines[$0].place, $0) < (lines[$1].place, $1) }
    return order.map { lines[$0] }
  }

  /// One of these lines.
  public func codeLine(_ line: Int, of entry: Int) -> CodeLine? {
    guard timeline.entries.indices.contains(entry) else { return nil }
    let lines = codeLines(of: timeline.entries[entry])
    return lines.indices.contains(line) ? lines[line] : nil
  }
}
