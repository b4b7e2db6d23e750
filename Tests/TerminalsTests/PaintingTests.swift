import TerminalEmulation
import TerminalKit
import Testing

@testable import TerminalFixture

/// What is painted piece by piece is what was meant, cell by cell, on every type of terminal.
@Suite struct PaintingTests {
  static let types = [
    "xterm-256color", "xterm", "linux", "screen-256color", "tmux-256color", "vt100", "vt220",
    "rxvt", "screen", "tmux",
  ]
  static let sizes = [(80, 24), (2, 2), (200, 60), (7, 3), (1, 30), (120, 1)]

  @Test(arguments: types) func everyCellIsShownAsItWasMeant(_ type: String) throws {
    try walk(type, steps: 60)
  }

  @Test(arguments: sizes) func everySizeIsPainted(_ size: (Int, Int)) throws {
    try walk("xterm-256color", columns: size.0, rows: size.1, steps: 20)
  }

  private func walk(_ type: String, columns: Int = 60, rows: Int = 20, steps: Int) throws {
    let seed = UInt64(columns * rows)
    let terminal = try fixture(["\(seed)"], type: type, columns: columns, rows: rows)
    var walk = GridWalk(seed: seed, size: Size(columns: columns, rows: rows))
    for step in 0...steps {
      try expect(walk.grid, on: terminal, type, "\(type), step \(step)")
      // Painted from nothing it is the same.
      if step % 10 == 9 {
        terminal.press(.control("l"))
        terminal.waitUntilIdle()
        try expect(walk.grid, on: terminal, type, "\(type), step \(step), painted again")
      }
      terminal.type(" ")
      walk.advance()
    }
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  private func expect(
    _ grid: Grid, on terminal: EmulatedTerminal, _ type: String, _ comment: Comment
  ) throws {
    let hasLooks = type.hasPrefix("xterm") || type.hasPrefix("tmux")
    let colors = hasLooks ? (type.hasSuffix("256color") ? 256 : 8) : 0
    let isShown = terminal.wait { $0.difference(from: grid, colors: colors) == nil }
    let place = terminal.difference(from: grid, colors: colors)
    try #require(isShown, "\(comment): \(String(describing: place))\n\(terminal.text)")
  }
}

extension EmulatedTerminal {
  /// The first cell that is not shown as it was meant. Without colors only characters count: each
  /// terminal has looks of its own.
  fileprivate func difference(from grid: Grid, colors: Int) -> Point? {
    for y in 0..<grid.size.rows {
      for x in 0..<grid.size.columns where !grid[x, y].isContinuation {
        let cell = cell(x, y)
        let isSame = cell.text == Unicode.Scalar(grid[x, y].scalar).map { String($0) }
        let look = Sign.theme.look(grid[x, y].meaning)
        if !isSame || colors > 0 && !cell.looks(look, colors) { return Point(x: x, y: y) }
      }
    }
    return nil
  }
}

extension EmulatedCell {
  fileprivate func looks(_ look: Theme.Look, _ colors: Int) -> Bool {
    func number(_ color: Theme.Color) -> Int? {
      let number = Int(colors == 256 ? color.number : color.basic)
      return number < 0 ? nil : number
    }
    let isPaper =
      reverse == look.reverse && underline == look.underline
      && background == number(look.background)
    // Ink is not seen where nothing is written, unless it is the paper.
    if text == " ", !look.reverse { return isPaper }
    return isPaper && foreground == number(look.foreground) && bold == look.bold
  }
}
