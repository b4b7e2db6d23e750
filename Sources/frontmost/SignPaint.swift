import ArgumentParser
import CLibrary
import Sessions
import Texts

/// Whether signed lines have colors.
struct PaintOptions: ParsableArguments {
  enum When: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.color"), valueName: localized("command.value-when")))
  var color = When.auto

  var paint: SignPaint {
    switch color {
    case .always: SignPaint(isOn: true)
    case .never: SignPaint(isOn: false)
    case .auto: SignPaint(isOn: SignPaint.isWanted)
    }
  }
}

/// Colors for signed lines. The signs say the same.
struct SignPaint {
  var isOn: Bool

  /// Where a terminal reads them, or something else by CLICOLOR_FORCE, as a pager; and nobody
  /// asked for none.
  static var isWanted: Bool {
    if let none = SettingsPath.variable("NO_COLOR"), !none.isEmpty { return false }
    if let force = SettingsPath.variable("CLICOLOR_FORCE"), force != "0" { return true }
    return isatty(1) == 1 && SettingsPath.variable("TERM") != "dumb"
  }

  /// What a line begins with that is painted; nil for one that is not.
  func sequence(_ sign: SessionDifference.Sign) -> String? {
    guard isOn else { return nil }
    return switch sign {
    case .same: nil
    case .removed: "\u{1B}[31m"
    case .added: "\u{1B}[32m"
    case .moved: "\u{1B}[33m"
    }
  }
}
