import Exercises
import Explanations
import Lifecycle
import Sessions
import Texts

// What a learner does with an exercise, beside solving it.
extension Model {
  /// Why a step is not done while an exercise is being solved; nil where it may be.
  func exerciseRefusal(of step: Step) -> String? {
    guard let practice, !practice.showsSolution else { return nil }
    let timeline = simulation.timeline
    switch step {
    case .redo: return nil
    case .undo:
      let own = timeline.entries.prefix(timeline.cursor).dropFirst(practice.given)
      return own.contains { $0.refusal == nil } ? nil : localized("exercises.at-start")
    case .act:
      if timeline.cursor < practice.given {
        return keys.sentence(
          localized("exercises.before-start"), .startExerciseAgain, "goes-there")
      }
      guard !practice.isSolved, let word = ActionWord.of(step),
        !practice.goals.words.contains(where: { $0.word == word.word })
      else { return nil }
      return localized("grade.not-allowed", ["word": word.word])
    }
  }

  /// Why nothing can be done with an exercise; nil where one is open.
  static let needsExercise: @Sendable (Model) -> String? = { model in
    if model.practice != nil { return nil }
    return model.keys.sentence(localized("exercises.none-open"), .exercises, "lists-them")
  }

  // MARK: - Hints

  /// The file's hints one by one, and then what the shortest way from here is.
  mutating func giveHint() {
    guard let given = practice else {
      note = Model.needsExercise(self).map { Note(kind: .information, text: $0) }
      return
    }
    if given.isSolved || given.showsSolution {
      let text = localized("exercises.needs-no-hint")
      note = Note(kind: .information, text: keys.sentence(text, .nextExercise, "shows-the-next"))
      return
    }
    guard given.attempt.outcome == .open else {
      practice?.say(localized("exercises.undo-first"))
      return
    }
    let own = practice?.nextHint()
    let hint = own ?? hintFromHere(given)
    practice?.say(hint)
  }

  private func hintFromHere(_ practice: ExercisePractice) -> String {
    let search = practice.exercise.search(from: practice.attempt)
    guard let par = search.par, let step = search.ways()[0].first else {
      switch search.outcome {
      case .notFound(let depth) where depth == practice.attempt.actionsLeft:
        return localized("exercises.hint-too-few", count: depth)
      case .impossible: return localized("exercises.hint-impossible")
      default: return localized("exercises.hint-not-found")
      }
    }
    return localized(
      "exercises.hint-left", count: par, ["action": simulation.text.line(step)])
  }

  // MARK: - Starting again, the solution, the next one

  /// Back to where the learner starts. What was done is kept as a branch as soon as something else
  /// is done.
  mutating func startExerciseAgain() {
    guard let practice else { return }
    travel(to: practice.given)
    travel.hideFuture(of: simulation.timeline)
    refresh()
    self.practice?.startAgain()
    note = Note(kind: .information, text: localized("exercises.started-again"))
  }

  /// Shows a shortest way, once that may end the attempt.
  mutating func askForSolution() {
    guard practice != nil else { return }
    popup = Question(localized("exercises.ask-solution")) { model, isYes in
      isYes ? model.showSolution() : []
    }
  }

  /// Puts a shortest way on the timeline, to be stepped through from the learner's start.
  mutating func showSolution() -> [Effect] {
    guard let practice else { return [] }
    let search = practice.exercise.search(from: Attempt(practice.exercise))
    guard search.par != nil else {
      note = Note(kind: .refusal, text: localized("exercises.no-solution"))
      return []
    }
    self.practice?.showSolution()
    travel(to: practice.given)
    var effects: [Effect] = []
    for step in search.ways()[0] { effects += carryOut(step) }
    travel(to: practice.given)
    travel.hideFuture(of: simulation.timeline)
    refresh()
    note = nil
    return effects
  }

  /// The list of exercises: the next one is chosen in it.
  mutating func openExercises() -> [Effect] {
    let all = scenarios.builtIn.exercises
    let next = practice?.place.map { min($0.number, all.count - 1) } ?? 0
    return all.isEmpty ? [] : openScenarios(choosing: all[next].path)
  }

  /// The exercise behind this one; nil behind the last.
  var nextExercise: Scenarios.Scenario? {
    let all = scenarios.builtIn.exercises
    guard let place = practice?.place else { return all.first }
    return place.number < all.count ? all[place.number] : nil
  }

  mutating func openNextExercise() -> [Effect] {
    guard let next = nextExercise else {
      note = Note(kind: .information, text: localized("exercises.was-last"))
      return []
    }
    return openScenario(next.file, .step)
  }

  // MARK: - What is asked

  /// All that is asked, to be read at once.
  mutating func readExercise() {
    guard let practice else { return }
    var paragraphs = [Paragraph.heading(localized("exercises.asked"))]
    paragraphs.append(Paragraph("", practice.asked))
    paragraphs += practice.remarks.map { Paragraph("", $0) }
    if practice.attempt.outcome != .open, let message = practice.message(simulation) {
      paragraphs.append(Paragraph("", message.text, verdict: message.isGood ? .good : .bad))
    }
    paragraphs.append(.heading(localized("exercises.conditions")))
    paragraphs += practice.items.map { Paragraph("", $0.text, verdict: $0.mark.verdict) }
    if !practice.allowed.isEmpty || practice.goals.atMost != nil {
      paragraphs.append(.heading(localized("exercises.actions")))
      paragraphs += ([practice.count] + practice.allowed).map { Paragraph("", $0) }
    }
    if practice.hintsGiven > 0 {
      paragraphs.append(.heading(localized("exercises.hints")))
      paragraphs += practice.goals.hints.prefix(practice.hintsGiven).map { Paragraph("", $0) }
    }
    popup = Reading(title: practice.heading, paragraphs: paragraphs, isOfRow: false)
  }
}
