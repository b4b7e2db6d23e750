import CNCurses
import TerminalKit

/// A blank in the look of each meaning, as ncurses has it: made once a theme.
struct Inks {
  private let blanks: [cchar_t]

  init(_ theme: Theme, hasOwnColors: Bool) {
    var pairs = ColorPairs(hasOwnColors: hasOwnColors)
    blanks = (0...UInt8.max).map { meaning in
      let look = theme.look(meaning)
      var blank = cchar_t()
      setcchar(
        &blank, [wchar_t(0x20), 0],
        curses_attributes(look.bold, look.dim, look.underline, look.reverse),
        pairs.pair(for: look), nil)
      return blank
    }
  }

  /// A character in the look of a meaning.
  func cell(_ scalar: UInt32, _ meaning: UInt8) -> cchar_t {
    var cell = blanks[Int(meaning)]
    cell.chars.0 = wchar_t(scalar)
    return cell
  }
}
