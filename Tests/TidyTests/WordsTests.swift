import Foundation
import Testing

/// Texts use the field's terms, in American spelling. The lists of `OldWord` have the words that
/// Frontmost once used, and the words to write instead.
@Suite struct WordsTests {
  @Test func textsOfTheProgramHaveNoOldWords() {
    for file in TidyTests.files(["Resources/Texts/en"], [".texts"]) {
      // A text without its key.
      check(file) { line in
        guard let equals = line.range(of: " = "), !line.hasPrefix("#") else { return line }
        return String(line[equals.upperBound...])
      }
    }
  }

  @Test func scenariosHaveNoOldWords() {
    for file in TidyTests.files(["Resources/Scenarios"], [".session"]) {
      check(file) { line in line.hasPrefix("#") ? line : "" }
    }
  }

  /// Names of rules and their keys are words of the rule language; titles of sources are quoted.
  @Test func rulesAndMessagesHaveNoOldWords() {
    let names: Set = [
      "release", "releases", "after", "before", "title", "add", "change", "changed", "remove",
      "alternative", "of", "source", "on", "when", "for", "walk", "send", "do", "post", "say",
      "allow", "show", "limit", "reads", "until", "typed-until", "record", "edition",
    ]
    let folders = ["Rulebooks", "Messages", "Gaps", "Sources", "Revisions", "Tour"]
    for file in TidyTests.files(folders.map { "Resources/\($0)" }, [""]) {
      check(file) { line in
        let isName = line.split(separator: " ").first.map { names.contains(String($0)) } ?? false
        // A line that continues a reason is indented further.
        return isName && !line.hasPrefix("     ") ? "" : line
      }
    }
  }

  @Test func documentationHasNoOldWords() throws {
    let pages =
      TidyTests.files(["Documentation"], [".md"]) + [
        try page("README.md"), try page("ARCHITECTURE.md"), try page("CONTRIBUTING.md"),
      ]
    // Keys.md is written from the table of keys.
    for file in pages where !file.path.hasSuffix("/Keys.md") {
      check(file) { line in line.hasPrefix("    ") ? "" : line }
    }
  }

  @Test func commentsHaveNoOldWords() {
    for file in TidyTests.sources where file.path.hasPrefix("Sources/") {
      check(file) { line in
        // An address is no comment.
        let code = line.replacingOccurrences(of: "://", with: "")
        return code.range(of: "//").map { String(code[$0.upperBound...]) } ?? ""
      }
    }
  }

  @Test func anOldWordIsFound() {
    func words(_ text: String) -> [String] { OldWord.found(in: text).map { $0.word } }
    #expect(words("The delegate is told of it.") == ["is told"])
    #expect(words("Notes hears of it, without a word.") == ["hears", "without a word"])
    #expect(words("Pull down the control center.") == ["control center"])
    #expect(words("A new release of iOS covers it.") == ["covers", "release"])
    #expect(words("a grey colour, modelled, minimised").count == 4)
    #expect(words("The `release` line and `call.covers`, in call.covers").isEmpty)
    #expect(words("Type 'set-up', and read the release notes.").isEmpty)
    #expect(OldWord.found(in: "one\ntwo summoned").map { $0.line } == [2])
  }

  private func page(_ name: String) throws -> TidyTests.File {
    let text = try String(contentsOf: TidyTests.root.appendingPathComponent(name), encoding: .utf8)
    return TidyTests.File(path: name, lines: text.components(separatedBy: "\n"))
  }

  /// Looks for old words in a file; `prose` is the part of a line that people read.
  private func check(_ file: TidyTests.File, prose: (String) -> String) {
    let text = file.lines.map(prose).joined(separator: "\n")
    for found in OldWord.found(in: text) {
      Issue.record("\(file.path):\(found.line): '\(found.word)'; write: \(found.instead)")
    }
  }
}
