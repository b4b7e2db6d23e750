import Exercises
import Exports
import JSON
import Sessions
import Texts

/// A class in a table: a row for each student and exercise.
struct MarkTable {
  let marks: [Mark]
  let exercises: ExerciseSet
  private let pars: [Int?]

  init(_ marks: [Mark], _ exercises: ExerciseSet) {
    self.marks = marks
    self.exercises = exercises
    pars = exercises.items.map(\.par)
  }

  var summary: String {
    let solved = marks.count(where: \.isSolved)
    let counted = marks.count { $0.exercise != nil }
    return localized("grade.summary", ["solved": "\(solved)", "count": "\(counted)"])
  }

  // MARK: - For people

  private var heading: [String] {
    [
      "student", "exercise", "result", "goals", "predicted", "actions", "par", "disputed",
      "mistake",
    ]
    .map(MarkTable.heading)
  }

  private var rows: [[String]] {
    marks.map { mark in
      let numbers = numbers(mark)
      let (line, text) = mark.firstMistake(exercises)
      // The exercise is named if there are several.
      let exercise = exercises.items.count > 1 ? mark.exercise ?? mark.fileName : ""
      return [
        mark.student, exercise, mark.word, MarkTable.share(numbers.reached),
        MarkTable.share(numbers.predicted), numbers.actions, numbers.par,
        Lists.comma(mark.disputedRules),
        line.map { "\($0): \(text)" } ?? text,
      ]
    }
  }

  func write(_ output: inout Output) {
    TextColumns.write(rows, heading: heading, &output)
    output.line(summary)
  }

  func writePage(_ output: inout Output) {
    let rows = rows
    let isShown = heading.indices.map { column in rows.contains { !$0[column].isEmpty } }
    func shown(_ cells: [String]) -> [String] {
      zip(cells, isShown).filter(\.1).map(\.0)
    }
    let page = TablePage(
      title: localized("grade.title"), summary: summary, heading: shown(heading),
      rows: zip(marks, rows).map { TablePage.Row(shown($1), $0.isSolved ? .good : .bad) },
      program: Version.name)
    output.text(page.text)
  }

  // MARK: - For spreadsheets, where "1/2" would be a date

  func writeCSV(_ output: inout Output) {
    let columns = [
      "student", "exercise", "file", "result", "goals", "goals-of", "predicted", "predicted-of",
      "actions", "par", "line", "mistake", "disputed",
    ]
    output.line(CommaSeparated.row(columns.map(MarkTable.heading)))
    for mark in marks {
      let numbers = numbers(mark)
      let (line, text) = mark.firstMistake(exercises)
      func cell(_ share: Grade.Share, _ part: KeyPath<Grade.Share, Int>) -> String {
        share.of == 0 ? "" : "\(share[keyPath: part])"
      }
      let cells = [
        mark.student, mark.exercise ?? "", mark.file ?? "", mark.word,
        cell(numbers.reached, \.right), cell(numbers.reached, \.of),
        cell(numbers.predicted, \.right), cell(numbers.predicted, \.of),
        numbers.actions, numbers.par, line.map(String.init) ?? "", text,
        mark.disputedRules.joined(separator: " "),
      ]
      output.line(CommaSeparated.row(cells.map(CommaSeparated.plain)))
    }
  }

  // MARK: - For programs

  func writeJSON(_ output: inout Output) {
    output.line(JSONValue.document(marks.map(json)))
  }

  private func json(_ mark: Mark) -> JSONValue {
    let (line, text) = mark.firstMistake(exercises)
    let numbers = numbers(mark)
    func share(_ share: Grade.Share) -> JSONValue {
      share.of == 0
        ? .null : .object(["right": .number(share.right), "of": .number(share.of)])
    }
    return .object([
      "student": .text(mark.student), "exercise": .optional(mark.exercise),
      "file": .optional(mark.file), "result": .text(mark.result.name),
      "goals": share(numbers.reached), "predicted": share(numbers.predicted),
      "actions": .optional(Int(numbers.actions)), "par": .optional(Int(numbers.par)),
      "line": .optional(line), "mistake": .optional(text.isEmpty ? nil : text),
      "disputed": .texts(mark.disputedRules),
    ])
  }

  private static func heading(_ column: String) -> String { localized("grade.heading-\(column)") }

  private static func share(_ share: Grade.Share) -> String {
    share.of == 0 ? "" : "\(share.right)/\(share.of)"
  }

  private func numbers(
    _ mark: Mark
  ) -> (reached: Grade.Share, predicted: Grade.Share, actions: String, par: String) {
    let par = mark.place.flatMap { pars[$0] }.map(String.init) ?? ""
    guard case .graded(let grade) = mark.result else {
      return (Grade.Share(), Grade.Share(), "", par)
    }
    return (grade.reached, grade.predicted, "\(grade.actions)", par)
  }
}
