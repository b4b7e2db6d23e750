import TerminalKit

// In front of a class.
extension Command {
  static let nextMessage = Command(
    "next-message", ["."], .presenting, hints: .device, do: { $0.showNextMessage() }
  )
  .inPalette.with { $0.isPossible = { $0.presenting.slowMotion.held != nil || !$0.isAtPresent } }

  static let slowMotion = Command(
    "slow-motion", [";"], .presenting, do: { $0.cycleSlowMotion() }
  ).inPalette

  static let showKeys = Command("show-keys", ["K"], .presenting, do: { $0.toggleKeyBar() })
    .inPalette

  static let nextTheme = Command(
    "next-theme", ["H"], .presenting, effects: { $0.showNextTheme() }
  ).inPalette

  static let largerPanel = Command(
    "larger-panel", ["+"], .presenting, do: { $0.resizePanel(by: 1) }
  ).inPalette

  static let smallerPanel = Command(
    "smaller-panel", ["_"], .presenting, do: { $0.resizePanel(by: -1) }
  ).inPalette

  static let presenting = [
    nextMessage, slowMotion, showKeys, nextTheme, largerPanel, smallerPanel,
  ]
}
