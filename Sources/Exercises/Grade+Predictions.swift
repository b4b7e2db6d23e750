import Lifecycle
import Sessions
import Texts

// What a learner predicted of the questions of an exercise.
extension Grade {
  /// A question, with what it asks for: the same by two sides of what is disputed if both are.
  struct Question: Equatable {
    var action: String
    var line: Int
    /// The messages, and the states of which the answer says something.
    var wanted: [String]
  }

  /// Marks what was predicted of the last action beside what is received.
  mutating func compare(
    _ answer: PredictedAnswer, _ action: SessionFile.ActionLine, _ line: Int
  ) {
    let timeline = simulation.timeline
    guard timeline.cursor > 0 else { return }
    let sent = timeline.events[timeline.events(beneath: timeline.cursor - 1)].messages
      .filter(\.receiver.isDelegate)
    questions.append(
      Question(
        action: action.words, line: line,
        wanted: sent.map(simulation.line)
          + answer.states.map { simulation.state($0.state.window) }))
    guard answer.isAnswered else {
      predicted.of += max(1, sent.count)
      let key = answer.isByApp ? "grade.not-predicted-line" : "grade.not-predicted"
      return note(line, localized(key, ["action": action.words]))
    }
    answered += 1
    let pairs = answer.pairs(with: sent).filter {
      !$0.said.messages.isEmpty || !$0.received.isEmpty
    }
    // That nothing is received counts as one, unless a state is all that was predicted.
    if pairs.isEmpty, answer.states.isEmpty { count(PredictionReview(predicted: [], received: [])) }
    for (said, received) in pairs {
      let comparison = MessageComparison(
        expected: said.messages, sent: received, simulation)
      let review = PredictionReview(comparison)
      count(review)
      noteFirst(of: review, comparison, said.lines, line)
    }
    for (state, line) in answer.states { compare(state, line) }
  }

  private mutating func count(_ review: PredictionReview<String>) {
    predicted.right += review.score.right
    predicted.of += review.score.of
  }

  private mutating func compare(_ said: SessionFile.ExpectedState, _ line: Int) {
    predicted.of += 1
    let found = simulation.state(said.window)
    if found == said.state {
      predicted.right += 1
      return
    }
    note(
      line,
      localized(
        "grade.other-state-predicted",
        [
          "window": simulation.text.window(said.window), "said": said.state, "state": found,
        ]))
  }

  /// Notes the first message that is not at its place, where there is one.
  private mutating func noteFirst(
    of review: PredictionReview<String>, _ comparison: MessageComparison, _ lines: [Int],
    _ line: Int
  ) {
    for (row, place) in zip(review.rows, comparison.places) {
      let key: String
      switch row {
      case .right: continue
      case .missing: key = "grade.missed"
      case .extra: key = "grade.not-received"
      case .elsewhere, .moved: key = "grade.other-order"
      }
      switch place {
      case .both: continue
      case .expected(let text, let index):
        return note(lines[index], localized(key, ["message": text]))
      case .sent(let text, _): return note(line, localized(key, ["message": text]))
      }
    }
  }
}
