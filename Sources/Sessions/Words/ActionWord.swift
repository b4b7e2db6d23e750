import Lifecycle
import Texts

/// One word of the vocabulary: the same in a session, on the command line, in the palette and in
/// random walks. `ActionWords` has all of them, a row each.
public struct ActionWord: Sendable {
  /// What may follow the word.
  public enum Argument: Sendable, Equatable {
    case app
    /// An app where one is meant, else all.
    case optionalApp
    /// `APP` or `APP#N`.
    case window
    /// `APP#N`.
    case numberedWindow
    case seconds
    case optionalSeconds
    case megabytes
    /// One of these words.
    case choice([String])
    /// This word, or nothing.
    case optional(String)
    /// Any text; its name in help.
    case text(String)
    /// A text, or nothing.
    case optionalText(String)

    /// Whether it is a word that may follow or not.
    public var isFlag: Bool { if case .optional = self { true } else { false } }

    public var usage: String {
      switch self {
      case .app: "APP"
      case .optionalApp: "[APP]"
      case .window: "APP[#N]"
      case .numberedWindow: "APP#N"
      case .seconds: "SECONDS"
      case .optionalSeconds: "[SECONDS]"
      case .megabytes: "MB"
      case .choice(let words): words.joined(separator: "|")
      case .optional(let word): "[\(word)]"
      case .text(let name): name
      case .optionalText(let name): "[\(name)]"
      }
    }
  }

  /// Who does the action. An exercise allows and forbids words by it.
  public enum Performer: String, CaseIterable, Sendable {
    /// The person who holds the device.
    case user
    /// iOS, and what it receives from outside.
    case system
    /// The app's own code, and its developer.
    case code
    case time
  }

  public let word: String
  public let arguments: [Argument]
  /// Nil for a word of the session itself, such as `undo`.
  public let performer: Performer?
  /// How often a random walk does it, beside the others.
  package let weight: Int
  /// What the word asks for, with its arguments taken one after the other.
  package let make: @Sendable (inout any ActionArguments) throws(LineError) -> Step
  /// The arguments of a step that has this word; nil for every other step.
  let spell: @Sendable (Step) -> [SpelledArgument]?

  /// The word that a step is written with.
  public static func of(_ step: Step) -> ActionWord? { all.first { $0.spell(step) != nil } }

  /// What it does, in a line.
  public var help: String { localized("actions.\(word)") }

  /// The word with what may follow it.
  public var usage: String { ([word] + arguments.map(\.usage)).joined(separator: " ") }
}

/// Where the arguments of an action come from: from the words of a line, or from chance.
package protocol ActionArguments {
  mutating func app() throws(LineError) -> AppID
  mutating func optionalApp() throws(LineError) -> AppID?
  mutating func window() throws(LineError) -> SceneID
  /// A window that has a card in the App Switcher, where one is picked by chance.
  mutating func card() throws(LineError) -> SceneID
  mutating func numberedWindow() throws(LineError) -> SceneID
  mutating func milliseconds() throws(LineError) -> UInt32
  mutating func optionalMilliseconds() throws(LineError) -> UInt32?
  mutating func megabytes() throws(LineError) -> UInt16
  mutating func isOn() throws(LineError) -> Bool
  mutating func choice<Choice: CaseIterable>(_ kind: Choice.Type) throws(LineError) -> Choice
  mutating func flag(_ word: String) throws(LineError) -> Bool
  mutating func text() throws(LineError) -> String
  mutating func optionalText() throws(LineError) -> String
}

/// An argument as an action has it.
enum SpelledArgument {
  case app(AppID)
  case window(SceneID)
  case word(String)
  case text(String)
}

// How rows are written.
extension ActionWord {
  init(
    _ word: String, _ arguments: [Argument], by performer: Performer = .user, weight: Int,
    make: @escaping @Sendable (inout any ActionArguments) throws(LineError) -> Action,
    spell: @escaping @Sendable (Action) -> [SpelledArgument]?
  ) {
    self.init(
      word: word, arguments: arguments, performer: performer, weight: weight,
      make: { (arguments) throws(LineError) in .act(try make(&arguments)) },
      spell: { step in
        if case .act(let action, _) = step { spell(action) } else { nil }
      })
  }

  /// An action without arguments.
  init(_ word: String, by performer: Performer = .user, weight: Int, _ action: Action) {
    self.init(
      word, [], by: performer, weight: weight, make: { _ throws(LineError) in action },
      spell: { $0 == action ? [] : nil })
  }

  /// An action of one app.
  init(
    app word: String, by performer: Performer = .user, weight: Int,
    _ action: @escaping @Sendable (AppID) -> Action
  ) {
    self.init(
      word, [.app], by: performer, weight: weight,
      make: { (arguments) throws(LineError) in action(try arguments.app()) },
      spell: { other in
        guard let app = other.app, other == action(app) else { return nil }
        return [.app(app)]
      })
  }

  /// An action of one window.
  init(
    window word: String, weight: Int, _ action: @escaping @Sendable (SceneID) -> Action
  ) {
    self.init(
      word, [.window], weight: weight,
      make: { (arguments) throws(LineError) in action(try arguments.window()) },
      spell: { ActionWord.window(of: $0, action) })
  }

  /// An action of a window that is named by its number.
  init(
    numberedWindow word: String, by performer: Performer, weight: Int,
    _ action: @escaping @Sendable (SceneID) -> Action
  ) {
    self.init(
      word, [.numberedWindow], by: performer, weight: weight,
      make: { (arguments) throws(LineError) in action(try arguments.numberedWindow()) },
      spell: { ActionWord.window(of: $0, action) })
  }

  private static func window(
    of action: Action, _ make: (SceneID) -> Action
  ) -> [SpelledArgument]? {
    guard let window = action.window, action == make(window) else { return nil }
    return [.window(window)]
  }

  /// An action of an app, with a text that the session keeps and the kernel does not know.
  init(
    withText word: String, _ name: String, weight: Int,
    _ action: @escaping @Sendable (AppID) -> Action
  ) {
    self.init(
      word: word, arguments: [.app, .text(name)], performer: .user, weight: weight,
      make: { (arguments) throws(LineError) in
        .act(action(try arguments.app()), detail: try arguments.text())
      },
      spell: { step in
        guard case .act(let other, let detail) = step, let app = other.app, other == action(app)
        else { return nil }
        return [.app(app)] + (detail.isEmpty ? [] : [.text(detail)])
      })
  }

  /// An action of the app in front, with a text that only the session keeps.
  init(
    withOptionalText word: String, _ name: String, weight: Int, _ action: Action
  ) {
    self.init(
      word: word, arguments: [.optionalText(name)], performer: .user, weight: weight,
      make: { (arguments) throws(LineError) in
        .act(action, detail: try arguments.optionalText())
      },
      spell: { step in
        guard case .act(action, let detail) = step else { return nil }
        return detail.isEmpty ? [] : [.text(detail)]
      })
  }

  /// The same, of one app.
  init(
    withOptionalTextOfApp word: String, _ name: String, weight: Int,
    _ action: @escaping @Sendable (AppID) -> Action
  ) {
    self.init(
      word: word, arguments: [.app, .optionalText(name)], performer: .user, weight: weight,
      make: { (arguments) throws(LineError) in
        .act(action(try arguments.app()), detail: try arguments.optionalText())
      },
      spell: { step in
        guard case .act(let other, let detail) = step, let app = other.app, other == action(app)
        else { return nil }
        return [.app(app)] + (detail.isEmpty ? [] : [.text(detail)])
      })
  }

  /// A word of the session's own: a random walk has none.
  init(step word: String, _ step: Step) {
    self.init(
      word: word, arguments: [], performer: nil, weight: 0, make: { _ throws(LineError) in step },
      spell: { $0 == step ? [] : nil })
  }
}
