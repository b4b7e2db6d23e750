import Lifecycle

/// A session's actions done once more on another device. They are done in slices, and what they
/// come to is worked out where it is looked at, so that a long session keeps nobody waiting.
public struct SideBySide: Sendable {
  /// The session, as it was when the comparison began, at its end.
  public let left: Simulation
  public private(set) var right: Simulation
  /// What of the apps had to change, so that the other iOS version can have them.
  public let changed: [String]
  /// The line at which each action begins that has been compared, and the line behind them all:
  /// an action takes one line, and each of its rows another.
  public private(set) var starts = [0]
  /// The actions that do not send the same.
  public private(set) var differing: [Int] = []

  public init(_ simulation: Simulation, with other: (simulation: Simulation, changed: [String])) {
    var left = simulation
    left.timeline.move(to: left.timeline.entries.count)
    self.left = left
    right = other.simulation
    changed = other.changed
  }

  /// How many actions the session has.
  public var count: Int { left.timeline.entries.count }
  /// How many have been compared.
  public var compared: Int { starts.count - 1 }
  public var isComplete: Bool { compared == count }
  /// How many lines there are so far.
  public var lineCount: Int { starts[compared] }

  /// Compares some more actions.
  public mutating func goOn(by steps: Int) {
    let end = min(count, compared + steps)
    while compared < end {
      let index = compared
      if right.timeline.entries.isEmpty { perform(0) }
      // What is scheduled before the next action stands beneath this one.
      if index + 1 < count {
        perform(index + 1)
      } else {
        let last = left.timeline.entries[index].time.milliseconds
        right.timeline.pass(UInt32(left.timeline.end.milliseconds - last))
      }
      let act = act(index)
      starts.append(lineCount + 1 + act.rows.count)
      if act.hasDifference { differing.append(index) }
    }
  }

  /// What an action came to on both sides. Its lines are numbered as the logs of the two are.
  public func act(_ index: Int) -> ComparedAct {
    let here = left.shownMessages(beneath: index)
    let there = right.shownMessages(beneath: index)
    return ComparedAct(
      here.map(\.name), there.map(\.name),
      refusals: (left.refusal(of: index), right.refusal(of: index))
    ).numbered(left: here.map(\.place), right: there.map(\.place))
  }

  /// Which action a line belongs to, and which of its rows it is; nil for the action itself.
  public func place(ofLine line: Int) -> (act: Int, row: Int?) {
    var low = 0
    var high = compared
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= line { low = middle + 1 } else { high = middle }
    }
    let act = max(0, low - 1)
    return (act, line == starts[act] ? nil : line - starts[act] - 1)
  }

  /// Whether sources disagree about the message of a row, on either side.
  public func isDisputed(_ row: ComparedAct.Row) -> Bool {
    row.left.map(left.isDisputed(messageAt:)) == true
      || row.right.map(right.isDisputed(messageAt:)) == true
  }

  private mutating func perform(_ index: Int) {
    right.timeline.pass(left.timeline.entries[index].delay)
    right.timeline.perform(index, of: left.timeline)
  }
}

extension ComparedAct {
  /// The same with other numbers for its lines.
  fileprivate func numbered(left: [Int], right: [Int]) -> ComparedAct {
    var act = self
    for row in act.rows.indices {
      act.rows[row].left = rows[row].left.map { left[$0] }
      act.rows[row].right = rows[row].right.map { right[$0] }
    }
    return act
  }
}

extension Simulation {
  /// The messages beneath an action that the session shows, and their places in the log.
  fileprivate func shownMessages(beneath index: Int) -> [(place: Int, name: MessageName)] {
    timeline.allEvents(beneath: index).compactMap { place in
      guard let message = timeline.allEvents[place].message, setup.shows(message) else {
        return nil
      }
      return (place, MessageName(message))
    }
  }

  fileprivate func refusal(of index: Int) -> String? {
    timeline.entries[index].refusal.map(text.sentence)
  }
}
