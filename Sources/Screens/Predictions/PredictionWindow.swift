import Lifecycle
import Practice
import Preferences
import Sessions
import TerminalKit
import Texts
import Workbench

/// An action that is held back: what each app receives is predicted, then revealed.
struct PredictionWindow: TextPopup {
  var held: HeldStep
  /// What was right, once it is revealed.
  var revealed: RevealedAction?
  /// The app that keys are about.
  private(set) var chosen = 0
  /// Which of its methods have the digits, by pages.
  private(set) var page = 0
  private var saysNothing: Set<Int> = []
  /// The first line of the result that is seen, where not all have room.
  var top = 0

  init(_ held: HeldStep) { self.held = held }

  var context: Contexts { .prediction }
  var isAboutSession: Bool { true }

  var part: HeldAction.Part { held.action.parts[chosen] }

  /// How many methods have a digit at a time.
  static let pageSize = 9
  var pages: Int {
    (part.choices.count + PredictionWindow.pageSize - 1) / PredictionWindow.pageSize
  }
  /// The methods that the digits choose now.
  var choices: ArraySlice<MessageToken> {
    part.choices.dropFirst(page * PredictionWindow.pageSize).prefix(PredictionWindow.pageSize)
  }

  // MARK: - What is said

  /// Adds the nth method of the page, from 1.
  mutating func add(_ number: Int) {
    guard number <= choices.count else { return }
    saysNothing.remove(chosen)
    held.action.parts[chosen].predicted.append(choices[choices.startIndex + number - 1])
  }

  /// Says all that the app receives.
  mutating func say(_ tokens: [MessageToken]) { held.action.parts[chosen].predicted = tokens }

  mutating func removeLast() { _ = held.action.parts[chosen].predicted.popLast() }

  /// Says that the app receives nothing, which is so as well where nothing is said.
  mutating func sayNothing() {
    held.action.parts[chosen].predicted = []
    saysNothing.insert(chosen)
  }

  /// Whether it was said that the chosen app receives nothing.
  var isSaidToBeSilent: Bool { saysNothing.contains(chosen) }

  /// Says the state, or takes it back where it was said already.
  mutating func say(_ state: String) {
    held.action.parts[chosen].state = part.state == state ? nil : state
  }

  mutating func turnPage() { page = (page + 1) % max(1, pages) }

  mutating func choosePart(_ place: Int) {
    guard held.action.parts.indices.contains(place) else { return }
    chosen = place
    page = 0
  }

  mutating func choosePart(by steps: Int) {
    choosePart((chosen + steps + held.action.parts.count) % held.action.parts.count)
  }

  // MARK: - As a popup

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    if let page = page(model, in: room) {
      canvas.draw(page, from: top, in: room)
    } else {
      canvas.drawPrediction(self, model, in: room)
    }
  }

  /// The result, in two columns; nil before it is revealed.
  func page(_ model: Model, in room: Rect) -> TextPage? {
    guard revealed != nil else { return nil }
    let width = min(80, room.width) - 6
    return TextPage(
      title: localized("predictions.revealed", ["action": held.words]),
      lines: PredictionResult(self, model).lines(width: width), width: width + 2,
      hints: [model.keys.frameHint(.reveal, model.label(of: .reveal))], isAtRight: true)
  }

  func choose(in model: inout Model) -> [Effect] {
    if revealed == nil { return model.revealPrediction() }
    model.leavePrediction()
    return []
  }

  func click(_ item: Int, in model: inout Model) -> [Effect] {
    change(in: &model) { $0.choosePart(item) }
    return []
  }

  func closed(in model: inout Model) {
    if revealed != nil { model.goOn(after: self) }
  }
}
