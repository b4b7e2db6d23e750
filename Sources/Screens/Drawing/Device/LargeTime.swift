extension Canvas {
  /// The lock screen's time in characters three rows high.
  mutating func drawLargeTime(_ time: String, in rect: Rect, y: Int) {
    let glyphs = time.map { LargeTime.glyphs[$0] ?? LargeTime.blank }
    let width = glyphs.reduce(-1) { $0 + $1[0].count + 1 }
    var x = rect.x + (rect.width - width) / 2
    for glyph in glyphs {
      for (row, line) in glyph.enumerated() { put(line, x: x, y: y + row, .strong) }
      x += glyph[0].count + 1
    }
  }
}

private enum LargeTime {
  static let blank = [" ", " ", " "]

  static let glyphs: [Character: [String]] = [
    "0": ["┏━┓", "┃ ┃", "┗━┛"],
    "1": [" ╻ ", " ┃ ", " ╹ "],
    "2": ["╺━┓", "┏━┛", "┗━╸"],
    "3": ["╺━┓", "╺━┫", "╺━┛"],
    "4": ["╻ ╻", "┗━┫", "  ╹"],
    "5": ["┏━╸", "┗━┓", "╺━┛"],
    "6": ["┏━╸", "┣━┓", "┗━┛"],
    "7": ["╺━┓", "  ┃", "  ╹"],
    "8": ["┏━┓", "┣━┫", "┗━┛"],
    "9": ["┏━┓", "┗━┫", "╺━┛"],
    ":": ["╻", " ", "╹"],
  ]
}
