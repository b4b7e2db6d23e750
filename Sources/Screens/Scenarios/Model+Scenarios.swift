import Rulebooks
import Sessions
import TerminalKit
import Texts

extension Model {
  /// Opens the browser. One's own scenarios are asked for; until they are there, and where there
  /// are none, it has those that the program brings along.
  mutating func openScenarios() -> [Effect] {
    browser.take(scenarios.all.map { ScenarioBrowser.Entry($0) })
    popup = .scenarios
    return [.readScenarios]
  }

  /// One's own scenarios have been read, in the order in which they are to be listed.
  public mutating func scenariosRead(_ own: [OwnScenario]) {
    guard case .scenarios = popup else { return }
    let builtIn = browser.entries
    browser.take(own.map { ScenarioBrowser.Entry($0, library: library) } + builtIn)
    if browser.entries.isEmpty {
      popup = nil
      note = Note(kind: .information, text: localized("notes.no-scenarios"))
    }
  }

  /// What a key asks for in the browser.
  mutating func performInScenarios(_ command: Command) -> [Effect] {
    switch command {
    case .playScenario: return chooseScenario(.play)
    case .takeOverScenario: return chooseScenario(.takeOver)
    case .previousChapter: browser.moveChapter(by: -1)
    case .nextChapter: browser.moveChapter(by: 1)
    case .nextRelease: browser.showNextRelease(first: simulation.setup.release)
    case .filterScenarios: browser.isTyping = true
    case .readOn: readAboutScenario(pages: 1)
    case .readBack: readAboutScenario(pages: -1)
    default: break
    }
    return []
  }

  /// Enter: what is typed is settled, or the chosen one is opened.
  mutating func chooseInScenarios() -> [Effect] {
    if browser.isTyping {
      browser.isTyping = false
      return []
    }
    return chooseScenario(.step)
  }

  /// Escape, while something is typed: it is given up, and all scenarios are there again.
  mutating func stopTypingInScenarios() {
    browser.isTyping = false
    browser.edit { $0 = LineEditor() }
  }

  /// A key while it is typed what to look for.
  mutating func typeInScenarios(_ key: Key) {
    guard browser.isTyping else { return }
    switch key {
    case .up: move(.lines(-1))
    case .down: move(.lines(1))
    case .pageUp: move(.pages(-1))
    case .pageDown: move(.pages(1))
    default: browser.edit { $0.take(key) }
    }
  }

  /// Opens the chosen one in the session's place, once that may go.
  mutating func chooseScenario(_ opening: ScenarioBrowser.Opening) -> [Effect] {
    guard let entry = browser.chosen else { return [] }
    if let problem = entry.problem {
      note = Note(kind: .refusal, text: problem)
      return []
    }
    browser.isTyping = false
    browser.opened = entry.path
    popup = nil
    guard isRecording || simulation.timeline.cursor > 0 else { return openScenario(opening) }
    popup = .question(Question(.scenario(opening), endsRecording: isRecording))
    return []
  }

  /// Opens the chosen one. A recording ends before.
  mutating func openScenario(_ opening: ScenarioBrowser.Opening) -> [Effect] {
    guard let source = browser.chosen?.file else { return [] }
    do throws(Diagnostic) {
      let file = try SessionParser.parse(source, library: library)
      let effects = endRecording()
      let ended = note
      try open(file, atEnd: opening == .takeOver)
      join(ended)
      if opening == .play { startPlaying() }
      return effects
    } catch {
      note = Note(kind: .error, text: "\(error)")
      return []
    }
  }
}
