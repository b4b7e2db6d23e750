import Lifecycle
import Texts

/// Something that learners wrongly believe of the life cycle. It can be run: it says what somebody
/// who believes it expects.
public struct Misconception: Sendable {
  /// Its key in misconceptions.texts, and in files of progress.
  public let name: String
  /// Nil where it says nothing of the situation. What is right is no sign of it.
  private let predict: @Sendable (PracticeSituation, Prediction) -> [MessageToken]?

  init(
    _ name: String,
    _ predict: @escaping @Sendable (PracticeSituation, Prediction) -> [MessageToken]?
  ) {
    self.name = name
    self.predict = predict
  }

  /// What a learner who believes it expects; nil where that is right, or where it says nothing.
  public func prediction(_ situation: PracticeSituation) -> [MessageToken]? {
    guard let tokens = predict(situation, Prediction(situation)), tokens != situation.received
    else { return nil }
    return tokens
  }

  /// What is believed, in a sentence.
  public var belief: String { localized("misconceptions.\(name)") }
  /// Why it is wrong, for a learner who believes it.
  public var correction: String { localized("misconceptions.\(name)-correction") }

  public static func named(_ name: String) -> Misconception? { all.first { $0.name == name } }
}

/// What is received, as steps, and steps as messages again.
struct Prediction {
  private let methods: PathMethods
  private let received: [MessageToken]
  /// Nil for a message that is no step.
  let steps: [PathStep?]

  init(_ situation: PracticeSituation) {
    let methods = situation.methods
    self.methods = methods
    received = situation.received
    steps = situation.received.map(methods.step)
  }

  /// Exactly these steps.
  func isJust(_ steps: PathStep...) -> Bool { self.steps == steps }
  func has(_ step: PathStep) -> Bool { steps.contains(step) }

  /// The messages of some steps; those that the app has no method for are dropped.
  func tokens(_ steps: PathStep...) -> [MessageToken] { steps.compactMap { methods[$0] } }

  /// What is received, without a step.
  func without(_ step: PathStep) -> [MessageToken] {
    zip(received, steps).filter { $1 != step }.map(\.0)
  }
}
