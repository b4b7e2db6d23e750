import Rulebooks
import Sessions
import Texts

// Where sources disagree, each side is right, unless the exercise's `with:` has chosen one.
extension Grade {
  /// Something in an answer that comes out otherwise by the other side of what is disputed.
  public struct Dispute: Sendable, Equatable {
    /// The alternative, as `with:` names it.
    public var alternative: String
    /// What `with:` may name to choose one of the sides.
    public var words: [String]
    /// The question that it is about; nil where it is about the goals.
    public var action: String?
    /// The answer's line.
    public var line: Int

    /// Says so to the student.
    public var sentence: String {
      action.map {
        localized("grade.disputed", ["action": $0, "alternative": alternative])
      } ?? localized("grade.disputed-goal", ["alternative": alternative])
    }
  }

  /// Takes the other side of what is disputed where the answer is better by it. An answer holds to
  /// a side from its beginning to its end.
  mutating func acceptOtherSides(_ answer: SessionFile) {
    let own = self
    var best = self
    var accepted: [String] = []
    var disputes: [Dispute] = []
    for side in exercise.otherSides {
      var other = Grade(answer, of: exercise, from: side.simulation)
      let found = own.disputes(with: other, side.alternative)
      if found.isEmpty { continue }
      disputes += found
      if !accepted.isEmpty, let start = exercise.fresh.choosing(accepted + [side.name]) {
        other = Grade(answer, of: exercise, from: start)
      }
      guard other.isBetter(than: best) else { continue }
      best = other
      accepted.append(side.name)
    }
    best.disputes = disputes
    self = best
  }

  private func disputes(with other: Grade, _ alternative: Alternative) -> [Dispute] {
    var disputes = zip(questions, other.questions).filter { $0 != $1 }.map { question, _ in
      Dispute(
        alternative: alternative.rule.name, words: alternative.words, action: question.action,
        line: question.line)
    }
    if !isSame(as: other) {
      disputes.append(
        Dispute(
          alternative: alternative.rule.name, words: alternative.words, action: nil,
          line: lastLine))
    }
    return disputes
  }

  /// Whether the goals come out the same.
  private func isSame(as other: Grade) -> Bool {
    exercise.goals.goals.isEmpty
      || reached == other.reached && progress.isDone == other.progress.isDone
        && progress.broken == other.progress.broken
  }

  private func isBetter(than other: Grade) -> Bool {
    if isSolved != other.isSolved { return isSolved }
    if reached.right != other.reached.right { return reached.right > other.reached.right }
    return predicted.right * other.predicted.of > other.predicted.right * predicted.of
  }
}
