import Explanations
import Lifecycle
import Sessions

/// The lanes at the log's left, one for each app or window. A lane shows the state over time, with
/// a mark where the state changes or a message arrives.
struct LogGutter {
  /// What a lane shows in one row.
  struct Cell: Equatable {
    var state: GutterState
    /// Whether the row concerns the lane: its state changes here, or it receives a message.
    var isNode = false
  }

  /// The change of state that belongs to a row's message.
  struct Change: Equatable {
    var lane: Int
    var from: GutterState
    var to: GutterState
  }

  /// The windows and apps that have a lane, in the order of the apps panel.
  private(set) var lanes: [SceneID] = []
  /// The cells of each row, in the order of the lanes.
  private(set) var cells: [[Cell]] = []
  /// The change of state of each row; nil where no state changed.
  private(set) var changes: [Change?] = []

  /// Follows the states through the rows, of which the last one may be there only to say where the
  /// one before it ends.
  init(_ model: Model, _ rows: [LogRow], most: Int) {
    let timeline = model.simulation.timeline
    let entries = LogGutter.entries(of: rows, timeline)
    guard let first = entries.first, !timeline.entries.isEmpty else {
      cells = rows.map { _ in [] }
      changes = rows.map { _ in nil }
      return
    }
    let end = min(model.log.filter.end, timeline.allEvents.count)
    let all = LogGutter.steps(entries, model.simulation)
    var states = LogGutter.states(before: first, entries, all, timeline)
    let shown = model.firstChangeToCome
    let steps = all.filter { $0.line < end && $0.place < shown }
    lanes = states.lanes(steps).filter {
      model.log.filter.app == nil || $0.app == model.log.filter.app
    }
    follow(rows, steps, &states, timeline)
    keep(most)
  }

  /// The entries that have rows, each once, in their order.
  private static func entries(of rows: [LogRow], _ timeline: Timeline) -> [Int] {
    var entries: [Int] = []
    for row in rows {
      if let entry = row.entry(in: timeline), entry != entries.last { entries.append(entry) }
    }
    return entries
  }

  /// The states before an entry. Where the rows go on to the present they are found back from the
  /// device as it is: else it is run again from one that was kept, which takes longer.
  private static func states(
    before first: Int, _ entries: [Int], _ steps: [GutterStates.Step], _ timeline: Timeline
  ) -> GutterStates {
    if timeline.isAtPresent, entries.last == timeline.entries.count - 1,
      let states = GutterStates(timeline.kernel.device).before(steps)
    {
      return states
    }
    return GutterStates(timeline.kernel(before: first).device)
  }

  /// How many entries without a row are followed; where there are more, the states begin again.
  private static let farthest = 16

  /// What happens to the states in these entries, and between them.
  private static func steps(_ entries: [Int], _ simulation: Simulation) -> [GutterStates.Step] {
    let timeline = simulation.timeline
    var steps: [GutterStates.Step] = []
    var next = entries.first ?? 0
    for entry in entries {
      if entry - next > farthest {
        let line = timeline.allEvents(beneath: entry).lowerBound - 1
        let states = GutterStates(timeline.kernel(before: entry).device)
        steps.append(GutterStates.Step(line: line, place: line, content: .restart(states)))
        next = entry
      }
      for place in next...entry {
        let beneath = timeline.allEvents(beneath: place)
        let changes = simulation.stateChanges(in: beneath).map {
          GutterStates.Step(line: $0.line, place: $0.place, content: .change($0.transition))
        }
        steps += (changes + hangs(beneath, simulation)).sorted { $0.line < $1.line }
      }
      next = entry + 1
    }
    return steps
  }

  /// Where a main thread blocks, and where it runs again: no state changes there, but the system's
  /// event has a row.
  private static func hangs(_ places: Range<Int>, _ simulation: Simulation) -> [GutterStates.Step] {
    places.compactMap { place in
      guard case .message(let message) = simulation.timeline.allEvents[place],
        message.receiver == .system, let trigger = simulation.rules[message.rule]?.trigger,
        trigger == .hang || trigger == .recover
      else { return nil }
      return GutterStates.Step(
        line: place, place: place, content: .hang(message.app, trigger == .hang))
    }
  }

  private mutating func follow(
    _ rows: [LogRow], _ steps: [GutterStates.Step], _ states: inout GutterStates,
    _ timeline: Timeline
  ) {
    var rest = steps[...]
    func pass(_ limit: Int) {
      while let step = rest.first, step.line < limit {
        states.follow(step)
        rest.removeFirst()
      }
    }
    // What changed above the first row is seen no more.
    if case .message(let first)? = rows.first { pass(first) }
    var before = lanes.map { states.state($0, among: lanes) }
    for (place, row) in rows.enumerated() {
      let next = place + 1 < rows.count ? rows[place + 1] : nil
      pass(LogGutter.end(of: row, before: next, timeline))
      let after = lanes.map { states.state($0, among: lanes) }
      let own = LogGutter.message(of: row, timeline).flatMap { lane(of: $0) }
      cells.append(
        lanes.indices.map { Cell(state: after[$0], isNode: $0 == own || before[$0] != after[$0]) })
      changes.append(
        own.flatMap { lane in
          before[lane] == after[lane]
            ? nil : Change(lane: lane, from: before[lane], to: after[lane])
        })
      before = after
    }
  }

  /// The place in the log behind the last event that is seen on a row: the rest of its entry's,
  /// where the next row is another entry's.
  private static func end(of row: LogRow, before next: LogRow?, _ timeline: Timeline) -> Int {
    guard let entry = row.entry(in: timeline) else { return 0 }
    let beneath = timeline.allEvents(beneath: entry)
    if let next, next.entry(in: timeline) != entry { return beneath.upperBound }
    switch row {
    case .message(let index): return index + 1
    case .later(_, let index): return index
    case .code(_, let line): return timeline.end(ofCode: line, of: entry)
    case .action, .refusal, .mark, .narration: return beneath.lowerBound
    }
  }

  private static func message(of row: LogRow, _ timeline: Timeline) -> Message? {
    guard case .message(let index) = row else { return nil }
    return timeline.message(at: index)
  }

  /// The lane of the window or app to which a message is sent.
  private func lane(of message: Message) -> Int? {
    let number = message.receiver.isNumbered ? message.number : 0
    return lanes.firstIndex { $0.app == message.app && $0.number == number }
      ?? lanes.firstIndex { $0.app == message.app }
  }

  /// Leaves so many lanes: those that the rows are about most lately.
  private mutating func keep(_ most: Int) {
    guard lanes.count > most else { return }
    let latest = lanes.indices.map { lane in cells.lastIndex { $0[lane].isNode } ?? -1 }
    let kept = lanes.indices.sorted { latest[$0] > latest[$1] }.prefix(max(0, most)).sorted()
    lanes = kept.map { lanes[$0] }
    cells = cells.map { row in kept.map { row[$0] } }
    changes = changes.map { change in
      guard var change, let lane = kept.firstIndex(of: change.lane) else { return nil }
      change.lane = lane
      return change
    }
  }
}
