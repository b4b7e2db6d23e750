import TerminalKit
import Texts

// In front of a class.
extension Command {
  static let nextMessage = Command(
    "next-message", ["."], .presenting, in: .screen, hints: .screen, do: { $0.showNextMessage() }
  )
  .inPalette.with {
    $0.whyNot = { model in
      let isNothingLeft = model.presenting.slowMotion.held == nil && model.isAtPresent
      return isNothingLeft ? localized("travel.at-present") : nil
    }
  }

  static let slowMotion = Command(
    "slow-motion", [.view(".")], .presenting, in: .screen, do: { $0.cycleSlowMotion() }
  ).inPalette

  static let blockLetters = Command(
    "block-letters", [.view("b")], .presenting, in: .screen, do: { $0.toggleBlockLetters() }
  ).inPalette

  static let showKeys = Command(
    "show-keys", [.view("k")], .presenting, in: .screen, do: { $0.toggleKeyBar() }
  )
  .inPalette

  static let nextTheme = Command(
    "next-theme", [.view("t")], .presenting, in: .screen, effects: { $0.showNextTheme() }
  ).inPalette

  static let largerPanel = Command(
    "larger-panel", [.view("+")], .presenting, in: .screen, do: { $0.resizePanel(by: 1) }
  ).inPalette

  static let smallerPanel = Command(
    "smaller-panel", [.view("-")], .presenting, in: .screen, do: { $0.resizePanel(by: -1) }
  ).inPalette

  static let presenting = [
    nextMessage, slowMotion, blockLetters, showKeys, nextTheme, largerPanel, smallerPanel,
  ]
}
