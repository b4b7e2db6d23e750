import Practice
import Sessions
import TextFiles
import Texts

extension LineWord {
  static let predictions = [
    LineWord("predict", "[ACTION]") { $1.isEmpty ? ($0.togglePredictions(), []) : $0.hold($1) },
    LineWord("predictions") { lines, _ in (lines.predictions, []) },
  ]
}

/// Predictions in lines: an action is held back, and numbers say what each app receives.
extension LineInterface {
  /// Holds every action back from now on, or no more.
  fileprivate mutating func togglePredictions() -> [String] {
    work { $0.togglePredictions() }
    let key = predicting.isOn ? "linear.predictions-on" : "predictions.off"
    return [localized(key)] + (predicting.isOn ? [] : results)
  }

  /// Holds one action back; `? ACTION` does the same.
  mutating func hold(_ line: String) -> Answer {
    do throws(Diagnostic) {
      let step = try typed(line, chosen: meantApp).step
      if !work({ $0.hold(step) }) { return act(line, line) }
      return ([], [])
    } catch {
      return (["? \(error.message)"], [])
    }
  }

  /// What was predicted so far.
  fileprivate var predictions: [String] {
    results.isEmpty ? [localized("linear.no-predictions")] : results
  }

  private var results: [String] {
    let results = predicting.results
    guard !results.isEmpty else { return [] }
    let (right, of) = predicting.score
    return [localized("predictions.results", ["right": "\(right)", "count": "\(of)"])]
      + results.map { result in
        let values: KeyValuePairs = ["right": "\(result.right)", "count": "\(result.of)"]
        return Lists.colon(result.words, localized("predictions.score", values))
      }
  }

  // MARK: - The action that is held back

  /// What is asked of the action that is held back, where that was not printed yet.
  mutating func predictionNews() -> [String] {
    guard let window = prediction else {
      printedPart = nil
      return []
    }
    if printedPart == window.chosen { return [] }
    let isFirst = printedPart == nil
    printedPart = window.chosen
    let name = simulation.text.name(window.part.app)
    var lines = [
      localized("predictions.title", ["action": window.held.words]),
      localized("predictions.ask", ["app": name]),
    ]
    if !isFirst { lines.removeFirst() }
    // The same methods as for the app before have the same numbers.
    if !isFirst, window.held.action.parts[window.chosen - 1].choices == window.part.choices {
      return lines
    }
    lines += choices(window.part.choices.prefix(PredictionWindow.pageSize), from: 1)
    return lines + (isFirst ? [localized("linear.how-to-predict")] : [])
  }

  private func choices(_ tokens: ArraySlice<MessageToken>, from first: Int) -> [String] {
    tokens.enumerated().map { "\($0 + first). \($1.receiver.word) \($1.selector)" }
  }

  /// A line that says what an app receives, while an action is held back; nil for another line.
  mutating func answerPrediction(_ line: String) -> Answer? {
    guard var window = prediction else { return nil }
    var words = line.split(separator: " ").map(String.init)
    switch words {
    case ["more"]:
      let first = PredictionWindow.pageSize
      return (choices(window.part.choices.dropFirst(first), from: first + 1), [])
    case ["skip"]:
      prediction = nil
      let effects = work { $0.carryOut(window.held) }
      _ = work { $0.goOn(after: window.held) }
      return (news() + narration, effects)
    default: break
    }
    if let state = words.last, StateWord.apps.contains(state) {
      window.say(state)
      words.removeLast()
    }
    if words != ["nothing"] {
      let numbers = words.map { (Int($0) ?? 0) - 1 }
      guard !words.isEmpty, numbers.allSatisfy(window.part.choices.indices.contains) else {
        // Another word is done as usual; an action takes the place of this one.
        if words.first.flatMap({ Int($0) }) == nil { return nil }
        return (["? " + localized("linear.how-to-predict")], [])
      }
      window.say(numbers.map { window.part.choices[$0] })
    }
    let isLast = window.chosen + 1 == window.held.action.parts.count
    if !isLast { window.choosePart(by: 1) }
    prediction = isLast ? nil : window
    return isLast ? reveal(window) : ([], [])
  }

  private mutating func reveal(_ window: PredictionWindow) -> Answer {
    var window = window
    let (revealed, effects) = work { $0.reveal(window.held) }
    window.revealed = revealed
    let lines = PredictionResult(window, self).spoken
    let news = self.news()
    let isLast = work { $0.goOn(after: window.held) }
    return (
      lines + (news.isEmpty ? silence : news) + narration + (isLast ? results : []), effects
    )
  }
}
