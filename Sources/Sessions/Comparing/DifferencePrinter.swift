import JSON
import Texts

/// Prints a difference as sessions are written, with a sign before each line; or as JSON.
public struct DifferencePrinter {
  let difference: SessionDifference
  /// The names of both files.
  let names: (left: String, right: String)

  public init(_ difference: SessionDifference, left: String, right: String) {
    self.difference = difference
    names = (ControlCharacters.escapedLine(left), ControlCharacters.escapedLine(right))
  }

  /// One line each, with its sign, so that the caller may color it.
  public func lines() -> [(sign: SessionDifference.Sign, text: String)] {
    var lines: [(SessionDifference.Sign, String)] = [
      (.removed, "--- \(names.left) (\(difference.left.title))"),
      (.added, "+++ \(names.right) (\(difference.right.title))"),
    ]
    for item in difference.items {
      lines.append((item.sign, "\(item.sign.rawValue) > \(item.words)"))
      for row in item.rows {
        let mark = row.isRefusal ? "! " : "  "
        var text = "\(row.sign.rawValue) \(mark)\(row.line.marked)"
        if row.sign != .same, item.sign == .same, !row.line.rule.isEmpty {
          text += "   (\(Lists.colon(row.line.rule, row.line.reason)))"
        }
        lines.append((row.sign, text))
      }
    }
    if difference.hasDisputed { lines.append((.same, DisputedMark.legend)) }
    return lines
  }

  /// A summary in one line.
  public var summary: String {
    if difference.isEmpty { return localized("compare.no-difference") }
    let counts = difference.counts
    let parts = [
      counts.otherMessages > 0
        ? localized("compare.other-messages", count: counts.otherMessages) : "",
      counts.removed > 0
        ? localized("compare.only-in", count: counts.removed, ["file": names.left]) : "",
      counts.added > 0
        ? localized("compare.only-in", count: counts.added, ["file": names.right]) : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The same as one JSON object.
  public var json: String {
    let items = difference.items.map { item in
      let rows = item.rows.map { row in
        JSONValue.object([
          "sign": .text(DifferencePrinter.word(row.sign)),
          row.isRefusal ? "refusal" : "message": .text(row.line.text),
          "rule": .text(row.line.rule),
        ])
      }
      return JSONValue.object([
        "sign": .text(DifferencePrinter.word(item.sign)), "action": .text(item.words),
        "rows": .list(rows),
      ])
    }
    return JSONValue.document(
      [
        "left": .text(names.left), "leftTitle": .text(difference.left.title),
        "right": .text(names.right), "rightTitle": .text(difference.right.title),
      ], listing: "actions", items)
  }

  private static func word(_ sign: SessionDifference.Sign) -> String {
    switch sign {
    case .same: "same"
    case .removed: "removed"
    case .added: "added"
    case .moved: "moved"
    }
  }
}
