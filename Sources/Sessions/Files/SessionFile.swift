import Lifecycle
import Rulebooks

/// A session file: its lines as they stand, and what they mean.
public struct SessionFile: Sendable {
  public var name: String
  public var setup: Setup
  /// What an exercise asks for; nil where the session is none.
  public var goals: Goals?
  public var lines: [Line]
  /// The revision of the rulebooks that it was recorded with, where it names one.
  public var revision: Int?

  /// A line of the file, and what it says.
  public struct Line: Sendable {
    /// What a line can say.
    public enum Content: Sendable {
      case blank
      /// `# …`, without the mark.
      case narration(String)
      case header(key: String)
      case action(ActionLine)
      case message(ExpectedMessage)
      /// `...`: what the action above does is not checked.
      case unchecked
      case state(ExpectedState)
      /// `!`, with the reason where one is given.
      case refusal(reason: String?)
      /// `< ACTION`: what an app's own code did during the message above. It is an input, like an
      /// action.
      case code(ActionLine)
      /// `| TEXT`: what an app's own code printed during the message above. It is never compared.
      case print(String)
      /// `~ …`: what somebody predicted of the action above. Only who grades compares it.
      case prediction(PredictionLines.Line)
    }

    /// As it stands in the file; for a bare line of standard input, as a file would have it.
    public var text: String
    /// Counted from 1.
    public var number: Int
    public var content: Content

    /// The action that it does; nil for other lines.
    public var action: ActionLine? { if case .action(let action) = content { action } else { nil } }

    /// What an app's own code did in it; nil for other lines.
    public var code: ActionLine? { if case .code(let action) = content { action } else { nil } }
  }

  /// `> ACTION [+SECONDS]`.
  public struct ActionLine: Sendable {
    public var step: Step
    /// The device's time since the action before, in milliseconds.
    public var delay: UInt32
    /// Whether a lesson asks for a prediction here (`?` in place of `>`).
    public var isQuestion: Bool
    /// Its words, without the mark and the delay.
    public var words: String
  }

  /// `  APP RECEIVER SELECTOR`.
  public struct ExpectedMessage: Equatable, Sendable {
    public var app: AppID
    var kind: Receiver
    /// The scene's number; 0 for a receiver that has none, and in a prediction of any scene.
    var number: UInt16
    public var selector: String

    init(app: AppID, kind: Receiver, number: UInt16, selector: String) {
      (self.app, self.kind, self.number, self.selector) = (app, kind, number, selector)
    }

    /// Of whichever scene: what a prediction says that names none.
    public init(app: AppID, _ kind: Receiver, _ selector: String) {
      self.init(app: app, kind: kind, number: 0, selector: selector)
    }

    /// The receiver without the scene's number.
    public var receiverKind: Receiver { kind }

    /// Whether it is a message to whichever scene.
    var isOfAnyScene: Bool { kind.isNumbered && number == 0 }

    public var receiver: String { number == 0 ? kind.word : kind.word(number: number) }

    /// Whether it is this message. No text is made for it: a long session asks a million times.
    func isSame(as message: Message, _ rules: ReleaseRules) -> Bool {
      app == message.app && kind == message.receiver
        && (!kind.isNumbered || number == 0 || number == message.number)
        && selector == rules.messages.selector(message.selector)
    }
  }

  /// `= APP STATE` or `= APP#N STATE`.
  public struct ExpectedState: Equatable, Sendable {
    public var window: SceneID
    public var state: String

    public init(window: SceneID, state: String) { (self.window, self.state) = (window, state) }
  }

  /// Whether a prediction is asked of any action.
  public var hasQuestions: Bool { lines.contains { $0.action?.isQuestion == true } }

  /// Whether it says anywhere what was predicted.
  public var hasPredictions: Bool {
    lines.contains { if case .prediction = $0.content { true } else { false } }
  }

  /// The narration before the first action that says what the session is about: its first line.
  public var title: String? {
    for line in lines {
      switch line.content {
      case .narration(let text) where Narration.shown(text) != nil: return text
      case .action: return nil
      case .narration, .blank, .header, .message, .unchecked, .state, .refusal, .code, .print,
        .prediction:
        continue
      }
    }
    return nil
  }
}
