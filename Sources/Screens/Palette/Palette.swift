import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Texts

/// Any action by its words. What could come next is worked out from the vocabulary.
struct Palette: Sendable {
  /// Something that could stand in the place of the word that is being typed.
  struct Candidate: Equatable, Sendable {
    var word: String
    /// What follows it, what it does, and the key that does the same.
    var usage = ""
    var help = ""
    var key = ""
  }

  var editor = LineEditor()
  /// The menu in which the beginning of the line was chosen.
  var menu: ItemList?
  /// What is wrong with the line, once it has been tried.
  var problem: Diagnostic?
  private(set) var candidates: [Candidate] = []
  /// The candidate that was put in last.
  private(set) var chosen: Int?

  private let text: SessionText
  private let chosenApp: AppID?
  private let windows: [String]
  private let releases: [String]
  private let keys: [String: String]
  /// What the program itself does beside the actions, by words.
  private let commands: [Command]
  private let history: [String]
  private var place: Int
  /// What stood there before a candidate or a line of the history was put in.
  private var typed = ""

  init(_ model: Model, text line: String = "", menu: ItemList? = nil) {
    self.menu = menu
    commands = model.keys.paletteCommands
    text = model.simulation.text
    chosenApp = model.selectedApp
    windows = model.device.scenes.map { model.simulation.text.window($0.id) }
    releases = model.library.releases.map(\.description)
    keys = model.keysOfWords
    history = model.palette.lines
    place = history.count
    editor = LineEditor(line)
    edited()
  }

  /// The line has been changed by typing.
  mutating func edited() {
    problem = nil
    chosen = nil
    place = history.count
    typed = editor.text
    candidates = candidates(for: typed)
  }

  /// Puts the next candidate in the place of the word.
  mutating func complete(by step: Int) {
    guard !candidates.isEmpty else { return }
    let count = candidates.count
    let next = chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    chosen = next
    problem = nil
    editor = LineEditor(Palette.split(typed).before + candidates[next].word)
    // The only one is settled: the next word can be typed.
    if count == 1 {
      editor.insert(" ")
      edited()
    }
  }

  /// Puts an earlier or later line of the history in.
  mutating func recall(by step: Int) {
    let next = place + step
    guard next >= 0, next <= history.count else { return }
    editor = LineEditor(next < history.count ? history[next] : "")
    edited()
    place = next
  }

  /// An arrow: through the history where it has begun there or nothing is typed, else through the
  /// candidates.
  mutating func move(by step: Int) {
    let isInHistory = place < history.count
    let beginsHistory = step < 0 && typed.isEmpty && chosen == nil && !history.isEmpty
    if isInHistory || beginsHistory || candidates.isEmpty {
      recall(by: step)
    } else {
      complete(by: step)
    }
  }

  /// Puts in what Enter means by an unfinished line: the candidate that is highlighted, else the
  /// only one that begins with the word. False where there is none.
  mutating func completeWithCandidate() -> Bool {
    let (before, word) = Palette.split(typed)
    let wanted = word.lowercased()
    let beginning = candidates.filter { $0.word.lowercased().hasPrefix(wanted) }
    let only = word.isEmpty || beginning.count != 1 ? nil : beginning.first
    guard let taken = chosen.map({ candidates[$0] }) ?? only, taken.word != word else {
      return false
    }
    editor = LineEditor(before + taken.word + " ")
    edited()
    return true
  }

  /// Puts in the action that fits best, where what was typed begins none. It is not done yet, for
  /// it may be another than was meant. False where there is none.
  mutating func completeWithBestMatch() -> Bool {
    let (before, word) = Palette.split(typed)
    guard before.isEmpty, let best = candidates.first,
      FuzzyMatch.rank(of: best.word, for: word) != 0
    else { return false }
    editor = LineEditor(best.word + " ")
    edited()
    return true
  }

  /// Whether what is typed is the beginning of nothing that is known.
  var fitsNothing: Bool {
    let (before, word) = Palette.split(typed)
    guard candidates.isEmpty, !typed.isEmpty else { return false }
    guard let verb = Palette.words(before).first else { return true }
    if isVerb(verb) { return !word.isEmpty && !candidates(for: before).isEmpty }
    return true
  }

  private func isVerb(_ word: String) -> Bool {
    ActionWord.all.contains { $0.word == word } || commands.contains { $0.name == word }
  }

  private func candidates(for line: String) -> [Candidate] {
    let (before, word) = Palette.split(line)
    let words = Palette.words(before)
    guard let verb = words.first else { return verbs(for: word) }
    if let command = commands.first(where: { $0.name == verb })?.definition.words {
      let known = command.candidates(words.dropFirst(), text.apps, releases)
      return FuzzyMatch.ranked(known, for: word) { $0 }.map { Candidate(word: $0) }
    }
    guard let action = ActionWord.all.first(where: { $0.word == verb }) else { return [] }
    let next = action.next(after: Array(words.dropFirst()), among: text.apps)
    let known = next.flatMap { self.words(for: $0) }
    let named = words.count == 1 && action.mayLeaveOutApp ? chosenApp.map(text.name) : nil
    return FuzzyMatch.ranked(known, for: word) { $0 }.map {
      Candidate(word: $0, help: $0 == named ? localized("panels.chosen-app") : "")
    }
  }

  /// Actions that fit what is typed, and behind them what the program itself does. What only the
  /// help says is no match: Tab puts a word in, and it must be recognized.
  private func verbs(for word: String) -> [Candidate] {
    let actions = ActionWord.all.map {
      let usage = $0.whileAppIsChosen.arguments.map(\.usage).joined(separator: " ")
      return Candidate(word: $0.word, usage: usage, help: $0.help, key: keys[$0.word] ?? "")
    }
    let own = commands.map {
      Candidate(word: $0.name, help: $0.help, key: keys[$0.name] ?? "")
    }
    return FuzzyMatch.ranked(actions + own, for: word) { $0.word }
  }

  private func words(for argument: ActionWord.Argument) -> [String] {
    let apps = text.apps.indices.map { text.name(AppID(UInt8($0))) }
    switch argument {
    case .app, .optionalApp: return apps
    case .window: return apps + windows
    case .numberedWindow: return windows
    case .choice(let words): return words
    case .optional(let word): return [word]
    case .seconds, .optionalSeconds, .megabytes, .text: return []
    }
  }

  /// The line up to the word that is being typed, and that word.
  private static func split(_ line: String) -> (before: String, word: String) {
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      if line[index] == "\"" { isQuoted.toggle() }
      if line[index] == " ", !isQuoted { start = line.index(after: index) }
    }
    return (String(line[..<start]), String(line[start...]))
  }

  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var rest = line
    while !rest.isEmpty {
      let (before, word) = split(rest)
      if !word.isEmpty { words.insert(word, at: 0) }
      rest = before
      while rest.last == " " { rest.removeLast() }
    }
    return words
  }
}

extension Model {
  /// The keys that stand for the vocabulary's words, as far as there are any.
  var keysOfWords: [String: String] {
    var names: [String: String] = [
      "undo": keys.key(of: .undo), "redo": keys.key(of: .redo), "wait": keys.key(of: .wait),
    ]
    for command in keys.paletteCommands { names[command.name] = keys.key(of: command) }
    for command in keys.commands where !command.keys.isEmpty {
      guard let action = action(for: command.isNumbered ? command.nth(1) : command) else {
        continue
      }
      let word = simulation.text.line(action).prefix { $0 != " " }
      if names[String(word)] == nil { names[String(word)] = keys.names(of: command) }
    }
    return names
  }
}
