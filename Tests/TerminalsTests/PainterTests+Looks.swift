import RandomWalks
import Screens
import Sessions
import TerminalEmulation
import TerminalKit
import Testing

@testable import Terminals

/// Every cell looks as its theme says, however the frame came about: blanks may be sent in the ink
/// beside them, attributes are sent together, and only what changed is sent at all.
extension PainterTests {
  @Test(arguments: Theme.Name.allCases, ["xterm-256color", "screen-256color", "linux"])
  func everyCellLooksAsItsThemeSays(_ name: Theme.Name, _ type: String) throws {
    var random = SplitMix64(seed: UInt64(name.rawValue.utf8.count))
    let bench = try Bench((60, 20), type: type)
    bench.painter.theme = name.theme
    var grid = random.grid(bench.painter.size)
    for _ in 0..<12 {
      bench.show(grid)
      try check(grid, bench, name.theme, isOfMany: type != "linux")
      change(&grid, &random)
    }
  }

  /// Some words, some looks, and some of what was there goes blank.
  private func change(_ grid: inout Grid, _ random: inout SplitMix64) {
    let other = random.grid(grid.size)
    for y in 0..<grid.size.rows where Bool.random(using: &random) {
      for x in 0..<grid.size.columns where x / 7 % 3 == 0 { grid[x, y] = other[x, y] }
    }
    let gone = Int.random(in: 0..<grid.size.rows, using: &random)
    grid.fill(Rect(x: 20, y: gone, width: 15, height: 2), .blank)
  }

  private func check(
    _ grid: Grid, _ bench: Bench, _ theme: Theme, isOfMany: Bool
  ) throws {
    for y in 0..<grid.size.rows {
      for x in 0..<grid.size.columns where !grid[x, y].isContinuation {
        let look = theme.look(grid[x, y].style)
        let cell = bench.emulator.cell(x, y)
        let isBlank = cell.text == " "
        try #require(cell.reverse == look.reverse, "\(x),\(y)")
        try #require(cell.underline == look.underline, "\(x),\(y)")
        try #require(number(cell.background) == number(look.background, isOfMany), "\(x),\(y)")
        // Ink is not seen where nothing is written, unless it is the paper.
        if isBlank, !look.reverse { continue }
        try #require(number(cell.foreground) == number(look.foreground, isOfMany), "\(x),\(y)")
        try #require(cell.bold == look.bold, "\(x),\(y)")
      }
    }
  }

  private func number(_ color: Int?) -> Int { color ?? -1 }

  private func number(_ color: Theme.Color, _ isOfMany: Bool) -> Int {
    Int(isOfMany ? color.number : color.basic)
  }
}
