import Practice
import Sessions
import Texts
import Workbench

// Actions that are held back until somebody has said what the apps receive.
extension Model {
  /// Holds every action back from now on, or no more; then what to repeat is listed.
  mutating func togglePredictions() {
    work { $0.togglePredictions() }
    guard !predicting.isOn else {
      return say(localized("predictions.on"), next: .predict, "ends-it")
    }
    say(localized("predictions.off"))
    if !predicting.results.isEmpty { openPredictionResults() }
  }

  /// Whether an action is held back now, and nothing is revealed yet.
  public var asksPrediction: Bool {
    (popup as? PredictionWindow).map { $0.revealed == nil } ?? false
  }

  /// Does the action, and lays what was said beside what is sent.
  mutating func revealPrediction() -> [Effect] {
    guard var window = popup as? PredictionWindow, window.revealed == nil else { return [] }
    popup = nil
    let (revealed, effects) = work { $0.reveal(window.held) }
    window.revealed = revealed
    window.top = 0
    popup = window
    return effects
  }

  /// Does the action without a prediction.
  mutating func skipPrediction() -> [Effect] {
    guard let window = popup as? PredictionWindow, window.revealed == nil else { return choose() }
    popup = nil
    let effects = work { $0.carryOut(window.held) }
    goOn(after: window)
    return effects
  }

  /// Closes what was revealed.
  mutating func leavePrediction() {
    guard let window = popup as? PredictionWindow else { return }
    popup = nil
    goOn(after: window)
  }

  /// A replay plays on; behind the last question comes what to repeat.
  mutating func goOn(after window: PredictionWindow) {
    if work({ $0.goOn(after: window.held) }) { openPredictionResults() }
  }

  /// All predictions of the session, with those to repeat first.
  mutating func openPredictionResults() {
    let results = predicting.results
    guard !results.isEmpty else {
      say(localized("predictions.none"), next: .predict, "begins-them")
      return
    }
    func items(_ results: [Predicting.Result], _ heading: String) -> [ItemList.Item] {
      results.enumerated().map { index, result in
        let values: KeyValuePairs = ["right": "\(result.right)", "count": "\(result.of)"]
        return ItemList.Item(
          title: result.words, detail: localized("predictions.score", values),
          heading: index == 0 ? localized(heading) : nil
        ) { model, _ in
          model.work { $0.repeatPrediction(of: result) }
          return []
        }
      }
    }
    let (right, of) = predicting.score
    popup = ItemList(
      title: localized("predictions.results", ["right": "\(right)", "count": "\(of)"]),
      items: items(results.filter { !$0.isRight }, "predictions.repeat")
        + items(results.filter(\.isRight), "predictions.were-right"))
  }
}
