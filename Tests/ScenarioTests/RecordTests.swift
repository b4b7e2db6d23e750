import Foundation
import Rulebooks
import Sessions
import Testing

/// The record, the scenarios and the gaps say the same of each other: no row is passed over in
/// silence, and the page promises nothing that is not there.
@Suite struct RecordTests {
  /// A row of the page: its number, the scenarios it names, and its last column as it stands.
  struct Row {
    var number: String
    var scenarios: [String]
    var shown: String
  }

  static let numbers = (Array(1...110) + Array(113...208)).map(String.init) + ["105b", "105c"]

  static let rows: [Row] = {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Record.md")
    let data = FileManager.default.contents(atPath: page.path) ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    return text.components(separatedBy: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells.count == 4 else { return nil }
      let number = String(cells[0].dropFirst(2))
      guard number.first?.isNumber == true else { return nil }
      let shown = String(cells[3].dropLast(" |".count))
      let scenarios = shown.components(separatedBy: "`").filter { $0.contains("/") }
      return Row(number: number, scenarios: scenarios, shown: shown)
    }
  }()

  /// The rows that a scenario names: a line of narration of its own, right after the title.
  static func rows(of scenario: Scenarios.Scenario) throws -> [String] {
    let lines = String(decoding: scenario.file.bytes, as: UTF8.self).components(separatedBy: "\n")
    let named = lines.enumerated().filter { $0.element.hasPrefix("# Record:") }
    guard let (index, line) = named.first else { return [] }
    #expect(named.count == 1 && index == 1, "\(scenario.path): the rows belong below the title")
    try #require(
      line.hasPrefix("# Record: ") && line.hasSuffix("."), "\(scenario.path): '\(line)'")
    return line.dropFirst("# Record: ".count).dropLast().components(separatedBy: ", ")
  }

  @Test func thePageHasEveryRowOnce() {
    let numbers = RecordTests.rows.map(\.number)
    #expect(numbers.sorted() == RecordTests.numbers.sorted())
  }

  @Test func everyRowIsShownOrToldAsAGap() throws {
    var told = Set(try Library().gaps().flatMap(\.record))
    for scenario in ScenarioTests.scenarios { told.formUnion(try RecordTests.rows(of: scenario)) }
    let silent = RecordTests.numbers.filter { !told.contains($0) }
    #expect(silent.isEmpty, "neither a scenario nor a gap names \(silent)")
    let unknown = told.subtracting(RecordTests.numbers)
    #expect(unknown.isEmpty, "the page lacks \(unknown.sorted())")
  }

  /// `Scripts/list-record` writes the column that this holds against the scenarios.
  @Test func thePageAndTheScenariosNameEachOther() throws {
    var shownBy: [String: Set<String>] = [:]
    for scenario in ScenarioTests.scenarios {
      for row in try RecordTests.rows(of: scenario) {
        shownBy[row, default: []].insert(scenario.path)
      }
    }
    for row in RecordTests.rows {
      let named = Set(row.scenarios)
      let wanted = shownBy[row.number] ?? []
      #expect(named == wanted, "row \(row.number): run Scripts/list-record, it writes the column")
    }
  }

  @Test func thePageAndTheGapsNameEachOther() throws {
    let gaps = try Library().gaps()
    for row in RecordTests.rows {
      let wanted = gaps.filter { $0.record.contains(row.number) }.map { "gap: \($0.name)" }
      for gap in wanted {
        #expect(row.shown.contains(gap), "row \(row.number) does not name the \(gap)")
      }
      let count = row.shown.components(separatedBy: "gap: ").count - 1
      #expect(count == wanted.count, "row \(row.number) names a gap that does not name it")
      #expect(!row.shown.isEmpty, "row \(row.number) names nothing")
    }
  }
}
