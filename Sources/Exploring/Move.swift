import Lifecycle
import Sessions

/// An action as it can be meant on every device: it names a window by its place among its app's
/// windows, not by a number that is never used again.
public struct Move: Sendable {
  public let word: ActionWord
  /// The action with the window's place for its number; 0 leaves the choice to the device.
  private let step: Action
  /// The text behind it, such as a URL.
  private let detail: String

  init(word: ActionWord, _ step: Action, detail: String) {
    self.word = word
    self.step = step
    self.detail = detail
  }

  func isSame(as other: Move) -> Bool {
    word.word == other.word.word && step == other.step && detail == other.detail
  }

  /// The action on a device; nil where the device has no such window.
  public func action(on device: Device) -> Action? {
    guard let named = step.window, named.number > 0 else { return step }
    return device.window(Int(named.number), of: named.app).map(step.naming)
  }

  /// The same as a session has it.
  func step(on device: Device) -> Step? {
    action(on: device).map { .act($0, detail: detail) }
  }

  /// The app that it is about; nil where it is about none.
  var app: AppID? { step.app }

  /// The action in words; a window has its place for its number.
  func line(_ text: SessionText) -> String { text.line(.act(step, detail: detail)) }
}
