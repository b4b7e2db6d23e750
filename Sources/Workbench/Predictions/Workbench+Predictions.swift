import Lifecycle
import Practice
import Sessions
import Texts

/// An action that waits until the user has predicted what the apps receive.
public struct HeldStep: Sendable {
  public var action: HeldAction
  /// The action, as a session has it.
  public let words: String
  /// Whether it is the next action of the timeline, which is done by stepping forward.
  let isReplayed: Bool
  /// Whether a replay goes on afterwards.
  var playsOn = false
}

extension Workbench {
  /// Holds every action back from now on, or no more.
  public mutating func togglePredictions() { predicting.isOn.toggle() }

  /// Whether a step is held back now, to be predicted.
  mutating func holds(_ step: Step) -> Bool {
    switch step {
    case .undo: return false
    case .redo: return holdsNext()
    case .act: return predicting.isOn && hold(step)
    }
  }

  /// Holds an action back; false where there is nothing to predict.
  public mutating func hold(_ step: Step) -> Bool {
    guard case .act(let action, let detail) = step, ActionWord.of(step)?.performer != nil,
      exerciseRefusal(of: step) == nil,
      let held = HeldAction(action, detail: detail, on: simulation)
    else { return false }
    showAllMessages()
    travel.stopPlayback()
    changes.held = HeldStep(action: held, words: simulation.text.line(step), isReplayed: false)
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
      let held = HeldAction(
        entry.step, detail: entry.detail, code: entry.code,
        on: moment)
    else { return false }
    travel.stopPlayback()
    let before = shownCard
    simulation = moment
    arrive(from: before)
    let words = simulation.text.line(.act(entry.step, detail: entry.detail))
    changes.held = HeldStep(action: held, words: words, isReplayed: true, playsOn: playsOn)
    return true
  }

  // MARK: - Revealing

  /// Does the action, and keeps what was said beside what is sent.
  public mutating func reveal(_ held: HeldStep) -> (RevealedAction, [Effect]) {
    let revealed = held.action.reveal(on: simulation)
    let place = simulation.timeline.cursor
    let isFirst = predicting.add(revealed, of: held.words, at: place)
    // Who is asked once more knows the answer: what was said first stays.
    let isKept = isFirst || !held.isReplayed
    return (revealed, carryOut(held, predicted: isKept ? held.action.prediction : nil))
  }

  /// Does the action. `predicted` is what was said of it; an action of an opened session keeps what
  /// is known of it where nothing was.
  public mutating func carryOut(
    _ held: HeldStep, predicted: PredictionLines? = nil
  ) -> [Effect] {
    if held.isReplayed {
      if let predicted { simulation.timeline.keep(predicted, at: simulation.timeline.cursor) }
      move(by: 1)
      return []
    }
    return carryOut(held.action.step, predicted: predicted ?? PredictionLines())
  }

  /// A replay plays on. True behind the last question: then the results are to be shown.
  public mutating func goOn(after held: HeldStep) -> Bool {
    let timeline = simulation.timeline
    let isLast =
      held.isReplayed && !predicting.isOn
      && !timeline.entries[timeline.cursor...].contains(where: \.isQuestion)
    if held.playsOn { resumePlaying() }
    return isLast && predicting.results.count > 1
  }

  /// Goes back to before an action that was predicted, and asks once more.
  public mutating func repeatPrediction(of result: Predicting.Result) {
    let entries = simulation.timeline.entries
    guard entries.indices.contains(result.place),
      simulation.text.line(
        .act(entries[result.place].step, detail: entries[result.place].detail)) == result.words
    else { return say(localized("predictions.not-there")) }
    travel(to: result.place)
    // What comes next would be the answer.
    travel.hideFuture(of: simulation.timeline)
    refresh()
    _ = holdNext()
  }
}
