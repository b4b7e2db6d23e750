import TerminalKit

extension Command {
  static let states = Command("states", ["S"], .panels, do: { $0.toggle(StatesPanel()) }).inPalette
}
