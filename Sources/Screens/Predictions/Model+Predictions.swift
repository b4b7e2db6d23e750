import Lifecycle
import Practice
import Sessions
import Texts

// Actions that are held back until somebody has said what the apps receive.
extension Model {
  /// Holds every action back from now on, or no more; then what to repeat is listed.
  mutating func togglePredictions() {
    predicting.isOn.toggle()
    guard !predicting.isOn else {
      let text = localized("predictions.on")
      say(text, next: .predict, "ends-it")
      return
    }
    say(localized("predictions.off"))
    if !predicting.results.isEmpty { openPredictionResults() }
  }

  // MARK: - Holding back

  /// Whether an action is held back now, and nothing is revealed yet.
  public var asksPrediction: Bool {
    (popup as? PredictionWindow).map { $0.revealed == nil } ?? false
  }

  /// Whether a step is held back now, to be predicted.
  mutating func holds(_ step: Step) -> Bool {
    switch step {
    case .undo: return false
    case .redo: return holdsNext()
    case .act: return predicting.isOn && hold(step)
    }
  }

  /// Holds an action back; false where there is nothing to predict.
  mutating func hold(_ step: Step) -> Bool {
    guard case .act(let action, let detail) = step, ActionWord.of(step)?.performer != nil,
      exerciseRefusal(of: step) == nil,
      let held = HeldAction(action, detail: detail, on: simulation)
    else { return false }
    showAllMessages()
    travel.stopPlayback()
    popup = PredictionWindow(held, words: simulation.text.line(step), isReplayed: false)
    return true
  }

  /// Holds the next action of an opened session back; false where nothing holds it back. An action
  /// is held back only until it has been shown.
  mutating func holdsNext() -> Bool {
    let timeline = simulation.timeline
    guard !timeline.isAtPresent, travel.hidesFuture, timeline.cursor >= travel.seen.entries,
      timeline.entries[timeline.cursor].isQuestion || predicting.isOn
    else { return false }
    return holdNext()
  }

  /// Holds the timeline's next action back; false where there is nothing to predict.
  private mutating func holdNext() -> Bool {
    let entry = simulation.timeline.entries[simulation.timeline.cursor]
    guard entry.refusal == nil else { return false }
    let playsOn = travel.playback != nil
    showAllMessages()
    // The device is shown as the action finds it.
    var moment = simulation
    if entry.delay > moment.timeline.sinceEntry {
      moment.timeline.pass(entry.delay - moment.timeline.sinceEntry)
    }
    guard
      let held = HeldAction(entry.step, detail: entry.detail, code: entry.code, on: moment)
    else { return false }
    travel.stopPlayback()
    let before = device.visible
    simulation = moment
    arrive(from: before)
    let words = simulation.text.line(.act(entry.step, detail: entry.detail))
    popup = PredictionWindow(held, words: words, isReplayed: true, playsOn: playsOn)
    return true
  }

  // MARK: - Revealing

  /// Does the action, and lays what was said beside what is sent.
  mutating func revealPrediction() -> [Effect] {
    guard var window = popup as? PredictionWindow, window.revealed == nil else { return [] }
    let revealed = window.held.reveal(on: simulation)
    predicting.add(revealed, of: window.words, at: simulation.timeline.cursor)
    let effects = perform(window)
    window.revealed = revealed
    window.top = 0
    popup = window
    return effects
  }

  /// Does the action without a prediction.
  mutating func skipPrediction() -> [Effect] {
    guard let window = popup as? PredictionWindow, window.revealed == nil else { return choose() }
    let effects = perform(window)
    goOn(after: window)
    return effects
  }

  private mutating func perform(_ window: PredictionWindow) -> [Effect] {
    popup = nil
    if window.isReplayed {
      move(by: 1)
      return []
    }
    return carryOut(window.held.step, isQuestion: true)
  }

  /// Closes what was revealed.
  mutating func leavePrediction() {
    guard let window = popup as? PredictionWindow else { return }
    popup = nil
    goOn(after: window)
  }

  /// A replay plays on; behind the last question comes what to repeat.
  mutating func goOn(after window: PredictionWindow) {
    let timeline = simulation.timeline
    let isLast =
      window.isReplayed && !predicting.isOn
      && !timeline.entries[timeline.cursor...].contains(where: \.isQuestion)
    if window.playsOn { resumePlaying() }
    if isLast, predicting.results.count > 1 { openPredictionResults() }
  }

  // MARK: - Results

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
          model.repeatPrediction(of: result)
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

  /// Goes back to before an action that was predicted, and asks once more.
  private mutating func repeatPrediction(of result: Predicting.Result) {
    let entries = simulation.timeline.entries
    guard entries.indices.contains(result.place),
      simulation.text.line(
        .act(entries[result.place].step, detail: entries[result.place].detail)) == result.words
    else {
      say(localized("predictions.not-there"))
      return
    }
    travel(to: result.place)
    // What comes next would be the answer.
    travel.hideFuture(of: simulation.timeline)
    refresh()
    _ = holdNext()
  }
}
