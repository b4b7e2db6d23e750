import Lifecycle
import Rulebooks
import TerminalKit

/// What a key, a click, the palette or a button does: one row says all of it. Rows stand in the
/// folders of what they are about; `KeyTable` puts them together.
public struct Command: Sendable {
  /// What a command does.
  enum Kind: Sendable {
    /// An action of the device; nil where there is nothing that it could be about. The number
    /// counts the command's keys from 1.
    case action(@Sendable (Model, Int) -> Action?)
    /// Something that the program itself does.
    case program(@Sendable (inout Model) -> [Effect])
  }

  /// What follows the command's word in the palette.
  struct Words: Sendable {
    /// What could come next behind some words, with these apps and on these releases.
    var candidates: @Sendable (ArraySlice<String>, [String], [String]) -> [String]
    /// Does the command with these words.
    var perform: @Sendable (inout Model, String) throws(Diagnostic) -> Void
  }

  /// The row's name in settings. These names are promised: people's files have them.
  public let name: String
  /// The name of the command, where the row gives it other keys elsewhere.
  let original: String
  public var keys: [Key]
  /// Where the keys mean this.
  public let contexts: Contexts
  /// Where the footer shows them.
  let hints: Contexts
  public let section: Section
  let kind: Kind
  /// Whether its keys stand in a row for the first, the second and so on.
  public private(set) var isNumbered = false
  /// Which of them is meant, from 1; 0 where the command is not numbered.
  public private(set) var number = 0

  // What few commands need.

  /// Whether the palette has it beside the actions.
  var isInPalette = false
  var words: Words?
  /// Whether it would do something now, where asking the kernel does not tell.
  var isPossible: (@Sendable (Model) -> Bool)?
  /// Why there is nothing that the action could be about.
  var whyNothing: (@Sendable (Model, Int) -> String)?
  /// What is done in the place of an action that the device refuses: false where that is nothing.
  /// Then the refusal is said, and the session has no row for it.
  var otherwise: (@Sendable (inout Model) -> Bool)?
  /// What it does now, in a word or two, where its label does not say it.
  var labelNow: (@Sendable (Model) -> String?)?
  /// Whether it puts another session in the place of this one.
  var replacesSession = false
  /// Whether it only ends what plays, while something does.
  var endsPlaying = false

  private init(
    _ name: String, _ keys: [Key], _ section: Section, _ contexts: Contexts, _ hints: Contexts,
    _ kind: Kind
  ) {
    self.name = name
    original = name
    self.keys = keys
    self.section = section
    self.contexts = contexts
    self.hints = hints
    self.kind = kind
  }

  /// A row of the command with other keys, somewhere else.
  private init(
    _ command: Command, _ name: String, _ keys: [Key], _ contexts: Contexts, _ hints: Contexts,
    _ section: Section
  ) {
    self.name = name
    original = command.original
    self.keys = keys
    self.contexts = contexts
    self.hints = hints
    self.section = section
    kind = command.kind
    isPossible = command.isPossible
    otherwise = command.otherwise
    labelNow = command.labelNow
  }
}

// How rows are written.
extension Command {
  /// A command that stands for an action of the device.
  init(
    _ name: String, _ keys: [Key], _ section: Section, in contexts: Contexts = .device,
    hints: Contexts = [], action: @escaping @Sendable (Model) -> Action?
  ) {
    self.init(name, keys, section, contexts, hints, .action { model, _ in action(model) })
  }

  /// A command whose keys stand for the first, the second and so on.
  init(
    numbered name: String, _ keys: [Key], _ section: Section, in contexts: Contexts = .device,
    hints: Contexts = [], action: @escaping @Sendable (Model, Int) -> Action?
  ) {
    self.init(name, keys, section, contexts, hints, .action(action))
    isNumbered = true
  }

  /// A command of the program's own.
  init(
    _ name: String, _ keys: [Key], _ section: Section, in contexts: Contexts = .device,
    hints: Contexts = [], do change: @escaping @Sendable (inout Model) -> Void
  ) {
    self.init(
      name, keys, section, contexts, hints,
      .program { model in
        change(&model)
        return []
      })
  }

  /// A command of the program's own that asks the event loop for something.
  init(
    _ name: String, _ keys: [Key], _ section: Section, in contexts: Contexts = .device,
    hints: Contexts = [], effects: @escaping @Sendable (inout Model) -> [Effect]
  ) {
    self.init(name, keys, section, contexts, hints, .program(effects))
  }

  /// The same command with other keys, somewhere else.
  func also(
    _ name: String, _ keys: [Key], _ section: Section, in contexts: Contexts, hints: Contexts = []
  ) -> Command {
    Command(self, name, keys, contexts, hints, section)
  }

  /// The row with more said of it.
  func with(_ change: (inout Command) -> Void) -> Command {
    var command = self
    change(&command)
    return command
  }

  /// The row, to be found in the palette as well.
  var inPalette: Command { with { $0.isInPalette = true } }

  /// The nth of a numbered command, from 1.
  func nth(_ number: Int) -> Command { with { $0.number = number } }
}

extension Command: Hashable {
  /// Rows of one command are the same command.
  public static func == (left: Command, right: Command) -> Bool {
    left.original == right.original && left.number == right.number
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(original)
    hasher.combine(number)
  }
}
