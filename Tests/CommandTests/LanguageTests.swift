import Foundation
import Testing
import Texts

/// In which language the program speaks.
@Suite struct LanguageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "resources/Texts/de/errors.texts", "no-session = {name}: keine solche Datei\n")
    try folder.write("resources/Texts/de/command.texts", "check = Sitzungen prüfen.\n")
    try folder.write("resources/Texts/de/refusals.texts", "off = das Gerät ist aus\n")
    try folder.write("resources/Texts/de_AT/errors.texts", "no-session = {name}: ka Datei\n")
  }

  private func run(
    _ arguments: [String], _ environment: [String: String], input: String = ""
  ) throws -> Command {
    try Command(
      arguments + ["--resources", folder.path("resources")], input: input,
      environment: ["LC_ALL": "", "LC_MESSAGES": "", "LANG": ""].merging(environment) { $1 })
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "keine"), (["LANG": "de_AT.UTF-8@euro"], "ka Datei"),
    (["LC_ALL": "de", "LANG": "fr_FR"], "keine"), (["LC_MESSAGES": "de_CH", "LANG": "C"], "keine"),
    (["LC_ALL": "C", "LANG": "de_DE"], "no such file"), (["LANG": "fr_FR"], "no such file"),
    ([:], "no such file"),
  ])
  func theEnvironmentSaysIt(_ environment: [String: String], _ words: String) throws {
    let answer = try run(["run", "/nowhere"], environment)
    #expect(answer.status == 2)
    #expect(answer.errors.contains(words), "\(environment): \(answer.errors)")
  }

  @Test func settingsSayItBeforeTheEnvironment() throws {
    try folder.write("config/frontmost/config.yaml", "language: de\n")
    let environment = ["XDG_CONFIG_HOME": folder.path("config"), "LANG": "de_AT"]
    #expect(try run(["run", "/nowhere"], environment).errors.contains("keine"))
  }

  @Test func helpIsInTheLanguageAndWhatItDoesNotSayInEnglish() throws {
    let answer = try run(["check", "--help"], ["LANG": "de"])
    #expect(answer.output.contains("Sitzungen prüfen."))
    #expect(answer.output.contains("Session files and folders."))
  }

  @Test func sessionFilesAreTheSame() throws {
    let input = "hold-lock\naccept\nhome\n"
    let german = try run(["run", "-"], ["LANG": "de"], input: input)
    let english = try run(["run", "-"], [:], input: input)
    #expect(german.output == english.output && german.output.contains("! the device is off"))
  }

  // MARK: - In a language that has no letters

  /// All our texts with every letter as another that is none of English's.
  private func writeMadeUpLanguage() throws {
    let language = Language.english.mapped(as: "qq") { text in
      String(text.map { $0.isASCII && $0.isLetter ? "å" : $0 })
    }
    for (file, keys) in Dictionary(grouping: language.keys, by: { $0.prefix { $0 != "." } }) {
      let lines = keys.map { "\($0.dropFirst(file.count + 1)) = \(language[$0] ?? "")" }
      try folder.write(
        "resources/Texts/qq/\(file).texts", lines.joined(separator: "\n") + "\n")
    }
  }

  /// The program itself and each of its commands, as help lists them.
  private static let commands: [[String]] = {
    let help = (try? Command(["--help"], environment: ["LC_ALL": "C"]).lines) ?? []
    let rows = help.drop { $0 != "SUBCOMMANDS:" }.dropFirst()
    let names = rows.compactMap { row -> String? in
      guard row.hasPrefix("  "), !row.hasPrefix("   ") else { return nil }
      let name = row.split(separator: " ").first.map(String.init)
      // The line below the list is a sentence.
      return name?.first?.isLowercase == true ? name : nil
    }
    return [[]] + names.map { [$0] }
  }()

  @Test(arguments: commands)
  func helpHasNothingElse(_ command: [String]) throws {
    try writeMadeUpLanguage()
    let answer = try run(command + ["--help"], ["LANG": "qq"])
    #expect(answer.status == 0)
    // What the parser of arguments says itself, and names of commands.
    let known: Set<String> = [
      "OVERVIEW", "USAGE", "OPTIONS", "ARGUMENTS", "SUBCOMMANDS", "Show", "help", "information",
      "the", "version", "default", "values", "for", "detailed", "See", "subcommand", "session",
      "text", "jsonl", "json", "dark", "light", "high", "contrast", "projector", "colour", "blind",
      "monochrome",
    ]
    let names: Set<String> = [
      // What reports and exports are called everywhere.
      "tap", "junit", "auto", "always", "never", "film", "screen", "asciicast", "html", "svg",
      "mermaid", "markdown", "csv",
      "table",
      // Topics of quizzes, and the words of an example.
      "switcher", "overlays", "lock", "launch", "background", "termination", "memory", "saving",
      "versions", "applicationWillTerminate", "user",
    ]
    #expect(LanguageTests.commands.count > 20)
    let commands = Set(LanguageTests.commands.joined().flatMap { $0.split(separator: "-") })
    for line in answer.lines where !line.contains("frontmost ") && !line.contains("mkdir") {
      let words = line.replacing(/--?[a-z-]+/, with: "").split { !($0.isASCII && $0.isLetter) }
      for word in words.map(String.init) where word.count > 2 {
        #expect(
          known.contains(word) || names.contains(word) || commands.contains(word[...]), "\(line)")
      }
    }
  }

  @Test(arguments: [
    (["explain", "sceneWillResignActive"], ["What", "since iOS", "documented"]),
    (["explain", "sceneWillResinActive"], ["there is", "did you", " or "]),
    (["save-points", "--os", "14"], ["left with", "app delegate", "nothing"]),
    (["rules", "--os", "14"], ["documented", "rules:", "not in force"]),
    (["rules", "--os", "99"], ["unknown", "there are"]),
    (["run", "nowhere"], ["no such", "lists them"]),
    (["interface", "--theme", "drak"], ["unknown", "did you"]),
  ])
  func answersHaveNothingElse(_ arguments: [String], _ words: [String]) throws {
    try writeMadeUpLanguage()
    let answer = try run(arguments, ["LANG": "qq"])
    let text = answer.output + answer.errors
    #expect(text.contains("å"), "\(arguments)")
    for word in words { #expect(!text.contains(word), "\(word)") }
  }
}
