import RandomNumbers

/// Questions one after the other. It asks what tells most about the learner, kinds in turn, and
/// repeats what was missed after three others.
public struct Quiz: Sendable {
  /// A question with its answers in the order in which they are shown.
  public struct Asked: Sendable {
    public let question: Question
    public let options: [Question.Option]
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
  private let questions: [Question]
  private var numbers: SplitMix64

  /// How many others are asked before a missed one comes again.
  static let pause = 3
  /// How many of ten questions are of each kind, about.
  private static let shares: [Question.Kind: Double] = [
    .received: 4, .notTold: 2, .notCause: 1, .state: 1, .edit: 1, .version: 1,
  ]

  /// Asks at most as many as there are. A question that was missed is asked in place of a new one.
  public init(
    _ questions: [Question], count: Int, seed: UInt64, learner: Learner = Learner()
  ) {
    self.questions = questions
    self.count = min(count, questions.count)
    self.learner = learner
    numbers = SplitMix64(seed: seed)
  }

  public var current: Asked? { asked.last.flatMap { $0.answer == nil ? $0 : nil } }
  public var isDone: Bool { asked.count == count && current == nil }
  public var rightCount: Int { asked.count(where: \.isRight) }
  public var answeredCount: Int { asked.count { $0.answer != nil } }

  /// Asks the next question, unless one is asked already or none is left.
  public mutating func advance() {
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

  private mutating func next() -> Question? {
    if let missed = dueAgain() { return missed }
    let open = questions.filter { question in
      !asked.contains { $0.question.id == question.id }
    }
    let kinds = Set(open.map(\.kind))
    // The kind that is furthest behind its share.
    let kind = Question.Kind.allCases.filter(kinds.contains).min { due($0) < due($1) }
    var best: (question: Question, score: Double)?
    for question in open where question.kind == kind {
      let score = worth(question) + Double(numbers.below(1000)) / 1000
      if best.map({ score > $0.score }) ?? true { best = (question, score) }
    }
    return best?.question
  }

  private func due(_ kind: Question.Kind) -> Double {
    Double(asked.count { $0.question.kind == kind } + 1) / (Quiz.shares[kind] ?? 1)
  }

  /// The first question that was missed and has not come again.
  private func dueAgain() -> Question? {
    for (place, asked) in asked.enumerated().dropLast(Quiz.pause) {
      guard asked.answer != nil, !asked.isRight else { continue }
      let later = self.asked[(place + 1)...]
      if !later.contains(where: { $0.question.id == asked.question.id }) { return asked.question }
    }
    return nil
  }

  /// How much an answer tells, less what makes it tiresome.
  private func worth(_ question: Question) -> Double {
    var worth = 0.0
    for name in Set(question.misconceptions) {
      let likelihood = learner[name].likelihood
      worth += 4 * likelihood * (1 - likelihood)
    }
    if learner.missed.contains(question.id) { worth += 3 }
    for asked in asked {
      worth -= 0.5 * Double(asked.question.words.intersection(question.words).count)
      if asked.question.options.first(where: \.isRight)?.text
        == question.options.first(where: \.isRight)?.text
      {
        worth -= 1.5
      }
    }
    return worth - 0.3 * Double(question.actions.count)
  }
}
