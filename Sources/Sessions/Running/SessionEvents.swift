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
    /// An app's own code does something, as a file has it.
    case code(String, of: AppID?)
    /// An app's own code prints a line.
    case print(String, of: AppID?)
    /// Somebody predicted this of the action, as a file has it.
    case prediction(String, of: AppID?)
  }

  public let content: Content
  public let time: Instant
  /// The words of the action that the event belongs to.
  public let action: String
}

/// A session as a sequence of events: actions, messages, refusals, changes of state, and what apps'
/// own code did and printed, each with its time. JSON lines and tables are made from it.
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
      for line in done.expected.prediction.lines {
        put(.prediction(simulation.text.line(line), of: line.app), done.start)
      }
      if let refusal = done.refusal { put(.refusal(simulation.reason(refusal)), done.start) }
      if let device = done.arrival, done.refusal == nil {
        showJump(done.events[..<done.caused], to: device, &states, put)
        show(done.events[done.caused...], &states, put)
      } else {
        show(done.events[...], &states, put, code: code(of: done, simulation))
      }
    }
  }

  private typealias Put = (SessionEvent.Content, Instant) -> Void

  /// What apps' own code did among the events of an action.
  private typealias Code = [(place: Int, content: SessionEvent.Content, time: Instant)]

  /// As a file has it: `undo` and `redo` have none of their own.
  private func code(of done: PerformedAction, _ simulation: Simulation) -> Code {
    guard done.refusal == nil, done.arrival == nil else { return [] }
    let first = simulation.timeline.entries[done.place - 1].firstEvent
    return simulation.timeline.loggedCode(of: done.place - 1).map { logged in
      let content: SessionEvent.Content =
        switch logged.event {
        case .did(let action): .code(simulation.text.line(action), of: logged.app)
        case .printed(let text): .print(text, of: logged.app)
        }
      return (logged.place - first, content, logged.time)
    }
  }

  /// The events in order: at each time the messages first, each with what code did during it, then
  /// the changes of state.
  private func show(
    _ events: ArraySlice<Event>, _ states: inout WindowStates, _ put: Put, code: Code = []
  ) {
    var code = code[...]
    func putCode(while isNext: (Code.Element) -> Bool) {
      while let next = code.first, isNext(next) {
        put(next.content, next.time)
        code.removeFirst()
      }
    }
    var place = events.startIndex
    while place < events.endIndex {
      let time = events[place].time
      let before = states
      while place < events.endIndex, events[place].time == time {
        putCode { $0.place <= place }
        switch events[place] {
        case .message(let message): if file.setup.shows(message) { put(.message(message), time) }
        case .transition(let transition): states.apply(transition)
        }
        place += 1
      }
      putCode { $0.place <= place && $0.time == time }
      for state in states.changes(since: before) { put(.state(state), time) }
    }
    putCode { _ in true }
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
