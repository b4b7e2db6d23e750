import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// Recordings name the revision of the rulebooks; where they no longer run as they did, what has
/// changed since is said.
@Suite struct RevisionTests {
  /// Whoever changes a rule writes down what has changed: recordings of before are told by it.
  @Test func aChangedRuleIsANewRevision() throws {
    let library = try Library()
    let last = try #require(try library.revisions().revisions.last)
    let fingerprint = try library.fingerprint()
    #expect(
      last.fingerprint == fingerprint,
      """
      A rule has changed since revision \(last.number). Add `revision \(last.number + 1)` to \
      Resources/Revisions/rulebooks.revisions, with `fingerprint \(fingerprint)` and a stanza for \
      each rule that was added, changed or removed; CONTRIBUTING.md says how.
      """)
  }

  /// A fingerprint is about what rules do, and not about how that is founded or laid out.
  @Test func aFingerprintIsOfWhatRulesDo() throws {
    let before = try Library().fingerprint()
    let path = "Rulebooks/ios-14.rules"
    let file = try #require(Resources.embedded.file(path))
    let text = String(decoding: file.bytes, as: UTF8.self)
    func fingerprint(_ text: String) throws -> String {
      try Library(Resources(laying: [SourceFile(name: path, text: text)])).fingerprint()
    }
    #expect(try fingerprint("# Another comment.\n" + text) == before)
    for (old, new) in [
      ("because   An", "because   The"), ("evidence  disputed", "evidence  assumed"),
    ] {
      let other = text.replacing(old, with: new)
      #expect(other != text)
      #expect(try fingerprint(other) == before)
    }
    #expect(
      try fingerprint(text.replacing("before    scene.did-become-active", with: "")) != before)
  }

  @Test func revisionsAreReadInOrder() throws {
    func table(_ text: String) throws -> RevisionTable {
      let file = SourceFile(name: "Revisions/rulebooks.revisions", text: text)
      return try Library(Resources(laying: [file])).revisions()
    }
    let known = try table(RevisionTests.revisions)
    #expect(known.current == 3)
    #expect(known.changes(since: 1, on: Release(14)).map(\.rule) == ["a.rule", "another"])
    #expect(known.changes(since: 1, on: Release(13)).map(\.rule) == ["a.rule"])
    #expect(known.changes(since: 3, on: Release(14)).isEmpty)
    for (text, place) in [
      ("revision 2\n  date today\n  fingerprint 0\n", "1:10"),
      ("added a\n  because b\n", "1:1"),
      ("revision 1\n  date today\n  fingerprint 0\nadded a\n", "4:7"),
      ("revision 1\n  date today\n  fingerprint 0\nmoved a\n  because b\n", "4:1"),
      ("revision 1\n  date d\n  fingerprint 0\nadded a\n  because b\n  releases x\n", "6:12"),
    ] {
      let error = #expect(throws: Diagnostic.self) { try table(text) }
      #expect(error.map { "\($0.line):\($0.column)" } == place, "\(text)")
    }
  }

  static let revisions = """
    revision 1
      date  2026-01-01
      fingerprint  0
    revision 2
      date  2026-02-01
      fingerprint  0
    changed a.rule
      because  It was seen otherwise.
    revision 3
      date  2026-03-01
      fingerprint  0
    added another
      releases  14, 15
      because  Somebody found it.

    """

  /// The line is for programs: nobody reads it as a title or a caption.
  @Test func theLineIsNotNarration() throws {
    #expect(Narration.revision("Rulebook: 12") == 12)
    #expect(Narration.revision("Rulebook: of theirs") == nil)
    #expect(Narration.shown("Rulebook: 12") == nil)
    #expect(Narration.shown("Rulebook: of theirs") == "Rulebook: of theirs")
    let text = "# Rulebook: 7\n# A day.\n> home\n# Rulebook: 8\n"
    let file = try SessionParser.parse(SourceFile(name: "a", text: text), library: try Library())
    #expect(file.revision == 7 && file.title == "A day.")
  }

  private func library(_ text: String = revisions) throws -> Library {
    try Library(
      Resources(laying: [SourceFile(name: "Revisions/rulebooks.revisions", text: text)]))
  }

  private func session(_ revision: String) -> SourceFile {
    SourceFile(name: "a.session", text: "session: 1\nos: 14\n\(revision)> open Notes\n")
  }

  @Test func aFileThatRunsOtherwiseSaysWhatChanged() throws {
    let library = try library()
    func failure(_ revision: String) throws -> [String] {
      let file = try SessionParser.parse(session(revision), library: library)
      let simulation = try Simulation(file.setup, library: library)
      return Checker(file, simulation, library: library).check()[0].text
    }
    let older = try failure("# Rulebook: 1\n")
    #expect(older.contains { $0.contains("recorded with rulebook 1; this is rulebook 3") })
    #expect(older.contains("    #   changed a.rule: It was seen otherwise."))
    #expect(older.contains("    #   added another: Somebody found it."))
    #expect(!(try failure("# Rulebook: 3\n").contains { $0.contains("rulebook") }))
    #expect(!(try failure("").contains { $0.contains("rulebook") }))
    #expect(try failure("# Rulebook: 9\n").contains { $0.contains("this program has only 3") })
  }

  /// A rule that a difference names is told first.
  @Test func whatADifferenceIsAboutComesFirst() throws {
    let text = RevisionTests.revisions.replacing("another", with: "launch.did-finish")
    let library = try library(text)
    let file = try SessionParser.parse(session("# Rulebook: 1\n"), library: library)
    let simulation = try Simulation(file.setup, library: library)
    let difference = try #require(RevisionDifference(of: file.revision, simulation, library))
    #expect(difference.reasons().first?.hasPrefix("changed a.rule") == true)
    let named = difference.reasons(naming: ["launch.did-finish"])
    #expect(named.first == "added launch.did-finish: Somebody found it.")
  }

  @Test func anOpenedFileKnowsItAsWell() throws {
    let library = try library()
    let text =
      "session: 1\nos: 14\n# Rulebook: 1\n> open Notes\n> home\n  Notes appDelegate a(_:)\n"
    let file = try SessionParser.parse(SourceFile(name: "a", text: text), library: library)
    let opened = try OpenedSession(file, library: library)
    #expect(opened.difference?.revision?.then == 1)
    #expect(opened.difference?.revision?.changes.count == 2)
  }

  /// A recording names the revision, and runs again to the same bytes.
  @Test func aRecordingNamesIt() throws {
    let library = try Library()
    let empty = try SessionParser.parse(SourceFile(name: "", text: ""), library: library)
    var simulation = try Simulation(empty.setup, library: library)
    var text = ""
    var recorder = Recorder(simulation, revision: 1) { text += $0 }
    _ = simulation.timeline.perform(
      try ActionParser(apps: simulation.text.apps).parse("open Notes"))
    text += recorder.lines(to: simulation) ?? ""
    text += recorder.end(simulation)
    #expect(text.contains("show: all\n# Rulebook: 1\n> open Notes\n"))
    let file = try SessionParser.parse(SourceFile(name: "r", text: text), library: library)
    var again = ""
    SessionPrinter(file, try Simulation(file.setup, library: library)).print { again += $0 + "\n" }
    #expect(again == text)
  }
}
