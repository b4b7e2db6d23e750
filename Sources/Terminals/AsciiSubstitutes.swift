/// What stands for a character where only ASCII can be shown. Characters that are told apart on a
/// screen are told apart here too.
enum AsciiSubstitutes {
  static func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) ? scalar : "?" }
    // All lines that are not named below: corners and joints.
    if (0x2500...0x257F).contains(scalar.value), table[scalar] == nil { return "+" }
    return table[scalar] ?? "?"
  }

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (characters, substitute) in groups {
      for scalar in characters.unicodeScalars { table[scalar] = substitute }
    }
    return table
  }()

  private static let groups: [(String, Unicode.Scalar)] = [
    // Lines, and the halves of blocks that serve as lines.
    ("─━═╌╍╴╶╸╺╼╾‐‑‒–—―−▔", "-"),
    ("│┃║╎╏╵╷╹╻╽╿▌▐▏▕▍▎▋▊▉", "|"),
    ("▬", "="), ("┄┅┈┉≈∼", "~"), ("┆┇┊┋", ":"),
    ("╱⁄", "/"), ("╲", "\\"), ("╳×✕✗✘✖", "x"),
    // Surfaces.
    ("█▓▒░■▀▮▦", "#"), ("▄▁▂▃▅▆▇▯", "_"), ("□▢▫", "#"),
    // The marks of the five states, and marks like them.
    ("●⬤◉⏺", "@"), ("◐◑◒◓◍", "o"), ("○◯", "."), ("◌", "~"), ("◆◇✦✧★☆✱∗", "*"),
    ("·•∙⋅", "-"), ("…", "."),
    // Arrows.
    ("▸▶►▹▷→›»⟩❯⏵⇒↦", ">"), ("◂◀◄◃◁←‹«⟨❮⏴⇐", "<"), ("▴▲△▵↑⏶⇧⌃", "^"), ("▾▼▽▿↓⏷⇩", "v"),
    ("↵⏎↩", "<"), ("⇥", ">"), ("↔", "-"), ("↕", "|"),
    // Signs and punctuation.
    ("✓✔☑", "+"), ("⚠‼≠", "!"), ("⏸", "="), ("⏹", "#"), ("±", "+"), ("≡☰", "="), ("°", "o"),
    ("♪", "d"), ("✉", "m"),
    ("♟♞♜", "A"), ("✎", "/"), ("☾", "c"), ("☼", "o"),
    ("‘’‚′´", "'"), ("“”„″", "\""), ("\u{A0}\u{2002}\u{2003}\u{2009}\u{202F}", " "),
    ("⌘⌥⇪", "*"),
  ]
}
