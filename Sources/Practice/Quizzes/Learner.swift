/// What is known of a learner: which misconceptions they have fallen for and which they have not,
/// and which questions they have missed.
public struct Learner: Sendable, Equatable {
  /// How often a misconception was offered as an answer.
  public struct Record: Sendable, Equatable {
    /// How often it was chosen.
    public var fell = 0
    /// How often the right answer was chosen instead.
    public var resisted = 0

    public init(fell: Int = 0, resisted: Int = 0) {
      self.fell = fell
      self.resisted = resisted
    }

    /// How likely the learner believes it, between 0 and 1.
    var likelihood: Double { (Double(fell) + 1) / (Double(fell + resisted) + 3) }
  }

  /// By the names of misconceptions.
  public private(set) var records: [String: Record] = [:]
  /// The questions that were missed and not answered since, by their ids, the oldest first.
  public private(set) var missed: [String] = []
  /// The day of the last question, as `2026-11-22`; nil before the first.
  public var lastDay: String?

  /// More are not remembered.
  public static let mostMissed = 200

  public init() {}

  public subscript(misconception: String) -> Record { records[misconception] ?? Record() }

  /// What an answer tells of the learner.
  public mutating func take(_ option: QuizQuestion.Option, of question: QuizQuestion) {
    missed.removeAll { $0 == question.id }
    if option.isRight {
      for name in Set(question.misconceptions) { records[name, default: Record()].resisted += 1 }
      return
    }
    if let name = option.misconception { records[name, default: Record()].fell += 1 }
    missed.append(question.id)
    missed.removeFirst(max(0, missed.count - Learner.mostMissed))
  }

  /// Sets what a file of progress says.
  public mutating func restore(_ record: Record, of misconception: String) {
    records[misconception] = record
  }

  public mutating func restore(missed id: String) {
    if !missed.contains(id), missed.count < Learner.mostMissed { missed.append(id) }
  }
}
