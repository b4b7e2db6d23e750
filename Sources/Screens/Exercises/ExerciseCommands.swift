import TerminalKit
import Texts

// What a learner asks for while an exercise is being solved.
extension Command {
  static let hint = Command(
    "hint", [.exercise("h")], .exercises, in: .screen, session: { $0.giveHint() }
  ).inExercise

  static let solution = Command(
    "solution", [.exercise("s")], .exercises, in: .screen, do: { $0.askForSolution() }
  ).inExercise

  static let startExerciseAgain = Command(
    "start-exercise-again", [.exercise("r")], .exercises, in: .screen,
    session: { $0.startExerciseAgain() }
  ).inExercise

  static let nextExercise = Command(
    "next-exercise", [.exercise("n")], .exercises, in: .screen,
    effects: { $0.openNextExercise() }
  ).inPalette.with { $0.replacesSession = true }

  static let readExercise = Command(
    "read-exercise", [.exercise("a")], .exercises, in: .screen, do: { $0.readExercise() }
  ).inExercise

  static let exercises = Command(
    "exercises", [.exercise("l")], .exercises, in: .screen, do: { $0.openExercises() }
  ).inPalette.with { $0.replacesSession = true }

  static let practicing = [
    hint, readExercise, startExerciseAgain, nextExercise, solution, exercises,
  ]

  /// In the palette, and possible while an exercise is open.
  private var inExercise: Command { inPalette.with { $0.whyNot = Model.needsExercise } }
}
