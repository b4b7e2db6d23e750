import CNCurses
import CSignals

/// What gives a terminal back when there is no time for `endwin`: bytes that are made beforehand.
enum Farewell {
  /// Has every way out send them from now on.
  static func arm(_ features: TerminalFeatures) {
    var text = features.leave + (features.hasMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
    for name in ["smam", "rmkx", "rmacs", "sgr0", "op", "cnorm", "rmcup"] {
      text += capability(name) ?? ""
    }
    text += "\r"
    var bytes = text.utf8.map { CChar(bitPattern: $0) }
    restoration_say(&bytes, bytes.count)
  }

  /// What terminfo says of the terminal.
  static func capability(_ name: String) -> String? {
    terminal_text(name).map { withoutDelays(String(cString: $0)) }
  }

  /// Drops `$<5/>`: how long the terminals of 1980 had to be given.
  private static func withoutDelays(_ text: String) -> String {
    var rest = Substring(text)
    var kept = ""
    while let character = rest.first {
      if rest.hasPrefix("$<"), let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        kept.append(character)
        rest.removeFirst()
      }
    }
    return kept
  }
}
