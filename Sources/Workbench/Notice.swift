/// A message to the user, shown until the next key.
public struct Notice: Equatable, Sendable {
  public enum Kind: Sendable { case information, refusal, error }

  /// A sentence, and the command that leads on from it.
  public struct Sentence: Equatable, Sendable {
    public var text: String
    public var wayOn: WayOn?
    /// A text after the sentence and its command.
    public var rest: String?
    /// The text to show instead on a screen without room for captions.
    public var withoutCaptions: String?

    public init(
      _ text: String, next wayOn: WayOn? = nil, rest: String? = nil,
      withoutCaptions: String? = nil
    ) {
      self.text = text
      self.wayOn = wayOn
      self.rest = rest
      self.withoutCaptions = withoutCaptions
    }
  }

  public var kind: Kind
  /// In the order in which they are read.
  public var sentences: [Sentence]
  /// Whether a caption takes its place.
  var isLeast = false
}

/// A command that leads on, and a text of `hints.texts` about it. Which key that is, only the
/// interface knows.
public struct WayOn: Equatable, Sendable {
  /// The command's name, as settings have it.
  public let command: String
  /// The key of the text, without `hints.`.
  public let text: String

  private init(_ command: String, _ text: String) {
    self.command = command
    self.text = text
  }

  static let backToPresent = WayOn("to-present", "goes-back")
  public static let branches = WayOn("branches", "lists-them")
  static let clockStarts = WayOn("clock", "starts-it")
  static let clockPlays = WayOn("clock", "plays-it")
  static let clockPlaysOn = WayOn("clock", "plays-on")
  static let takeOver = WayOn("dismiss", "takes-over")
  public static let difference = WayOn("difference", "says-where")
  static let record = WayOn("record", "records")
  static let toExerciseStart = WayOn("start-exercise-again", "goes-there")
  public static let nextExercise = WayOn("next-exercise", "shows-the-next")
  static let exercises = WayOn("exercises", "lists-them")
  static let endPredictions = WayOn("predict", "ends-it")
  static let backToQuiz = WayOn("quiz", "goes-back")
  public static let host = WayOn("host", "runs-it")
  static let rebuild = WayOn("rebuild", "builds-it")
  static let withoutCode = WayOn("without-code", "goes-without")
  static let help = WayOn("help", "lists-keys")
  static let tour = WayOn("tour", "begins-it-again")

  /// All of them: each has to name a command of the interface.
  static let all = [
    backToPresent, branches, clockStarts, clockPlays, clockPlaysOn, takeOver, difference, record,
    toExerciseStart, nextExercise, exercises, endPredictions, backToQuiz, host, rebuild,
    withoutCode, help, tour,
  ]
}

extension Workbench {
  /// Shows a message to the user instead of the one before. All messages go through here.
  public mutating func say(
    _ text: String, _ kind: Notice.Kind = .information, next wayOn: WayOn? = nil
  ) {
    say(Notice.Sentence(text, next: wayOn), kind)
  }

  public mutating func say(_ sentence: Notice.Sentence, _ kind: Notice.Kind = .information) {
    notice = Notice(kind: kind, sentences: [sentence])
  }

  /// Removes the message.
  public mutating func sayNothing() { notice = nil }

  /// Shows a message unless there is one.
  mutating func sayLeast(_ text: String) {
    guard notice == nil else { return }
    say(text)
    notice?.isLeast = true
  }

  /// Whether a caption may be shown as the message.
  public var hasNothingToSay: Bool { notice?.isLeast ?? true }

  /// Shows an earlier message again, before this one.
  public mutating func join(_ earlier: Notice?) {
    guard let earlier else { return }
    notice = Notice(
      kind: notice?.kind ?? earlier.kind, sentences: earlier.sentences + (notice?.sentences ?? []))
  }
}
