import Foundation
import Lifecycle
import Testing

@testable import Rulebooks
@testable import Sessions

/// Editors highlight the words that the program knows.
@Suite struct EditorTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let editors = root.appendingPathComponent("Editors")

  /// Kept with RECORD_WORDS=1; that run fails.
  @Test func theListHasTheWordsOfTheProgram() throws {
    let traits = AppTraits.words.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
    var states: [String] = []
    for word in StateWord.apps + StateWord.scenes where !states.contains(word) {
      states.append(word)
    }
    let kinds = [
      ("keys", HeaderReader.keys), ("actions", ActionWord.all.map(\.word)),
      ("receivers", Receiver.allCases.map { "\($0)" }), ("states", states), ("traits", traits),
    ]
    let list =
      "# The words of session files, for highlighting.\n"
      + kinds.map { "\($0): \($1.joined(separator: " "))\n" }.joined()
    let file = EditorTests.editors.appendingPathComponent("words")
    if ProcessInfo.processInfo.environment["RECORD_WORDS"] != nil {
      try list.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded; now run Scripts/list-editor-words")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == list)
  }

  @Test func theGrammarsAreThoseOfTheScript() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("editors-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = Process()
    script.executableURL = EditorTests.root.appendingPathComponent("Scripts/list-editor-words")
    script.arguments = [folder.path]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    for name in [
      "vim/syntax/frontmost.vim", "vim/ftdetect/frontmost.vim", "nano/frontmost.nanorc",
      "vscode/syntaxes/session.tmLanguage.json", "tree-sitter/grammar.js",
    ] {
      let written = try Data(contentsOf: folder.appendingPathComponent(name))
      let kept = try Data(contentsOf: EditorTests.editors.appendingPathComponent(name))
      #expect(written == kept, "\(name): run Scripts/list-editor-words")
    }
  }

  /// The parser for tree-sitter is kept as its generator writes it; a new word must be in it, too.
  @Test func theParserKnowsTheWordsOfTheList() throws {
    let parser = try String(
      contentsOf: EditorTests.editors.appendingPathComponent("tree-sitter/src/parser.c"),
      encoding: .utf8)
    for line in try EditorTests.listLines() where line.kind != "keys" {
      for word in line.words {
        let isKnown = parser.contains(" = \"\(word)\",\n")
        #expect(isKnown, "\(word): install tree-sitter and run Scripts/list-editor-words")
      }
    }
  }

  private static func listLines() throws -> [(kind: String, words: [Substring])] {
    let list = try String(contentsOf: editors.appendingPathComponent("words"), encoding: .utf8)
    return list.split(separator: "\n").dropFirst().map { line in
      let parts = line.split(separator: " ")
      return (String(parts[0].dropLast()), Array(parts.dropFirst()))
    }
  }

  /// The TextMate grammar is JSON, and its expressions find what they are for.
  @Test func theGrammarFindsWords() throws {
    let file = EditorTests.editors.appendingPathComponent("vscode/syntaxes/session.tmLanguage.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let grammar = try #require(json as? [String: Any])
    let patterns = try #require(grammar["patterns"] as? [[String: Any]])
    let expressions = try patterns.map { pattern in
      try NSRegularExpression(
        pattern: try #require((pattern["match"] ?? pattern["begin"]) as? String))
    }
    func first(_ line: String) -> Int? {
      expressions.firstIndex {
        $0.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
      }
    }
    let lines = [
      "# a title", "app: Notes scenes", "> open Notes +2.5", "! nothing is locked", "| printed",
      "~ Notes sceneDelegate sceneDidBecomeActive(_:)", "= Notes active", "  ...",
      "  Notes sceneDelegate#1 sceneDidBecomeActive(_:)",
    ]
    #expect(lines.map(first) == Array(0..<9))
    #expect(first("keyless: Notes") == nil)
  }
}
