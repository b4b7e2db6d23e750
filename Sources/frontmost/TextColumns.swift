import TerminalKit

/// Rows in columns, each as wide as its widest cell.
enum TextColumns {
  /// Columns that are empty in all rows are omitted, though they have a heading.
  static func write(_ rows: [[String]], heading: [String]? = nil, _ output: inout Output) {
    guard let first = heading ?? rows.first else { return }
    let shown = first.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let all = (heading.map { [$0] } ?? []) + rows
    let widths = first.indices.map { column in
      all.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    for row in all {
      let cells = shown.map { column in
        column == shown.last ? row[column] : Shortening.padded(row[column], to: widths[column])
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      output.line(line)
    }
  }
}
