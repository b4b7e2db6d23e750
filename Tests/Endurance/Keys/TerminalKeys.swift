import CNCurses

/// What the keys of a type of terminal send, as its description says.
struct TerminalKeys {
  let type: String
  let keys: [[UInt8]]

  /// The first fifteen of these that are installed are tried: what people have before them, and
  /// what is least like it.
  static func installed() -> [TerminalKeys] {
    let types = [
      "xterm-256color", "xterm", "screen-256color", "tmux-256color", "vt100", "vt220", "linux",
      "putty", "rxvt-unicode-256color", "rxvt", "ansi", "xterm-color", "xterm-mono", "screen",
      "tmux", "vt102", "vt52", "cygwin", "pcansi", "mach-color", "hurd", "sun", "cons25",
    ]
    return Array(types.lazy.compactMap(TerminalKeys.init).prefix(15))
  }

  init?(_ type: String) {
    guard terminal_type_load(type, 1) else { return nil }
    self.type = type
    let names =
      [
        "kcuu1", "kcud1", "kcub1", "kcuf1", "khome", "kend", "kpp", "knp", "kdch1", "kich1",
        "kbs", "kcbt", "kent", "kLFT", "kRIT", "kri", "kind",
      ] + (0...24).map { "kf\($0)" }
    keys = names.compactMap { name in
      terminal_text(name).map { text in Array(String(cString: text).utf8) }
    }
  }
}
