import Lifecycle

/// The devices that an app may be on, by what its delegates have received: all that any actions
/// lead to by which it would have received the same. It is updated action by action.
public struct Belief: Sendable {
  /// The states of the space that are possible, in their order.
  public private(set) var states: [Int]
  /// What was received last, that was not nothing.
  public private(set) var last: Received?
  /// The moves by each of which exactly this would have been received.
  private(set) var causes: [Int] = []

  /// Before anything was received.
  public init(_ space: KnowledgeSpace) {
    states = Belief.closure([0], space)
  }

  /// Takes into account what an action has sent the app.
  public mutating func receive(_ received: Received, in space: KnowledgeSpace) {
    if received.isNothing { return }
    last = received
    var next: [Int] = []
    var causes: Set<Int> = []
    Belief.each(states, space) { move, edge in
      guard edge.received == received else { return }
      next.append(edge.state)
      causes.insert(move)
    }
    self.causes = causes.sorted()
    // Several scheduled events at a time are several moves.
    states = Belief.closure(next.isEmpty ? afterSeveral(received, space) : next, space)
  }

  /// The states to which several moves lead that send this one after the other.
  private func afterSeveral(_ received: Received, _ space: KnowledgeSpace) -> [Int] {
    let wanted = received.bytes
    var reached: [Int: Set<Int>] = [0: Set(states)]
    for place in stride(from: 0, to: wanted.count, by: Received.length) {
      guard let here = reached[place] else { continue }
      Belief.each(Belief.closure(here.sorted(), space), space) { _, edge in
        let part = edge.received.bytes
        guard !part.isEmpty, wanted[place...].starts(with: part) else { return }
        reached[place + part.count, default: []].insert(edge.state)
      }
    }
    return reached[wanted.count, default: []].sorted()
  }

  private static func each(
    _ states: [Int], _ space: KnowledgeSpace,
    _ take: (_ move: Int, _ edge: (state: Int, received: Received)) -> Void
  ) {
    for state in states {
      for move in space.space.alphabet.moves.indices {
        if let edge = space.edge(state, move) { take(move, edge) }
      }
    }
  }

  /// The states and all that moves lead to by which the app receives nothing.
  private static func closure(_ states: [Int], _ space: KnowledgeSpace) -> [Int] {
    var isIn = Array(repeating: false, count: space.space.count)
    var found: [Int] = []
    func add(_ state: Int) {
      if isIn[state] { return }
      isIn[state] = true
      found.append(state)
    }
    states.forEach(add)
    var place = 0
    while place < found.count {
      for move in space.space.alphabet.moves.indices where space.isSilent(found[place], move) {
        if let edge = space.space.edge(found[place], move) { add(edge.state) }
      }
      place += 1
    }
    return found.sorted()
  }
}

// MARK: - In few lines

extension Belief {
  /// How many of the possible devices are so, where some are.
  public func conditions(
    _ space: KnowledgeSpace
  ) -> [(condition: KnowledgeSpace.Condition, count: Int)] {
    KnowledgeSpace.Condition.allCases.map { condition in
      (condition, states.count { space.condition($0) == condition })
    }.filter { $0.count > 0 }
  }

  public func screens(
    _ space: KnowledgeSpace
  ) -> [(screen: KnowledgeSpace.Screen, count: Int)] {
    KnowledgeSpace.Screen.allCases.map { screen in
      (screen, states.count { space.screen($0) == screen })
    }.filter { $0.count > 0 }
  }
}
