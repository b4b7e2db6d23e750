import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// A setup with its iOS version's rules: what a session runs on.
public struct Simulation: Sendable {
  public let setup: Setup
  public let rules: ReleaseRules
  public let text: SessionText
  public var timeline: Timeline

  public init(_ setup: Setup, rules: ReleaseRules) {
    self.setup = setup
    self.rules = rules
    text = setup.text
    let kernel = Kernel(
      model: setup.model, traits: setup.traits, apps: setup.apps.map(\.traits.kind),
      rulebook: rules.rulebook(for: setup.apps.map(\.traits), on: setup.model))
    timeline = Timeline(kernel: kernel)
  }

  public init(_ setup: Setup, library: Library) throws(Diagnostic) {
    let rules = try library.rules(of: setup.release)
    do throws(Problem) {
      self.init(setup, rules: try rules.choosing(setup.with))
    } catch {
      // The header's reader refuses such alternatives with their place; a setup made in
      // code fails here.
      throw Diagnostic(file: "with", line: 1, column: 1, message: error.description)
    }
  }

  public func selector(_ message: Message) -> String { rules.messages.selector(message.selector) }

  /// A message as a session has it, without its indentation.
  public func line(_ message: Message) -> String {
    var line: [UInt8] = []
    append(message, to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// The same without the receiver: the app, its window where it is a scene's, and the method.
  public func shortLine(_ message: Message) -> String {
    let window = message.number > 0 ? "#\(message.number)" : ""
    return "\(text.name(message.app))\(window) \(selector(message))"
  }

  /// A message that a file has, in the same words.
  func line(_ message: SessionFile.ExpectedMessage) -> String {
    "\(text.name(message.app)) \(message.receiver) \(message.selector)"
  }

  func append(_ message: Message, to line: inout [UInt8]) {
    line += text.name(message.app).utf8
    line += " ".utf8
    line += message.receiver.word.utf8
    if message.receiver.isNumbered { line += "#\(message.number)".utf8 }
    line += " ".utf8
    line += selector(message).utf8
  }

  /// Why an action was refused, in the reader's language.
  public func sentence(_ refusal: Timeline.StepRefusal) -> String {
    switch refusal {
    case .kernel(let refusal): text.sentence(refusal)
    case .nothingToUndo: localized("refusals.nothing-to-undo")
    case .nothingToRedo: localized("refusals.nothing-to-redo")
    }
  }

  /// The same for files, which are in English in every language.
  public func reason(_ refusal: Timeline.StepRefusal) -> String {
    Language.$current.withValue(.english) { sentence(refusal) }
  }

  /// Whether a file's reason matches this refusal, in its current or any earlier wording.
  public func isReason(_ reason: String, of refusal: Timeline.StepRefusal) -> Bool {
    reason == self.reason(refusal)
      || Language.earlierRefusals.contains { wording in
        reason == Language.$current.withValue(wording) { sentence(refusal) }
      }
  }

  /// The state of an app, or of a window where it has a number.
  public func state(_ window: SceneID) -> String {
    let device = timeline.kernel.device
    return window.number == 0
      ? StateWord.of(device[window.app]) : StateWord.of(device.scene(window))
  }
}
