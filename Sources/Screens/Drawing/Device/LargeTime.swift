extension Canvas {
  /// The lock screen's time in characters three rows high, or five.
  mutating func drawLargeTime(_ time: String, in rect: Rect, y: Int, isHuge: Bool) {
    let glyphs = time.map { character in
      let glyph = LargeTime.glyphs[character] ?? LargeTime.blank
      return isHuge ? LargeTime.enlarged(glyph) : glyph
    }
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

  /// The strokes made longer: a row between each two, a column between each two.
  static func enlarged(_ glyph: [String]) -> [String] {
    let rows = glyph.map(widened)
    var lines = [rows[0]]
    for row in rows.dropFirst() {
      let above = lines[lines.count - 1]
      let joint = zip(above, row).map { goesDown.contains($0) && goesUp.contains($1) }
      lines.append(String(joint.map { $0 ? "┃" : " " }))
      lines.append(row)
    }
    return lines
  }

  private static func widened(_ line: String) -> String {
    var wide = ""
    for character in line {
      if let last = wide.last {
        wide.append(goesRight.contains(last) && goesLeft.contains(character) ? "━" : " ")
      }
      wide.append(character)
    }
    return wide
  }

  private static let goesDown = "┏┓┃╻┣┫"
  private static let goesUp = "┗┛┃╹┣┫"
  private static let goesRight = "┏┗╺┣━"
  private static let goesLeft = "┓┛╸┫━"
}
