import TerminalKit
import Texts

extension Command {
  static let knowledge = Command(
    "possible-devices", [.view("d")], .panels, in: .screen, do: { $0.toggle(KnowledgePanel()) }
  ).inPalette.with { $0.subcommands = ["alike"] }

  /// Marks the session's own device among those that are possible.
  static let markDevice = Command(
    "reveal-device", [.view("v")], .panels, in: .screen, do: { $0.revealDevice() }
  )
  .inPalette
  .with {
    $0.whyNot = { model in
      model.sidePanel is KnowledgePanel
        ? nil : model.keys.sentence(localized("knowledge.not-shown"), .knowledge, "shows-it")
    }
    $0.labelNow = { $0.isDeviceRevealed ? localized("knowledge.hide") : nil }
  }

  static let knows = [knowledge, markDevice]
}
