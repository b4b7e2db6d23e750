import Lifecycle

/// An action of a session file, the file's expectations for it, and its result.
public struct PerformedAction: Sendable {
  /// A state that the file expects, and the actual one.
  public struct State: Sendable {
    public var expected: SessionFile.ExpectedState
    public var found: String
    public var line: Int
  }

  /// What the file says that an app's own code did during the action.
  public struct Code: Sendable {
    public var words: String
    public var line: Int
    /// Why it could not be done; nil where it was.
    public var refusal: CodeRefusal?

    /// Whether the timeline has it: also what was refused, so that a file keeps its lines.
    var isKept: Bool {
      switch refusal {
      case nil, .refused: true
      case .notReached, .noAction: false
      }
    }
  }

  public let action: SessionFile.ActionLine
  /// The action's line in the file, from 1.
  public let line: Int
  /// When it began.
  public let start: Instant
  /// The number of actions up to and including this one.
  public let place: Int
  public let refusal: Timeline.StepRefusal?
  /// The device after `undo` or `redo`.
  public let arrival: Device?
  /// The events that the action caused, followed by scheduled events.
  public internal(set) var events: [Event]
  /// The number of events that the action itself caused.
  public internal(set) var caused: Int
  public internal(set) var code: [Code] = []
  /// Where apps' own code runs, what it did beside what the file says; else nil.
  public internal(set) var realCode: CodeComparison?
  public internal(set) var expected = Expectation()
  public internal(set) var states: [State] = []
}
