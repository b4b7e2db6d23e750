import Texts

/// The themes, by the names that people choose them by.
public enum ThemeName: String, CaseIterable, Sendable {
  case dark
  case light
  case highContrast = "high-contrast"
  case projector
  case colourBlind = "colour-blind"
  case monochrome

  /// Who it is for, in one line.
  public var help: String { localized("themes.\(rawValue)") }
}
