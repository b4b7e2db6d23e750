import Sessions
import TerminalKit
import TextFiles

extension Command {
  static let setUp = Command(
    "set-up", [.session("s")], .session, in: .screen, do: { $0.openSetUp() }
  )
  .inPalette.with { $0.replacesSession = true }

  static let version = Command(
    "version", [.session("v")], .session, in: .screen, do: { $0.openVersions() }
  )
  .inPalette.with {
    $0.replacesSession = true
    $0.words = Words(
      candidates: { words, _, releases in words.isEmpty ? releases : [] },
      check: { (model, word) throws(Diagnostic) in
        _ = try VariantWords.release(word, model.library.releases)
      },
      perform: { (model, word) throws(Diagnostic) in try model.start(as: Variant(os: word)) })
  }
}
