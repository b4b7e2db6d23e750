import CLibrary
import Foundation
import TerminalEmulation
import Testing

/// The built program on a pseudo-terminal, seen through a real terminal emulation.
@Suite struct InterfaceTests {
  func start(
    _ arguments: [String] = [], environment: [String: String?] = [:],
    type: String = "xterm-256color", columns: Int = 80, rows: Int = 24
  ) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), arguments, environment: environment,
      type: type, columns: columns, rows: rows)
    #expect(
      terminal.wait { $0.text.contains("Delegate messages") || $0.text.contains("Replay:") },
      "\(terminal.text)")
    return terminal
  }

  func expectEnd(_ terminal: EmulatedTerminal, _ status: TerminalEmulation.ExitStatus = .exited(0))
  {
    #expect(terminal.waitForExit() == status)
    #expect(terminal.isRestored, "\(terminal.modes)")
  }

  @Test func keysDriveTheDevice() throws {
    let terminal = try start()
    terminal.type("1")
    #expect(terminal.waitFor("sceneDidBecomeActive(_:)"))
    terminal.type("c")
    #expect(terminal.waitFor("foregroundInactive"))
    #expect(terminal.waitFor("Control Center"))
    terminal.type("et")
    #expect(terminal.waitFor("no app receives the touch"))
    terminal.press(.escape)
    #expect(terminal.wait { $0.text.contains("foregroundActive") })
    terminal.type("h")
    #expect(terminal.waitFor("sceneDidEnterBackground(_:)"))
    terminal.type("q")
    expectEnd(terminal)
  }

  @Test func whatIsDrawnCanBeClicked() throws {
    let terminal = try start(columns: 120, rows: 40)
    // The icon of the second app, on the device's screen.
    let label = try #require(terminal.lines.firstIndex { $0.prefix(45).contains("Mail") })
    terminal.click(try #require(terminal.column(of: "Mail", in: label)), label)
    #expect(terminal.waitFor("open Mail"))
    #expect(terminal.click("▢"))
    #expect(terminal.waitFor("▸ home"))
    #expect(terminal.click("lock"))
    #expect(terminal.waitFor("▸ lock"))
    terminal.type("q")
    expectEnd(terminal)
  }

  @Test func everySizeIsDrawnAndLeft() throws {
    let terminal = try start()
    terminal.type("1")
    for (columns, rows) in [(120, 40), (200, 60), (60, 20), (40, 10), (20, 5), (10, 1), (1, 1)] {
      terminal.resize(columns: columns, rows: rows)
      _ = terminal.observe(for: 0.1)
      #expect(terminal.exitStatus == nil, "\(columns)x\(rows)")
    }
    terminal.resize(columns: 80, rows: 24)
    #expect(terminal.waitFor("Delegate messages"))
    terminal.type("q")
    expectEnd(terminal)
  }

  @Test func anIPadShowsTwoWindows() throws {
    let terminal = try start(["--device", "iPad"], columns: 120, rows: 40)
    terminal.type("1")
    #expect(terminal.waitFor("foregroundActive"))
    terminal.type(":split Mail\r")
    #expect(terminal.waitFor("▸ split Mail"))
    terminal.type("er")
    #expect(terminal.waitFor("▸ resize"))
    terminal.type("q")
    expectEnd(terminal)
  }

  @Test func nothingIsWrittenWhileNothingHappens() throws {
    let terminal = try start()
    terminal.type("1h")
    #expect(terminal.waitFor("sceneDidEnterBackground(_:)"))
    // Five seconds in the background, and Notes is suspended: the program wakes for it by itself.
    #expect(terminal.waitFor("suspended", timeout: 8))
    #expect(terminal.observe(for: 2) == 0)
    terminal.type("q")
    expectEnd(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func signalsRestoreTheTerminal(signal: Int32) throws {
    let terminal = try start()
    terminal.type("1")
    #expect(terminal.waitFor("foregroundActive"))
    terminal.signal(signal)
    expectEnd(terminal, .killed(signal: signal))
  }

  @Test func controlCEndsItAsInterrupted() throws {
    let terminal = try start()
    terminal.press(.control("c"))
    expectEnd(terminal, .exited(130))
  }

  @Test func stopsAndComesBack() throws {
    let path = try #require(builtProduct("frontmost"))
    let shell = try EmulatedTerminal(running: "/bin/sh", ["-i"], environment: ["PS1": "$ "])
    shell.type("set -m; '\(path)'\r")
    #expect(shell.waitFor("Delegate messages"))
    shell.type("1")
    #expect(shell.waitFor("foregroundActive"))
    shell.press(.control("z"))
    // What is typed before the shell asks for it is dropped.
    #expect(shell.wait { $0.isCooked && $0.lines.last { !$0.isEmpty } == "$" })
    shell.type("echo still $((20 + 22))\r")
    #expect(shell.waitFor("still 42"))
    shell.type("fg\r")
    #expect(shell.waitFor("foregroundActive"))
    shell.type("q")
    #expect(shell.wait { !$0.text.contains("Delegate messages") })
    shell.type("exit\r")
    expectEnd(shell)
  }

  // MARK: - Recording

  /// What was recorded runs again to the same bytes.
  func expectRunsAgain(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let run = try Command(["run", path])
    #expect(run.output == text)
    #expect(try Command(["check", path]).status == 0)
  }

  @Test func recordsFromTheFirstKey() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.session")
    let terminal = try start(["--record", path])
    terminal.type("1")
    #expect(terminal.waitFor("foregroundActive"))
    terminal.type("het")
    #expect(terminal.waitFor("no app receives"))
    #expect(terminal.waitFor("suspended", timeout: 8))
    terminal.type("q")
    expectEnd(terminal)
    let text = try folder.read("a.session")
    #expect(
      text.hasPrefix(
        "session: 1\ndevice: iPhone\nos: 14\n"
          + "app: Notes scenes multiple-windows saves:sceneWillResignActive\n"))
    #expect(text.contains("> open Notes +"))
    #expect(text.contains("Notes system suspended\n"))
    try expectRunsAgain(path)
  }

  @Test func recordsTheSessionSoFarAndAsksBeforeItOverwrites() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.session", "precious\n")
    let path = folder.path("b.session")
    // The path of a temporary folder may be long.
    let terminal = try start(columns: 160)
    terminal.type("1")
    #expect(terminal.waitFor("foregroundActive"))
    terminal.type("rr")
    #expect(terminal.waitFor("class.session"))
    terminal.type("\u{15}" + path + "\r")
    #expect(terminal.wait { $0.text.contains("overwrite") || $0.text.contains("already exists") })
    terminal.type("\u{1B}")
    _ = terminal.observe(for: 0.2)
    #expect(try folder.read("b.session") == "precious\n")
    // A file that is none of ours cannot go on.
    terminal.type("rr\u{15}" + path + "\r")
    #expect(terminal.waitFor("already exists"))
    terminal.type("\r")
    #expect(terminal.wait { !$0.text.contains("Overwrite it") })
    #expect(!terminal.text.contains("● REC"))
    #expect(try folder.read("b.session") == "precious\n")
    terminal.type("rr\u{15}" + path + "\r")
    #expect(terminal.waitFor("already exists"))
    terminal.type("\u{1B}[B\r")
    #expect(terminal.waitFor("REC"))
    terminal.type("hzZ")
    #expect(terminal.waitFor("▸ home"))
    terminal.type("rr")
    _ = terminal.observe(for: 0.2)
    terminal.type("q")
    expectEnd(terminal)
    #expect(try folder.read("b.session").contains("> undo"))
    try expectRunsAgain(path)
  }

  @Test func linesOfTheLogAreCopiedAndSaved() throws {
    let folder = try TemporaryFolder()
    try folder.write("precious.session", "precious\n")
    let terminal = try start()
    terminal.type("1")
    #expect(terminal.waitFor("foregroundActive"))
    terminal.type("\ty")
    #expect(terminal.waitFor("1 line sent"))
    let line = "  Notes sceneDelegate#1 sceneDidBecomeActive(_:)\n"
    let sent = "\u{1B}]52;c;\(Data(line.utf8).base64EncodedString())\u{07}"
    #expect(String(decoding: terminal.output, as: UTF8.self).contains(sent))
    let path = folder.path("precious.session")
    terminal.type("w\u{15}" + path + "\r")
    #expect(terminal.wait { $0.text.contains("already exists") })
    terminal.type("n")
    #expect(terminal.waitFor("not saved"))
    #expect(try folder.read("precious.session") == "precious\n")
    terminal.type("w\u{15}" + folder.path("new.session") + "\r")
    #expect(terminal.waitFor("saved to"))
    #expect(try folder.read("new.session") == line)
    terminal.type("w\u{15}/nonexistent/x\r")
    #expect(terminal.waitFor("not saved: /nonexistent/x"))
    terminal.type("q")
    expectEnd(terminal)
  }

  @Test func isCompleteAfterKill9() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("c.session")
    let terminal = try start(["--record", path])
    for key in ["1", "h", "s", "\r", "c", "l", "l", "2"] {
      terminal.type(key)
      _ = terminal.observe(for: 0.05)
    }
    terminal.signal(SIGKILL)
    #expect(terminal.waitForExit() == .killed(signal: SIGKILL))
    #expect(try folder.read("c.session").contains("> open Mail"))
    try expectRunsAgain(path)
  }

  @Test func sayWhenAFileCannotBeWritten() throws {
    let full = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["--record", "/dev/full"])
    // A device has nothing that could be written over: nobody is asked.
    #expect(full.waitFor("not recorded: /dev/full"), "\(full.text)")
    full.type("1")
    #expect(full.waitFor("foregroundActive"))

    let nowhere = try start(["--record", "/nonexistent/x.session"])
    #expect(nowhere.waitFor("not recorded"))
    nowhere.type("1")
    #expect(nowhere.waitFor("foregroundActive"))
  }

  // MARK: - Sessions and terminals

  @Test func aSessionOpensAtItsBeginning() throws {
    let terminal = try start(["launch-and-leave"])
    #expect(!terminal.text.contains("▸ open Notes"))
    terminal.type("Z")
    #expect(terminal.waitFor("▸ open Notes"))
    terminal.type("z")
    // It is known now, and lies ahead.
    #expect(terminal.wait { $0.lines.contains { $0.contains("┊") && $0.contains("▸ open Notes") } })
    terminal.type("q")
    expectEnd(terminal)
    let end = try start(["launch-and-leave", "--at-end"])
    #expect(end.waitFor("▸ open Notes"))
  }

  @Test func withoutColoursStatesAreToldApart() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.type("1")
    #expect(terminal.waitFor("● foregroundActive"))
    let colour = /\u{1B}\[[0-9;]*3[0-7][;m]/
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.firstMatch(of: colour) == nil)
  }

  @Test func withoutUTF8TheFramesAreASCII() throws {
    let terminal = try start(environment: ["LANG": "C", "LC_ALL": "C"])
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
    #expect(terminal.text.contains("+--") || terminal.text.contains("+-"))
  }
}

extension EmulatedTerminal {
  /// Where a text begins in a line; nil where it is not there.
  func column(of text: String, in line: Int) -> Int? {
    let cells = (0..<columns).map { cell($0, line).text }
    return cells.indices.first { cells[$0...].joined().hasPrefix(text) }
  }
}
