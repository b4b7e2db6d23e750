import TerminalKit

extension Command {
  static let scenarios = Command(
    "scenarios", [.go("s")], .session, in: .screen, effects: { $0.openScenarios() }
  )
  .inPalette.with { $0.replacesSession = true }

  /// The whole narration at the current point in time.
  static let caption = Command(
    "caption", [.view("n")], .travel, in: .screen, do: { $0.openCaption() }
  ).inPalette

  static let playScenario = Command(
    "play-scenario", ["p"], .scenarios, in: .scenarios, hints: .scenarios,
    effects: { $0.openChosenScenario(.play) })

  static let takeOverScenario = Command(
    "take-over-scenario", ["t"], .scenarios, in: .scenarios, hints: .scenarios,
    effects: { $0.openChosenScenario(.takeOver) })

  static let filterScenarios = Command(
    "filter-scenarios", ["/"], .scenarios, in: .scenarios, hints: .scenarios,
    do: { $0.update(ScenarioBrowser.self) { $0.isTyping = true } })

  static let nextRelease = Command(
    "next-release", ["r"], .scenarios, in: .scenarios, hints: .scenarios,
    do: { model in
      let own = model.simulation.setup.release
      model.update(ScenarioBrowser.self) { $0.showNextRelease(first: own) }
    })

  static let previousChapter = Command(
    "previous-chapter", [.left, "["], .scenarios, in: .scenarios,
    do: { $0.update(ScenarioBrowser.self) { $0.moveChapter(by: -1) } })

  static let nextChapter = Command(
    "next-chapter", [.right, "]"], .scenarios, in: .scenarios, hints: .scenarios,
    do: { $0.update(ScenarioBrowser.self) { $0.moveChapter(by: 1) } })

  static let readOn = Command(
    "read-on", [" "], .scenarios, in: .scenarios, do: { $0.readAboutScenario(pages: 1) })

  static let readBack = Command(
    "read-back", ["b"], .scenarios, in: .scenarios, do: { $0.readAboutScenario(pages: -1) })

  static let browsing = [
    choose.also("step-scenario", [.enter], .scenarios, in: .scenarios, hints: .scenarios),
    playScenario, takeOverScenario, filterScenarios, nextRelease, previousChapter, nextChapter,
    readOn, readBack,
  ]
}
