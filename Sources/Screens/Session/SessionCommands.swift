import TerminalKit
import Texts

// The session as a whole.
extension Command {
  static let menu = Command("menu", ["o"], .session, do: { $0.openMenu() }).inPalette

  static let undo = Command("undo", ["z"], .session, effects: { $0.undo() })

  static let redo = Command("redo", ["Z"], .session, effects: { $0.redo() })

  static let restart = Command(
    "restart", [.control("r")], .session, do: { $0.askWhetherToRestart() }
  )
  .inPalette.with { $0.replacesSession = true }

  static let record = Command("record", ["R"], .session, effects: { $0.toggleRecording() })
    .inPalette

  static let session = [
    palette, menu, scenarios, undo, redo, lanes, compare, setUp, restart, record,
  ]
}
