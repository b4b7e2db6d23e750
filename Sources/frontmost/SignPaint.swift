import CLibrary
import Sessions

/// Colors for signed lines, where a terminal reads them and nobody asked for none. The signs say
/// the same.
struct SignPaint {
  private let isOn =
    isatty(1) == 1 && SettingsPath.variable("NO_COLOR") == nil
    && SettingsPath.variable("TERM") != "dumb"

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
