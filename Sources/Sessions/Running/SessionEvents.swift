import Lifecycle

/// One thing that happens in a session.
public struct SessionEvent {
  /// The kind of event.
  public enum Content {
    /// An action is requested, of an app if it concerns one.
    case action(AppID?)
    case message(Message)
    /// An app or a window changes its state.
    case state(WindowState)
    /// The action is refused, with the reason.
    case refusal(String)
  }

  public let content: Content
  public let time: Instant
  /// The words of the action that the event belongs to.
  public let action: String
}

/// A session as a sequence of events: actions, messages, refusals and changes of state, each with
/// its time. JSON lines and tables are made from it.
public struct SessionEvents {
  let file: SessionFile
  let simulation: Simulation

  public init(_ file: SessionFile, _ simulation: Simulation) {
    self.file = file
    self.simulation = simulation
  }

  /// Passes on the events one by one.
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

  /// The events in order: at each time the messages first, then the changes of state.
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

  /// Undo and redo jump in time, so all changes are reported at once.
  private func showJump(
    _ events: ArraySlice<Event>, to device: Device, _ states: inout WindowStates, _ put: Put
  ) {
    for message in file.setup.shown(events) { put(.message(message), message.time) }
    let before = states
    states = WindowStates(device)
    for state in states.changes(since: before) { put(.state(state), device.now) }
  }
}
