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
    public var help: String {
      switch self {
      case .dark: "the terminal's own paper and its eight colours"
      case .light: "dark letters on white"
      case .highContrast: "a few strong colours on black, nothing dim"
      case .projector: "a few strong colours on white, states as filled fields"
      case .colourBlind: "states that stay apart whatever colours an eye tells apart"
      case .monochrome: "no colours: marks and words, bold and underlined"
      }
    }

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
