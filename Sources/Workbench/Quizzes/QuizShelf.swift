import Practice
import Rulebooks
import TextFiles

/// The quiz, and what is known of the learner.
public struct QuizShelf: Sendable {
  /// How a quiz is begun.
  public struct Options: Sendable {
    public var count = 10
    public var topic: QuizTopic?
    /// The same seed asks the same questions of the same learner.
    public var seed: UInt64
    /// Today, as `2026-11-22`, which is remembered with the progress; nil where nothing is.
    public var today: String?

    public init(
      count: Int = 10, topic: QuizTopic? = nil, seed: UInt64 = 1, today: String? = nil
    ) {
      self.count = count
      self.topic = topic
      self.seed = seed
      self.today = today
    }
  }

  public var options = Options()
  /// The quiz that is going on, or has just ended.
  public private(set) var quiz: Quiz?
  private(set) var learner = Learner()
  /// How many quizzes were begun, so that each asks something else.
  private var begun: UInt64 = 0
  /// Whether the question of the day was offered and not asked yet: it is one question.
  private var isQuestionOffered = false
  /// The questions of the iOS version that was asked about last.
  private var bank: (release: Release, questions: [QuizQuestion])?

  public init() {}

  public mutating func remember(_ learner: Learner) { self.learner = learner }

  public mutating func offerQuestion() { isQuestionOffered = true }

  /// Begins a quiz, or the question of the day where it was offered, with the first question asked.
  /// False where there is no question of the topic.
  mutating func begin(_ release: Release, library: Library) throws(Diagnostic) -> Bool {
    if bank?.release != release {
      bank = (release, try QuestionBank(release, library: library).questions)
    }
    let questions = (bank?.questions ?? []).filter { options.topic?.holds($0) ?? true }
    guard !questions.isEmpty else { return false }
    var quiz = Quiz(
      questions, count: isQuestionOffered ? 1 : options.count, seed: options.seed &+ begun,
      learner: learner)
    quiz.advance()
    self.quiz = quiz
    begun += 1
    isQuestionOffered = false
    return true
  }

  mutating func answer(_ place: Int) {
    quiz?.answer(place)
    guard let quiz else { return }
    learner = quiz.learner
    learner.lastDay = options.today ?? learner.lastDay
  }

  public mutating func advance() { quiz?.advance() }
}
