import TerminalKit
import Texts

extension Theme {
  /// The themes that there are, by the names that people choose them by.
  public enum Name: String, CaseIterable, Sendable {
    case dark
    case light
    case highContrast = "high-contrast"
    case projector
    case colourBlind = "colour-blind"
    case monochrome

    /// Whom it is for, in one line.
    public var help: String { localized("themes.\(rawValue)") }

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
}
