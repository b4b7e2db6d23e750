import Exercises
import Rulebooks
import Sessions
import TextFiles
import Texts

/// The result of one answer.
struct Mark: Sendable {
  enum Result: Sendable {
    case graded(Grade)
    case missing
    /// No exercise has the file's name.
    case noExercise
    /// It cannot be read or parsed.
    case unusable(String)

    /// In every language.
    var name: String {
      switch self {
      case .graded(let grade) where grade.isSolved: "solved"
      case .graded(let grade) where grade.isEmpty: "empty"
      case .graded: "notSolved"
      case .missing: "missing"
      case .noExercise: "noExercise"
      case .unusable: "unusable"
      }
    }
  }

  let student: String
  /// The exercise's name and place; nil where the file is of none.
  let exercise: String?
  let place: Int?
  /// The answer's file; nil where there is none.
  let file: String?
  let result: Result

  /// `live` runs apps' own code, where that is asked for.
  init(
    _ handIn: HandIn, _ exercises: ExerciseSet, _ library: Library, live: LiveGrading? = nil
  ) {
    student = ControlCharacters.escapedLine(handIn.student)
    place = handIn.exercise
    exercise = handIn.exercise.map { exercises.items[$0].name }
    file = handIn.path.map(ControlCharacters.escapedLine)
    switch handIn.source {
    case .missing: result = .missing
    case .unknown: result = .noExercise
    case .unreadable(_, let problem): result = .unusable(problem.description)
    case .file(let path):
      do {
        let answer = try SessionParser.parse(try SessionBytes.read(path), library: library)
        var grade = Grade(answer, of: exercises.items[handIn.exercise ?? 0].exercise)
        try live?.check(&grade, answer, library)
        result = .graded(grade)
      } catch {
        result = .unusable(LiveGrading.text(error))
      }
    case .sources(let folder):
      let item = exercises.items[handIn.exercise ?? 0]
      result = live?.grade(folder, item, library) ?? .missing
    }
  }

  var isSolved: Bool { if case .graded(let grade) = result { grade.isSolved } else { false } }

  /// The file's name without its folder.
  var fileName: String { file?.split(separator: "/").last.map(String.init) ?? "" }

  /// Its result in a word or two.
  var word: String {
    switch result {
    case .graded(let grade) where grade.isSolved: localized("grade.solved")
    case .graded(let grade) where grade.isEmpty: localized("grade.result-empty")
    case .graded: localized("grade.not-solved")
    case .missing: localized("grade.result-missing")
    case .noExercise: localized("grade.result-no-exercise")
    case .unusable: localized("grade.unreadable")
    }
  }

  /// The first mistake, and its line.
  func firstMistake(_ exercises: ExerciseSet) -> (line: Int?, text: String) {
    switch result {
    case .unusable(let reason): (nil, reason)
    case .graded(let grade): (grade.mistakes.first?.line, grade.mistakes.first?.text ?? "")
    case .missing: (nil, localized("grade.missing"))
    case .noExercise: (nil, noExercise(exercises))
    }
  }

  private func noExercise(_ exercises: ExerciseSet) -> String {
    let known = exercises.items.map(\.name)
    guard let near = NearestWord.to(ExerciseSet.stem(file ?? ""), among: known) else {
      return localized("grade.no-exercise")
    }
    return localized("grade.no-exercise-nearest", ["nearest": near])
  }

  /// As the reports of `check` take it, which many tools read.
  func checkResult(_ exercises: ExerciseSet) -> CheckResult {
    var result = plainResult(exercises)
    result.notes = disputes.map { Checker.Note(line: $0.line, text: $0.sentence) }
    return result
  }

  /// What the grade depends on that sources disagree about.
  var disputes: [Grade.Dispute] {
    if case .graded(let grade) = result, !grade.isEmpty { grade.disputes } else { [] }
  }

  /// The same as the names of alternatives, each once.
  var disputedRules: [String] {
    var names: [String] = []
    for dispute in disputes where !names.contains(dispute.alternative) {
      names.append(dispute.alternative)
    }
    return names
  }

  private func plainResult(_ exercises: ExerciseSet) -> CheckResult {
    let path = file ?? [student, exercise ?? ""].joined(separator: "/")
    switch result {
    case .unusable(let reason): return CheckResult(path: path, outcome: .unusable(reason))
    case .graded(let grade) where grade.isSolved: return CheckResult(path: path, outcome: .passed)
    case .graded(let grade):
      var failures = grade.mistakes.map { Checker.Failure(line: $0.line, text: [$0.text]) }
      if grade.moreMistakes > 0, let line = failures.last?.line {
        let text = localized("grade.more", ["count": "\(grade.moreMistakes)"])
        failures.append(Checker.Failure(line: line, text: [text]))
      }
      return CheckResult(path: path, outcome: .failed(failures))
    case .missing, .noExercise:
      let failure = Checker.Failure(line: 1, text: [firstMistake(exercises).text])
      return CheckResult(path: path, outcome: .failed([failure]))
    }
  }
}
