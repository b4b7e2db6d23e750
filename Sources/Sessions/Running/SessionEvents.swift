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
  private var states: [WindowState]
  /// The words of the action that everything belongs to.
  private var action = ""

  public init(_ file: SessionFile, _ simulation: Simulation) {
    self.file = file
    self.simulation = simulation
    states = WindowState.all(simulation.timeline.kernel.device)
  }

  /// Hands the events over one by one.
  public mutating func run(_ take: (SessionEvent) -> Void) {
    for line in file.lines {
      guard case .action(let action) = line.content else { continue }
      // What falls due before an action belongs to the one before.
      let isPossible = flow(action.delay, take)
      self.action = action.words
      take(event(.action(action.step.app), simulation.timeline.kernel.device.now))
      perform(action.step, isPossible, take)
    }
  }

  private mutating func perform(_ step: Step, _ isPossible: Bool, _ take: (SessionEvent) -> Void) {
    guard isPossible else { return refuse(.kernel(.tooLong), take) }
    let before = simulation.timeline.kernel
    let outcome = simulation.timeline.perform(step)
    if let refusal = outcome.refusal { return refuse(refusal, take) }
    switch step {
    case .act(.wait, _), .act(.next, _):
      // Time flows in it, and what falls due changes states at its own time.
      showFlow(from: before, to: simulation.timeline.kernel.device.now, take)
    case .act, .undo, .redo:
      show(simulation.timeline.messages[outcome.sent], simulation.timeline.kernel.device, take)
    }
  }

  /// Lets time pass before an action, and shows what falls due in it.
  private mutating func flow(_ milliseconds: UInt32, _ take: (SessionEvent) -> Void) -> Bool {
    let before = simulation.timeline.kernel
    guard simulation.timeline.pass(milliseconds) else { return false }
    showFlow(from: before, to: simulation.timeline.kernel.device.now, take)
    return true
  }

  /// Goes from one thing that is due to the next, on a copy of the device as it was.
  private mutating func showFlow(
    from before: Kernel, to end: Instant, _ take: (SessionEvent) -> Void
  ) {
    var kernel = before
    while let due = kernel.nextDeadline, due <= end {
      var log = MessageLog()
      let step = due.milliseconds - kernel.device.now.milliseconds
      guard kernel.pass(step, into: &log) else { return }
      show(log.messages[...], kernel.device, take)
    }
  }

  /// Messages, and then what they and their causes have changed.
  private mutating func show(
    _ messages: ArraySlice<Message>, _ device: Device, _ take: (SessionEvent) -> Void
  ) {
    for message in messages where file.setup.shows(message) {
      take(event(.message(message), message.time))
    }
    let now = WindowState.all(device)
    if now == states { return }
    for state in WindowState.changes(from: states, to: now) {
      take(event(.state(state), device.now))
    }
    states = now
  }

  private func refuse(_ refusal: Timeline.StepRefusal, _ take: (SessionEvent) -> Void) {
    take(event(.refusal(simulation.reason(refusal)), simulation.timeline.kernel.device.now))
  }

  private func event(_ content: SessionEvent.Content, _ time: Instant) -> SessionEvent {
    SessionEvent(content: content, time: time, action: action)
  }
}
