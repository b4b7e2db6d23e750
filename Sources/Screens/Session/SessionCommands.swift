import TerminalKit
import Texts

// The session as a whole.
extension Command {
  static let undo = Command("undo", ["z"], .session, in: .screen, sessionEffects: { $0.undo() })

  static let redo = Command("redo", ["Z"], .session, in: .screen, sessionEffects: { $0.redo() })

  static let restart = Command(
    "restart", [.session("x")], .session, in: .screen, effects: { $0.restartUnlessRecording() }
  )
  .inPalette.with { $0.replacesSession = true }

  static let record = Command(
    "record", [.session("r")], .session, in: .screen, effects: { $0.toggleRecording() }
  )
  .inPalette

  static let session = [
    palette, menu, scenarios, undo, redo, lanes, compare, whyAction, everyVersion, setUp, version,
    restart,
    record, host, rebuild, withoutCode,
  ]
}
