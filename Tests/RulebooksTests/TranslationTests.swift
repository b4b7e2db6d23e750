import Rulebooks
import Sessions
import Testing
import TextFiles
import Texts

/// The languages that are built in: what they say has its values, and whole files say the same.
@Suite struct TranslationTests {
  static let languages = Resources.embedded.languages.filter { $0 != "en" }

  private func values(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        part.contains("}") ? String(part.prefix { $0 != "}" }) : nil
      })
  }

  @Test(arguments: languages) func textsHaveTheValuesOfTheEnglishOnes(_ name: String) throws {
    let language = Resources.embedded.language(named: name)
    let rules = try rulesByName()
    for key in language.keys {
      if key.hasPrefix("chapters.") { continue }
      if key.hasPrefix("because.") {
        let rule = String(key.dropFirst("because.".count))
        #expect(rules.contains(rule), "\(name): there is no rule \(rule)")
        continue
      }
      let english =
        Language.english[key]
        ?? (key.hasSuffix(".one") ? Language.english[String(key.dropLast(4))] : nil)
      guard let english else {
        Issue.record("\(name): English has no \(key)")
        continue
      }
      if key.hasSuffix(".one") { continue }
      #expect(values(language[key] ?? "") == values(english), "\(name): \(key)")
    }
  }

  /// Alternatives and rules that a later version removes included.
  private func rulesByName() throws -> Set<String> {
    let lines = Resources.embedded.files(in: "Rulebooks").flatMap { file in
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    }
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        return line.hasPrefix(" ") || words.count < 2 ? nil : String(words[1])
      })
  }

  @Test(arguments: languages) func messagesAreTheSame(_ name: String) throws {
    let english = try Library().messages.rows
    let language = Resources.embedded.language(named: name)
    let own = try Language.$current.withValue(language) { try Library().messages.rows }
    #expect(own.map(\.selector) == english.map(\.selector))
    #expect(own.map(\.receiver) == english.map(\.receiver))
    #expect(own.map(\.trait) == english.map(\.trait))
    #expect(own.map(\.objectiveC) == english.map(\.objectiveC))
  }

  @Test(arguments: languages) func topicsAreTheSame(_ name: String) throws {
    let english = try Library().topics()
    let language = Resources.embedded.language(named: name)
    let own = try Language.$current.withValue(language) { try Library().topics() }
    #expect(own.map(\.name) == english.map(\.name))
    #expect(own.map(\.messages) == english.map(\.messages))
    #expect(own.map(\.rules) == english.map(\.rules))
  }

  /// What is done, expected and asked for; only narration and hints are in the language.
  @Test(arguments: languages) func sessionsAreTheSame(_ name: String) throws {
    let resources = Resources.embedded
    func lines(_ file: SourceFile) -> [String] {
      String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("#") && !$0.hasPrefix("hint:") }
    }
    let english = Scenarios(resources).all
    let language = resources.language(named: name)
    let own = Language.$current.withValue(language) { Scenarios(resources).all }
    #expect(own.map(\.path) == english.map(\.path))
    var translated = 0
    for (one, other) in zip(own, english) {
      #expect(lines(one.file) == lines(other.file), "\(name): \(one.path)")
      if one.title != other.title { translated += 1 }
    }
    // The exercises at least.
    #expect(translated >= Scenarios(resources).exercises.count)
  }
}
