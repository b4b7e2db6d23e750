import Exploring
import Exports
import JSON
import Lifecycle
import Sessions
import Texts

/// What an app can know, in few lines.
struct AlikeReport {
  private struct Row {
    /// What the count is of: a word of the texts.
    var group: String
    var text: String
    var count: Int
    var isTrue: Bool
  }

  private let alike: Alike
  private let reveals: Bool
  private let app: String

  init(_ alike: Alike, reveals: Bool) {
    self.alike = alike
    self.reveals = reveals
    app = alike.simulation.text.name(alike.app)
  }

  private var rows: [Row] {
    let truth = alike.truth
    let ofApp = alike.belief.conditions(alike.space).map { condition, count in
      Row(
        group: "app", text: localized("alike.\(condition)", ["app": app]), count: count,
        isTrue: reveals && condition == truth.condition)
    }
    let ofScreen = alike.belief.screens(alike.space).map { screen, count in
      Row(
        group: "screen", text: localized("alike.screen-\(screen)", ["app": app]), count: count,
        isTrue: reveals && screen == truth.screen)
    }
    return ofApp + ofScreen
  }

  private var received: [String] {
    alike.received.map { messages in
      Lists.comma(messages.map(alike.simulation.shortLine))
    }
  }

  private var causes: String {
    let causes = alike.causes
    if alike.belief.last == nil { return localized("alike.received-nothing", ["app": app]) }
    if causes.isEmpty { return localized("alike.only-cause", ["app": app]) }
    return localized("alike.causes", ["app": app, "actions": Lists.comma(causes)])
  }

  private var title: String {
    localized("alike.possible", count: alike.belief.states.count)
      + (alike.space.isComplete ? "" : " " + localized("alike.at-least"))
  }

  func write(_ output: inout Output) {
    output.line(localized("alike.received", ["app": app]))
    for (index, line) in received.enumerated() { output.line("  \(index + 1)  \(line)") }
    if received.isEmpty { output.line("  " + localized("alike.nothing")) }
    output.line("")
    output.line(title)
    let width = "\(alike.belief.states.count)".count
    for group in ["app", "screen"] {
      output.line(localized("alike.group-\(group)", ["app": app]))
      for row in rows where row.group == group {
        let count = "\(row.count)"
        let gap = String(repeating: " ", count: width - count.count)
        let mark = row.isTrue ? "  " + localized("alike.true") : ""
        output.line("  \(gap)\(count)  \(row.text)\(mark)")
      }
    }
    output.line("")
    output.line(causes)
  }

  func writeMarkdown(_ output: inout Output) {
    output.line(localized("alike.received", ["app": app]))
    output.line("")
    for (index, line) in received.enumerated() { output.line("\(index + 1). `\(line)`") }
    if received.isEmpty { output.line(localized("alike.nothing")) }
    output.line("")
    output.line(title)
    output.line("")
    output.line("| \(localized("alike.heading-device")) | \(localized("alike.heading-count")) |")
    output.line("|---|---:|")
    for row in rows {
      let mark = row.isTrue ? " **\(localized("alike.true"))**" : ""
      output.line("| \(row.text)\(mark) | \(row.count) |")
    }
    output.line("")
    output.line(causes)
  }

  func writeJSON(_ output: inout Output) {
    let devices = rows.map { row in
      JSONValue.object([
        "group": .text(row.group), "text": .text(row.text), "count": .number(row.count),
        "true": reveals ? .flag(row.isTrue) : .null,
      ])
    }
    let object = JSONValue.object([
      "app": .text(app), "received": .texts(received),
      "possible": .number(alike.belief.states.count), "complete": .flag(alike.space.isComplete),
      "devices": .list(devices), "causes": .texts(alike.causes),
    ])
    output.line(object.spelled)
  }

  func writeCSV(_ output: inout Output) {
    output.line(CommaSeparated.row(["kind", "text", "count", "true"]))
    for line in received { output.line(CommaSeparated.row(["received", line, "", ""])) }
    for row in rows {
      let truth = reveals ? row.isTrue ? "yes" : "no" : ""
      output.line(CommaSeparated.row([row.group, row.text, "\(row.count)", truth]))
    }
    for cause in alike.causes { output.line(CommaSeparated.row(["cause", cause, "", ""])) }
  }
}
