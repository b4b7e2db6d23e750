import Lifecycle

/// Runs a session, action by action. All that belongs to an action is known at the next one: until
/// then something may happen as scheduled.
public struct SessionRun: Sendable {
  public private(set) var simulation: Simulation
  /// Whether the time before the next action could not pass: a session cannot last that long.
  public private(set) var isTooLong = false
  /// States that the file names before its first action.
  private(set) var firstStates: [PerformedAction.State] = []
  /// The action that was done last.
  private var open: PerformedAction?
  /// Where in the log begins what happens as scheduled after it.
  private var due = 0

  public init(_ simulation: Simulation) { self.simulation = simulation }

  /// Lets the time before an action pass, and answers the action before it, which is over now.
  public mutating func pass(_ delay: UInt32) -> PerformedAction? {
    isTooLong = !simulation.timeline.pass(delay)
    return finish()
  }

  /// Does an action whose delay has passed.
  public mutating func perform(_ action: SessionFile.ActionLine, line: Int) {
    let start = simulation.timeline.kernel.device.now
    let outcome =
      isTooLong
      ? Timeline.Outcome(sent: 0..<0, refusal: .kernel(.tooLong))
      : simulation.timeline.perform(action.step)
    let timeline = simulation.timeline
    var arrival: Device?
    if case .act = action.step {} else { arrival = timeline.kernel.device }
    due = timeline.events.count
    open = PerformedAction(
      action: action, line: line, start: start, place: timeline.cursor, refusal: outcome.refusal,
      arrival: arrival, events: Array(timeline.events[outcome.sent]), caused: outcome.sent.count)
  }

  /// Takes a line that stands beneath the action.
  public mutating func add(_ content: SessionFile.Line.Content, line: Int) {
    if case .state(let expected) = content {
      let state = PerformedAction.State(
        expected: expected, found: simulation.state(expected.window), line: line)
      if open == nil { firstStates.append(state) } else { open?.states.append(state) }
    } else {
      open?.expected.add(content, line: line)
    }
  }

  /// The action that was done last, with all that happened as scheduled after it.
  public mutating func finish() -> PerformedAction? {
    guard var done = open else { return nil }
    open = nil
    let events = simulation.timeline.events
    if due < events.count { done.events += events[due...] }
    return done
  }

  /// Runs a file to its end. `done` is called with each action when it is over; the device stands
  /// where the next one begins.
  public mutating func run(
    _ file: SessionFile, done: (_ action: PerformedAction, _ simulation: Simulation) -> Void
  ) {
    for line in file.lines {
      guard case .action(let action) = line.content else {
        add(line.content, line: line.number)
        continue
      }
      if let before = pass(action.delay) { done(before, simulation) }
      perform(action, line: line.number)
    }
    if let last = finish() { done(last, simulation) }
  }
}
