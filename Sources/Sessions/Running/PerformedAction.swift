import Lifecycle

/// An action of a session file, what the file has beneath it, and its result.
public struct PerformedAction: Sendable {
  /// A state that the file names, and the one that was there.
  public struct State: Sendable {
    public var expected: SessionFile.ExpectedState
    public var found: String
    public var line: Int
  }

  public let action: SessionFile.ActionLine
  /// The action's line in the file, from 1.
  public let line: Int
  /// When it began.
  public let start: Instant
  /// How many actions had been done then.
  public let place: Int
  public let refusal: Timeline.StepRefusal?
  /// The device where `undo` or `redo` led: no course leads there.
  public let arrival: Device?
  /// What it caused, and what happened as scheduled after it.
  public internal(set) var events: [Event]
  /// How many of these events it caused itself.
  public let caused: Int
  public internal(set) var expected = Expectation()
  public internal(set) var states: [State] = []
}
