import RandomWalks
import Screens
import Sessions
import TerminalEmulation
import TerminalKit

@testable import Terminals

/// A painter and an emulator that is shown what it paints.
final class Bench {
  let painter: Painter
  let emulator: Emulator
  private(set) var sent: [UInt8] = []

  init(_ size: (Int, Int), type: String = "xterm-256color", charset: Charset = .utf8) throws {
    painter = try Painter(
      type: type, size: Size(columns: size.0, rows: size.1), charset: charset,
      theme: Bench.theme)
    emulator = Emulator(columns: painter.size.columns, rows: painter.size.rows)
  }

  /// Returns how many bytes that took.
  @discardableResult
  func show(_ grid: Grid, cursor: Point? = nil) -> Int {
    let bytes = painter.frame(grid, cursor: cursor)
    sent += bytes
    emulator.feed(bytes)
    return bytes.count
  }

  func resize(_ size: (Int, Int)) {
    painter.resize(to: Size(columns: size.0, rows: size.1))
    emulator.resize(columns: size.0, rows: size.1)
  }

  static let theme = Theme(of: Style.self) { style in
    switch style {
    case .stateActive: Theme.Look(.green, bold: true)
    case .paused: Theme.Look(.white, on: .blue, reverse: true)
    case .dim: Theme.Look(dim: true)
    case .key: Theme.Look(underline: true)
    default: Theme.Look()
    }
  }

  /// A line in each look that the theme has.
  static var looks: Grid {
    var grid = Grid(Size(columns: 20, rows: 4))
    for (y, style) in [Style.stateActive, .paused, .plain, .key].enumerated() {
      grid.put("\(style) words", x: 0, y: y, meaning: style.rawValue)
    }
    return grid
  }
}

extension SplitMix64 {
  /// A grid full of anything that screens draw.
  mutating func grid(_ size: Size) -> Grid {
    let words = ["abc", "日本語", "─┼│╭", "é", "● ◐", "  ", "     ", "→x", "ﬁ", "😀"]
    var grid = Grid(size)
    for _ in 0..<(size.columns * size.rows / 6 + 1) {
      let word = words.randomElement(using: &self)!
      let style = Style.allCases.randomElement(using: &self)!
      let x = Int.random(in: 0..<size.columns, using: &self)
      let y = Int.random(in: 0..<size.rows, using: &self)
      guard grid.isFree(x, y, columns: TextWidth.columns(of: word)) else { continue }
      grid.put(word, x: x, y: y, meaning: style.rawValue)
    }
    return grid
  }
}

extension Grid {
  /// Whether writing there would cut no wide character in half.
  fileprivate func isFree(_ x: Int, _ y: Int, columns: Int) -> Bool {
    guard !self[x, y].isContinuation else { return false }
    let end = min(x + columns, size.columns)
    return end == size.columns || (x...end).allSatisfy { !self[$0, y].isContinuation }
  }
}
