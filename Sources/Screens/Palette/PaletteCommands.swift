import TerminalKit

extension Command {
  static let palette = Command(
    "palette", [":"], .session, in: .screen, hints: .screen, do: { $0.popup = Palette($0) })

  static let complete = Command(
    "complete", [.tab], .popups, in: .palette, hints: .palette,
    do: { $0.update(Palette.self) { $0.complete(by: 1) } })

  static let completeBack = Command(
    "complete-back", [.backTab], .popups, in: .palette,
    do: { $0.update(Palette.self) { $0.complete(by: -1) } })

  static let nextCandidate = Command(
    "next-candidate", [.down], .popups, in: .palette, hints: .palette,
    do: { $0.update(Palette.self) { $0.move(by: 1) } })

  static let previousCandidate = Command(
    "previous-candidate", [.up], .popups, in: .palette, hints: .palette,
    do: { $0.update(Palette.self) { $0.move(by: -1) } })

  static let olderLine = Command(
    "older-line", [.control("p")], .popups, in: .palette,
    do: { $0.update(Palette.self) { $0.recall(by: -1) } })

  static let newerLine = Command(
    "newer-line", [.control("n")], .popups, in: .palette,
    do: { $0.update(Palette.self) { $0.recall(by: 1) } })

  static let paletteRows = [
    complete, completeBack, nextCandidate, previousCandidate, olderLine, newerLine,
  ]
}
