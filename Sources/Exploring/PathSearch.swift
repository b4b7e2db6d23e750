import Lifecycle
import Sessions

/// Looks for the shortest ways from a device to a goal, breadth first, in slices.
public struct PathSearch: Sendable {
  public let goals: Goals
  private let alphabet: Alphabet
  private let start: Kernel
  /// The most actions of a way, and the most states that are kept.
  private let mostDepth: Int
  private let mostStates: Int

  private struct Node: Sendable {
    var device: Device
    var progress: Goals.Progress
    var number: Int
  }

  /// A step of a shortest way: where it comes from, the move, and another step to the same state.
  private struct Arrival: Sendable {
    var from: Int
    var move: Int
    var other: Int
  }

  private var states = DeviceKeyTable()
  private var frontier: [Node]
  private var comers: [Node] = []
  private var tried = 0
  /// The first number of the level that is being reached.
  private var level = 1
  /// For each state, its last arrival, or -1.
  private var last: [Int] = [-1]
  private var arrivals: [Arrival] = []
  /// The arrivals at the goal.
  private var ends: [Arrival] = []
  public private(set) var depth = 0

  public init(
    _ goals: Goals, from start: Kernel, _ alphabet: Alphabet,
    progress: Goals.Progress = Goals.Progress(), mostDepth: Int = 30,
    mostStates: Int = 1_000_000
  ) {
    self.goals = goals
    self.alphabet = alphabet
    self.start = start
    self.mostDepth = mostDepth
    self.mostStates = mostStates
    frontier = [Node(device: start.device, progress: progress, number: 0)]
    var key: [UInt8] = []
    PathSearch.write(start.device, progress, to: &key)
    _ = states.insert(key)
  }

  /// How far the search is.
  public enum Outcome: Sendable, Equatable {
    case searching
    case found
    /// Every state within reach was tried.
    case impossible
    /// The search was left at so many actions.
    case notFound(within: Int)
  }

  public var outcome: Outcome {
    if !ends.isEmpty, tried == 0 || frontier.isEmpty { return .found }
    if frontier.isEmpty { return .impossible }
    if depth >= mostDepth || states.count > mostStates { return .notFound(within: depth) }
    return .searching
  }

  /// How many states were met.
  public var count: Int { states.count }

  /// Tries the moves of some more states. A level is tried to its end, so that all shortest ways
  /// are found.
  public mutating func search(_ most: Int = .max) {
    var kernel = start
    var log = EventLog()
    var key: [UInt8] = []
    var left = most
    while outcome == .searching, left > 0 {
      let node = frontier[tried]
      kernel.resume(at: node.device)
      for move in alphabet.moves.indices { attempt(move, node, &kernel, &log, &key) }
      tried += 1
      left -= 1
      if tried == frontier.count {
        frontier = ends.isEmpty ? comers : []
        comers = []
        tried = 0
        level = states.count
        depth += 1
      }
    }
  }

  private mutating func attempt(
    _ move: Int, _ node: Node, _ kernel: inout Kernel, _ log: inout EventLog, _ key: inout [UInt8]
  ) {
    guard let action = alphabet.moves[move].action(on: node.device),
      alphabet.allows(action, on: node.device)
    else { return }
    log.events.removeAll(keepingCapacity: true)
    guard kernel.send(action, into: &log) == nil else { return }
    defer { kernel.resume(at: node.device) }
    guard alphabet.isWithinBounds(kernel.device) else { return }
    var progress = node.progress
    goals.advance(&progress, to: kernel.device, after: log.events)
    if progress.broken != nil { return }
    if progress.isDone { return ends.append(Arrival(from: node.number, move: move, other: -1)) }
    key.removeAll(keepingCapacity: true)
    PathSearch.write(kernel.device, progress, to: &key)
    let (number, isNew) = states.insert(key)
    if isNew {
      last.append(-1)
      comers.append(Node(device: kernel.device, progress: progress, number: number))
    }
    // A way to a state of an earlier level is longer than the shortest one.
    guard number >= level else { return }
    arrivals.append(Arrival(from: node.number, move: move, other: last[number]))
    last[number] = arrivals.count - 1
  }

  private static func write(
    _ device: Device, _ progress: Goals.Progress, to key: inout [UInt8]
  ) {
    device.appendKey(to: &key)
    key.append(UInt8(truncatingIfNeeded: progress.stage))
  }

  // MARK: - The ways

  /// How many actions the shortest way has; nil where none was found.
  public var par: Int? { ends.isEmpty ? nil : depth }

  /// How many shortest ways there are.
  public var wayCount: Int {
    var counts = Array(repeating: 0, count: states.count)
    counts[0] = 1
    // States are numbered by their levels, so those before are counted already.
    for number in 1..<max(1, states.count) {
      var place = last[number]
      while place >= 0 {
        counts[number] = min(counts[number] + counts[arrivals[place].from], Int.max / 4)
        place = arrivals[place].other
      }
    }
    return ends.reduce(0) { min($0 + counts[$1.from], Int.max / 4) }
  }

  /// Some of the shortest ways, as a session has them.
  public func ways(_ most: Int = 1) -> [[Step]] {
    var found: [[Int]] = []
    func goBack(_ arrival: Arrival, _ way: [Int]) {
      let way = [arrival.move] + way
      if arrival.from == 0 {
        found.append(way)
        return
      }
      var places: [Int] = []
      var place = last[arrival.from]
      while place >= 0 {
        places.append(place)
        place = arrivals[place].other
      }
      // The first that was met comes first.
      for place in places.reversed() where found.count < most { goBack(arrivals[place], way) }
    }
    for end in ends where found.count < most { goBack(end, []) }
    return found.map(steps)
  }

  /// The moves as they are meant on the devices that they lead to.
  private func steps(_ way: [Int]) -> [Step] {
    var kernel = start
    var log = EventLog()
    return way.compactMap { move in
      guard let step = alphabet.moves[move].step(on: kernel.device), case .act(let action, _) = step
      else { return nil }
      kernel.send(action, into: &log)
      return step
    }
  }
}
