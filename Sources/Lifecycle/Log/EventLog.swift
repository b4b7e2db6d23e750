/// What the kernel writes: a message that it sends, or a state that it changes.
public enum Event: Hashable, Sendable {
  case message(Message)
  case transition(Transition)

  public var message: Message? {
    if case .message(let message) = self { message } else { nil }
  }

  public var transition: Transition? {
    if case .transition(let transition) = self { transition } else { nil }
  }

  public var time: Instant {
    switch self {
    case .message(let message): message.time
    case .transition(let transition): transition.time
    }
  }

  public var app: AppID {
    switch self {
    case .message(let message): message.app
    case .transition(let transition): transition.app
    }
  }
}

/// Where the kernel writes. The caller owns it and may empty it at any time.
public struct EventLog: Sendable {
  public var events: [Event] = []
  /// The event, counted from 1, at which the device is wanted: it is kept as it was when
  /// that one was written, in the middle of its action.
  public var watched = Int.max
  public internal(set) var device: Device?
  /// Whether each point at which rules run is kept in `runs`.
  public var notesRuns = false
  public internal(set) var runs: [RuleRun] = []

  /// What apps' code does during the current action; nil if it does nothing.
  var observed: Observed?
  /// The actions of apps' code that the kernel refused, and why.
  public internal(set) var refusedObservations: [(action: Action, refusal: Refusal)] = []

  public init() {}

  /// Empties it for another action, and keeps its memory.
  public mutating func clear() {
    events.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  /// Whether the event that was written last is the watched one.
  var isWatched: Bool { events.count == watched }
}

extension Sequence<Event> {
  /// The messages alone, in their order.
  public var messages: [Message] { compactMap(\.message) }

  /// The changes of state alone, in their order.
  public var transitions: [Transition] { compactMap(\.transition) }
}
