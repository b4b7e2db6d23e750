import Foundation
import Rulebooks
import TerminalFixture
import Testing

/// A recording that is opened by a later program, whose rules are others: made up here, as files
/// laid over the program's own.
@Suite struct RevisionCommandTests {
  /// The revision of the program itself, and the later one.
  private let current: Int
  private var next: Int { current + 1 }

  private static func revisions(upTo last: Int) -> String {
    (1...last).map {
      """
      revision \($0)
        date  2027-02-01
        fingerprint  0

      """
    }.joined() + """
      removed scene.did-become-active
        releases  14
        because   Somebody looked again, and nothing was told.
      changed call.covers
        releases  12, 13
        because   It is about other releases.

      """
  }

  private let folder: TemporaryFolder
  private let later = ["--resources", "later"]

  /// A folder with a recording, and with the resources of a later program.
  init() throws {
    current = try Library().revisions().current
    folder = try TemporaryFolder()
    let words = "record r.session\nopen Notes\ncontrol-center\nhome\nstop\n"
    _ = try Command(["--linear"], input: words, in: folder.url)
    let shown = try Command(["run", "r.session"], in: folder.url)
    let recorded = try folder.read("r.session")
    try #require(shown.output == recorded)
    let rules = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("../../Resources/Rulebooks/ios-14.rules")
    let text = try String(contentsOf: rules, encoding: .utf8)
    try folder.write(
      "later/Rulebooks/ios-14.rules",
      text + """

        remove scene.did-become-active
          because   Somebody looked again, and nothing was told.
          source    neuburg-ios14
          evidence  observed

        """)
    try folder.write(
      "later/Revisions/rulebooks.revisions", RevisionCommandTests.revisions(upTo: current + 1))
  }

  @Test func aRecordingNamesItsRulebook() throws {
    let lines = try folder.read("r.session").split(separator: "\n")
    #expect(lines.first == "session: 1")
    #expect(lines.contains("# Rulebook: \(current)"))
    #expect(try Command(["check", "r.session"], in: folder.url).status == 0)
  }

  @Test func checkSaysWhichRuleHasChanged() throws {
    let run = try Command(["check", "r.session"] + later, in: folder.url)
    #expect(run.status == 1)
    let summary =
      "    # recorded with rulebook \(current); this is rulebook \(next). Changed on iOS 14:"
    let reason =
      "    #   removed scene.did-become-active: Somebody looked again, and nothing was told."
    #expect(run.lines.filter { $0.hasPrefix("    #") } == [summary, reason])
    let report = try Command(["check", "r.session", "--format", "junit"] + later, in: folder.url)
    #expect(report.output.contains("removed scene.did-become-active"))
  }

  /// A file of somebody's own hand names no rulebook, and nothing is said of any.
  @Test func aFileWithoutOneIsCheckedAsAlways() throws {
    let text = try folder.read("r.session").replacing("# Rulebook: \(current)\n", with: "")
    try folder.write("own.session", text)
    let run = try Command(["check", "own.session"] + later, in: folder.url)
    #expect(run.status == 1 && !run.output.contains("rulebook"))
  }

  @Test func openingItSaysSoToo() throws {
    let run = try Command(
      ["--linear", "r.session"] + later, input: "difference\n", in: folder.url)
    #expect(run.output.contains("recorded with rulebook \(current); this is rulebook \(next)"))
    #expect(run.output.contains("removed scene.did-become-active: Somebody looked again"))
  }

  @Test func whoFollowsIsToldAsWell() throws {
    let text = try folder.read("r.session")
    let run = try Command(["follow", "--linear", "-"] + later, input: text, in: folder.url)
    #expect(run.output.contains("removed scene.did-become-active: Somebody looked again"))
  }

  @Test func anExportNamesTheRevision() throws {
    let now = try Command(["export", "r.session", "--to", "markdown"], in: folder.url)
    #expect(now.output.contains("iOS 14, rulebook ios-14 revision \(current)"))
    for format in ["html", "svg", "mermaid", "jsonl", "csv", "asciicast"] {
      let run = try Command(["export", "r.session", "--to", format] + later, in: folder.url)
      #expect(run.output.contains("ios-14 revision \(next)"), "\(format)")
    }
  }
}
