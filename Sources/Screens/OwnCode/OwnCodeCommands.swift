import TerminalKit
import TextFiles
import Texts

// Apps whose own code runs.
extension Command {
  /// Runs the code of a folder as the selected app.
  static let host = Command(
    "host", [.session("h")], .session, in: .screen, do: { $0.askForFolder() }
  )
  .inPalette.with {
    $0.replacesSession = true
    $0.words = Words(
      candidates: { _, _, _ in [] },
      check: { (model, words) throws(Diagnostic) in _ = try model.hosting(words) },
      perform: { (model, words) throws(Diagnostic) in try model.host(words) })
  }

  static let rebuild = Command(
    "rebuild", [.session("b")], .session, in: .screen, effects: { $0.rebuildApps() }
  )
  .inPalette.with { $0.whyNot = { $0.workbench.whyNoBuild.map($0.text) } }

  static let withoutCode = Command(
    "without-code", [.session("w")], .session, in: .screen, session: { $0.goOnWithoutCode() }
  )
  .inPalette.with {
    $0.whyNot = { $0.ownCode.failed == nil ? localized("hosting.none-waits") : nil }
  }

  static let useControl = Command(
    "use-control", [.events("u")], .windows, in: .screen, do: { $0.listControls() }
  )
  .inPalette.with { $0.whyNot = { $0.workbench.whyNoCode.map($0.text) } }

  static let ownCode = Command(
    "own-code", [.view("c")], .panels, in: .screen, do: { $0.showOwnCode() }
  )
  .inPalette.with {
    $0.whyNot = { $0.ownCode.failed == nil ? $0.workbench.whyNoCode.map($0.text) : nil }
  }
}
