import Lifecycle
import Sessions
import Texts

// What a learner wrote beneath the questions of an exercise.
extension Grade {
  /// Marks the messages beneath a question beside those that are sent.
  mutating func compare(
    _ expected: Expectation, _ action: SessionFile.ActionLine, _ line: Int
  ) {
    let timeline = simulation.timeline
    guard timeline.cursor > 0 else { return }
    let sent = timeline.events[timeline.events(beneath: timeline.cursor - 1)].messages
      .filter(\.receiver.isDelegate)
    if expected.isUnchecked {
      predicted.of += max(1, sent.count)
      return note(line, localized("grade.not-predicted", ["action": action.words]))
    }
    answered += 1
    let comparison = MessageComparison(expected: expected.messages, sent: sent, simulation)
    let review = PredictionReview(comparison)
    predicted.right += review.score.right
    predicted.of += review.score.of
    noteFirst(of: review, comparison, expected, line)
  }

  /// Notes the first message that is not at its place, where there is one.
  private mutating func noteFirst(
    of review: PredictionReview<String>, _ comparison: MessageComparison, _ expected: Expectation,
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
        return note(expected.lines[index], localized(key, ["message": text]))
      case .sent(let text, _): return note(line, localized(key, ["message": text]))
      }
    }
  }
}
