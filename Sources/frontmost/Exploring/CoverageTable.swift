import Exploring
import Exports
import JSON
import Lifecycle
import Rulebooks
import Sessions
import Texts

/// What sessions exercise of an iOS version on a device, in a table.
struct CoverageTable: Sendable {
  static let columns = [
    "os", "device", "kind", "name", "exercised", "actions", "apps", "session", "tried",
  ]

  private let coverage: Coverage
  private let rows: [Coverage.Row]

  init(_ coverage: Coverage, _ rows: [Coverage.Row]) {
    self.coverage = coverage
    self.rows = rows
  }

  func write(_ output: inout Output) {
    output.line(
      localized(
        "coverage.title", count: coverage.sessions,
        ["release": "\(coverage.release)", "device": coverage.model.word]))
    for kind in CoverageItem.Kind.allCases {
      let own = rows.filter { $0.item.kind == kind }
      let exercised = own.count(where: \.isExercised)
      output.line(
        "  "
          + localized(
            "coverage.\(kind.rawValue)s", ["exercised": "\(exercised)", "count": "\(own.count)"]))
    }
    let missing = rows.filter { !$0.isExercised }
    if missing.isEmpty { return }
    output.line("  " + localized("coverage.missing"))
    var apps: [String] = []
    // Rows with the same apps are together.
    for row in missing where !row.actions.isEmpty {
      if !apps.contains(key(row)) { apps.append(key(row)) }
    }
    for app in apps {
      output.line("    " + localized("coverage.with", ["apps": app]))
      let own = missing.filter { !$0.actions.isEmpty && key($0) == app }
      TextColumns.write(
        own.map { ["     ", word($0), $0.item.name, Lists.comma($0.actions)] }, &output)
    }
    let notFound = missing.filter(\.actions.isEmpty)
    if notFound.isEmpty { return }
    output.line("    " + localized("coverage.not-found"))
    TextColumns.write(
      notFound.map { row in
        let tried = row.triedActions.map { localized("coverage.within", ["count": "\($0)"]) }
        return ["     ", word(row), row.item.name, tried ?? localized("coverage.no-app")]
      }, &output)
  }

  private func key(_ row: Coverage.Row) -> String { Lists.comma(row.apps) }

  private func word(_ row: Coverage.Row) -> String {
    localized("coverage.\(row.item.kind.rawValue)")
  }

  func writeCSV(_ output: inout Output) {
    for row in rows {
      let hasWay = !row.actions.isEmpty
      output.line(
        CommaSeparated.row([
          "\(coverage.release)", coverage.model.word, row.item.kind.rawValue, row.item.name,
          row.isExercised ? "yes" : "no", hasWay ? "\(row.actions.count)" : "",
          row.apps.joined(separator: "; "), row.actions.joined(separator: "; "),
          row.triedActions.map(String.init) ?? "",
        ]))
    }
  }

  /// `session` is what `frontmost run -` reads.
  func writeJSONLines(_ output: inout Output) {
    for row in rows {
      let hasWay = !row.actions.isEmpty
      let header = ["device: \(coverage.model.word)", "os: \(coverage.release)"]
      let session = header + row.apps.map { "app: \($0)" } + row.actions.map { "> \($0)" }
      output.line(
        JSONValue.object([
          "os": .text("\(coverage.release)"), "device": .text(coverage.model.word),
          "kind": .text(row.item.kind.rawValue), "name": .text(row.item.name),
          "exercised": .text(row.isExercised ? "yes" : "no"),
          "actions": hasWay ? .number(row.actions.count) : .null,
          "session": hasWay ? .text(session.joined(separator: "\n") + "\n") : .null,
          "tried": .optional(row.triedActions),
        ]).spelled)
    }
  }
}
