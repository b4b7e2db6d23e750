import Practice
import Sessions

/// Whether each action is held back to be predicted, and the results of the predictions so far.
public struct Predicting: Sendable {
  /// The result of one prediction.
  public struct Result: Sendable, Equatable {
    /// The number of actions before the predicted one.
    public var place: Int
    /// The action, as a session has it.
    public var words: String
    public var right: Int
    public var of: Int

    public var isRight: Bool { right == of }
  }

  /// Whether every action is held back; the questions of a session always are.
  public var isOn = false
  /// In the order of their actions.
  public private(set) var results: [Result] = []

  /// The score of all predictions.
  public var score: (right: Int, of: Int) {
    results.reduce((0, 0)) { ($0.0 + $1.right, $0.1 + $1.of) }
  }

  /// Keeps the result of a prediction. A repeated prediction replaces the one before; false where
  /// it is one.
  mutating func add(_ revealed: RevealedAction, of words: String, at place: Int) -> Bool {
    let (right, of) = revealed.score
    let count = results.count
    results.removeAll { $0.place == place && $0.words == words }
    let isFirst = results.count == count
    let next = results.firstIndex { $0.place > place } ?? results.count
    results.insert(Result(place: place, words: words, right: right, of: of), at: next)
    return isFirst
  }

  mutating func forget() { results = [] }
}
