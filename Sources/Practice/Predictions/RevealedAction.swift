import Exercises
import Lifecycle

/// What a learner has said of an action, beside what it sends.
public struct RevealedAction: Sendable {
  /// What an app receives by one side of what sources disagree about.
  public struct Side: Sendable {
    /// The alternative, as `with:` names it; nil for the rules in force.
    public let alternative: String?
    public let received: [MessageToken]
    /// The state that the app is in; as sessions write it.
    public let state: String
  }

  /// What was said of one app.
  public struct Part: Sendable {
    public let app: AppID
    /// What was said beside the side that it is held against: the rules in force, or another side
    /// by which it is right.
    public let review: PredictionReview<MessageToken>
    public let side: Side
    /// The other sides; none where sources agree.
    public let otherSides: [Side]
    /// The state that was said.
    public let said: String?
    private let feedback: PredictionFeedback

    init(
      _ part: HeldAction.Part, _ own: Side, others: [Side], feedback: PredictionFeedback
    ) {
      app = part.app
      said = part.state
      self.feedback = feedback
      let disputed = others.filter {
        $0.received != own.received || part.state != nil && $0.state != own.state
      }
      let sides = [own] + disputed
      func isRight(_ side: Side) -> Bool {
        side.received == part.predicted && (part.state == nil || part.state == side.state)
      }
      let place = sides.firstIndex(where: isRight) ?? 0
      side = sides[place]
      otherSides = sides.indices.filter { $0 != place }.map { sides[$0] }
      review = PredictionReview(predicted: part.predicted, received: side.received)
    }

    /// The state that the app is in.
    public var state: String { side.state }

    /// Why the prediction is wrong; nothing where it is right by one of the sides.
    public var sentences: [String] { side.alternative == nil ? feedback.sentences : [] }

    /// Whether the state that was said is the right one; nil where none was said.
    public var isStateRight: Bool? { said.map { $0 == state } }

    /// Whether there is nothing to say of the app: it receives nothing, and nothing was said.
    public var isSilent: Bool { review.rows.isEmpty && said == nil && otherSides.isEmpty }
  }

  public let parts: [Part]

  /// How much was right. That no app receives anything counts as one message.
  public var score: (right: Int, of: Int) {
    let score = parts.reduce((right: 0, of: 0)) { sum, part in
      let messages = part.review.rows.isEmpty ? (right: 0, of: 0) : part.review.score
      let state = part.isStateRight.map { ($0 ? 1 : 0, 1) } ?? (0, 0)
      return (sum.right + messages.right + state.0, sum.of + messages.of + state.1)
    }
    return score.of == 0 ? (1, 1) : score
  }

  public var isRight: Bool { score.right == score.of }
}
