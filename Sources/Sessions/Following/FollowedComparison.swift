import Lifecycle

/// Compares what a followed session says was sent with what its actions send here. A file has what
/// happened as scheduled beneath the action before, and here it happens as scheduled when the next
/// one says how long to wait: so the end of a list is compared when the next action comes.
public struct FollowedComparison: Sendable {
  /// Where the session says something else for the first time.
  public struct Difference: Equatable, Sendable {
    public var line: Int
    /// What the file has there; nil where it has nothing.
    public var expected: String?
    /// What is sent here; nil where nothing is.
    public var sent: String?
  }

  /// The action that was done last, as far as its lines and messages have come.
  private struct Open: Sendable {
    var line = 0
    /// Whether the timeline's last entry is this action: `undo` is none.
    var isEntry = false
    var refusal: Timeline.StepRefusal?
    var expected = Expectation()
    var sent: [Message] = []
    /// The next event of the log that may be one of them.
    var next = 0
    /// How many of them have been compared.
    var compared = 0
  }

  public private(set) var difference: Difference?
  private var open: Open?
  /// Whether the file has messages at all. In a file of actions alone, nothing is missing.
  private var hasMessages = false

  public init() {}

  /// An action has been done.
  public mutating func begin(
    _ step: Step, _ outcome: Timeline.Outcome, line: Int, _ simulation: Simulation
  ) {
    var isEntry = false
    // What was refused while something was undone is no entry.
    if case .act = step { isEntry = simulation.timeline.isAtPresent }
    open = Open(
      line: line, isEntry: isEntry, refusal: outcome.refusal, next: outcome.sent.lowerBound)
  }

  /// The file has a line beneath it.
  public mutating func add(
    _ content: SessionFile.Line.Content, line: Int, _ simulation: inout Simulation
  ) {
    open?.expected.add(content, line: line)
    if case .prediction = content, let open, open.isEntry {
      simulation.timeline.keep(open.expected.prediction, at: simulation.timeline.cursor - 1)
    }
    if case .message = content { hasMessages = true }
    compareSoFar(simulation)
  }

  /// What an app's code did during the last action, beneath the messages so far.
  public mutating func observe(_ action: Action, _ simulation: inout Simulation) {
    guard let open else { return }
    let above = open.expected.isUnchecked ? [] : open.expected.messages
    guard simulation.observe(action, after: simulation.place(after: above)) == nil,
      let last = simulation.timeline.entries.last
    else { return }
    // What it sent up to there is the same.
    self.open?.sent = []
    self.open?.next = last.firstEvent
    compareSoFar(simulation)
  }

  /// Keeps what an app's code printed beneath the messages so far.
  public func note(_ text: String, _ simulation: inout Simulation) {
    let place = simulation.place(after: open?.expected.messages ?? []) ?? 0
    simulation.timeline.note(Timeline.Print(text, after: place))
  }

  /// All that belongs to the last action has been sent, and the file has nothing more of it.
  public mutating func close(_ simulation: Simulation) {
    compareSoFar(simulation)
    guard let open, isCompared(open), open.expected.hasLines || hasMessages else { return }
    let expected = open.expected
    if let refusal = open.refusal, expected.refusal == nil {
      difference = Difference(
        line: open.line, expected: nil, sent: "! " + simulation.reason(refusal))
    } else if expected.messages.count > open.sent.count {
      let place = open.sent.count
      difference = Difference(
        line: expected.lines[place], expected: simulation.line(expected.messages[place]), sent: nil)
    } else if expected.messages.count < open.sent.count {
      let sent = open.sent[expected.messages.count]
      difference = Difference(line: open.line, expected: nil, sent: simulation.line(sent))
    }
  }

  /// The session is over. What happened as scheduled after its last action no action says the time
  /// of, so that it cannot be compared.
  public mutating func end(_ simulation: Simulation) {
    compareSoFar(simulation)
    if let open, open.expected.messages.count <= open.sent.count { close(simulation) }
  }

  /// The first difference counts: what comes after it follows from it more often than not.
  private func isCompared(_ open: Open) -> Bool {
    difference == nil && !open.expected.isUnchecked
  }

  /// Compares what both have of the action by now.
  private mutating func compareSoFar(_ simulation: Simulation) {
    guard var open, isCompared(open) else { return }
    let events = simulation.timeline.events
    if open.next < events.count {
      open.sent += simulation.setup.shown(events[open.next...])
      open.next = events.count
    }
    let expected = open.expected
    if let refused = expected.refusal,
      !refused.admits(open.refusal, simulation)
    {
      difference = Difference(
        line: refused.line, expected: "! " + (refused.reason ?? ""),
        sent: open.refusal.map { "! " + simulation.reason($0) })
    } else if let place = MessageComparison.firstDifference(
      expected.messages, open.sent, from: open.compared, simulation)
    {
      difference = Difference(
        line: expected.lines[place], expected: simulation.line(expected.messages[place]),
        sent: simulation.line(open.sent[place]))
    }
    open.compared = min(expected.messages.count, open.sent.count)
    self.open = open
  }
}
