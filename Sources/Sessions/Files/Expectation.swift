/// What a session file has beneath an action: what is to come of it.
public struct Expectation: Sendable {
  /// Why the action is to be refused, and the file's line that says so.
  public struct Refusal: Sendable {
    /// Nil where any reason will do.
    public var reason: String?
    public var line: Int

    /// Whether an action that was refused in this way, or done, is what the file says.
    func admits(_ refusal: Timeline.StepRefusal?, _ simulation: Simulation) -> Bool {
      guard let refusal else { return false }
      return reason.map { simulation.isReason($0, of: refusal) } ?? true
    }
  }

  public private(set) var messages: [SessionFile.ExpectedMessage] = []
  /// The file's line of each of them.
  public private(set) var lines: [Int] = []
  public private(set) var refusal: Refusal?
  /// `...`: the result of the action is not checked.
  public private(set) var isUnchecked = false
  /// What was predicted of the action.
  public private(set) var prediction = PredictionLines()
  /// The file's line of each line of it.
  public private(set) var predictionLines: [Int] = []

  public init() {}

  /// Of the lines beneath an action.
  public init(_ lines: some Sequence<SessionFile.Line>) {
    for line in lines { add(line.content, line: line.number) }
  }

  /// Whether the file says anything of it.
  public var hasLines: Bool { !messages.isEmpty || refusal != nil }

  /// Takes a line that stands beneath the action.
  public mutating func add(_ content: SessionFile.Line.Content, line: Int) {
    switch content {
    case .message(let message):
      messages.append(message)
      lines.append(line)
    case .unchecked: isUnchecked = true
    case .refusal(let reason): if refusal == nil { refusal = Refusal(reason: reason, line: line) }
    case .prediction(let predicted):
      prediction.add(predicted)
      predictionLines.append(line)
    case .blank, .narration, .header, .action, .state, .code, .print: break
    }
  }
}
