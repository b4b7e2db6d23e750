import Lifecycle

/// Runs a session action by action. An action is complete when the next one begins, because
/// scheduled events may follow it until then.
public struct SessionRun: Sendable {
  public internal(set) var simulation: Simulation
  /// Whether the session exceeded the longest possible time.
  public internal(set) var isTooLong = false
  /// The states that the file expects before its first action.
  private(set) var firstStates: [PerformedAction.State] = []
  /// The apps whose own code runs; nil where what code does stands in the file.
  public var live: LiveApps?
  /// Controls that the file's touches name, and that no app showed, with their lines.
  public internal(set) var missingControls: [(line: Int, control: LiveApps.MissingControl)] = []
  /// The last action, while it is not complete.
  var open: PerformedAction?
  /// The place of the first scheduled event after it.
  private var due = 0

  public init(_ simulation: Simulation) { self.simulation = simulation }

  /// Lets the time before an action pass. Returns the previous action, which is complete now.
  public mutating func pass(_ delay: UInt32) -> PerformedAction? {
    if live != nil, delay > 0 {
      passLive(delay)
    } else {
      isTooLong = !simulation.timeline.pass(delay)
    }
    return finish()
  }

  /// Performs an action whose delay has passed.
  public mutating func perform(_ action: SessionFile.ActionLine, line: Int) {
    let start = simulation.timeline.kernel.device.now
    let before = simulation.timeline.cursor
    let outcome =
      isTooLong
      ? Timeline.Outcome(sent: 0..<0, refusal: .kernel(.tooLong)) : carryOut(action, line)
    let timeline = simulation.timeline
    var arrival: Device?
    if case .act = action.step {} else { arrival = timeline.kernel.device }
    due = timeline.events.count
    open = PerformedAction(
      action: action, line: line, start: start, place: timeline.cursor, refusal: outcome.refusal,
      arrival: arrival, events: Array(timeline.events[outcome.sent]), caused: outcome.sent.count)
    if live != nil { compareCode(since: before) }
  }

  private mutating func carryOut(
    _ action: SessionFile.ActionLine, _ line: Int
  ) -> Timeline.Outcome {
    guard live != nil else {
      return simulation.timeline.perform(action.step, isQuestion: action.isQuestion)
    }
    return performLive(action, line)
  }

  /// Adds a line that the file has below the action.
  public mutating func add(_ content: SessionFile.Line.Content, line: Int) {
    if addCode(content, line: line) { return }
    if case .state(let expected) = content {
      let state = PerformedAction.State(
        expected: expected, found: simulation.state(expected.window), line: line)
      if open == nil { firstStates.append(state) } else { open?.states.append(state) }
    } else {
      open?.expected.add(content, line: line)
      keepPrediction(content)
    }
  }

  /// Keeps what was predicted with its action. What was refused while it was undone has none.
  private mutating func keepPrediction(_ content: SessionFile.Line.Content) {
    guard case .prediction = content, let open, !isTooLong, case .act = open.action.step,
      simulation.timeline.isAtPresent
    else { return }
    simulation.timeline.keep(open.expected.prediction, at: open.place - 1)
  }

  /// What code did or printed beneath an action; false for another line. A file whose messages are
  /// filtered has it beneath one of those that it shows.
  private mutating func addCode(_ content: SessionFile.Line.Content, line: Int) -> Bool {
    let isUnchecked = open?.expected.isUnchecked == true
    let above = isUnchecked ? [] : open?.expected.messages ?? []
    switch content {
    case .code(let code) where live != nil:
      open?.realCode?.expect(code.words, line: line)
    case .print where live != nil: break
    case .code(let code):
      guard case .act(let action, _) = code.step else { return true }
      guard case .act? = open?.action.step else {
        open?.code.append(
          PerformedAction.Code(words: code.words, line: line, refusal: .noAction))
        return true
      }
      let place = simulation.place(after: above)
      open?.code.append(
        PerformedAction.Code(
          words: code.words, line: line, refusal: simulation.observe(action, after: place)))
      refreshOpen()
    case .print(let text):
      let place = simulation.place(after: above) ?? 0
      simulation.timeline.note(Timeline.Print(text, after: place))
    case .blank, .narration, .header, .action, .message, .unchecked, .state, .refusal, .prediction:
      return false
    }
    return true
  }

  /// The last action sends other messages now.
  private mutating func refreshOpen() {
    let timeline = simulation.timeline
    guard let last = timeline.entries.last, timeline.isAtPresent else { return }
    let sent = timeline.events[last.firstEvent...]
    open?.events = Array(sent)
    open?.caused = sent.count
    due = timeline.events.count
  }

  /// Completes the last action with the scheduled events after it.
  public mutating func finish() -> PerformedAction? {
    guard var done = open else { return nil }
    open = nil
    let events = simulation.timeline.events
    if due < events.count { done.events += events[due...] }
    return done
  }

  /// Runs a file to its end. `done` is called with each completed action; the device is where the
  /// next action begins.
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
