import TerminalKit

extension Command {
  static let runLoop = Command("run-loop", ["Q"], .panels, do: { $0.toggle(RunLoopPanel()) })
    .inPalette
}
