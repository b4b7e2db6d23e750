import Foundation
import Testing

/// The commands that the pages show: each subcommand and each option is there, spelled so.
@Suite struct PagesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The options of each command, by its name; those of the program itself by "".
  private static let options: [String: Set<String>] = {
    guard let help = try? Command(["--experimental-dump-help"]),
      let json = try? JSONSerialization.jsonObject(with: Data(help.output.utf8)),
      let root = (json as? [String: Any])?["command"] as? [String: Any]
    else { return [:] }
    func names(_ command: [String: Any]) -> Set<String> {
      let arguments = command["arguments"] as? [[String: Any]] ?? []
      let all = arguments.flatMap { $0["names"] as? [[String: Any]] ?? [] }
      return Set(
        all.compactMap { name in
          (name["name"] as? String).map {
            name["kind"] as? String == "short" ? "-" + $0 : "--" + $0
          }
        })
    }
    var options: [String: Set<String>] = [:]
    for command in root["subcommands"] as? [[String: Any]] ?? [] {
      options[command["commandName"] as? String ?? ""] = names(command)
    }
    // The library's own.
    let own: Set = ["--generate-completion-script", "--help", "-h", "--version"]
    options[""] = names(root).union(options["interface"] ?? []).union(own)
    return options
  }()

  /// The commands in the indented lines of a page, as words: up to a pipe, a redirection or a
  /// remark.
  private static func commands(_ text: String) -> [[String]] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("    ") }.flatMap { line in
      line.components(separatedBy: "frontmost ").dropFirst().enumerated().compactMap {
        index, rest -> [String]? in
        let before = line.components(separatedBy: "frontmost ")[index]
        guard before.allSatisfy({ $0 == " " }) || before.hasSuffix("| ") || before.hasSuffix("-c '")
        else { return nil }
        let code = rest.prefix { !"|>&#;".contains($0) }.components(separatedBy: "   ")[0]
        return code.replacingOccurrences(of: "'", with: "").split(separator: " ").map(String.init)
      }
    }
  }

  private static let pages: [String] = {
    let folder = root.appendingPathComponent("Documentation").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ["README.md", "CONTRIBUTING.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
  }()

  @Test(arguments: pages) func everyCommandIsThere(_ page: String) throws {
    let text = try String(
      contentsOf: PagesTests.root.appendingPathComponent(page), encoding: .utf8)
    for words in PagesTests.commands(text) {
      let name = words.first ?? ""
      let options = PagesTests.options[name] ?? PagesTests.options[""] ?? []
      for word in words where word.hasPrefix("-") && word.count > 1 {
        let option = String(word.prefix { $0 != "=" })
        #expect(options.contains(option), "\(page): frontmost \(words.joined(separator: " "))")
      }
    }
  }

  /// The test reads what it is about.
  @Test func commandsAreFound() throws {
    let text =
      "    printf 'a' | frontmost run - --format jsonl | jq\n    frontmost --os 7   a remark\n"
    #expect(PagesTests.commands(text) == [["run", "-", "--format", "jsonl"], ["--os", "7"]])
    #expect(PagesTests.options["check"]?.contains("--format") == true)
    let readme = try String(
      contentsOf: PagesTests.root.appendingPathComponent("Documentation/Recipes.md"),
      encoding: .utf8)
    #expect(PagesTests.commands(readme).count > 20)
  }
}
