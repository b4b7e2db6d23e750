import TerminalKit

extension Command {
  static let savePoints = Command(
    "save-points", [.view("p")], .panels, in: .screen, do: { $0.showSavePoints() }
  ).inPalette
}
