import Practice
import Sessions

/// Predictions: whether each action is held back for one, and how those so far were.
struct Predicting: Sendable {
  /// How one of them was.
  struct Result: Sendable, Equatable {
    /// How many actions came before the one that was predicted.
    var place: Int
    /// The action, as a session has it.
    var words: String
    var right: Int
    var of: Int

    var isRight: Bool { right == of }
  }

  /// Whether every action is held back; a session's own questions are in any case.
  var isOn = false
  /// In the order of their actions.
  private(set) var results: [Result] = []

  /// Of all predictions.
  var score: (right: Int, of: Int) {
    results.reduce((0, 0)) { ($0.0 + $1.right, $0.1 + $1.of) }
  }

  /// Keeps how a prediction was. A repeated one takes the place of the one before.
  mutating func add(_ revealed: RevealedAction, of words: String, at place: Int) {
    let (right, of) = revealed.score
    results.removeAll { $0.place == place && $0.words == words }
    let next = results.firstIndex { $0.place > place } ?? results.count
    results.insert(Result(place: place, words: words, right: right, of: of), at: next)
  }

  mutating func forget() { results = [] }
}
