import Lifecycle
import Rulebooks
import Testing
import TextFiles
import Texts

/// A process is killed without notice, or it terminates after applicationWillTerminate: what
/// learners are to tell apart has two words in every language.
@Suite struct KilledAndTerminatedTests {
  /// What a language says of a process that is killed, and of one that terminates. The user's
  /// force-quit has words of its own.
  private static func words(
    _ language: String
  ) -> (killed: Regex<Substring>, terminates: Regex<Substring>) {
    language == "es"
      ? (
        /\b(?:mata|matan|mate|maten|mató|matar|matarla|matarlas|matada|matadas)\b/,
        /\b(?:termin\w*|final)\b/
      ) : (/强制终止/, /(?:^|[^制])终止/)
  }

  /// The English texts by key: those of the program, and the reasons of rules.
  private static let english: [(key: String, text: String)] = {
    var texts = Language.english.keys.map { ($0, Language.english[$0] ?? "") }
    let library = try! Library()
    var rules: Set<String> = []
    for release in library.releases {
      for rule in try! library.rules(of: release).rules where rules.insert(rule.name).inserted {
        texts.append(("because.\(rule.name)", rule.because))
      }
    }
    return texts
  }()

  @Test(arguments: ["es", "zh_CN"]) func haveTwoWords(name: String) {
    let (killed, terminates) = KilledAndTerminatedTests.words(name)
    let language = Resources.embedded.language(named: name)
    var counts = (killed: 0, terminated: 0)
    for (key, text) in KilledAndTerminatedTests.english {
      guard let translation = language[key] else { continue }
      // The words of sessions and the names of methods are the same in all languages.
      let prose = text.replacing(/'[^']*'|applicationWillTerminate\S*/, with: "")
      let isKilled = prose.contains(/\b(?:kills?|killed)\b/)
      if isKilled {
        counts.killed += 1
        #expect(translation.contains(killed), "\(key): \(translation)")
      } else if prose.contains(/\bterminat(?:es|ed|ing)\b/) {
        counts.terminated += 1
        #expect(translation.contains(terminates), "\(key): \(translation)")
      }
      if !isKilled { #expect(!translation.contains(killed), "\(key): \(translation)") }
    }
    #expect(counts.killed > 40 && counts.terminated > 5, "\(counts)")
  }
}
