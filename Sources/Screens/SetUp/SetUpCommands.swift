import TerminalKit

extension Command {
  static let setUp = Command(
    "set-up", ["I"], .session, hints: .homeScreen, do: { $0.openSetUp() }
  )
  .inPalette.with { $0.replacesSession = true }
}
