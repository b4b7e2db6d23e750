import TerminalKit
import Texts

// Keys that mean the same in all popups, or in several.
extension Command {
  static let yes = Command(
    "yes", ["y", .enter], .popups, in: .question, hints: .question,
    effects: { $0.answer(true) })

  static let no = Command(
    "no", ["n", "q", .escape], .popups, in: .question, hints: .question,
    effects: { $0.answer(false) })

  static let choose = Command(
    "choose", [.enter], .popups, in: [.list, .branches], hints: [.list, .branches],
    effects: { $0.choose() })

  static let close = Command(
    "close", [.escape], .popups, in: [.lists, .typing, .keyMenu],
    hints: [.lists, .typing, .keyMenu],
    do: { $0.closePopup() }
  )
  .with {
    $0.labelNow = { model in
      if model.asksPrediction { return localized("predictions.cancel") }
      return model.popup?.goesBack(model) == true ? localized("hints.back") : nil
    }
  }

  static let previousRow = Command(
    "previous-row", [.left, "p"], .popups, in: .reading, hints: .reading,
    do: { $0.explainRow(by: -1) }
  )
  .with { $0.whyNot = readsRow }

  static let nextRow = Command(
    "next-row", [.right, "n"], .popups, in: .reading, hints: .reading,
    do: { $0.explainRow(by: 1) }
  )
  .with { $0.whyNot = readsRow }

  private static let readsRow: @Sendable (Model) -> String? = {
    ($0.popup as? Reading)?.isOfRow == false ? localized("notes.no-row") : nil
  }

  static let popups =
    [
      yes, no, choose, choose.also("finish", [.enter], .popups, in: .prompt, hints: .prompt),
    ] + lanesRows + paletteRows + [
      close, previousRow, nextRow,
      close.also("close-list", ["q", "?"], .popups, in: .lists.subtracting([.quiz, .prediction])),
      close.also("close-practice", ["q"], .popups, in: [.quiz, .prediction]),
    ]
}
