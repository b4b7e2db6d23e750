import Exercises
import Exploring
import Lifecycle
import Sessions
import Texts

/// Why a prediction is wrong. What explains most comes first: an action that the answer would be
/// right for, then the misconception that predicts exactly it, then the rule of a missed message.
public struct PredictionFeedback: Sendable {
  /// An action that sends exactly what was predicted, as a session has it.
  public let otherAction: String?
  public let misconception: Misconception?
  /// Whether only the order is wrong.
  public let isOtherOrder: Bool
  /// The app, where it receives nothing.
  public let silent: String?
  /// The reason of the rule that sends the first message that was missed.
  public let reason: String?

  /// Of a prediction of what an action sends an app. `simulation` is at the moment before it;
  /// `code` is what apps' own code does during it.
  public init(
    _ predicted: [MessageToken], of action: Action, code: [Observation] = [], for app: AppID,
    on simulation: Simulation
  ) {
    let before = simulation.timeline.kernel
    var kernel = before
    var log = EventLog()
    kernel.send(action, observing: code, into: &log)
    let received = simulation.tokens(log.events, of: app)
    let review = PredictionReview(predicted: predicted, received: received)
    silent = received.isEmpty && !predicted.isEmpty ? simulation.text.name(app) : nil
    isOtherOrder =
      !review.isRight
      && review.rows.allSatisfy { row in
        switch row {
        case .right, .elsewhere, .moved: true
        case .missing, .extra: false
        }
      }
    if review.isRight {
      (otherAction, misconception, reason) = (nil, nil, nil)
      return
    }
    otherAction = PredictionFeedback.action(sending: predicted, to: app, before, simulation)
    let others = before.device.apps.map(\.id).filter { $0 != app }
    let situation = PracticeSituation(
      way: [], cause: action, word: String(simulation.text.line(action).prefix { $0 != " " }),
      before: before.device, after: kernel.device, received: received,
      receivedByOther: others.lazy.map { simulation.tokens(log.events, of: $0) }
        .first { !$0.isEmpty } ?? [],
      app: app)
    misconception = Misconception.all.first { $0.prediction(situation) == predicted }
    let missed = review.firstMissing.flatMap { token in
      log.events.messages.first {
        $0.app == app && $0.receiver == token.receiver && simulation.selector($0) == token.selector
      }
    }
    reason = missed.flatMap { simulation.rules[$0.rule] }?.reason
  }

  /// What else could be done at the moment that sends the app exactly this. Nothing is sent by so
  /// much that it would explain nothing.
  private static func action(
    sending tokens: [MessageToken], to app: AppID, _ kernel: Kernel, _ simulation: Simulation
  ) -> String? {
    guard !tokens.isEmpty else { return nil }
    let device = kernel.device
    var other = kernel
    var log = EventLog()
    for move in Alphabet.usual(on: device).moves {
      guard let action = move.action(on: device) else { continue }
      other.resume(at: device)
      log.events.removeAll(keepingCapacity: true)
      if other.send(action, into: &log) == nil, simulation.tokens(log.events, of: app) == tokens {
        return simulation.text.line(action)
      }
    }
    return nil
  }

  /// The same in sentences; none where the prediction is right.
  public var sentences: [String] {
    var sentences: [String] = []
    if let otherAction {
      sentences.append(localized("predictions.other-action", ["action": otherAction]))
    }
    if let misconception { sentences.append(misconception.correction) }
    if isOtherOrder, misconception == nil {
      sentences.append(localized("predictions.other-order"))
    } else if let reason, misconception == nil {
      sentences.append(reason)
    }
    if let silent, misconception == nil {
      sentences.append(localized("predictions.no-message", ["app": silent]))
    }
    return sentences
  }
}
