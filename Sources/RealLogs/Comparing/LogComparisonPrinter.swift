import JSON
import Rulebooks
import Sessions
import Texts

/// Prints a real log beside the model: as a session is written, with a sign before each line; or as
/// JSON.
public struct LogComparisonPrinter {
  let study: LogStudy
  let name: String
  private var comparison: LogComparison { study.comparison }

  public init(_ study: LogStudy, name: String) {
    self.study = study
    self.name = name
  }

  /// One line, and what is known about it.
  public struct Line {
    public var sign: LogComparison.Sign
    public var text: String
    /// Empty where there is nothing to know.
    public var note = ""
  }

  public func lines() -> [Line] {
    var lines = LogPreface(study).lines.map { Line(sign: .same, text: "# \($0)") }
    for item in comparison.items {
      lines.append(heading(item))
      for row in item.rows {
        var line = Line(sign: row.sign, text: "\(row.sign.rawValue) \(row.text)")
        if row.sign != .same {
          let place = row.line.map { "\(name):\($0)" } ?? ""
          line.note = [place, row.rule, row.why].filter { !$0.isEmpty }.joined(separator: ": ")
        }
        lines.append(line)
      }
    }
    return lines
  }

  private func heading(_ item: LogComparison.Item) -> Line {
    if item.words.isEmpty {
      return Line(sign: .same, text: "# " + localized("reallog.nothing-explains"))
    }
    var line = Line(sign: .same, text: "> \(item.words)")
    if item.wait > 0 { line.text += " +" + Seconds.spelled(item.wait) }
    switch item.outside {
    case .before: line.text += "   (\(localized("reallog.before")))"
    case .after: line.text += "   (\(localized("reallog.after")))"
    case nil: break
    }
    if item.isCut { line.text += "   (\(localized("reallog.cut")))" }
    if !item.others.isEmpty {
      line.note = localized("reallog.others", ["actions": Lists.comma(item.others)])
    }
    if let ending = sentence(item.ending) { line.note = ending }
    return line
  }

  private func sentence(_ ending: ProcessEnding?) -> String? {
    switch ending {
    case .killed: localized("reallog.killed")
    case .crashed: localized("reallog.crashed")
    case nil: nil
    }
  }

  /// The lines that were not read although they name a lifecycle method, and how many there are.
  public var unread: [String] {
    let unread = comparison.log.unread
    if unread.isEmpty { return [] }
    let shown = unread.prefix(LogComparisonPrinter.mostUnread)
    var lines = [localized("reallog.unread", count: comparison.log.unreadCount)]
    lines += shown.map { "  \(name):\($0.number): \($0.text)" }
    let left = comparison.log.unreadCount - shown.count
    if left > 0 { lines.append("  " + localized("reallog.more-unread", count: left)) }
    return lines
  }

  private static let mostUnread = 10

  /// A summary in one line.
  public var summary: String {
    localized(
      "reallog.summary",
      [
        "same": "\(comparison.count(.same))", "missing": "\(comparison.count(.missing))",
        "more": "\(comparison.count(.more))", "moved": "\(comparison.count(.moved))",
        "unknown": "\(comparison.count(.unknown))",
      ])
  }

  /// The same as one JSON object.
  public var json: String {
    let items = comparison.items.map { item in
      let rows = item.rows.map { row in
        JSONValue.object([
          "sign": .text(row.sign.rawValue), "message": .text(row.text),
          "line": .optional(row.line), "rule": .text(row.rule), "why": .text(row.why),
        ])
      }
      return JSONValue.object([
        "action": item.words.isEmpty ? .null : .text(item.words),
        "wait": .number(Int(item.wait)), "others": .text(item.others.joined(separator: ", ")),
        "ending": .optional(sentence(item.ending)), "rows": .list(rows),
      ])
    }
    return JSONValue.document(
      [
        "log": .text(name), "model": .text(comparison.title),
        "verdict": .text(study.verdict.rawValue), "with": .optional(study.alternative),
        "read": .number(comparison.log.read), "ignored": .number(comparison.log.ignored),
        "unread": .list(comparison.log.unread.map { .number($0.number) }),
        "releases": .list(study.releases.map { .text("\($0)") }),
        "stories": .list(comparison.stories.map { .list($0.map { .text($0) }) }),
        "otherStories": .number(
          comparison.differences == 0 ? max(0, comparison.storyCount - 1) : 0),
      ], listing: "actions", items)
  }
}
