import Lifecycle

/// One action on two devices: what both send stands once, all else with the side that has it.
public struct ComparedAct: Sendable {
  /// A message, or why the action was refused.
  public struct Row: Sendable, Equatable {
    public var sign: SessionDifference.Sign
    /// The message's place in the log of either device; nil where that one does not send it.
    public var left: Int?
    public var right: Int?
    /// Why it was refused: by the left device, the right one, or both.
    public var refusal: String?
    /// Whether it stands on the right alone.
    public var isRight = false
  }

  public private(set) var rows: [Row] = []

  public var hasDifference: Bool { rows.contains { $0.sign != .same } }

  init(_ index: Int, _ left: Simulation, _ right: Simulation) {
    let here = shown(index, left)
    let there = shown(index, right)
    for place in Alignment.of(here.map(\.name), there.map(\.name)) {
      switch place {
      case .both(let one, let other):
        rows.append(Row(sign: .same, left: here[one].place, right: there[other].place))
      case .left(let one): rows.append(Row(sign: .removed, left: here[one].place))
      case .right(let other):
        rows.append(Row(sign: .added, right: there[other].place, isRight: true))
      }
    }
    markMoved(left, right)
    addRefusals(of: index, left, right)
  }

  /// What is gone at one place and there at another has moved.
  private mutating func markMoved(_ left: Simulation, _ right: Simulation) {
    for index in rows.indices where rows[index].sign == .removed {
      let name = rows[index].left.map { Name(left.timeline.message(at: $0)) }
      let other = rows.firstIndex { row in
        row.sign == .added && row.right.map { Name(right.timeline.message(at: $0)) } == name
      }
      guard let other else { continue }
      rows[index].sign = .moved
      rows[other].sign = .moved
    }
  }

  private mutating func addRefusals(of index: Int, _ left: Simulation, _ right: Simulation) {
    let here = left.timeline.entries[index].refusal.map { left.text.sentence($0) }
    let there = right.timeline.entries[index].refusal.map { right.text.sentence($0) }
    if here == there {
      if let here { rows.append(Row(sign: .same, refusal: here)) }
      return
    }
    if let here { rows.append(Row(sign: .removed, refusal: here)) }
    if let there { rows.append(Row(sign: .added, refusal: there, isRight: true)) }
  }

  /// What makes a message the same elsewhere: all but when and by which rule.
  fileprivate struct Name: Equatable {
    var app: AppID
    var receiver: Receiver
    var number: UInt16
    var selector: SelectorID

    init(_ message: Message) {
      app = message.app
      receiver = message.receiver
      number = message.number
      selector = message.selector
    }
  }

  /// The messages beneath an action that the session shows.
  private func shown(_ index: Int, _ simulation: Simulation) -> [(place: Int, name: Name)] {
    simulation.timeline.allEvents(beneath: index).compactMap { place in
      guard let message = simulation.timeline.allEvents[place].message,
        simulation.setup.shows(message)
      else { return nil }
      return (place, Name(message))
    }
  }
}
