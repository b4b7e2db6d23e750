import Foundation
import RandomWalks
import Screens
import Sessions
import TerminalEmulation
import TerminalKit
import Testing

@testable import Terminals

/// All types of terminals that ncurses knows here, whatever they can do and cannot.
extension PainterTests {
  /// Every Debian has about forty; the package ncurses-term brings hundreds.
  private static let installed: [String] = {
    let folders = ["/lib/terminfo", "/usr/share/terminfo", "/etc/terminfo"]
    let paths = folders.flatMap { FileManager.default.subpaths(atPath: $0) ?? [] }
    return Set(paths.filter { $0.contains("/") }.map { String($0.split(separator: "/").last!) })
      .sorted()
  }()

  @Test func numbersAreSaidAsNcursesSaysThem() throws {
    try #require(PainterTests.installed.count > 20)
    var known = 0
    for type in PainterTests.installed {
      // Those that print on paper are refused.
      guard let description = try? TerminalDescription(type: type) else { continue }
      for name in ["cup", "cuf", "ech"] where description.has(capability: name) {
        guard let sequence = NumberedSequence(description.sequence(name)) else { continue }
        known += 1
        for (first, second) in [(0, 0), (1, 9), (10, 99), (100, 255), (1999, 7)] {
          var ours: [UInt8] = []
          sequence.append(first, second, to: &ours)
          #expect(ours == description.sequence(name, [first, second]), "\(type) \(name)")
        }
      }
    }
    #expect(known > PainterTests.installed.count)
  }

  /// Those that are in use, and that the emulation resembles in all that a painter sends.
  private static let understood: Set = [
    "xterm", "xterm-color", "xterm-16color", "xterm-256color", "xterm-direct", "screen",
    "screen-256color", "screen.xterm-256color", "tmux", "tmux-256color", "linux", "linux-16color",
    "vt100", "vt102", "vt220", "rxvt", "rxvt-256color", "rxvt-unicode", "rxvt-unicode-256color",
    "konsole-256color", "gnome-256color", "vte-256color", "putty", "putty-256color", "st",
    "st-256color", "xterm-kitty", "kitty", "alacritty", "foot", "wezterm", "mintty", "iterm2",
  ]

  @Test func everyTypeIsPaintedOrRefused() throws {
    var random = SplitMix64(seed: 7)
    var understood = 0
    for type in PainterTests.installed {
      do {
        if PainterTests.understood.contains(type) {
          understood += 1
          let bench = try Bench((40, 12), type: type)
          for _ in 0..<6 {
            let grid = random.grid(bench.painter.size)
            bench.show(grid)
            #expect(bench.emulator.text == grid.text, "\(type)")
          }
        } else {
          let size = Size(columns: 40, rows: 12)
          let painter = try Painter(type: type, size: size, charset: .utf8, theme: Bench.theme)
          #expect(!painter.frame(random.grid(size), cursor: nil).isEmpty)
        }
      } catch TerminalError.cannotMoveCursor {
        #expect(try !TerminalDescription(type: type).has(capability: "cup"))
      } catch TerminalError.typeUnknown {
        // It prints on paper, or stands for many.
        continue
      }
    }
    #expect(understood > 10)
  }

  /// Terminals that go to the next line at once would scroll everything away.
  @Test func theCornerIsLeftOutWhereItWouldScroll() throws {
    let bench = try Bench((20, 4), type: "ansi")
    var grid = Grid(bench.painter.size)
    for y in 0..<4 { grid.put(String(repeating: "\(y)", count: 20), x: 0, y: y) }
    bench.show(grid)
    grid[19, 3] = .blank
    #expect(bench.emulator.text == grid.text)
  }

  @Test func aTerminalWithAnAddressOfItsOwnIsAddressed() throws {
    let bench = try Bench((132, 24), type: "vt52")
    var grid = Grid(bench.painter.size)
    grid.put("x", x: 9, y: 3)
    bench.show(grid)
    // Line 3 and column 9, each counted from a blank on.
    #expect(bench.sent.suffix(5) == ArraySlice([0x1B] + Array("Y#)x".utf8)))
    grid.put("y", x: 120, y: 3)
    bench.show(grid)
    #expect(
      bench.sent.suffix(5) == ArraySlice([0x1B] + Array("Y#".utf8) + [0x98] + Array("y".utf8)))
  }

  /// The console of Linux shows underlined text in another colour instead.
  @Test func whatCannotBeHadBesideColorsIsLeftOut() throws {
    let bench = try Bench((20, 4), type: "linux")
    bench.painter.theme = Theme(of: Style.self) { style in
      style == .key
        ? Theme.Look(.red, bold: true, underline: true) : Theme.Look(underline: true)
    }
    bench.show(Bench.looks)
    let colored = bench.emulator.cell(0, 3)
    #expect(colored.foreground == 1 && colored.bold && !colored.underline)
    #expect(bench.emulator.cell(0, 2).underline)
  }

  /// A selection that was not seen would be no selection.
  @Test func whatCannotBeReversedHasItsColorsReversed() throws {
    let bench = try Bench((20, 4), type: "cons25")
    bench.painter.theme = Theme(of: Style.self) { style in
      style == .key ? Theme.Look(.red, on: .cyan, reverse: true) : Theme.Look(.red, reverse: true)
    }
    bench.show(Bench.looks)
    let both = bench.emulator.cell(0, 3)
    #expect(both.foreground == 6 && both.background == 1 && !both.reverse)
    let one = bench.emulator.cell(0, 2)
    #expect(one.foreground == 0 && one.background == 1 && !one.reverse)
  }

  /// Attributes would move along with the cursor.
  @Test func nothingIsInForceWhereTheCursorMoves() throws {
    let bench = try Bench((20, 4), type: "mach-color")
    bench.show(Grid(bench.painter.size))
    let before = bench.sent.count
    bench.show(Bench.looks)
    let sent = String(decoding: bench.sent[before...], as: UTF8.self)
    let moves = sent.ranges(of: /\u{1B}\[[0-9]+;[0-9]+H/)
    #expect(moves.count > 3)
    for move in moves.dropFirst() {
      #expect(sent[..<move.lowerBound].hasSuffix("\u{1B}[m"), "\(sent.debugDescription)")
    }
    #expect(bench.emulator.text == Bench.looks.text)
  }

  /// Types whose older words for colours are all that they have, and count as ANSI's do not.
  private static let oldTypes = installed.filter { type in
    guard let description = try? TerminalDescription(type: type) else { return false }
    return description.has(capability: "setf") && !description.has(capability: "setaf")
      && description.sequence("setf", [4]) == Array("\u{1B}[34m".utf8)
  }

  @Test(.enabled(if: !oldTypes.isEmpty, "they come with ncurses-term"), arguments: oldTypes)
  func oldColorsCountTheOtherWayRound(_ type: String) throws {
    let colors = TerminalColors(try TerminalDescription(type: type))
    let red = colors.sequence(foreground: .red, background: .standard)
    #expect(red.starts(with: "\u{1B}[34m".utf8))
  }
}

@Suite struct SelectGraphicRenditionTests {
  @Test(arguments: [
    ("", ""),
    ("\u{1B}[m", "\u{1B}[m"),
    ("\u{1B}[0m", "\u{1B}[m"),
    ("\u{1B}[39;49m\u{1B}(B\u{1B}[0;1m\u{1B}[36m", "\u{1B}[0;1;36m"),
    ("\u{1B}[m\u{0F}\u{1B}[1m\u{1B}[4m", "\u{1B}[0;1;4m"),
    ("\u{1B}[38;5;240m\u{1B}[48;5;10m", "\u{1B}[38;5;240;48;5;10m"),
    ("\u{1B}[01m\u{1B}[36m", "\u{1B}[01;36m"),
    // A terminal with words of its own is sent them as they are.
    ("\u{1B}[0m\u{1B}G4", "\u{1B}[0m\u{1B}G4"),
  ])
  func severalAreSaidAtOnce(_ sequences: String, _ joined: String) {
    #expect(SelectGraphicRendition.joined(Array(sequences.utf8)) == Array(joined.utf8))
  }
}

@Suite struct DelayTests {
  @Test(arguments: [
    ("\u{1B}[H\u{1B}[J$<50>", "\u{1B}[H\u{1B}[J"), ("a$<2*/>b$<10>", "ab"), ("$<5", "$<5"),
    ("$<$<5>", "$<"),
    ("100$", "100$"), ("", ""),
  ])
  func areNotSent(_ text: String, _ sent: String) {
    #expect(TerminalDescription.withoutDelays(Array(text.utf8)) == Array(sent.utf8))
  }
}
