import Exploring
import Rulebooks
import Sessions
import Texts

/// What became of one answer.
struct Mark: Sendable {
  enum Result: Sendable {
    case graded(Grade)
    /// It cannot be read or parsed.
    case unusable(String)
  }

  var path: String
  var result: Result

  init(path: String, result: Result) {
    self.path = ControlCharacters.escapedLine(path)
    self.result = result
  }

  init(_ path: String, _ exercise: Exercise, _ asked: SessionFile, _ library: Library) {
    do {
      let answer = try SessionParser.parse(try SessionBytes.read(path), library: library)
      self.init(path: path, result: .graded(Grade(answer, of: exercise, asked: asked)))
    } catch {
      self.init(path: path, result: .unusable("\(error)"))
    }
  }

  var isSolved: Bool { if case .graded(let grade) = result { grade.isSolved } else { false } }

  /// The first mistake with its place, for the table.
  var firstMistake: String {
    switch result {
    case .unusable(let reason): reason
    case .graded(let grade): grade.mistakes.first.map { "\($0.line): \($0.text)" } ?? ""
    }
  }

  /// As the reports of `check` take it, which many tools read. A file's report is capped.
  var checkResult: CheckResult {
    switch result {
    case .unusable(let reason): CheckResult(path: path, outcome: .unusable(reason))
    case .graded(let grade) where grade.isSolved: CheckResult(path: path, outcome: .passed)
    case .graded(let grade):
      CheckResult(
        path: path,
        outcome: .failed(
          grade.mistakes.prefix(20).map { Checker.Failure(line: $0.line, text: [$0.text]) }))
    }
  }
}
