import TerminalKit

extension Theme.Look {
  /// The tile of an app's icon where a theme has many colors: its ink stands out on its paper.
  static func tile(_ style: Style) -> Theme.Look {
    switch style {
    case .tileBlue: Theme.Look(white, on: Theme.Color(26, or: .blue), bold: true)
    case .tileRed: Theme.Look(white, on: Theme.Color(161, or: .red), bold: true)
    case .tileGreen: Theme.Look(black, on: Theme.Color(34, or: .green))
    case .tilePurple: Theme.Look(white, on: Theme.Color(91, or: .magenta), bold: true)
    case .tileOrange: Theme.Look(black, on: Theme.Color(208, or: .white))
    case .tileTeal: Theme.Look(black, on: Theme.Color(37, or: .green))
    case .tileBrown: Theme.Look(white, on: Theme.Color(94, or: .red), bold: true)
    default: Theme.Look(black, on: Theme.Color(220, or: .yellow))
    }
  }

  private static let black = Theme.Color(16, or: .black)
  private static let white = Theme.Color(231, or: .white)
}

extension Style {
  /// The colors of tiles, in the order in which apps get them.
  static let tiles: [Style] = [
    .tileYellow, .tileBlue, .tileRed, .tileGreen, .tilePurple, .tileOrange, .tileTeal, .tileBrown,
  ]
}
