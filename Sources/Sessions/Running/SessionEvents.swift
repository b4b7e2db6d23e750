import Lifecycle

/// One thing that happens in a session.
public struct SessionEvent {
  /// What it is.
  public enum Content {
    /// Something is asked for; of an app, where it is about one.
    case action(AppID?)
    case message(Message)
    /// An app or a window is something else from now on.
    case state(WindowState)
    /// The action changes nothing: why.
    case refusal(String)
  }

  public let content: Content
  public let time: Instant
  /// The words of the action that it belongs to.
  public let action: String
}

/// A session as a course of events: each action, message, refusal and change of state, with its own
/// time and in the order in which it happens. What JSON lines and tables are made of.
public struct SessionEvents {
  let file: SessionFile
  let simulation: Simulation

  public init(_ file: SessionFile, _ simulation: Simulation) {
    self.file = file
    self.simulation = simulation
  }

  /// Hands the events over one by one.
  public func run(_ take: (SessionEvent) -> Void) {
    var states = WindowStates(simulation.timeline.kernel.device)
    var run = SessionRun(simulation)
    run.run(file) { done, simulation in
      func put(_ content: SessionEvent.Content, _ time: Instant) {
        take(SessionEvent(content: content, time: time, action: done.action.words))
      }
      put(.action(done.action.step.app), done.start)
      if let refusal = done.refusal { put(.refusal(simulation.reason(refusal)), done.start) }
      if let device = done.arrival, done.refusal == nil {
        showJump(done.events[..<done.caused], to: device, &states, put)
        show(done.events[done.caused...], &states, put)
      } else {
        show(done.events[...], &states, put)
      }
    }
  }

  private typealias Put = (SessionEvent.Content, Instant) -> Void

  /// What happened: at each moment the messages, and then what has changed.
  private func show(_ events: ArraySlice<Event>, _ states: inout WindowStates, _ put: Put) {
    var place = events.startIndex
    while place < events.endIndex {
      let time = events[place].time
      let before = states
      while place < events.endIndex, events[place].time == time {
        switch events[place] {
        case .message(let message): if file.setup.shows(message) { put(.message(message), time) }
        case .transition(let transition): states.apply(transition)
        }
        place += 1
      }
      for state in states.changes(since: before) { put(.state(state), time) }
    }
  }

  /// A jump to another moment is no course: what is other there is said at once.
  private func showJump(
    _ events: ArraySlice<Event>, to device: Device, _ states: inout WindowStates, _ put: Put
  ) {
    for message in file.setup.shown(events) { put(.message(message), message.time) }
    let before = states
    states = WindowStates(device)
    for state in states.changes(since: before) { put(.state(state), device.now) }
  }
}
