import RandomWalks
import Screens
import Sessions
import TerminalEmulation
import TerminalKit
import Testing

@testable import Terminals

/// What the painter sends, as an emulator shows it. One after the other, for ncurses has one
/// current terminal.
@Suite(.serialized) struct PainterTests {
  static let sizes = [(80, 24), (2, 2), (200, 60), (7, 3), (1, 30), (120, 1)]
  static let types = ["xterm-256color", "vt100", "linux", "screen-256color", "tmux-256color"]

  @Test(arguments: sizes, types) func showsAnyGrid(_ size: (Int, Int), _ type: String) throws {
    var random = SplitMix64(seed: UInt64(size.0 * 1000 + size.1))
    let bench = try Bench(size, type: type)
    for _ in 0..<20 {
      let grid = random.grid(bench.painter.size)
      bench.show(grid)
      #expect(bench.emulator.text == grid.text)
    }
  }

  /// Not every terminal can be brought to fill its last cell when it has only one.
  @Test(arguments: types) func oneCellIsSurvived(_ type: String) throws {
    let bench = try Bench((1, 1), type: type)
    var grid = Grid(bench.painter.size)
    for text in ["x", "日", "é"] {
      grid.put(text, x: 0, y: 0)
      bench.show(grid)
      if type.hasPrefix("xterm") { #expect(bench.emulator.text == grid.text) }
    }
  }

  @Test(arguments: types) func nothingChangedSendsNothing(_ type: String) throws {
    var random = SplitMix64(seed: 1)
    let bench = try Bench((80, 24), type: type)
    let grid = random.grid(bench.painter.size)
    bench.show(grid)
    #expect(bench.show(grid) == 0)
    #expect(bench.show(grid, cursor: Point(x: 3, y: 3)) > 0)
    #expect(bench.show(grid, cursor: Point(x: 3, y: 3)) == 0)
  }

  @Test func aChangedLineSendsLittle() throws {
    var random = SplitMix64(seed: 2)
    let bench = try Bench((200, 60))
    var grid = random.grid(bench.painter.size)
    bench.show(grid)
    grid.put("time 00:01", x: 10, y: 30)
    bench.show(grid)
    grid.put("time 00:02", x: 10, y: 30)
    #expect(bench.show(grid) < 16)
    #expect(bench.emulator.text == grid.text)
  }

  @Test func whatGoesBlankSendsLittle() throws {
    let bench = try Bench((200, 60))
    bench.show(Grid(bench.painter.size))
    var grid = Grid(bench.painter.size)
    for y in 0..<60 { grid.put(String(repeating: "x", count: 190), x: 5, y: y) }
    bench.show(grid)
    #expect(bench.show(Grid(bench.painter.size)) < 60 * 16)
    #expect(bench.emulator.text == Grid(bench.painter.size).text)
  }

  /// What a file that is no text does to a terminal, when somebody lists it.
  @Test func lettersAreLettersWhateverCameBefore() throws {
    let bench = try Bench((20, 2))
    bench.emulator.feed("\u{1B}(0\u{1B}[4h\u{1B}[2;2r\u{1B}[45m".utf8)
    var grid = Grid(bench.painter.size)
    grid.put("jqk lmx", x: 0, y: 0)
    bench.show(grid)
    grid.put("ab", x: 0, y: 0)
    bench.show(grid)
    #expect(bench.emulator.text == "abk lmx\n\n")
    #expect(bench.emulator.cell(15, 1).background == nil)
  }

  @Test func colorsThatAnotherProgramLeftAreNotTakenOver() throws {
    let bench = try Bench((20, 4))
    bench.show(Bench.looks)
    bench.emulator.feed("\u{1B}[3;1H\u{1B}[41mred".utf8)
    var grid = Bench.looks
    grid.put("key", x: 10, y: 3, meaning: Style.key.rawValue)
    bench.show(grid)
    #expect(bench.emulator.cell(10, 3).underline)
    #expect(bench.emulator.cell(10, 3).background == nil)
    bench.emulator.feed("\u{1B}[3;1H\u{1B}[41mred".utf8)
    bench.painter.repaint()
    bench.show(grid)
    #expect(bench.emulator.text == grid.text)
    #expect(bench.emulator.cell(19, 2).background == nil)
  }

  @Test func anotherProgramsWritingShiftsNothing() throws {
    let bench = try Bench((40, 10))
    var grid = Grid(bench.painter.size)
    bench.show(grid)
    grid.put("one", x: 4, y: 4)
    bench.show(grid)
    bench.emulator.feed("\u{1B}[8;1H".utf8)
    grid.put("two", x: 9, y: 4)
    bench.show(grid)
    #expect(bench.emulator.text == grid.text)
  }

  /// Some terminals give them one column, some two.
  @Test func whatFollowsADisputedWidthIsPutWhereItBelongs() throws {
    let bench = try Bench((40, 1))
    var grid = Grid(bench.painter.size)
    grid.put("⚠ warn 😀 end", x: 0, y: 0)
    bench.show(grid)
    let sent = String(decoding: bench.sent, as: UTF8.self)
    #expect(sent.contains("⚠\u{1B}[1;2H warn 😀\u{1B}[1;10H end"))
  }

  /// Marks above and below letters, pieces of syllables, what turns the direction of writing.
  @Test(arguments: [
    "x\u{5BF}y", "\u{1100}\u{1161}\u{11A8}", "\u{E81}\u{EB4}", "a\u{FFF9}b", "a\u{2067}b\u{2069}",
    "e\u{301}", "\u{995}\u{9C0}\u{982}", "ⓐ☺️▶️", "\u{E0B0}x", "한글", "ไทยนี้",
  ])
  func whateverAWidthIsNothingIsShifted(_ text: String) throws {
    let bench = try Bench((40, 1))
    var grid = Grid(bench.painter.size)
    let width = grid.put(text, x: 0, y: 0)
    grid.put("|", x: width, y: 0)
    bench.show(grid)
    #expect(bench.emulator.cell(width, 0).text == "|")
    #expect(bench.emulator.cell(width + 1, 0).text == " ")
  }

  @Test func looksAreShown() throws {
    let bench = try Bench((20, 4))
    bench.show(Bench.looks)
    let active = bench.emulator.cell(0, 0)
    #expect(active.foreground == 2 && active.bold && active.background == nil)
    let paused = bench.emulator.cell(0, 1)
    #expect(paused.foreground == 7 && paused.background == 4 && paused.reverse && !paused.bold)
    let plain = bench.emulator.cell(0, 2)
    #expect(plain.foreground == nil && plain.background == nil && !plain.bold && !plain.reverse)
    #expect(bench.emulator.cell(0, 3).underline)
  }

  @Test func aTerminalWithoutColorsShowsAttributes() throws {
    let bench = try Bench((20, 4), type: "vt100")
    bench.show(Bench.looks)
    #expect(bench.emulator.cell(0, 0).foreground == nil && bench.emulator.cell(0, 0).bold)
    #expect(bench.emulator.cell(0, 1).reverse)
  }

  @Test func anotherThemeIsShownAtOnce() throws {
    let bench = try Bench((20, 4))
    bench.show(Bench.looks)
    bench.painter.theme = Theme(of: Style.self) { _ in Theme.Look(.red) }
    bench.show(Bench.looks)
    #expect(bench.emulator.cell(0, 0).foreground == 1 && !bench.emulator.cell(0, 0).bold)
    #expect(bench.emulator.cell(5, 2).foreground == 1)
  }

  @Test(arguments: types) func resizingPaintsAgain(_ type: String) throws {
    var random = SplitMix64(seed: 3)
    let bench = try Bench((80, 24), type: type)
    bench.show(random.grid(bench.painter.size))
    for size in [(100, 40), (10, 5), (2, 1), (132, 43), (80, 24)] {
      bench.resize(size)
      let grid = random.grid(bench.painter.size)
      bench.show(grid)
      #expect(bench.emulator.text == grid.text)
    }
  }

  @Test func aGridOfAnotherSizeIsCutOrFilledUp() throws {
    var random = SplitMix64(seed: 4)
    let bench = try Bench((20, 5))
    bench.show(random.grid(Size(columns: 40, rows: 10)))
    bench.show(random.grid(Size(columns: 20, rows: 5)))
    var small = Grid(Size(columns: 6, rows: 2))
    small.put("abcdef", x: 0, y: 0)
    bench.show(small)
    #expect(bench.emulator.text == "abcdef\n\n\n\n\n")
    bench.show(Grid(Size(columns: 0, rows: 0)))
    #expect(bench.emulator.text == "\n\n\n\n\n")
  }

  @Test func repaintingMendsWhatOthersWrote() throws {
    var random = SplitMix64(seed: 5)
    let bench = try Bench((40, 10))
    let grid = random.grid(bench.painter.size)
    bench.show(grid)
    bench.emulator.feed("\u{1B}[3;3Hwrite to all: the house is on fire".utf8)
    #expect(bench.emulator.text != grid.text)
    bench.painter.repaint()
    bench.show(grid)
    #expect(bench.emulator.text == grid.text)
    bench.painter.startOver()
    #expect(bench.show(grid) > 0)
    #expect(bench.emulator.text == grid.text)
  }

  @Test func brokenWideCharactersShiftNothing() throws {
    let bench = try Bench((10, 4))
    var grid = Grid(bench.painter.size)
    for y in 0..<4 { grid.put("日本日本日", x: 0, y: y) }
    grid[2, 0] = Cell("x", Style.plain)
    grid[3, 1] = Cell("y", Style.plain)
    grid[9, 2] = Cell("語", Style.plain)
    grid[0, 3] = .continuation(0)
    bench.show(grid)
    #expect(bench.emulator.cell(2, 0).text == "x" && bench.emulator.cell(4, 0).text == "日")
    #expect(bench.emulator.cell(3, 1).text == "y" && bench.emulator.cell(4, 1).text == "日")
    #expect(bench.emulator.cell(9, 2).text == "?")
    #expect(bench.emulator.cell(2, 3).text == "本")
  }

  /// Some terminals know a shorter way, and some of those repeat wrongly at the right edge.
  @Test(arguments: types) func runsAreWrittenOut(_ type: String) throws {
    let bench = try Bench((80, 3), type: type)
    var grid = Grid(bench.painter.size)
    grid.put(
      "+" + String(repeating: "-", count: 78) + "+", x: 0, y: 0, meaning: Style.paused.rawValue)
    grid.fill(Rect(x: 0, y: 1, width: 79, height: 1), Cell(" ", Style.key))
    grid.put("|", x: 79, y: 1)
    bench.show(grid)
    #expect(bench.emulator.text == grid.text)
    #expect(!String(decoding: bench.sent, as: UTF8.self).contains(/\u{1B}\[[0-9]+b/))
  }

  @Test func controlCharactersAreNeverSent() throws {
    let bench = try Bench((10, 1))
    var grid = Grid(bench.painter.size)
    for (x, scalar) in "\u{7}\u{1B}\u{7F}\u{9B}\u{301}\u{200B}z".unicodeScalars.enumerated() {
      grid[x, 0] = Cell(scalar, Style.plain)
    }
    bench.show(grid)
    #expect(bench.emulator.cell(6, 0).text == "z")
  }

  @Test func asciiStandsInWhereTheresNothingElse() throws {
    let bench = try Bench((20, 2), charset: .ascii)
    var grid = Grid(bench.painter.size)
    grid.put("╭─╮ ● ◐ ○ ◌ · 日", x: 0, y: 0)
    bench.show(grid)
    #expect(bench.emulator.text == "+-+ @ o . ~ - ?\n\n")
    #expect(bench.sent.allSatisfy { $0 < 0x80 })
  }

  @Test func unsuitableTerminalsAreRefused() {
    let size = Size(columns: 80, rows: 24)
    #expect(throws: TerminalError.typeUnknown("no-such-terminal")) {
      _ = try Painter(
        type: "no-such-terminal", size: size, charset: .utf8, theme: Bench.theme)
    }
    #expect(throws: TerminalError.cannotMoveCursor("dumb")) {
      _ = try Painter(type: "dumb", size: size, charset: .utf8, theme: Bench.theme)
    }
  }

  @Test func noSizeIsTheUsualSize() throws {
    #expect(try Bench((0, 0)).painter.size == Size(columns: 80, rows: 24))
  }

  @Test(arguments: types) func farewellLeavesTheTerminalAsItWas(_ type: String) throws {
    var random = SplitMix64(seed: 6)
    let bench = try Bench((30, 8), type: type)
    bench.show(random.grid(bench.painter.size))
    bench.emulator.feed(bench.painter.farewell)
    #expect(bench.emulator.modes.areRestored)
  }
}
