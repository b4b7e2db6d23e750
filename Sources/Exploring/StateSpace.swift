import Lifecycle
import Sessions

/// The devices that can be reached from one, breadth first, with every transition between them. It
/// is explored in slices, so that nobody waits for it and it can be left at any time. A closure may
/// look at each transition on the way.
public struct StateSpace: Sendable {
  public let start: Kernel
  public let alphabet: Alphabet
  /// The most states that are kept: about 450 bytes each.
  public let mostStates: Int
  private var states = DeviceKeyTable()
  private(set) var sequences = DeviceKeyTable()
  /// For each state, the state and the move that led to it first.
  private var origins: [UInt32] = [0]
  private var moves: [UInt16] = [.max]
  /// For each state and move, where it leads and what it sends.
  private var targets: [UInt32] = []
  private var sent: [UInt32] = []
  /// The devices whose moves are still to be tried, in the order of their states.
  private var frontier: [Device]
  private var comers: [Device] = []
  private var tried = 0
  /// How many actions away the states are that are being tried.
  public private(set) var depth = 0
  public private(set) var transitions = 0
  /// Whether it ended early, because there were too many states.
  public private(set) var isCut = false

  /// Whether transitions are kept; without them a state is a tenth as large.
  private let keepsTransitions: Bool
  /// How many actions away states are tried at most.
  private let mostDepth: Int
  /// How many states' moves were tried.
  private(set) var triedStates = 0

  private static let refused = UInt32.max

  /// A transition as it is found.
  public struct Transition {
    public let from: Int
    public let move: Int
    public let to: Int
    /// Whether it is the first that leads there.
    public let isNew: Bool
    /// The device after it.
    public let device: Device
    public let log: EventLog
  }

  public init(
    _ start: Kernel, _ alphabet: Alphabet, mostStates: Int = 2_000_000,
    mostDepth: Int = .max, keepsTransitions: Bool = true
  ) {
    self.mostDepth = mostDepth
    self.keepsTransitions = keepsTransitions
    self.start = start
    self.alphabet = alphabet
    self.mostStates = mostStates
    frontier = [start.device]
    var key: [UInt8] = []
    start.device.appendKey(to: &key)
    _ = states.insert(key)
  }

  /// How many states there are so far.
  public var count: Int { states.count }
  /// Whether all states within reach were tried.
  public var isComplete: Bool { frontier.isEmpty && !isCut }
  /// Whether nothing more is tried: all was, or a bound is reached.
  public var isDone: Bool { frontier.isEmpty || isCut || depth >= mostDepth }

  /// Tries the moves of some more states.
  public mutating func explore(_ most: Int = .max) {
    explore(most, notesRuns: false, look: nil)
  }

  /// The same; `look` sees each transition. `notesRuns` has it see the points, too, at which rules
  /// ran.
  public mutating func explore(
    _ most: Int = .max, notesRuns: Bool = false, _ look: (Transition) -> Void
  ) {
    withoutActuallyEscaping(look) { explore(most, notesRuns: notesRuns, look: $0) }
  }

  private mutating func explore(
    _ most: Int, notesRuns: Bool, look: ((Transition) -> Void)?
  ) {
    var kernel = start
    var log = EventLog()
    log.notesRuns = notesRuns
    var key: [UInt8] = []
    var left = most
    while !isDone, left > 0 {
      let device = frontier[tried]
      kernel.resume(at: device)
      for index in alphabet.moves.indices { attempt(index, device, &kernel, &log, &key, look) }
      tried += 1
      triedStates += 1
      left -= 1
      isCut = states.count > mostStates
      if tried == frontier.count {
        frontier = comers
        comers = []
        tried = 0
        if !frontier.isEmpty { depth += 1 }
      }
    }
  }

  private mutating func attempt(
    _ index: Int, _ device: Device, _ kernel: inout Kernel, _ log: inout EventLog,
    _ key: inout [UInt8], _ look: ((Transition) -> Void)?
  ) {
    guard let action = alphabet.moves[index].action(on: device),
      alphabet.allows(action, on: device)
    else { return record(StateSpace.refused, 0) }
    log.clear()
    // A refused action changes nothing, so only what was done is taken back: that is twice as fast.
    guard kernel.send(action, into: &log) == nil else { return record(StateSpace.refused, 0) }
    defer { kernel.resume(at: device) }
    guard alphabet.isWithinBounds(kernel.device) else { return record(StateSpace.refused, 0) }
    transitions += 1
    key.removeAll(keepingCapacity: true)
    kernel.device.appendKey(to: &key)
    let (state, isNew) = states.insert(key)
    if isNew {
      origins.append(UInt32(triedStates))
      moves.append(UInt16(index))
      comers.append(kernel.device)
    }
    if let look {
      look(
        Transition(
          from: triedStates, move: index, to: state, isNew: isNew, device: kernel.device, log: log))
    }
    guard keepsTransitions else { return }
    StateSpace.write(log.events, before: device, to: &key)
    record(UInt32(state), UInt32(sequences.insert(key).number))
  }

  private mutating func record(_ target: UInt32, _ sequence: UInt32) {
    if !keepsTransitions { return }
    targets.append(target)
    sent.append(sequence)
  }

  /// Messages as bytes: app, receiver, what the app reads, message, the window's place.
  static func write(_ events: [Event], before device: Device, to key: inout [UInt8]) {
    key.removeAll(keepingCapacity: true)
    for case .message(let message) in events {
      key.append(message.app.raw)
      key.append(message.receiver.rawValue | message.applicationState.rawValue << 4)
      key.append(UInt8(truncatingIfNeeded: message.selector.raw))
      key.append(UInt8(truncatingIfNeeded: message.selector.raw >> 8))
      let window = SceneID(app: message.app, number: message.number)
      let place = message.number == 0 ? 0 : device.place(of: window)
      key.append(message.number > 0 && place == 0 ? .max : place)
    }
  }

  /// Where a move leads and what it sends; nil where it is refused, or was not tried.
  public func edge(_ state: Int, _ move: Int) -> (state: Int, sequence: Int)? {
    let place = state * alphabet.moves.count + move
    guard place < targets.count, targets[place] != StateSpace.refused else { return nil }
    return (Int(targets[place]), Int(sent[place]))
  }

  /// The moves that lead to a state on a shortest way.
  public func way(to state: Int) -> [Int] {
    var list: [Int] = []
    var state = state
    while state != 0 {
      list.append(Int(moves[state]))
      state = Int(origins[state])
    }
    return list.reversed()
  }

  /// The same as a session has it.
  public func steps(to state: Int, then move: Int? = nil) -> [Step] {
    var kernel = start
    var log = EventLog()
    return (way(to: state) + (move.map { [$0] } ?? [])).compactMap { move in
      guard let step = alphabet.moves[move].step(on: kernel.device), case .act(let action, _) = step
      else { return nil }
      kernel.send(action, into: &log)
      return step
    }
  }

  /// The number of a device's state; nil where it was not met.
  public func state(of device: Device) -> Int? {
    var key: [UInt8] = []
    device.appendKey(to: &key)
    return states.number(of: key)
  }

  /// What was sent, as bytes that are compared.
  func sequence(_ number: Int) -> [UInt8] { sequences.key(number) }
}
