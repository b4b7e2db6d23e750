import Exercises
import Explanations
import Lifecycle
import Sessions
import Texts

// What a learner does with an exercise, beside solving it.
extension Workbench {
  /// Why a step is not done while an exercise is being solved; nil where it may be.
  public func exerciseRefusal(of step: Step) -> Notice.Sentence? {
    guard let practice, !practice.showsSolution else { return nil }
    let timeline = simulation.timeline
    switch step {
    case .redo: return nil
    case .undo:
      let own = timeline.entries.prefix(timeline.cursor).dropFirst(practice.given)
      return own.contains { $0.refusal == nil }
        ? nil : Notice.Sentence(localized("exercises.at-start"))
    case .act:
      if timeline.cursor < practice.given {
        return Notice.Sentence(localized("exercises.before-start"), next: .toExerciseStart)
      }
      guard !practice.isSolved, let word = ActionWord.of(step),
        !practice.goals.words.contains(where: { $0.word == word.word })
      else { return nil }
      return Notice.Sentence(localized("grade.not-allowed", ["word": word.word]))
    }
  }

  /// Why nothing can be done with an exercise; nil where one is open.
  public var needsExercise: Notice.Sentence? {
    practice == nil ? Notice.Sentence(localized("exercises.none-open"), next: .exercises) : nil
  }

  // MARK: - Hints

  /// The file's hints one by one, and then what the shortest way from here is.
  public mutating func giveHint() {
    guard let given = practice else {
      if let reason = needsExercise { say(reason) }
      return
    }
    if given.isSolved || given.showsSolution {
      return say(localized("exercises.needs-no-hint"), next: .nextExercise)
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
  public mutating func startExerciseAgain() {
    guard let practice else { return }
    travel(to: practice.given)
    travel.hideFuture(of: simulation.timeline)
    refresh()
    self.practice?.startAgain()
    say(localized("exercises.started-again"))
  }

  /// Puts a shortest way on the timeline, to be stepped through from the learner's start.
  public mutating func showSolution() -> [Effect] {
    guard let practice else { return [] }
    let search = practice.exercise.search(from: Attempt(practice.exercise))
    guard search.par != nil else {
      say(localized("exercises.no-solution"), .refusal)
      return []
    }
    self.practice?.showSolution()
    travel(to: practice.given)
    var effects: [Effect] = []
    for step in search.ways()[0] { effects += carryOut(step) }
    travel(to: practice.given)
    travel.hideFuture(of: simulation.timeline)
    refresh()
    notice = nil
    return effects
  }

  /// The exercise behind this one; nil behind the last.
  public var nextExercise: Scenarios.Scenario? {
    let all = scenarios.exercises
    guard let place = practice?.place else { return all.first }
    return place.number < all.count ? all[place.number] : nil
  }

  // MARK: - What is asked

  /// All that is asked, to be read at once.
  public var exercisePage: Page? {
    guard let practice else { return nil }
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
    return Page(title: practice.heading, paragraphs: paragraphs)
  }
}
