import CNCurses
import TerminalKit

/// The pairs of colors that a theme needs, by the numbers under which ncurses knows them.
struct ColorPairs {
  private let colors = curses_colors()
  private let most = Int(curses_color_pairs())
  /// Whether the terminal's own colors can be had beside others.
  private let hasOwn: Bool
  private var known: [(foreground: Int16, background: Int16)] = []

  init(hasOwnColors: Bool) { hasOwn = hasOwnColors }

  /// The pair for a look; 0, the terminal's own colors, where it has no others.
  mutating func pair(for look: Theme.Look) -> Int16 {
    // Fewer than the eight that everybody has are better not used at all.
    guard colors >= 8 else { return 0 }
    let foreground = number(look.foreground, or: .white)
    let background = number(look.background, or: .black)
    if foreground < 0, background < 0 { return 0 }
    if let place = known.firstIndex(where: { $0 == (foreground, background) }) {
      return Int16(place + 1)
    }
    guard known.count + 1 < most else { return 0 }
    known.append((foreground, background))
    let pair = Int16(known.count)
    init_pair(pair, foreground, background)
    return pair
  }

  /// The number by which this terminal knows a color.
  private func number(_ color: Theme.Color, or fallback: Theme.Color) -> Int16 {
    if color == .standard, !hasOwn { return fallback.basic }
    // Where there are more or fewer than 256, the numbers of the palette mean something else.
    return colors == 256 ? color.number : color.basic
  }
}
