import Preferences
import TerminalKit

extension ThemeName {
  /// The theme of that name.
  public var theme: Theme {
    switch self {
    case .dark: .dark
    case .light: .light
    case .highContrast: .highContrast
    case .projector: .projector
    case .colourBlind: .colourBlind
    case .monochrome: .monochrome
    }
  }
}
