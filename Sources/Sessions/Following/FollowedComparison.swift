import Lifecycle

/// Holds what a followed session says was sent against what its actions send here. A file has what
/// fell due beneath the action before, and here it falls due when the next one says how long to
/// wait: so the end of a list is compared when the next action comes.
public struct FollowedComparison: Sendable {
  /// Where the session says something else for the first time.
  public struct Difference: Equatable, Sendable {
    public var line: Int
    /// What the file has there; nil where it has nothing.
    public var told: String?
    /// What is sent here; nil where nothing is.
    public var sent: String?
  }

  public private(set) var difference: Difference?
  /// The next event of the log that is to be compared.
  private var next = 0
  /// Messages that the file has and that have not been sent here yet.
  private var early: [(message: SessionFile.ExpectedMessage, line: Int)] = []
  private var isUnchecked = false
  private var actionLine = 0
  private var refusal: String?
  private var hasRefusalLine = false
  private var hasLines = false
  /// Whether the file has messages at all. Where somebody writes actions alone, nothing is missing.
  private var hasMessages = false

  public init() {}

  /// An action has been done.
  public mutating func begin(_ outcome: Timeline.Outcome, line: Int, _ simulation: Simulation) {
    next = outcome.sent.lowerBound
    early.removeAll(keepingCapacity: true)
    isUnchecked = false
    actionLine = line
    refusal = outcome.refusal.map(simulation.reason)
    hasRefusalLine = false
    hasLines = false
  }

  public mutating func skip() { isUnchecked = true }

  /// The file says that the action was refused.
  public mutating func compare(refusal reason: String?, line: Int) {
    hasLines = true
    hasRefusalLine = true
    guard refusal == nil || reason != nil && reason != refusal else { return }
    recordDifference(
      Difference(line: line, told: "! " + (reason ?? ""), sent: refusal.map { "! " + $0 }))
  }

  public mutating func compare(
    _ message: SessionFile.ExpectedMessage, line: Int, _ simulation: Simulation
  ) {
    hasLines = true
    hasMessages = true
    guard difference == nil else { return }
    if early.isEmpty, let sent = takeSent(simulation) {
      hold(message, against: sent, line: line, simulation)
    } else {
      early.append((message, line))
    }
  }

  /// All that belongs to the last action has been sent, and the file has nothing more of it.
  public mutating func close(_ simulation: Simulation) {
    guard difference == nil, !isUnchecked, hasLines || hasMessages, actionLine > 0 else { return }
    if let refusal, !hasRefusalLine {
      return recordDifference(Difference(line: actionLine, told: nil, sent: "! " + refusal))
    }
    for (message, line) in early {
      if let sent = takeSent(simulation) {
        hold(message, against: sent, line: line, simulation)
      } else {
        recordDifference(Difference(line: line, told: text(message, simulation), sent: nil))
      }
    }
    early.removeAll()
    if let sent = takeSent(simulation) {
      recordDifference(Difference(line: actionLine, told: nil, sent: simulation.line(sent)))
    }
  }

  /// The session is over. What fell due after its last action no action says the time of, so that
  /// it cannot be compared.
  public mutating func end(_ simulation: Simulation) {
    if early.isEmpty { close(simulation) }
  }

  private mutating func hold(
    _ message: SessionFile.ExpectedMessage, against sent: Message, line: Int,
    _ simulation: Simulation
  ) {
    if message.isSame(as: sent, simulation.rules) { return }
    recordDifference(
      Difference(line: line, told: text(message, simulation), sent: simulation.line(sent)))
  }

  /// The next message of the log that the session shows.
  private mutating func takeSent(_ simulation: Simulation) -> Message? {
    let events = simulation.timeline.events
    while next < events.count {
      next += 1
      if let message = events[next - 1].message, simulation.setup.shows(message) { return message }
    }
    return nil
  }

  /// The first one counts: what comes after it follows from it more often than not.
  private mutating func recordDifference(_ found: Difference) {
    if difference == nil, !isUnchecked { difference = found }
  }

  private func text(_ message: SessionFile.ExpectedMessage, _ simulation: Simulation) -> String {
    "\(simulation.text.name(message.app)) \(message.receiver) \(message.selector)"
  }
}
