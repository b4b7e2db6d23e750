import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

// Exercises that are solved by an app's own code.
extension Grade {
  /// What an app's own code makes of an exercise. The exercise's own actions are carried out; the
  /// code is to do what the file has beneath them, and the goals are to hold at the end. `file` is
  /// the exercise's, with the code's app in its setup.
  public init(
    _ file: SessionFile, of exercise: Exercise, live: LiveApps, library: Library
  ) throws(Diagnostic) {
    let start = try Simulation(file.setup, library: library)
    self.init(of: exercise, from: start)
    var line = 1
    let failures = Checker(file, start, live: live).check { done, simulation in
      line = done.line
      self.simulation = simulation
      if done.refusal == nil { actions += 1 }
      if progress.broken == nil { advance(done.events[...], done.line) }
    }
    for failure in failures { add(failure) }
    isSolved = mistakes.isEmpty && progress.isDone
    reached.right = reached.of - unmet.count
    guard progress.broken == nil else { return }
    for item in unmet { note(line, sentence(unmet: item)) }
  }

  /// Adds what the code does otherwise than the answer has it.
  public mutating func add(_ failure: Checker.Failure) {
    let lines = failure.text.map { $0.drop { $0 == " " } }
    note(failure.line, lines.joined(separator: " "))
    isSolved = false
  }
}
