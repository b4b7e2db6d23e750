import CLibrary
import TerminalEmulation
import TerminalKit
import Testing

/// The terminal layer on real terminals: a fixture that shows what it is told.
@Suite struct TerminalTests {
  @Test(arguments: ["xterm-256color", "vt100", "linux", "screen-256color", "tmux-256color"])
  func startsAndEndsOnAnyTerminal(_ type: String) throws {
    let terminal = try fixture(type: type)
    #expect(terminal.isReady)
    #expect(
      !terminal.isCooked && terminal.modes.isAlternateScreen == (type != "vt100" && type != "linux")
    )
    #expect(terminal.lines.first == "┌" + String(repeating: "─", count: 78) + "┐")
    #expect(terminal.find("wide 日本 é") == Point(x: 4, y: 2))
    #expect(terminal.cell(2, 2).foreground == (type == "vt100" ? nil : 2))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test func whatATerminalDoesNotKnowIsNotSent() throws {
    let terminal = try fixture(type: "vt100")
    #expect(terminal.isReady)
    // It knows one of them: what its cursor keys send.
    #expect(terminal.modes.changed == [1])
    #expect(!terminal.output.contains(UInt8(ascii: "]")))
  }

  @Test func keysArrive() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    let keys: [Key] = [
      .up, .down, .left, .right, .enter, .tab, .backTab, .home, .end, .pageUp, .pageDown, .insert,
      .delete, .backspace, .escape, .function(1), .function(5), .function(12), .control("a"),
      .control("c"), .character("é"), .character("語"),
    ]
    for key in keys {
      terminal.press(key)
      #expect(terminal.waitFor(".\(key))"), "\(key)\n\(terminal.text)")
    }
    #expect(terminal.waitFor("events \(keys.count)"))
  }

  @Test func theMouseArrives() throws {
    let terminal = try fixture(columns: 220)
    #expect(terminal.isReady)
    #expect(terminal.modes.isMouseReported)
    terminal.pressMouse(100, 20)
    #expect(terminal.waitFor("Kind.press") && terminal.waitFor("Point(x: 100, y: 20)"))
    terminal.moveMouse(101, 20)
    #expect(terminal.waitFor("Kind.drag") && terminal.waitFor("Point(x: 101, y: 20)"))
    terminal.releaseMouse(101, 20)
    #expect(terminal.waitFor("Kind.release"))
    terminal.wheelDown(3, 4)
    #expect(terminal.waitFor("Kind.wheelDown"))
    terminal.click(5, 6, .right)
    #expect(terminal.waitFor("Kind.release") && terminal.waitFor("Button.right"))
  }

  @Test func pastesArriveWhole() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.paste("quit?\nno")
    #expect(terminal.waitFor("paste(\"quit?\\nno\")"))
    #expect(terminal.waitFor("events 1"))
  }

  /// Typed while the program has no time for them.
  @Test func manyKeysAreHandledBeforeOneFrame() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    let before = terminal.output.count
    terminal.type("B" + String(repeating: "k", count: 500))
    #expect(terminal.waitFor("events 501"))
    // Two frames: of the key that takes long, and of all behind it.
    #expect(terminal.output.count - before < 150)
  }

  @Test func deadlinesComeWithoutInput() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.type("d")
    #expect(terminal.waitFor("last deadline"))
    #expect(terminal.waitFor("events 2"))
  }

  @Test func resizingPaintsAgain() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    for (columns, rows) in [(120, 40), (40, 10), (200, 60), (80, 24)] {
      terminal.resize(columns: columns, rows: rows)
      let line = "└" + String(repeating: "─", count: columns - 2) + "┘"
      #expect(terminal.wait { $0.lines.last == line }, "\(columns)x\(rows)\n\(terminal.text)")
      #expect(terminal.waitFor("size \(columns)x\(rows)"))
    }
  }

  @Test func tinySizesAreSurvived() throws {
    let terminal = try fixture(columns: 1, rows: 1)
    #expect(terminal.wait { $0.modes.isAlternateScreen })
    for (columns, rows) in [(2, 1), (1, 50), (300, 1), (1, 1), (80, 24)] {
      terminal.resize(columns: columns, rows: rows)
      terminal.observe(for: 0.05)
    }
    #expect(terminal.waitFor("size 80x24"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  /// What a shell has exported is not the size, and what is no size is none.
  @Test(arguments: [(0, 0, "80x24"), (50, 0, "80x24"), (50, 12, "50x12"), (80, 9000, "80x1000")])
  func theSizeIsTheKernels(_ columns: Int, _ rows: Int, _ size: String) throws {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("TerminalFixture")),
      environment: ["COLUMNS": "33", "LINES": "11"], columns: 80, rows: 24,
      reporting: (columns, rows))
    #expect(terminal.waitFor("size \(size)"), "\(terminal.text)")
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test func idleSendsNothing() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.observe(for: 0.1)
    #expect(terminal.observe(for: 0.5) == 0)
  }

  @Test func repaintingMendsTheScreen() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.emulator.feed("\u{1B}[2J".utf8)
    #expect(terminal.find("size") == nil)
    terminal.press(.control("l"))
    #expect(terminal.waitFor("size 80x24"))
  }

  @Test func withoutUTF8EverythingIsASCII() throws {
    let terminal = try fixture(environment: ["LANG": "C"])
    #expect(terminal.isReady)
    #expect(terminal.lines[0] == "+" + String(repeating: "-", count: 78) + "+")
    #expect(terminal.find("@ wide ? ?  ?") == Point(x: 2, y: 2))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test func aLocaleThatIsNotInstalledIsUTF8AllTheSame() throws {
    let terminal = try fixture(environment: ["LANG": "xx_XX.UTF-8"])
    #expect(terminal.waitFor("● wide 日本 é"))
  }

  /// Over ssh a terminal brings a name that the other end has never heard of.
  @Test func aTypeWithoutADescriptionIsTakenForACommonOne() throws {
    let terminal = try fixture(type: "no-such-terminal")
    #expect(terminal.isReady && terminal.waitFor("instead of no-such-terminal"))
    #expect(terminal.cell(2, 2).foreground == 2 && terminal.modes.isMouseReported)
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test(
    arguments: [
      (nil, "typeUnset"), ("", "typeUnset"), ("dumb", "cannotMoveCursor(\"dumb\")"),
    ] as [(String?, String)])
  func unsuitableTerminalsAreRefused(_ type: String?, _ reason: String) throws {
    let terminal = try fixture(environment: ["TERM": type])
    #expect(terminal.waitForExit() == .exited(2))
    #expect(terminal.isRestored)
    // What it says, and not one escape sequence.
    let words = String(decoding: terminal.output, as: UTF8.self)
    #expect(words.contains(reason))
    #expect(!terminal.output.contains(0x1B))
  }

  @Test(arguments: [
    ("</dev/null", "notATerminal(input: true)"), (">/dev/null", "notATerminal(input: false)"),
  ])
  func pipesAreRefused(_ redirection: String, _ reason: String) throws {
    let path = try #require(builtProduct("TerminalFixture"))
    let terminal = try EmulatedTerminal(running: "/bin/sh", ["-c", "'\(path)' \(redirection)"])
    #expect(terminal.waitForExit() == .exited(2))
    #expect(terminal.text.contains(reason))
    #expect(terminal.isRestored && !terminal.output.contains(0x1B))
  }
}

/// The fixture on a terminal of its own.
func fixture(
  _ arguments: [String] = [], type: String = "xterm-256color", columns: Int = 80, rows: Int = 24,
  environment: [String: String?] = [:]
) throws -> EmulatedTerminal {
  let path = try #require(builtProduct("TerminalFixture"))
  return try EmulatedTerminal(
    running: path, arguments, environment: environment, type: type, columns: columns, rows: rows)
}

extension EmulatedTerminal {
  /// Whether the fixture shows its first screen and waits: also for what it sends behind it.
  var isReady: Bool {
    guard waitFor("last nothing") else { return false }
    waitUntilIdle()
    return true
  }
}
