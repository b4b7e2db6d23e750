import Lifecycle
import Sessions

/// A space of devices as an app sees it: what it receives by each transition, and what each device
/// is for it. It is explored in slices.
public struct KnowledgeSpace: Sendable {
  /// What a device is for an app.
  public enum Condition: UInt8, CaseIterable, Sendable {
    case ended, suspended, background, inactive, active
  }

  /// What a device shows, beside one app.
  public enum Screen: UInt8, CaseIterable, Sendable {
    case off, locked, home, switcher, own, covered, other
  }

  public let app: AppID
  public private(set) var space: StateSpace
  private var conditions: [Condition] = []
  private var screens: [Screen] = []
  /// What the app receives by each of the space's sequences: the places of `received`.
  private var places: [UInt16] = []
  private var received: [Received] = []
  /// The transitions of all states that were tried, one state after the other: a belief goes
  /// through thousands of them.
  private var edges: [Edge] = []
  private var ends: [Int] = []

  /// Where a move leads, and the place of what the app receives by it.
  struct Edge: Sendable {
    var target: UInt32
    var received: UInt16
    var move: UInt16
  }

  /// `words` are tried beside the usual actions, such as those of a session, and `code` is what
  /// apps' own code did in it; without `apps` with all apps.
  public init(
    _ app: AppID, of start: Kernel, words: Set<String> = [], code: [Action] = [],
    apps: [AppID]? = nil, mostOverlays: Int = 1, mostStates: Int = 100_000
  ) {
    self.app = app
    var start = start
    start.assertsInvariants = false
    let all = Alphabet.usualWords(on: start.device).union(words)
    let alphabet = Alphabet(
      ActionWord.all.filter { all.contains($0.word) }, on: start.device, apps: apps,
      mostOverlays: mostOverlays
    ).adding(code)
    space = StateSpace(start, alphabet, mostStates: mostStates)
    note(start.device)
  }

  public var count: Int { space.count }
  public var isComplete: Bool { space.isComplete }
  /// Whether nothing more is explored: all is, or the bound is reached.
  public var isDone: Bool { space.isDone }

  public mutating func explore(_ most: Int = .max) {
    var devices: [Device] = []
    space.explore(most) { if $0.isNew { devices.append($0.device) } }
    for device in devices { note(device) }
    for number in places.count..<space.sequences.count {
      let own = Received(sequence: space.sequence(number), of: app)
      let place = received.firstIndex(of: own) ?? received.count
      if place == received.count { received.append(own) }
      places.append(UInt16(place))
    }
    for state in ends.count..<space.triedStates {
      for move in space.alphabet.moves.indices {
        guard let edge = space.edge(state, move) else { continue }
        let target = UInt32(edge.state)
        edges.append(Edge(target: target, received: places[edge.sequence], move: UInt16(move)))
      }
      ends.append(edges.count)
    }
  }

  private mutating func note(_ device: Device) {
    conditions.append(Condition(device[app]))
    screens.append(Screen(device, beside: app))
  }

  public func condition(_ state: Int) -> Condition { conditions[state] }
  public func screen(_ state: Int) -> Screen { screens[state] }

  /// The transitions of a state.
  func edges(_ state: Int) -> ArraySlice<Edge> {
    state < ends.count ? edges[(state == 0 ? 0 : ends[state - 1])..<ends[state]] : []
  }

  /// What a transition sends the app.
  func received(_ edge: Edge) -> Received { received[Int(edge.received)] }

  /// What was received, as transitions have it; nil where none sends this.
  func place(of received: Received) -> UInt16? {
    self.received.firstIndex(of: received).map(UInt16.init)
  }
}

extension KnowledgeSpace.Condition {
  public init(_ app: App) {
    switch (app.process, app.state) {
    case (.notRunning, _): self = .ended
    case (.suspended, _): self = .suspended
    case (.running, .background): self = .background
    case (.running, .inactive): self = .inactive
    case (.running, .active): self = .active
    }
  }
}

extension KnowledgeSpace.Screen {
  public init(_ device: Device, beside app: AppID) {
    let situation = device.situation
    if !situation.isOn {
      self = .off
    } else if situation.isLocked {
      self = .locked
    } else if situation.isSwitching {
      self = .switcher
    } else if situation.front == .home {
      self = .home
    } else {
      let isInFront = situation.front.card?.contains(app) == true
      self = !isInFront ? .other : situation.overlays.isEmpty ? .own : .covered
    }
  }
}
