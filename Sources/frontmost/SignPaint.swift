import CLibrary
import Sessions

/// Colours for signed lines, where a terminal reads them and nobody asked for none. The signs say
/// the same.
struct SignPaint {
  private let isOn =
    isatty(1) == 1 && SettingsPath.variable("NO_COLOR") == nil
    && SettingsPath.variable("TERM") != "dumb"

  func painted(_ text: String, _ sign: SessionDifference.Sign) -> String {
    guard isOn else { return text }
    switch sign {
    case .same: return text
    case .removed: return "\u{1B}[31m\(text)\u{1B}[m"
    case .added: return "\u{1B}[32m\(text)\u{1B}[m"
    case .moved: return "\u{1B}[33m\(text)\u{1B}[m"
    }
  }
}
