import Exploring
import Exports
import Sessions
import Texts

/// A class in a table: a row an answer.
enum MarkTable {
  private static let columns = ["answer", "solved", "actions", "par", "predicted", "mistake"]

  static func write(_ marks: [Mark], par: Int?, _ output: inout Output) {
    let rows = [columns.map(heading)] + marks.map { cells($0, par) }
    let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        line += column == row.count - 1 ? cell : cell.padded(to: widths[column]) + "  "
      }
      while line.last == " " { line.removeLast() }
      output.line(line)
    }
    let solved = marks.count(where: \.isSolved)
    output.line(localized("grade.summary", ["solved": "\(solved)", "count": "\(marks.count)"]))
  }

  static func writeCSV(_ marks: [Mark], par: Int?, _ output: inout Output) {
    for row in [columns.map(heading)] + marks.map({ cells($0, par) }) {
      output.line(row.map(quoted).joined(separator: ","))
    }
  }

  private static func heading(_ column: String) -> String { localized("grade.heading-\(column)") }

  private static func cells(_ mark: Mark, _ par: Int?) -> [String] {
    var cells = [mark.path, localized(mark.isSolved ? "grade.yes" : "grade.no")]
    switch mark.result {
    case .graded(let grade):
      let predicted = grade.predicted
      cells += [
        "\(grade.actions)", par.map(String.init) ?? "",
        predicted.of == 0 ? "" : "\(predicted.right)/\(predicted.of)",
      ]
    case .unusable: cells += ["", par.map(String.init) ?? "", ""]
    }
    return cells + [mark.firstMistake]
  }

  /// As RFC 4180 has it. A cell that begins like a formula would be one in a spreadsheet.
  private static func quoted(_ cell: String) -> String {
    let safe = cell.first.map("=+-@".contains) == true ? "'" + cell : cell
    guard safe.contains(where: { ",\"\n\r".contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
