import Lifecycle
import Rulebooks
import Sessions
import Texts

/// A question with answers to choose from. Exactly one is right.
public struct QuizQuestion: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// What do the app's delegates receive?
    case received
    /// Which of these sends the app no message?
    case noMessage = "not-told"
    /// What can this not have been?
    case notCause = "not-cause"
    case state
    /// Is the user's change lost?
    case edit
    case version
  }

  public struct Option: Sendable, Equatable {
    public var text: String
    public var isRight = false
    /// What is said to a learner who chooses it.
    public var feedback = ""
    /// The misconception that predicts it, by its name.
    public var misconception: String?
  }

  /// What it is known by between days: the version, the kind and the actions.
  public let id: String
  public let kind: Kind
  public let release: Release
  /// What has happened, a sentence an action; the device comes first.
  public let story: [String]
  public let ask: String
  /// In an order of their own; a quiz shuffles them.
  public let options: [Option]
  /// What a session needs to show it.
  public let setup: Setup
  public let actions: [Action]
  /// The words of the actions, by which a topic finds it.
  public let words: Set<String>

  init(
    _ kind: Kind, _ simulation: Simulation, actions: [Action], asking more: String = "",
    ask: String, _ options: [Option], words: [String] = []
  ) {
    let text = simulation.text
    let lines = actions.map { text.line($0) }
    let name = [kind.rawValue, more].filter { !$0.isEmpty }.joined(separator: " ")
    id = "\(simulation.setup.release) \(name): \(lines.joined(separator: "; "))"
    self.kind = kind
    release = simulation.setup.release
    // A question about the version does not say it.
    let device = localized(
      kind == .version ? "questions.any-device" : "questions.device",
      ["device": simulation.setup.model.word, "release": "\(simulation.setup.release)"])
    story = [device] + Story(simulation: simulation).sentences(actions)
    self.ask = ask
    self.options = options
    setup = simulation.setup
    self.actions = actions
    self.words = Set(lines.map { String($0.prefix { $0 != " " }) } + words)
  }

  /// The right answer.
  public var right: String { options.first(where: \.isRight)?.text ?? "" }

  /// The misconceptions that its wrong answers are signs of.
  public var misconceptions: [String] { options.compactMap(\.misconception) }
}

extension [MessageToken] {
  /// As an answer has them.
  public var answer: String {
    isEmpty ? localized("questions.nothing") : map(\.selector).joined(separator: " → ")
  }
}
