import Exercises
import Lifecycle

/// What a learner has said of an action, beside what it sends.
public struct RevealedAction: Sendable {
  /// What was said of one app.
  public struct Part: Sendable {
    public let app: AppID
    public let review: PredictionReview<MessageToken>
    /// The state that was said, and the state that it is in; as sessions write them.
    public let said: String?
    public let state: String
    public let feedback: PredictionFeedback

    /// Whether the state that was said is the right one; nil where none was said.
    public var isStateRight: Bool? { said.map { $0 == state } }

    /// Whether there is nothing to say of the app: it receives nothing, and nothing was said.
    public var isSilent: Bool { review.rows.isEmpty && said == nil }
  }

  public let parts: [Part]

  /// How much was right. That no app receives anything counts as one message.
  public var score: (right: Int, of: Int) {
    let spoken = parts.filter { !$0.isSilent }
    if spoken.isEmpty { return (1, 1) }
    return spoken.reduce((0, 0)) { sum, part in
      let messages = part.review.rows.isEmpty ? (right: 0, of: 0) : part.review.score
      let state = part.isStateRight.map { ($0 ? 1 : 0, 1) } ?? (0, 0)
      return (sum.0 + messages.right + state.0, sum.1 + messages.of + state.1)
    }
  }

  public var isRight: Bool { score.right == score.of }
}
