import TerminalKit
import TextFiles

extension Command {
  static let compare = Command(
    "compare", [.go("c")], .session, in: .screen, do: { $0.openVariants() }
  )
  .inPalette.with {
    $0.words = Words(
      candidates: { VariantWords.candidates(after: $0, $1, $2) },
      check: { (model, words) throws(Diagnostic) in _ = try model.variant(of: words) },
      perform: { (model, words) throws(Diagnostic) in
        try model.compare(with: words)
        return []
      })
  }

  static let everyVersion = Command(
    "every-version", [.go("v")], .session, in: .screen, do: { $0.showEveryVersion() }
  ).inPalette

  static let whyAction = Command(
    "why-action", [.go("w")], .session, in: .screen, do: { $0.explainAction() }
  ).inPalette.with { $0.subcommands = ["explain", "rules"] }

  static let nextDifference = Command(
    "next-difference", ["n"], .comparing, in: .comparing, hints: .comparing,
    do: { $0.seekDifference(forward: true) })

  static let previousDifference = Command(
    "previous-difference", ["N"], .comparing, in: .comparing, hints: .comparing,
    do: { $0.seekDifference(forward: false) })

  static let whyCompared = Command(
    "why-compared", [.enter], .comparing, in: .comparing, hints: .comparing,
    do: { $0.explainComparedLine() })

  static let comparing = [nextDifference, previousDifference, whyCompared]
}
