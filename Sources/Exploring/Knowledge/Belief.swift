import Lifecycle

/// The devices that an app may be on, by what its delegates have received: all that any actions
/// lead to by which it would have received the same. It is updated action by action.
public struct Belief: Sendable, Equatable {
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
    if let wanted = space.place(of: received) {
      for state in states {
        for edge in space.edges(state) where edge.received == wanted {
          next.append(Int(edge.target))
          causes.insert(Int(edge.move))
        }
      }
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
      for state in Belief.closure(here.sorted(), space) {
        for edge in space.edges(state) {
          let part = space.received(edge).bytes
          guard !part.isEmpty, wanted[place...].starts(with: part) else { continue }
          reached[place + part.count, default: []].insert(Int(edge.target))
        }
      }
    }
    return reached[wanted.count, default: []].sorted()
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
    guard let nothing = space.place(of: .nothing) else { return found.sorted() }
    var place = 0
    while place < found.count {
      for edge in space.edges(found[place]) where edge.received == nothing {
        add(Int(edge.target))
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
