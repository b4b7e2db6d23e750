import Lifecycle
import Preferences
import Rulebooks
import TerminalKit
import TextFiles
import Workbench

/// What a key, a click, the palette or a button does: one row says all of it. Rows stand in the
/// folders of what they are about; `KeyTable` puts them together.
public struct Command: Sendable {
  /// What a command does.
  enum Kind: Sendable {
    /// An action of the device; nil where there is nothing that it could be about. The number
    /// counts the command's keys from 1.
    case action(@Sendable (Model, Int) -> Action?)
    /// Something that the program itself does. The number counts the command's keys from 1.
    case program(@Sendable (inout Model, Int) -> [Effect])
  }

  /// What follows the command's word in the palette.
  struct Words: Sendable {
    /// What could come next behind some words, with these apps and on these iOS versions.
    var candidates: @Sendable (ArraySlice<String>, [String], [String]) -> [String]
    /// Whether the words can be read.
    var check: @Sendable (Model, String) throws(Diagnostic) -> Void
    /// Does the command with these words.
    var perform: @Sendable (inout Model, String) throws(Diagnostic) -> [Effect]
  }

  /// What a row says, all but its keys, which settings change.
  struct Definition: Sendable {
    let name: String
    /// The name of the command, where the row gives it other keys elsewhere.
    let original: String
    let contexts: Contexts
    let hints: Contexts
    let section: KeySection
    let kind: Kind
    let isNumbered: Bool

    // What few commands need.

    /// Whether the palette has it beside the actions.
    var isInPalette = false
    var words: Words?
    /// Subcommands of the program that show the same: the palette finds it by them.
    var subcommands: [String] = []
    /// Why it would do nothing now, where asking the kernel does not tell; nil where it would.
    var whyNot: (@Sendable (Model) -> String?)?
    /// Why there is nothing that the action could be about.
    var whyNothing: (@Sendable (Model, Int) -> String)?
    /// What is done in the place of an action that the device refuses: false where that is nothing.
    /// Then the refusal is said, and the session has no row for it.
    var otherwise: (@Sendable (inout Model) -> Bool)?
    /// What it does now, in a word or two, where its label does not say it.
    var labelNow: (@Sendable (Model) -> String?)?
    /// What it does now, in a few words, where its help does not say it.
    var helpNow: (@Sendable (Model) -> String?)?
    /// How many of a numbered command's keys do something now; the footer shows no more.
    var countNow: (@Sendable (Model) -> Int)?
    /// Whether it puts another session in the place of this one.
    var replacesSession = false
    /// Whether it only ends what plays, while something does.
    var endsPlaying = false
  }

  /// A row is looked at in many places for each frame: to copy it is to count one reference.
  private final class Box: Sendable {
    let definition: Definition
    init(_ definition: Definition) { self.definition = definition }
  }

  private let box: Box
  public var keys: [KeyStroke]
  /// Which of a numbered command's keys is meant, from 1; else 0.
  public private(set) var number = 0

  private init(_ definition: Definition, _ keys: [KeyStroke]) {
    box = Box(definition)
    self.keys = keys
  }

  private init(
    _ name: String, _ keys: [KeyStroke], _ section: KeySection, _ contexts: Contexts,
    _ hints: Contexts,
    _ kind: Kind, isNumbered: Bool = false
  ) {
    self.init(
      Definition(
        name: name, original: name, contexts: contexts, hints: hints, section: section, kind: kind,
        isNumbered: isNumbered), keys)
  }
}

// What a row says.
extension Command {
  /// The row's name in settings. These names are promised: people's files have them.
  public var name: String { box.definition.name }
  /// The name of the command, where the row gives it other keys elsewhere.
  var original: String { box.definition.original }
  /// Where the keys mean this.
  public var contexts: Contexts { box.definition.contexts }
  /// Where the footer shows them.
  var hints: Contexts { box.definition.hints }
  public var section: KeySection { box.definition.section }
  /// Whether its keys stand in a row for the first, the second and so on.
  public var isNumbered: Bool { box.definition.isNumbered }
  /// All that it says.
  var definition: Definition { _read { yield box.definition } }
}

// How rows are written.
extension Command {
  /// A command that stands for an action of the device.
  init(
    _ name: String, _ keys: [KeyStroke], _ section: KeySection, in contexts: Contexts = .device,
    hints: Contexts = [], action: @escaping @Sendable (Model) -> Action?
  ) {
    self.init(name, keys, section, contexts, hints, .action { model, _ in action(model) })
  }

  /// A command whose keys stand for the first, the second and so on.
  init(
    numbered name: String, _ keys: [KeyStroke], _ section: KeySection,
    in contexts: Contexts = .device,
    hints: Contexts = [], action: @escaping @Sendable (Model, Int) -> Action?
  ) {
    self.init(name, keys, section, contexts, hints, .action(action), isNumbered: true)
  }

  /// A command of the program's own.
  init(
    _ name: String, _ keys: [KeyStroke], _ section: KeySection, in contexts: Contexts = .device,
    hints: Contexts = [], do change: @escaping @Sendable (inout Model) -> Void
  ) {
    self.init(
      name, keys, section, contexts, hints,
      .program { model, _ in
        change(&model)
        return []
      })
  }

  /// A command that does something with the session.
  init(
    _ name: String, _ keys: [KeyStroke], _ section: KeySection, in contexts: Contexts = .device,
    hints: Contexts = [], session change: @escaping @Sendable (inout Workbench) -> Void
  ) {
    self.init(name, keys, section, in: contexts, hints: hints, do: { $0.work(change) })
  }

  /// The same that asks the event loop for something.
  init(
    _ name: String, _ keys: [KeyStroke], _ section: KeySection, in contexts: Contexts = .device,
    hints: Contexts = [], sessionEffects: @escaping @Sendable (inout Workbench) -> [Effect]
  ) {
    self.init(name, keys, section, in: contexts, hints: hints, effects: { $0.work(sessionEffects) })
  }

  /// A command of the program's own that asks the event loop for something.
  init(
    _ name: String, _ keys: [KeyStroke], _ section: KeySection, in contexts: Contexts = .device,
    hints: Contexts = [], effects: @escaping @Sendable (inout Model) -> [Effect]
  ) {
    self.init(name, keys, section, contexts, hints, .program { model, _ in effects(&model) })
  }

  /// The same, whose keys stand for the first, the second and so on.
  init(
    numbered name: String, _ keys: [KeyStroke], _ section: KeySection, in contexts: Contexts,
    hints: Contexts = [], effects: @escaping @Sendable (inout Model, Int) -> [Effect]
  ) {
    self.init(name, keys, section, contexts, hints, .program(effects), isNumbered: true)
  }

  /// The same command with other keys, somewhere else.
  func also(
    _ name: String, _ keys: [KeyStroke], _ section: KeySection, in contexts: Contexts,
    hints: Contexts = []
  ) -> Command {
    var row = Definition(
      name: name, original: original, contexts: contexts, hints: hints, section: section,
      kind: definition.kind, isNumbered: isNumbered)
    row.whyNot = definition.whyNot
    row.otherwise = definition.otherwise
    row.labelNow = definition.labelNow
    row.helpNow = definition.helpNow
    row.countNow = definition.countNow
    return Command(row, keys)
  }

  /// The row with more said of it.
  func with(_ change: (inout Definition) -> Void) -> Command {
    var row = definition
    change(&row)
    return Command(row, keys)
  }

  /// The row, to be found in the palette as well.
  var inPalette: Command { with { $0.isInPalette = true } }

  /// The nth of a numbered command, from 1.
  func nth(_ number: Int) -> Command {
    var command = self
    command.number = number
    return command
  }
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
