import Preferences
import Sessions
import TerminalKit
import TextFiles
import Texts
import Workbench

extension Model {
  /// Opens the browser with the built-in scenarios, and reads the user's own, which are added when
  /// they have been read. The browser selects the one opened last.
  mutating func openScenarios() -> [Effect] {
    var browser = lastBrowser
    browser.hasExercisesOnly = false
    browser.show(scenarios.all.map { ScenarioBrowser.Entry($0) })
    popup = browser
    return [.readScenarios]
  }

  /// The user's own scenarios have been read, in the order of the list.
  public mutating func scenariosRead(_ own: [OwnScenario]) {
    guard var browser = popup as? ScenarioBrowser, !browser.hasExercisesOnly else { return }
    browser.show(own.map { ScenarioBrowser.Entry($0, library: library) } + browser.entries)
    popup = browser
    if browser.entries.isEmpty {
      popup = nil
      say(localized("notes.no-scenarios"))
    }
  }

  /// Opens the chosen scenario instead of the session, once the session may be closed.
  mutating func openChosenScenario(_ opening: SessionOpening) -> [Effect] {
    guard var browser = popup as? ScenarioBrowser, let entry = browser.chosen else { return [] }
    if let problem = entry.problem {
      say(problem, .refusal)
      return []
    }
    guard let file = entry.file else { return [] }
    browser.isTyping = false
    browser.opened = entry.path
    lastBrowser = browser
    popup = nil
    return openScenario(file, opening)
  }

  /// Opens a scenario in the session's place. A recording is not ended without asking.
  mutating func openScenario(
    _ file: SourceFile, _ opening: SessionOpening
  ) -> [Effect] {
    endingRecording(
      localized("panels.ask-scenario"), verb: { $0.work { $0.open(file, opening) } })
  }
}

extension ScenarioBrowser: ListPopup, FilteredPopup {
  var context: Contexts { isTyping ? .prompt : .scenarios }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawScenarios(model, self, in: room)
  }

  var rowCount: Int { shown.count }

  mutating func select(_ row: Int) { selected = row }

  /// The arrows move in the list while the query is typed.
  func type(_ key: Key, in model: inout Model) {
    guard isTyping else { return }
    switch key {
    case .up: move(.lines(-1), in: &model)
    case .down: move(.lines(1), in: &model)
    default: typeQuery(key, in: &model)
    }
  }

  func paste(_ line: String, in model: inout Model) {
    if isTyping { edit(in: &model) { $0.insert(line) } }
  }

  /// What is typed is settled, or the chosen one is opened.
  func choose(in model: inout Model) -> [Effect] {
    guard isTyping else { return model.openChosenScenario(.step) }
    change(in: &model) { $0.isTyping = false }
    return []
  }

  func click(_ item: Int, in model: inout Model) -> [Effect] {
    if selected == item { return model.openChosenScenario(.step) }
    change(in: &model) { $0.selected = item }
    return []
  }

  func scroll(at point: Point, lines: Int, in model: inout Model) {
    if model.scenarioPanes(self).about.contains(point) {
      model.scrollAboutScenario(by: lines)
    } else {
      move(.lines(lines), in: &model)
    }
  }

  func goesBack(_ model: Model) -> Bool { isTyping }

  /// While something is typed it is given up, and all scenarios are there again.
  func back(in model: inout Model) {
    guard isTyping else {
      model.lastBrowser = self
      model.popup = nil
      return
    }
    edit(in: &model) { $0 = LineEditor() }
    change(in: &model) { $0.isTyping = false }
  }
}
