import Preferences
import Screens
import TerminalKit

/// The colors of a terminal as pictures name them.
struct TerminalColors {
  /// What a look is drawn with.
  struct Ink {
    var color: String
    var paper: String
    /// For a text of the look.
    var attributes: String
  }

  /// The terminal's own colors.
  let paper: String
  private let ink: String

  init(_ theme: ThemeName) {
    switch theme {
    case .light, .projector: (ink, paper) = ("#1c1c1c", "#ffffff")
    case .dark, .highContrast, .colourBlind, .monochrome: (ink, paper) = ("#d8d8d8", "#161616")
    }
  }

  func ink(_ look: Theme.Look) -> Ink {
    var (color, ground) = (hex(look.foreground) ?? ink, hex(look.background) ?? paper)
    if look.reverse { (color, ground) = (ground, color) }
    if look.dim { color = TerminalColors.mixed(color, ground) }
    var attributes = " fill=\"\(color)\""
    if look.bold { attributes += " font-weight=\"bold\"" }
    if look.underline { attributes += " text-decoration=\"underline\"" }
    return Ink(color: color, paper: ground, attributes: attributes)
  }

  private func hex(_ color: Theme.Color) -> String? {
    switch Int(color.number) {
    case ..<0: return nil
    case let number where number < 8: return TerminalColors.basic[number]
    case let number where number < 16: return TerminalColors.bright[number - 8]
    case let number where number < 232:
      let levels = [0, 95, 135, 175, 215, 255]
      let place = number - 16
      return TerminalColors.hex([levels[place / 36], levels[place / 6 % 6], levels[place % 6]])
    case let number:
      let grey = 8 + 10 * (number - 232)
      return TerminalColors.hex([grey, grey, grey])
    }
  }

  /// The eight colors of most terminals, light enough for a dark background.
  private static let basic = [
    "#000000", "#d54e53", "#5fb760", "#d7a73b", "#5f8fe0", "#b877d9", "#3fb3b3", "#d0d0d0",
  ]
  private static let bright = [
    "#767676", "#ff6e6e", "#87d787", "#ffd787", "#87afff", "#d787d7", "#87d7d7", "#ffffff",
  ]

  /// Three fifths of a color on another.
  private static func mixed(_ color: String, _ ground: String) -> String {
    hex(zip(parts(color), parts(ground)).map { ($0 * 3 + $1 * 2) / 5 })
  }

  private static func parts(_ color: String) -> [Int] {
    let digits = Array(color.dropFirst())
    return stride(from: 0, to: 6, by: 2).map { Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0 }
  }

  private static func hex(_ parts: [Int]) -> String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
