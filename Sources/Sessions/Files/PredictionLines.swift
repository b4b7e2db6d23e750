import Lifecycle

/// What somebody predicted of an action: the lines `~ …` beneath it. Without lines, nobody did.
public struct PredictionLines: Equatable, Sendable {
  /// What one of the lines says.
  public enum Line: Equatable, Sendable {
    /// A message that is received. Without the number of its window, it is any window's.
    case message(SessionFile.ExpectedMessage)
    /// The state of an app or a window after the action.
    case state(SessionFile.ExpectedState)
    /// No app receives a message.
    case nothing
    /// `...`: nobody predicted.
    case unanswered

    /// The app that it is about; nil where it is about all.
    public var app: AppID? {
      switch self {
      case .message(let message): message.app
      case .state(let state): state.window.app
      case .nothing, .unanswered: nil
      }
    }
  }

  public private(set) var lines: [Line] = []

  public init() {}

  public init(_ lines: [Line]) { self.lines = lines }

  public mutating func add(_ line: Line) { lines.append(line) }

  /// Whether somebody predicted.
  public var isAnswered: Bool { lines.contains { $0 != .unanswered } }

  public var messages: [SessionFile.ExpectedMessage] {
    lines.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  public var states: [SessionFile.ExpectedState] {
    lines.compactMap { if case .state(let state) = $0 { state } else { nil } }
  }

  /// Whether a line can stand beneath those that are there: "nobody predicted" stands alone, and
  /// "nothing" beside states only.
  func admits(_ line: Line) -> Bool {
    switch line {
    case .unanswered: lines.isEmpty
    case .nothing: !lines.contains(.unanswered) && !lines.contains(.nothing) && messages.isEmpty
    case .message: !lines.contains(.unanswered) && !lines.contains(.nothing)
    case .state: !lines.contains(.unanswered)
    }
  }

  /// The mark of its lines.
  static let mark = "~"
  /// The word for no message.
  static let nothing = "nothing"
  /// The line of a question of which nobody predicted anything.
  static let unansweredLine = "\(mark) ..."
}

extension SessionText {
  /// A line of a prediction as a file has it, without its mark.
  public func line(_ line: PredictionLines.Line) -> String {
    switch line {
    case .message(let message):
      "\(name(message.app)) \(message.receiver) \(Tokenizer.spelling(message.selector))"
    case .state(let state): "\(window(state.window)) \(state.state)"
    case .nothing: PredictionLines.nothing
    case .unanswered: "..."
    }
  }

  /// The lines beneath an action as a file has them: a question that nobody answered says so.
  public func lines(of prediction: PredictionLines, isQuestion: Bool) -> [String] {
    if prediction.lines.isEmpty { return isQuestion ? [PredictionLines.unansweredLine] : [] }
    return prediction.lines.map { "\(PredictionLines.mark) \(line($0))" }
  }
}
