/// What the user is told, until the next key.
public struct Said: Equatable, Sendable {
  public enum Kind: Sendable { case information, refusal, error }

  /// A sentence, and what leads on from it.
  public struct Sentence: Equatable, Sendable {
    var text: String
    var wayOn: WayOn?
    /// What follows the way on.
    var rest: String?
    /// What is told in its place where the captions of a session have no room.
    var withoutCaptions: String?

    init(
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
  var sentences: [Sentence]
  /// Whether it is told only if there is nothing else: a caption takes its place.
  var isLeast = false
}

/// A command that leads on, and a text of `hints.texts` about it. Which key that is, only the
/// interface knows.
public struct WayOn: Equatable, Sendable {
  /// The command's name, as settings have it.
  let command: String
  /// The key of the text, without `hints.`.
  let text: String

  private init(_ command: String, _ text: String) {
    self.command = command
    self.text = text
  }

  static let backToPresent = WayOn("to-present", "goes-back")
  static let branches = WayOn("branches", "lists-them")
  static let clockStarts = WayOn("clock", "starts-it")
  static let clockPlays = WayOn("clock", "plays-it")
  static let clockPlaysOn = WayOn("clock", "plays-on")
  static let takeOver = WayOn("dismiss", "takes-over")
  static let difference = WayOn("difference", "says-where")
  static let record = WayOn("record", "records")
  static let toExerciseStart = WayOn("start-exercise-again", "goes-there")
  static let nextExercise = WayOn("next-exercise", "shows-the-next")
  static let exercises = WayOn("exercises", "lists-them")
  static let endPredictions = WayOn("predict", "ends-it")
  static let backToQuiz = WayOn("quiz", "goes-back")
  static let host = WayOn("host", "runs-it")
  static let help = WayOn("help", "lists-keys")
  static let tour = WayOn("tour", "begins-it-again")

  /// All of them: each has to name a command of the interface.
  static let all = [
    backToPresent, branches, clockStarts, clockPlays, clockPlaysOn, takeOver, difference, record,
    toExerciseStart, nextExercise, exercises, endPredictions, backToQuiz, host, help, tour,
  ]
}

extension Workbench {
  /// Tells the user something, in the place of what was told before: the only way to do so.
  mutating func say(
    _ text: String, _ kind: Said.Kind = .information, next wayOn: WayOn? = nil
  ) {
    say(Said.Sentence(text, next: wayOn), kind)
  }

  mutating func say(_ sentence: Said.Sentence, _ kind: Said.Kind = .information) {
    said = Said(kind: kind, sentences: [sentence])
  }

  /// Tells it where nothing else is to be told.
  mutating func sayLeast(_ text: String) {
    guard said == nil else { return }
    say(text)
    said?.isLeast = true
  }

  /// Whether a caption may be told.
  var hasNothingToSay: Bool { said?.isLeast ?? true }

  /// Tells what was told before as well, in front.
  mutating func join(_ earlier: Said?) {
    guard let earlier else { return }
    said = Said(
      kind: said?.kind ?? earlier.kind, sentences: earlier.sentences + (said?.sentences ?? []))
  }
}
