import Exercises
import Sessions
import Texts
import Workbench

extension LineWord {
  static let exercises = [
    LineWord("exercises") { lines, _ in lines.exercises() },
    LineWord("exercise") { lines, _ in (lines.exercise(), []) },
    LineWord("hint") { lines, _ in (lines.hint(), []) },
    LineWord("solution") { lines, _ in lines.solution() },
    LineWord("start-again") { lines, _ in (lines.startAgain(), []) },
    LineWord("next-exercise", replacesSession: .always) { lines, _ in lines.nextExercise() },
  ]
}

/// Exercises in lines: what is asked, and what has changed of it.
extension LineInterface {
  /// What is asked, and how far the learner is.
  func exercise() -> [String] {
    guard let practice = practice else { return [localized("linear.no-exercise")] }
    return [Lists.colon(practice.heading, practice.asked)] + practice.remarks.map { "# \($0)" }
      + practice.items.map(line) + [practice.count] + practice.allowed
      + (practice.message(simulation).map { ["* \($0.text)"] } ?? [])
  }

  private func line(_ item: ExercisePractice.Item) -> String {
    switch item.mark {
    case .open: "[ ] \(item.text)"
    case .met: "[x] \(item.text)"
    case .broken: "[!] \(item.text)"
    }
  }

  /// The conditions that have changed since they were printed, and the exercise's message.
  mutating func exerciseNews() -> [String] {
    let now = PrintedExercise(workbench)
    defer { printedExercise = now }
    guard practice != nil, now != printedExercise else { return [] }
    var lines = now.items.filter { !printedExercise.items.contains($0) }.map(line)
    if let message = now.message, message != printedExercise.message {
      lines.append("* \(message)")
    }
    return lines
  }

  /// An exercise has been opened: all of it is printed.
  mutating func exerciseOpened() -> [String] {
    printedExercise = PrintedExercise(workbench)
    guard practice != nil else { return [] }
    return exercise() + [localized("linear.exercise-words")]
  }

  fileprivate func exercises() -> Answer {
    (scenarios.exercises.map { Lists.colon($0.name, $0.title) }, [])
  }

  fileprivate mutating func hint() -> [String] {
    guard let practice = practice else { return exercise() }
    if practice.isSolved || practice.showsSolution { return exercise() }
    work { $0.giveHint() }
    // Asked for again it is given again, although nothing has changed.
    printedExercise = PrintedExercise(workbench)
    return printedExercise.message.map { ["* \($0)"] } ?? []
  }

  fileprivate mutating func solution() -> Answer {
    guard let practice = practice else { return (exercise(), []) }
    let effects = work { $0.showSolution() }
    forget()
    let way = simulation.timeline.entries.dropFirst(practice.given).map {
      "> " + simulation.text.line(.act($0.step, detail: $0.detail))
    }
    return (noteLines() + way, effects)
  }

  fileprivate mutating func startAgain() -> [String] {
    guard practice != nil else { return exercise() }
    work { $0.startExerciseAgain() }
    forget()
    return noteLines() + exerciseOpened()
  }

  fileprivate mutating func nextExercise() -> Answer {
    guard let next = workbench.nextExercise else {
      return ([localized("exercises.was-last")], [])
    }
    return open(next.file, .step)
  }
}

/// What has been printed of an exercise.
struct PrintedExercise: Equatable, Sendable {
  var items: [ExercisePractice.Item] = []
  var message: String?

  init() {}

  init(_ workbench: Workbench) {
    items = workbench.practice?.items ?? []
    message = workbench.practice?.message(workbench.simulation)?.text
  }
}
