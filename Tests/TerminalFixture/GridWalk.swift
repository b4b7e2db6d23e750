import RandomNumbers
import TerminalKit

/// Grids full of anything that screens draw, one after the other: each differs from the one before
/// in some places. The same for the same seed and size, so a test knows what the fixture shows.
struct GridWalk {
  private var random: SplitMix64
  private(set) var grid: Grid

  init(seed: UInt64, size: Size) {
    random = SplitMix64(seed: seed)
    grid = Grid(size)
    write(words: size.columns * size.rows / 6 + 1)
  }

  /// Some words, some looks, and some of what was there goes blank or is drawn over.
  mutating func advance() {
    let area = grid.bounds
    switch Int.random(in: 0..<5, using: &random) {
    case 0: grid.fill(part(of: area), Cell(" ", sign()))
    case 1: grid.restyle(part(of: area), sign().rawValue)
    case 2: grid = Grid(grid.size)
    default: break
    }
    write(words: Int.random(in: 1...12, using: &random))
    mendHalves()
  }

  private mutating func write(words count: Int) {
    let words = [
      "abc", "日本語", "─┼│╭", "é", "● ◐", "  ", "     ", "→x", "ﬁ", "😀", "jqk", "++++++++++", "│",
    ]
    for _ in 0..<count {
      let word = words.randomElement(using: &random)!
      grid.put(
        word, x: Int.random(in: 0..<grid.size.columns, using: &random),
        y: Int.random(in: 0..<grid.size.rows, using: &random), meaning: sign().rawValue)
    }
    mendHalves()
  }

  /// Filling may leave a half of a wide character, and a wide one looks the same in both halves.
  private mutating func mendHalves() {
    for y in 0..<grid.size.rows {
      for x in 0..<grid.size.columns where grid[x, y].isContinuation {
        let left = x > 0 ? grid[x - 1, y] : .blank
        let isWhole = x > 0 && Unicode.Scalar(left.scalar).map(TextWidth.columns) == 2
        grid[x, y] = isWhole ? .continuation(left.meaning) : .blank
      }
    }
  }

  private mutating func sign() -> Sign { Sign.allCases.randomElement(using: &random)! }

  private mutating func part(of area: Rect) -> Rect {
    let x = Int.random(in: 0..<area.width, using: &random)
    let y = Int.random(in: 0..<area.height, using: &random)
    return Rect(
      x: x, y: y, width: Int.random(in: 1...area.width - x, using: &random),
      height: Int.random(in: 1...area.height - y, using: &random))
  }
}
