import RandomNumbers

/// Questions one after the other. It asks what tells most about the learner, kinds in turn, and
/// repeats what was missed after three others.
public struct Quiz: Sendable {
  /// A question with its answers in the order in which they are shown.
  public struct Asked: Sendable {
    public let question: QuizQuestion
    public let options: [QuizQuestion.Option]
    /// The place of the answer that was chosen; nil before.
    public internal(set) var answer: Int?

    public var isRight: Bool { answer.map { options[$0].isRight } ?? false }
    /// The place of the right answer.
    public var right: Int { options.firstIndex(where: \.isRight) ?? 0 }
  }

  public private(set) var asked: [Asked] = []
  public private(set) var learner: Learner
  /// How many questions it has in all.
  public let count: Int
  private let questions: [QuizQuestion]
  private var numbers: SplitMix64

  /// How many others are asked before a missed one comes again.
  static let pause = 3
  /// How many of ten questions are of each kind, about.
  private static let shares: [QuizQuestion.Kind: Double] = [
    .received: 4, .noMessage: 2, .notCause: 1, .state: 1, .edit: 1, .version: 1,
  ]

  /// Asks at most as many as there are. A question that was missed is asked in place of a new one.
  public init(
    _ questions: [QuizQuestion], count: Int, seed: UInt64, learner: Learner = Learner()
  ) {
    self.questions = questions
    self.count = min(count, questions.count)
    self.learner = learner
    numbers = SplitMix64(seed: seed)
  }

  public var current: Asked? { asked.last.flatMap { $0.answer == nil ? $0 : nil } }
  /// Whether the last question was asked before, and missed.
  public var isRepeated: Bool {
    asked.dropLast().contains { $0.question.id == asked.last?.question.id }
  }
  public var isDone: Bool { asked.count == count && current == nil }
  /// Whether the result was asked for behind the last question.
  public private(set) var isResultShown = false
  public var rightCount: Int { asked.count(where: \.isRight) }

  /// Asks the next question, unless one is asked already; behind the last one comes the result.
  public mutating func advance() {
    isResultShown = isDone
    guard current == nil, asked.count < count, let question = next() else { return }
    // Two answers that stand for more and less keep their order.
    let keeps = question.kind == .edit || question.kind == .state
    asked.append(
      Asked(
        question: question,
        options: keeps ? question.options : question.options.shuffled(using: &numbers)))
  }

  /// Takes the answer at a place.
  public mutating func answer(_ place: Int) {
    guard let current, current.options.indices.contains(place) else { return }
    asked[asked.count - 1].answer = place
    learner.take(current.options[place], of: current.question)
  }

  /// The misconceptions that wrong answers were signs of, the most frequent first.
  public var misconceptions: [Misconception] {
    var counts: [String: Int] = [:]
    for asked in asked {
      guard let answer = asked.answer, let name = asked.options[answer].misconception else {
        continue
      }
      counts[name, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .compactMap { Misconception.named($0.key) }
  }

  private mutating func next() -> QuizQuestion? {
    if let missed = dueAgain() { return missed }
    let open = questions.filter { question in
      !asked.contains { $0.question.id == question.id }
    }
    let kinds = Set(open.map(\.kind))
    // The kind that is furthest behind its share.
    let kind = QuizQuestion.Kind.allCases.filter(kinds.contains).min { due($0) < due($1) }
    var best: (question: QuizQuestion, score: Double)?
    for question in open where question.kind == kind {
      let score = worth(question) + Double(numbers.below(1000)) / 1000
      if best.map({ score > $0.score }) ?? true { best = (question, score) }
    }
    return best?.question
  }

  private func due(_ kind: QuizQuestion.Kind) -> Double {
    Double(asked.count { $0.question.kind == kind } + 1) / (Quiz.shares[kind] ?? 1)
  }

  /// The first question that was missed and has not come again.
  private func dueAgain() -> QuizQuestion? {
    for (place, asked) in asked.enumerated().dropLast(Quiz.pause) {
      guard asked.answer != nil, !asked.isRight else { continue }
      let later = self.asked[(place + 1)...]
      if !later.contains(where: { $0.question.id == asked.question.id }) { return asked.question }
    }
    return nil
  }

  /// How much an answer tells, less what makes it tiresome.
  private func worth(_ question: QuizQuestion) -> Double {
    var worth = 0.0
    for name in Set(question.misconceptions) {
      let likelihood = learner[name].likelihood
      worth += 4 * likelihood * (1 - likelihood)
    }
    if learner.missed.contains(question.id) { worth += 3 }
    for asked in asked {
      worth -= 0.5 * Double(asked.question.words.count(where: question.words.contains))
      if asked.question.right == question.right { worth -= 1.5 }
    }
    return worth - 0.3 * Double(question.actions.count)
  }
}
