import TerminalKit

extension Command {
  static let runLoop = Command(
    "run-loop", [.view("r")], .panels, in: .screen, do: { $0.toggle(RunLoopPanel()) }
  )
  .inPalette
}
