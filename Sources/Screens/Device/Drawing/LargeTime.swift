import TerminalKit

extension Canvas {
  /// The Lock Screen's time in figures five rows high, or three where there is less room.
  mutating func drawLargeTime(_ time: String, in rect: Rect, y: Int, isHuge: Bool) {
    guard isHuge else {
      drawThinTime(time, in: rect, y: y)
      return
    }
    var x = rect.x + (rect.width - LargeTime.width(of: time)) / 2
    for character in time {
      let rows = LargeTime.figures[character] ?? []
      let columns = LargeTime.columns(of: character)
      for (row, bits) in rows.enumerated() {
        for column in 0..<columns where bits & (1 << (columns - 1 - column)) != 0 {
          // Two cells make a square.
          fill(Rect(x: x + 2 * column, y: y + row, width: 2, height: 1), .strong, with: "█")
        }
      }
      x += 2 * columns + 2
    }
  }

  private mutating func drawThinTime(_ time: String, in rect: Rect, y: Int) {
    let glyphs = time.map { LargeTime.glyphs[$0] ?? LargeTime.blank }
    let width = glyphs.reduce(-1) { $0 + $1[0].count + 1 }
    var x = rect.x + (rect.width - width) / 2
    for glyph in glyphs {
      for (row, line) in glyph.enumerated() { put(line, x: x, y: y + row, .strong) }
      x += glyph[0].count + 1
    }
  }
}

enum LargeTime {
  /// The columns that a time takes in large figures.
  static func width(of time: String) -> Int {
    time.reduce(-2) { $0 + 2 * columns(of: $1) + 2 }
  }

  fileprivate static func columns(of character: Character) -> Int {
    character == ":" || character == "1" ? 1 : 3
  }

  /// Three bits a row, one for narrow figures.
  fileprivate static let figures: [Character: [UInt8]] = [
    "0": [0b111, 0b101, 0b101, 0b101, 0b111],
    "1": [1, 1, 1, 1, 1],
    "2": [0b111, 0b001, 0b111, 0b100, 0b111],
    "3": [0b111, 0b001, 0b111, 0b001, 0b111],
    "4": [0b101, 0b101, 0b111, 0b001, 0b001],
    "5": [0b111, 0b100, 0b111, 0b001, 0b111],
    "6": [0b111, 0b100, 0b111, 0b101, 0b111],
    "7": [0b111, 0b001, 0b001, 0b001, 0b001],
    "8": [0b111, 0b101, 0b111, 0b101, 0b111],
    "9": [0b111, 0b101, 0b111, 0b001, 0b111],
    ":": [0, 1, 0, 1, 0],
  ]

  fileprivate static let blank = [" ", " ", " "]

  fileprivate static let glyphs: [Character: [String]] = [
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
