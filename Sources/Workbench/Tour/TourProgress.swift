import Rulebooks
import Sessions
import TextFiles
import Texts

/// Where a tour is.
public struct TourProgress: Sendable {
  public var steps: [Tour.Step]
  public var index = 0
  /// How many actions had been done when the step began.
  public var entries: Int
  /// Whether the clock ran before the tour, which stops it.
  var stopsClock = false
  /// Whether words are typed in the keys' place: then a step that is done makes room at once.
  var isTyped = false
  /// Whether the command that the step asks for has been given.
  private(set) var hasCommand = false
  /// How many actions had been done when the step was; nil while it is not.
  private(set) var doneAt: Int?

  init(steps: [Tour.Step], entries: Int, isTyped: Bool = false) {
    self.steps = steps
    self.entries = entries
    self.isTyped = isTyped
  }

  public var step: Tour.Step { steps[index] }
  var next: Tour.Step? { index + 1 < steps.count ? steps[index + 1] : nil }
  public var isDone: Bool { doneAt != nil }

  /// To another step, of which what was done since may be the beginning.
  mutating func show(_ index: Int, since entries: Int) {
    self.index = index
    self.entries = entries
    hasCommand = false
    doneAt = nil
  }

  /// A command was given, by its name.
  public mutating func see(_ command: String) {
    if step.end == .command(command) { hasCommand = true }
  }

  mutating func finish(at entries: Int) { doneAt = entries }
}
