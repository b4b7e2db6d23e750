import Foundation
import Testing

/// Texts use the field's terms, in American spelling. The lists of `OldWord` have the words that
/// Frontmost once used, and the words to write instead.
@Suite struct WordsTests {
  @Test func textsOfTheProgramHaveNoOldWords() {
    // Somebody rewrites these files at the moment.
    let rewritten = [
      "keys", "help", "hints", "log", "device", "apps", "overlays", "situation", "panels", "themes",
      "title", "refusals",
    ]
    for file in TidyTests.files(["Resources/Texts/en"], [".texts"]) {
      if rewritten.contains(where: { file.path.hasSuffix("/\($0).texts") }) { continue }
      // A text without its key.
      check(file) { line in line.replacing(#/^[\w.-]+ = /#, with: "") }
    }
  }

  @Test func scenariosHaveNoOldWords() {
    for file in TidyTests.files(["Resources/Scenarios"], [".session"]) {
      check(file) { line in line.hasPrefix("#") ? line : "" }
    }
  }

  /// Names of rules and their keys are words of the rule language; titles of sources are quoted.
  @Test func rulesAndMessagesHaveNoOldWords() {
    let folders = ["Rulebooks", "Messages", "Gaps", "Sources", "Revisions", "Tour"]
    for file in TidyTests.files(folders.map { "Resources/\($0)" }, [""]) {
      check(file) { line in
        let isName = line.contains(
          #/^ *(release|releases|after|before|title|add|change|changed|remove|alternative|of|source|on|when|for|walk|send|do|post|say|allow|show|limit|reads|until|record) /#
        )
        return isName ? "" : line
      }
    }
  }

  @Test func documentationHasNoOldWords() throws {
    let pages = TidyTests.files(["Documentation"], [".md"]) + [
      try page("README.md"), try page("ARCHITECTURE.md"), try page("CONTRIBUTING.md"),
    ]
    // Keys.md is written from the table of keys.
    for file in pages where !file.path.hasSuffix("/Keys.md") {
      check(file) { line in line.hasPrefix("    ") ? "" : line }
    }
  }

  /// Others work in these folders at the moment.
  static let unread = [
    "Device", "Apps", "Themes", "Log", "Commands", "Popups", "Menu", "Palette",
  ].map { "Sources/Screens/\($0)/" }

  @Test func commentsHaveNoOldWords() {
    for file in TidyTests.sources where file.path.hasPrefix("Sources/") {
      if WordsTests.unread.contains(where: file.path.hasPrefix) { continue }
      check(file) { line in
        guard let comment = line.firstMatch(of: #/(^|[^:"\/])\/\/.*/#) else { return "" }
        return String(comment.0)
      }
    }
  }

  @Test func anOldWordIsFound() {
    #expect(OldWord.found(in: "The delegate is told of it.") == ["is told"])
    #expect(OldWord.found(in: "Notes hears of it, without a word.") == ["hears", "without a word"])
    #expect(OldWord.found(in: "Pull down the control center.") == ["control center"])
    #expect(OldWord.found(in: "A new release of iOS covers it.") == ["covers", "release"])
    #expect(OldWord.found(in: "a grey colour, modelled, minimised").count == 4)
    #expect(OldWord.found(in: "The `release` line and `call.covers`, in call.covers").isEmpty)
    #expect(OldWord.found(in: "Type 'set-up', and read the release notes.").isEmpty)
  }

  private func page(_ name: String) throws -> TidyTests.File {
    let text = try String(contentsOf: TidyTests.root.appendingPathComponent(name), encoding: .utf8)
    return TidyTests.File(path: name, lines: text.components(separatedBy: "\n"))
  }

  /// Looks for old words in the lines of a file; `prose` is the part of a line that people read.
  private func check(_ file: TidyTests.File, prose: (String) -> String) {
    for (index, line) in file.lines.enumerated() {
      for word in OldWord.all {
        guard let match = word.match(in: prose(line)) else { continue }
        Issue.record("\(file.path):\(index + 1): '\(match)'; write: \(word.instead)")
      }
    }
  }
}
