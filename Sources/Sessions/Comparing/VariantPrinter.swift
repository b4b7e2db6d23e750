import JSON
import Texts

/// Prints variants side by side: a column of marks for each, and the messages once.
public struct VariantPrinter {
  let table: VariantTable

  public init(_ table: VariantTable) { self.table = table }

  /// One line each, with the sign by which it may be colored.
  public func lines() -> [(sign: SessionDifference.Sign, text: String)] {
    var lines: [(SessionDifference.Sign, String)] = []
    for (index, title) in table.titles.enumerated() {
      lines.append((.same, "\(letter(index))  \(title)"))
      for note in table.notes[index] { lines.append((.same, "   \(note)")) }
    }
    lines.append((.same, ""))
    let blank = String(repeating: " ", count: table.titles.count)
    for item in table.items {
      lines.append((.same, "\(blank)  > \(item.words)"))
      for row in item.rows {
        let mark = row.isRefusal ? "! " : "  "
        lines.append((sign(of: row), "\(marks(of: row))  \(mark)\(row.line.marked)"))
      }
    }
    if table.hasDisputed { lines += [(.same, ""), (.same, DisputedMark.legend)] }
    return lines
  }

  /// A summary in one line.
  public var summary: String {
    table.differences == 0
      ? localized("compare.all-the-same")
      : localized("compare.not-in-all", count: table.differences)
  }

  /// The same as one JSON object: for each message the variants that send it, by their places.
  public var json: String {
    let items = table.items.map { item in
      let rows = item.rows.map { row in
        let sent = row.places.indices.filter { row.places[$0] != nil }
        let moved = row.moved.indices.filter { row.moved[$0] }
        return JSONValue.object([
          row.isRefusal ? "refusal" : "message": .text(row.line.text),
          "in": .list(sent.map(JSONValue.number)), "moved": .list(moved.map(JSONValue.number)),
        ])
      }
      return JSONValue.object(["action": .text(item.words), "rows": .list(rows)])
    }
    return JSONValue.document(
      ["variants": .texts(table.titles)], listing: "actions", items)
  }

  /// A letter for each variant that sends it, `~` where it is sent at another place, else a point.
  private func marks(of row: VariantTable.Row) -> String {
    row.places.indices.map { index in
      row.places[index] == nil ? "·" : row.moved[index] ? "~" : letter(index)
    }.joined()
  }

  private func sign(of row: VariantTable.Row) -> SessionDifference.Sign {
    if row.isCommon { return .same }
    if row.moved.contains(true) { return .moved }
    return row.places.first.flatMap { $0 } == nil ? .added : .removed
  }

  private func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
  }
}
