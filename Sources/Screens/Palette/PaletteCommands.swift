import TerminalKit
import Texts

extension Command {
  static let palette = Command(
    "palette", [":"], .session, in: .screen, hints: .screen, do: { $0.popup = Palette($0) })

  /// Behind the prefix where everything else happens that can.
  static let menu = palette.also("menu", [.events("e")], .session, in: .screen)

  static let complete = Command(
    "complete", [.tab], .popups, in: .palette, hints: .palette,
    do: { $0.changePalette { $0.complete(by: 1, in: $1) } })

  static let completeBack = Command(
    "complete-back", [.backTab], .popups, in: .palette,
    do: { $0.changePalette { $0.complete(by: -1, in: $1) } })

  static let nextCandidate = Command(
    "next-candidate", [.down], .popups, in: [.palette, .help], hints: [.palette, .help],
    do: { $0.moveThroughRows(by: 1) })

  static let previousCandidate = Command(
    "previous-candidate", [.up], .popups, in: [.palette, .help], hints: [.palette, .help],
    do: { $0.moveThroughRows(by: -1) }
  )
  .with {
    $0.labelNow = {
      ($0.popup as? Palette)?.beginsHistory == true ? localized("hints.history") : nil
    }
  }

  static let olderLine = Command(
    "older-line", [.control("p")], .popups, in: .palette,
    do: { $0.changePalette { $0.recall(by: -1, in: $1) } })

  static let newerLine = Command(
    "newer-line", [.control("n")], .popups, in: .palette,
    do: { $0.changePalette { $0.recall(by: 1, in: $1) } })

  static let paletteRows = [
    choose.also("do", [.enter], .popups, in: [.palette, .help], hints: [.palette, .help]).with {
      $0.labelNow = { model in
        guard let palette = model.popup as? Palette, palette.rows.indices.contains(palette.selected)
        else { return nil }
        return palette.rows[palette.selected].isUnfinished ? localized("hints.type-more") : nil
      }
    },
    complete, completeBack, nextCandidate, previousCandidate, olderLine, newerLine,
  ]
}

extension Model {
  /// An arrow, while something is typed.
  fileprivate mutating func moveThroughRows(by step: Int) {
    if popup is Palette {
      changePalette { $0.move(by: step, in: $1) }
    } else {
      move(.lines(step))
    }
  }

  mutating func changePalette(_ change: (inout Palette, Model) -> Void) {
    guard var palette = popup as? Palette else { return }
    change(&palette, self)
    popup = palette
  }
}
