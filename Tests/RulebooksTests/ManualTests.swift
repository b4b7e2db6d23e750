import Foundation
import Lifecycle
import Testing
import TextFiles

@testable import Rulebooks

/// Documentation/Rulebooks.md is the manual of the rule language: it has every word, and nothing
/// that is not so.
@Suite struct ManualTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let page: String = {
    let path = root.appendingPathComponent("Documentation/Rulebooks.md").path
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }()

  /// The rows of a list of words: each word with its meaning.
  private func rows(_ list: String) throws -> [(word: String, meaning: String)] {
    let parts = ManualTests.page.components(separatedBy: "<!-- words of \(list) -->\n")
    try #require(parts.count == 2, "the page has the words of \(list) once")
    let end = try #require(parts[1].range(of: "<!-- end of words -->"))
    return parts[1][..<end.lowerBound].components(separatedBy: "\n").compactMap { line in
      guard line.hasPrefix("| `"), line.hasSuffix(" |") else { return nil }
      let cells = line.dropFirst("| `".count).dropLast(" |".count).components(separatedBy: "` | ")
      return (cells[0], cells.dropFirst().joined(separator: "` | "))
    }
  }

  @Test(arguments: [
    ("Trigger", Trigger.names), ("Facts", Facts.words.map(\.word)),
    ("BuiltInEffect", BuiltInEffect.names),
    ("LaunchOptions", LaunchOptions.words.map(\.word)), ("Feature", Feature.names),
    ("Limit", Limit.names),
    ("Look", Look.names),
  ])
  func everyWordHasItsMeaning(list: String, names: [String]) throws {
    let rows = try rows(list)
    #expect(rows.map(\.word) == names)
    for row in rows {
      #expect(row.meaning.hasSuffix("."), "\(list): the meaning of \(row.word) is a sentence")
      #expect(!row.meaning.contains("|"), "\(list): a bar in the meaning of \(row.word)")
    }
  }

  /// What the tables of a chapter stand for: the first words of what is code in their first column.
  private func heads(_ chapter: String) throws -> Set<String> {
    let parts = ManualTests.page.components(separatedBy: "\n## \(chapter)\n")
    try #require(parts.count == 2)
    let text = parts[1].components(separatedBy: "\n## ")[0]
    let cells = text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.components(separatedBy: " | ")[0] }
    let codes = cells.flatMap { cell in
      cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    return Set(codes.map { $0.components(separatedBy: " ")[0] })
  }

  @Test func everyVerbKeyAndConditionIsTold() throws {
    // `of` is a key of alternatives alone, and the SDK a condition with a number.
    #expect(
      try heads("A file") == Set(RuleFold.verbs.words + RuleParser.parts.words + ["of"]))
    let conditions = Set(Rule.Condition.words.words).subtracting(AppTraits.flags)
    #expect(
      try heads("`for` and `when`").subtracting(AppTraits.flags) == conditions.union(["sdk"]))
  }

  @Test func theFixedWordsStandInThePage() {
    let receivers = Receiver.allCases.filter { $0 != .notification && $0 != .system }
    let words =
      receivers.map { "\($0)" } + ApplicationState.names + Rule.Evidence.allCases.map(\.rawValue)
    for word in words {
      #expect(ManualTests.page.contains("`\(word)`"), "the page lacks \(word)")
    }
  }

  @Test func theTablesAreThoseOfTheScript() throws {
    let script = Process()
    script.executableURL = ManualTests.root.appendingPathComponent("Scripts/list-rule-words")
    script.arguments = ["--print"]
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    #expect(
      String(decoding: written, as: UTF8.self) == ManualTests.page,
      "run Scripts/list-rule-words, it writes the tables")
  }

  /// A stanza that is shown stands in a rulebook, to the letter.
  @Test func theExamplesAreRules() {
    let resources = Resources.embedded
    let rulebooks = resources.files(in: "Rulebooks").map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    let examples = ManualTests.page.components(separatedBy: "\n\n")
      .filter { $0.hasPrefix("    ") }
      .map { $0.components(separatedBy: "\n").map { $0.dropFirst(4) }.joined(separator: "\n") }
    #expect(examples.count >= 4)
    for example in examples {
      #expect(
        rulebooks.contains { "\($0)\n".contains("\n\(example)\n\n") },
        "no rulebook has this:\n\(example)")
    }
  }
}
