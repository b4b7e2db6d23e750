import TerminalKit

extension Command {
  static let lanes = Command("lanes", [.view("l")], .session, in: .screen, do: { $0.openLanes() })
    .inPalette

  static let zoomIn = Command(
    "zoom-in", ["+"], .popups, in: .lanes, hints: .lanes, do: { $0.zoomLanes(by: 1) })

  static let zoomOut = Command(
    "zoom-out", ["-"], .popups, in: .lanes, hints: .lanes, do: { $0.zoomLanes(by: -1) })

  static let lanesRows = [zoomIn, zoomOut]
}
