import TerminalKit

extension Theme.Look {
  /// The tile of an app's icon where a theme has many colors: one ink that stands out on all of
  /// them.
  static func tile(_ style: Style) -> Theme.Look {
    let paper =
      switch style {
      case .tileBlue: Theme.Color(75, or: .blue)
      case .tileRed: Theme.Color(203, or: .red)
      case .tileGreen: Theme.Color(77, or: .green)
      case .tilePurple: Theme.Color(141, or: .magenta)
      case .tileOrange: Theme.Color(208, or: .white)
      case .tileTeal: Theme.Color(44, or: .cyan)
      case .tileBrown: Theme.Color(180, or: .white)
      default: Theme.Color(220, or: .yellow)
      }
    return Theme.Look(Theme.Color(16, or: .black), on: paper)
  }
}

extension Style {
  /// The colors of tiles, in the order in which apps get them.
  static let tiles: [Style] = [
    .tileYellow, .tileBlue, .tileRed, .tileGreen, .tilePurple, .tileOrange, .tileTeal, .tileBrown,
  ]
}
