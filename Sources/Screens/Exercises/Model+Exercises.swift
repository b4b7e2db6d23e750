import Sessions
import Texts
import Workbench

// What a learner does with an exercise, beside solving it.
extension Model {
  /// Why nothing can be done with an exercise; nil where one is open.
  static let needsExercise: @Sendable (Model) -> String? = { model in
    model.workbench.needsExercise.map(model.text)
  }

  /// Shows a shortest way, once that may end the attempt.
  mutating func askForSolution() {
    guard practice != nil else { return }
    popup = Question(localized("exercises.ask-solution")) { model, isYes in
      isYes ? model.work { $0.showSolution() } : []
    }
  }

  /// The list of exercises: the next one is chosen in it.
  mutating func openExercises() {
    let all = scenarios.exercises
    guard !all.isEmpty else { return }
    var browser = ScenarioBrowser()
    browser.hasExercisesOnly = true
    browser.opened = all[practice?.place.map { min($0.number, all.count - 1) } ?? 0].path
    browser.show(all.map { ScenarioBrowser.Entry($0) })
    popup = browser
  }

  mutating func openNextExercise() -> [Effect] {
    guard let next = workbench.nextExercise else {
      say(localized("exercises.was-last"))
      return []
    }
    return openScenario(next.file, .step)
  }

  /// All that is asked, to be read at once.
  mutating func readExercise() {
    if let page = workbench.exercisePage { popup = Reading(page) }
  }
}
