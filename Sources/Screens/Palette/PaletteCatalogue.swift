import Lifecycle
import Preferences
import Sessions
import Texts

/// Everything that the palette has while nothing is typed: the actions for the selected app, those
/// for the device, and what the program itself does.
struct PaletteCatalogue: Sendable {
  private(set) var rows: [PaletteRow] = []
  /// The keys that do what a line says, by the line.
  let keys: [String: String]

  init(_ model: Model) {
    keys = model.keysOfLines
    if let app = model.selectedApp { addActions(for: app, model) }
    addActionsForDevice(model)
    addCommands(model)
    addOptions(model)
    // What has a key of its own is what is done most.
    let groups = rows.reduce(into: [String]()) { if $0.last != $1.group { $0.append($1.group) } }
    rows = groups.flatMap { group in
      let members = rows.filter { $0.group == group }
      return (0...2).flatMap { rank in members.filter { PaletteCatalogue.rarity(of: $0) == rank } }
    }
  }

  private static func rarity(of row: PaletteRow) -> Int {
    row.key.isEmpty ? 2 : row.key.contains(" ") ? 1 : 0
  }

  private mutating func add(_ line: String, _ word: ActionWord, group: String, _ model: Model) {
    var row =
      model.paletteRow(of: line, keys)
      ?? PaletteRow(words: line, detail: word.help, kind: .unfinished)
    row.group = group
    rows.append(row)
  }

  private mutating func addActions(for app: AppID, _ model: Model) {
    let group = localized("palette.for-app", ["app": model.name(app)])
    for word in ActionWord.all {
      guard let first = word.arguments.first, !first.isFlag else { continue }
      for name in model.names(for: first, app) {
        for line in lines(word, name) { add(line, word, group: group, model) }
      }
    }
  }

  private mutating func addActionsForDevice(_ model: Model) {
    let group = localized("palette.for-device")
    for word in ActionWord.all {
      switch word.arguments.first {
      case nil: add(word.word, word, group: group, model)
      case .optional(let flag)?:
        add(word.word, word, group: group, model)
        add("\(word.word) \(flag)", word, group: group, model)
      case .choice(let words)?:
        for choice in words { add("\(word.word) \(choice)", word, group: group, model) }
      case .optionalApp?, .optionalText?: add(word.word, word, group: group, model)
      case .seconds?: add(word.word, word, group: group, model)
      case .some: continue
      }
    }
  }

  private mutating func addCommands(_ model: Model) {
    let commands = model.keys.paletteCommands
    for section in KeySection.allCases {
      for command in commands where command.section == section {
        rows.append(model.paletteRow(of: command))
      }
    }
  }

  private mutating func addOptions(_ model: Model) {
    for option in CommandLineWords.Option.allCases {
      rows.append(
        PaletteRow(
          words: option.word, detail: option.help, group: localized("palette.command-line"),
          isPossible: model.following == nil, kind: .unfinished))
    }
  }

  /// The word with the name, and with each of the words that may follow; a text is to be typed.
  private func lines(_ word: ActionWord, _ name: String) -> [String] {
    let line = "\(word.word) \(name)"
    guard word.arguments.count > 1 else { return [line] }
    switch word.arguments[1] {
    case .choice(let words): return words.map { "\(line) \($0)" }
    case .optional(let flag): return [line, "\(line) \(flag)"]
    case .text, .optionalText, .megabytes, .optionalSeconds, .app, .optionalApp, .window,
      .numberedWindow, .seconds:
      return [line]
    }
  }

  /// The rows that fit what is typed, the best first. Letters that are only somewhere in a word,
  /// and words of the help, count where nothing fits better.
  func rows(fitting typed: String) -> [PaletteRow] {
    var ranked: [(row: PaletteRow, rank: Int, rarity: Int)] = rows.compactMap { row in
      let rarity = PaletteCatalogue.rarity(of: row)
      return PaletteCatalogue.rank(of: row, for: typed).map { (row, $0, rarity) }
    }
    let isNear = ranked.contains { $0.rank <= PaletteCatalogue.near }
    if isNear { ranked.removeAll { $0.rank > PaletteCatalogue.near } }
    let order = ranked.indices.sorted {
      (ranked[$0].rank, ranked[$0].rarity, $0) < (ranked[$1].rank, ranked[$1].rarity, $1)
    }
    return order.map { ranked[$0].row }
  }

  private static let near = 3

  private static func rank(of row: PaletteRow, for typed: String) -> Int? {
    if let rank = FuzzyMatch.rank(of: row.words, for: typed), rank <= near { return rank }
    // A subcommand of the program finds the command that shows the same here.
    if case .command(let command, _) = row.kind,
      command.definition.subcommands.contains(PaletteLine.verb(typed).word)
    {
      return 0
    }
    let verb = PaletteLine.verb(row.words).word
    if let rank = FuzzyMatch.rank(of: verb, for: typed) { return rank }
    guard typed.count > 2, row.isPossible, row.detail.lowercased().contains(typed.lowercased())
    else { return nil }
    return 5
  }
}

extension Model {
  /// The keys that do what a line says, by the line: those that work here first.
  fileprivate var keysOfLines: [String: String] {
    var names: [String: String] = [
      "undo": keys.key(of: .undo), "redo": keys.key(of: .redo), "wait": keys.key(of: .wait),
    ]
    let here = screenContext
    let usable = keys.commands.filter { !$0.keys.isEmpty }
    for command in usable.filter({ $0.contexts.contains(here) })
      + usable.filter({ !$0.contexts.contains(here) })
    {
      for place in command.keys.indices {
        let nth = command.isNumbered ? command.nth(place + 1) : command
        guard command.isNumbered || place == 0, let action = action(for: nth) else { continue }
        let line = simulation.text.line(action)
        if names[line] == nil { names[line] = keys.name(of: command.keys[place]) }
      }
    }
    return names
  }

  /// What can stand for the app in a first argument: its name, or its windows' names.
  fileprivate func names(for argument: ActionWord.Argument, _ app: AppID) -> [String] {
    let windows = device.windows(of: app).map { simulation.text.window($0.id) }
    let hasScenes = device[app].kind.architecture == .scenes
    switch argument {
    case .app, .optionalApp: return [simulation.text.name(app)]
    case .window:
      return [simulation.text.name(app)] + (hasScenes && windows.count > 1 ? windows : [])
    case .numberedWindow: return hasScenes ? windows : []
    case .seconds, .optionalSeconds, .megabytes, .choice, .optional, .text, .optionalText:
      return []
    }
  }
}
