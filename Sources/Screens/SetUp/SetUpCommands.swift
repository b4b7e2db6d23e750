import TerminalKit

extension Command {
  static let setUp = Command(
    "set-up", [.session("s")], .session, in: .screen, do: { $0.openSetUp() }
  )
  .inPalette.with { $0.replacesSession = true }
}
