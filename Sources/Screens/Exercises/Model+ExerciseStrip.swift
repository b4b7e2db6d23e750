import Explanations
import TerminalKit
import Texts

extension Model {
  /// The rows that the exercise takes, the same for all of its steps; 0 where none is open, or no
  /// room for it.
  func exerciseRows(in size: Size) -> Int {
    guard let practice, tour == nil else { return 0 }
    // The panels that are side by side stay there.
    let isSmall = size.rows < 20 || size.columns < 72
    let most = min(6, size.rows - (isSmall ? 12 : 20) - 1)
    guard most > 0 else { return 0 }
    return min(ExerciseStrip.height(practice, width: size.columns - 2), most) + 1
  }

  /// The keys that matter now, the most important first.
  var exerciseKeys: [Command] {
    guard let practice else { return [] }
    if practice.showsSolution { return [.nextMessage, .startExerciseAgain, .nextExercise] }
    switch practice.attempt.outcome {
    case .solved: return [.nextExercise, .startExerciseAgain, .exercises]
    case .broken, .tooMany: return [.undo, .startExerciseAgain, .solution]
    case .open: return [.hint, .readExercise, .startExerciseAgain, .solution]
    }
  }

  /// The key that goes on from what is said of an exercise, as a sentence of its own.
  var exerciseWayOn: String {
    guard let practice else { return "" }
    func sentence(_ command: Command, _ text: String) -> String {
      let key = keys.key(of: command)
      return key.isEmpty ? "" : " " + localized("exercises.\(text)", ["key": key])
    }
    if practice.showsSolution {
      return isAtPresent ? sentence(.startExerciseAgain, "key-again") : ""
    }
    switch practice.attempt.outcome {
    case .solved:
      return practice.isLast
        ? " " + localized("exercises.was-last") : sentence(.nextExercise, "key-next")
    case .broken, .tooMany, .open: return ""
    }
  }

  /// Where there is no room for the exercise a note has what is asked, and how it ends.
  mutating func sayExercise() {
    if workbench.hasNothingToSay, let text = exerciseNote { say(text) }
  }

  /// The same of an exercise that has just been opened, behind what was said of the session before.
  mutating func sayOpenedExercise() {
    guard let text = exerciseNote else { return }
    work {
      let earlier = $0.notice
      $0.say(text)
      $0.join(earlier)
    }
  }

  private var exerciseNote: String? {
    guard let practice, tour == nil, exerciseRows(in: size) == 0 else { return nil }
    return practice.message(simulation).map { $0.text + exerciseWayOn } ?? practice.asked
  }
}
