import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

// What a line that is typed in the palette means, and what could follow it.
extension Model {
  /// All that fits a line, the best first: what the line itself says, what is possible, and at the
  /// end what is not.
  func paletteRows(for line: String, among catalogue: PaletteCatalogue) -> [PaletteRow] {
    if line.allSatisfy({ $0 == " " }) { return possibleFirst(catalogue.rows) }
    let own = paletteRow(of: line, catalogue.keys)
    let (before, word) = PaletteLine.split(line)
    let words = PaletteLine.words(before)
    var rows: [PaletteRow]
    if words.isEmpty {
      // A whole word: what can follow it is no longer a guess.
      rows = isVerb(word) ? continued("\(word) ", [word], "", catalogue.keys) : []
      rows += catalogue.rows(fitting: word)
    } else if isVerb(words[0]) {
      rows = continued(before, words, word, catalogue.keys)
    } else {
      rows = catalogue.rows(fitting: line)
    }
    var seen: Set<String> = own.map { [$0.words] } ?? []
    rows = rows.filter { seen.insert($0.words).inserted }
    return (own.map { [$0] } ?? []) + possibleFirst(rows)
  }

  private func possibleFirst(_ rows: [PaletteRow]) -> [PaletteRow] {
    rows.filter(\.isPossible) + rows.filter { !$0.isPossible }
  }

  private func isVerb(_ word: String) -> Bool {
    ActionWord.all.contains { $0.word == word }
      || keys.paletteCommand(word)?.definition.words != nil
      || CommandLineWords.isBegun(by: word)
  }

  /// The candidates for the word that is typed, each with what it would do.
  private func continued(
    _ before: String, _ words: [String], _ word: String, _ keys: [String: String]
  ) -> [PaletteRow] {
    FuzzyMatch.ranked(candidates(after: words), for: word) { $0 }.map { candidate in
      let line = before + candidate
      let help = ActionWord.all.first { $0.word == words[0] }?.help
      return paletteRow(of: line, keys)
        ?? PaletteRow(words: line, detail: help ?? "", kind: .unfinished)
    }
  }

  private func candidates(after words: [String]) -> [String] {
    let apps = simulation.text.apps.indices.map { simulation.text.name(AppID(UInt8($0))) }
    let releases = library.releases.reversed().map(\.description)
    if CommandLineWords.isBegun(by: words[0]) {
      return CommandLineWords.candidates(after: words, apps, releases)
    }
    if let own = keys.paletteCommand(words[0])?.definition.words {
      return own.candidates(words.dropFirst(), apps, releases)
    }
    guard let action = ActionWord.all.first(where: { $0.word == words[0] }) else { return [] }
    let windows = device.scenes.map { simulation.text.window($0.id) }
    let next = action.next(after: Array(words.dropFirst()), among: simulation.text.apps)
    return next.flatMap { argument -> [String] in
      switch argument {
      case .app, .optionalApp: apps
      case .window: apps + windows
      case .numberedWindow: windows
      case .choice(let words): words
      case .optional(let word): [word]
      case .seconds, .optionalSeconds, .megabytes, .text, .optionalText: []
      }
    }
  }

  /// The usage of a word whose arguments no row can list; nil if nothing fits.
  func paletteUsage(of line: String) -> String? {
    let (before, word) = PaletteLine.split(line)
    guard let verb = PaletteLine.words(before).first, isVerb(verb) else { return nil }
    let words = PaletteLine.words(before)
    if !word.isEmpty, !candidates(after: words).isEmpty { return nil }
    let action = ActionWord.all.first { $0.word == verb }
    return action.map { "\($0.whileAppIsChosen.usage)   \($0.help)" } ?? ""
  }

  // MARK: - Rows

  /// What a whole line does; nil where it cannot be read.
  func paletteRow(of line: String, _ keys: [String: String]) -> PaletteRow? {
    let (verb, rest) = PaletteLine.verb(line)
    if CommandLineWords.isBegun(by: verb) {
      guard let options = try? commandLineWords(line) else { return nil }
      return PaletteRow(
        words: line, detail: localized("palette.restarts"), isPossible: following == nil,
        kind: .options(options))
    }
    if let command = self.keys.paletteCommand(verb) {
      guard !rest.isEmpty, let words = command.definition.words else {
        return paletteRow(of: command)
      }
      guard (try? words.check(self, rest)) != nil else { return nil }
      return PaletteRow(words: line, detail: command.help, kind: .command(command, rest))
    }
    let parser = ActionParser(apps: simulation.text.apps, chosen: selectedApp)
    guard let step = try? parser.parse(line) else { return nil }
    let refusal = refusal(of: step)
    let spelled = simulation.text.line(step)
    let help = ActionWord.all.first { $0.word == verb }?.help
    return PaletteRow(
      words: spelled, detail: refusal ?? help ?? "", key: keys[spelled] ?? "",
      isPossible: refusal == nil, kind: .step(step))
  }

  func paletteRow(of command: Command) -> PaletteRow {
    let reason = whyNot(command)
    return PaletteRow(
      words: command.name, detail: reason ?? command.help, key: keys.key(of: command),
      group: command.section.title, isPossible: reason == nil, kind: .command(command, ""))
  }

  func commandLineWords(_ line: String) throws(Diagnostic) -> CommandLineWords {
    try CommandLineWords(
      line, apps: simulation.setup.apps.map(\.name), releases: library.releases)
  }

  private func refusal(of step: Step) -> String? {
    let timeline = simulation.timeline
    let refusal: Timeline.StepRefusal? =
      switch step {
      case .act(let action, _): timeline.kernel.after(action).refusal.map { .kernel($0) }
      case .undo: timeline.past.contains { $0.refusal == nil } ? nil : .nothingToUndo
      case .redo: timeline.isAtPresent ? .nothingToRedo : nil
      }
    return refusal.map(simulation.sentence)
  }
}

extension KeyTable {
  /// What the program itself does, by the words that the palette takes beside the actions: the
  /// names of the rows, so that they are in the list of keys and in settings too.
  var paletteCommands: [Command] { commands.filter(\.definition.isInPalette) }

  func paletteCommand(_ name: String) -> Command? {
    commands.first { $0.definition.isInPalette && $0.name == name }
  }
}
