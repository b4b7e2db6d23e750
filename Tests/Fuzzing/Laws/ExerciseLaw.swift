import Exercises
import Sessions
import TextFiles

/// Whatever an exercise asks, any answer to it gets a grade, and a way that the search has found is
/// a solution. Both stand in the bytes: the exercise up to a line of equals signs, and the answer.
enum ExerciseLaw {
  static func hold(for bytes: [UInt8]) throws(FuzzLaw.Broken) {
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n====\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard let asked = session(parts[0]),
      let exercise = try? Exercise(asked, library: FuzzLaw.library)
    else { return }
    if let answer = session(parts[parts.count - 1]) { try judge(answer, exercise) }
    try judge(asked, exercise)
    var search = exercise.search
    search.search(200)
    guard search.outcome == .found, search.par ?? 0 <= exercise.goals.atMost ?? .max else { return }
    for way in search.ways(2) {
      let lines = way.map { "> \(exercise.start.text.line($0))\n" }.joined()
      guard let solution = session("\(parts[0])\n\(lines)") else {
        throw FuzzLaw.broken("a solution cannot be read:\n\(lines)")
      }
      let grade = Grade(solution, of: exercise)
      // What its author predicts need not be right.
      if grade.predicted.right == grade.predicted.of, !grade.isSolved {
        throw FuzzLaw.broken("a solution is not one: \(grade.mistakes)\n\(lines)")
      }
    }
  }

  private static func session(_ text: Substring) -> SessionFile? {
    let file = SourceFile(name: "fuzz", text: String(text))
    return try? SessionParser.parse(file, library: FuzzLaw.library)
  }

  private static func judge(
    _ answer: SessionFile, _ exercise: Exercise
  ) throws(FuzzLaw.Broken) {
    let grade = Grade(answer, of: exercise)
    if !(0...grade.reached.of).contains(grade.reached.right) {
      throw FuzzLaw.broken("\(grade.reached.right) of \(grade.reached.of) are reached")
    }
    if grade.isSolved, grade.reached.right != grade.reached.of {
      throw FuzzLaw.broken("solved with \(grade.reached.right) of \(grade.reached.of)")
    }
    if !grade.isSolved, grade.mistakes.isEmpty {
      throw FuzzLaw.broken("not solved, and no reason is given")
    }
    let last = answer.lines.last?.number ?? 1
    for mistake in grade.mistakes where !(1...max(1, last)).contains(mistake.line) {
      throw FuzzLaw.broken("a mistake without a place: \(mistake)")
    }
  }
}
