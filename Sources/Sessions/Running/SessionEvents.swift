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
  private(set) var simulation: Simulation
  private var states: WindowStates
  /// The words of the action that everything belongs to.
  private var action = ""

  public init(_ file: SessionFile, _ simulation: Simulation) {
    self.file = file
    self.simulation = simulation
    states = WindowStates(simulation.timeline.kernel.device)
  }

  /// Hands the events over one by one.
  public mutating func run(_ take: (SessionEvent) -> Void) {
    for line in file.lines {
      guard case .action(let action) = line.content else { continue }
      // What falls due before an action belongs to the one before.
      let start = simulation.timeline.events.count
      let isPossible = simulation.timeline.pass(action.delay)
      show(start..<simulation.timeline.events.count, take)
      self.action = action.words
      take(event(.action(action.step.app), simulation.timeline.kernel.device.now))
      if isPossible { perform(action.step, take) } else { refuse(.kernel(.tooLong), take) }
    }
  }

  private mutating func perform(_ step: Step, _ take: (SessionEvent) -> Void) {
    let outcome = simulation.timeline.perform(step)
    if let refusal = outcome.refusal { return refuse(refusal, take) }
    switch step {
    case .act: show(outcome.sent, take)
    case .undo, .redo: showJump(outcome.sent, take)
    }
  }

  /// A jump to another moment is no course: what is other there is said at once.
  private mutating func showJump(_ places: Range<Int>, _ take: (SessionEvent) -> Void) {
    let device = simulation.timeline.kernel.device
    for message in file.setup.shown(simulation.timeline.events[places]) {
      take(event(.message(message), message.time))
    }
    let before = states
    states = WindowStates(device)
    for state in states.changes(since: before) { take(event(.state(state), device.now)) }
  }

  /// Shows what happened: at each moment the messages, and then what has changed.
  private mutating func show(_ places: Range<Int>, _ take: (SessionEvent) -> Void) {
    let events = simulation.timeline.events
    var place = places.lowerBound
    while place < places.upperBound {
      let time = events[place].time
      let before = states
      while place < places.upperBound, events[place].time == time {
        switch events[place] {
        case .message(let message):
          if file.setup.shows(message) { take(event(.message(message), time)) }
        case .transition(let transition): states.apply(transition)
        }
        place += 1
      }
      for state in states.changes(since: before) { take(event(.state(state), time)) }
    }
  }

  private func refuse(_ refusal: Timeline.StepRefusal, _ take: (SessionEvent) -> Void) {
    take(event(.refusal(simulation.reason(refusal)), simulation.timeline.kernel.device.now))
  }

  private func event(_ content: SessionEvent.Content, _ time: Instant) -> SessionEvent {
    SessionEvent(content: content, time: time, action: action)
  }
}
