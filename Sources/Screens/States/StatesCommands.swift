import TerminalKit

extension Command {
  static let states = Command(
    "states", [.view("s")], .panels, in: .screen, do: { $0.toggle(StatesPanel()) }
  ).inPalette
}
