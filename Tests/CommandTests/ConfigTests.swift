import Foundation
import TerminalEmulation
import Testing

/// The file of settings, seen from the command line and on a terminal.
@Suite struct ConfigTests {
  let folder: TemporaryFolder
  let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = ["XDG_CONFIG_HOME": folder.url.path, "HOME": folder.path("home")]
  }

  var path: String { folder.path("frontmost/config.yaml") }

  func config(_ arguments: String..., environment: [String: String]? = nil) throws -> Command {
    try Command(["config"] + arguments, environment: environment ?? self.environment)
  }

  func start(_ arguments: [String] = [], _ more: [String: String?] = [:]) throws -> EmulatedTerminal
  {
    var variables: [String: String?] = more
    for (name, value) in environment { variables[name] = value }
    return try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), arguments, environment: variables,
      columns: 160)
  }

  // MARK: - frontmost config

  @Test func printsWhereSettingsAreLookedFor() throws {
    #expect(try config("--path").output == "\(path)\n")
    #expect(try config().lines[1] == "#   \(path) (does not exist)")
    try folder.write("frontmost/config.yaml", "mouse: true\n")
    try folder.write("home/.config/frontmost/config.yaml", "mouse: true\n")
    let both = try config().lines
    #expect(both[1] == "#   \(path) (exists)")
    #expect(
      both[2].hasPrefix("#   not \(folder.path("home"))/.config/frontmost/config.yaml"))
    for ofXDG in ["", "relative"] {
      let home = ["XDG_CONFIG_HOME": ofXDG, "HOME": "/h"]
      let output = try config("--path", environment: home).output
      #expect(output == "/h/.config/frontmost/config.yaml\n")
    }
    let nowhere = try config("--path", environment: ["XDG_CONFIG_HOME": "", "HOME": ""])
    #expect(nowhere.status == 2 && nowhere.output.isEmpty && !nowhere.errors.isEmpty)
  }

  @Test func whatItPrintsIsInOrder() throws {
    #expect(try config("--check").status == 0)
    try folder.write("frontmost/config.yaml", try config().output)
    let check = try config("--check")
    #expect(check.status == 0 && check.errors.isEmpty)
    #expect(check.output == "\(path): in order\n")
  }

  @Test func checkSaysAllThatIsWrong() throws {
    try folder.write("frontmost/config.yaml", "theme: drak\nkeys:\n  hom: h\n")
    let check = try config("--check")
    #expect(check.status == 2 && check.output.isEmpty)
    #expect(
      check.errors == """
        \(path):1:8: unknown theme 'drak'; did you mean 'dark'?
        \(path):3:3: unknown command 'hom'; did you mean 'home'?

        """)
    #expect(try config("--check", folder.path("none.yaml")).status == 2)
    #expect(try config("--path", "--check").status == 2)
    #expect(try config("x.yaml").status == 2)
  }

  /// Nobody wonders why their settings are gone.
  @Test func aFileOfTheFormatBeforeIsAnnounced() throws {
    try folder.write("frontmost/config.toml", "theme = 'light'\n")
    let check = try config("--check")
    #expect(check.status == 2)
    #expect(check.errors.contains("config.toml: no longer read. Settings are YAML now"))
  }

  // MARK: - The interface

  @Test func theFileIsRead() throws {
    try folder.write(
      "frontmost/config.yaml",
      "theme: projector\nmouse: false\ndevice: iPad\nos: 13\nkeys:\n  home: ctrl-a\n")
    let terminal = try start()
    #expect(terminal.waitFor("iPad · iPadOS 13") || terminal.text.contains("iPad · iOS 13"))
    terminal.type("1")
    #expect(terminal.waitFor("foregroundActive"))
    #expect(terminal.waitFor("Ctrl-A Home"))
    terminal.press(.control("a"))
    #expect(terminal.waitFor("▸ home"))
    // White paper of its own, and on it states as filled fields.
    #expect(terminal.cell(0, 0).background == 231)
    let state = try #require(terminal.find("○ background"))
    #expect(terminal.cell(state.x, state.y).background == 240)
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?1006h"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test func theCommandLineCountsMore() throws {
    try folder.write("frontmost/config.yaml", "theme: projector\ndevice: iPad\n")
    try folder.write("other.yaml", "theme: light\nos: 12\n")
    let named = try start(["--device", "iPhone", "--theme", "high-contrast"])
    #expect(named.waitFor("iPhone · iOS 14"))
    #expect(named.cell(0, 0).background == 16)
    let other = try start(["--config", folder.path("other.yaml")])
    #expect(other.waitFor("iPhone · iOS 12"))
    #expect(other.cell(0, 0).background == 231)
    // A session says itself what it begins with.
    let session = try start(["launch-and-leave"])
    #expect(session.waitFor("iPhone · iOS"))
  }

  @Test func withoutColoursTheFilesThemeDoesNotCount() throws {
    try folder.write("frontmost/config.yaml", "theme: projector\n")
    let none = try start([], ["NO_COLOR": "1"])
    #expect(none.waitFor("Delegate messages"))
    #expect(none.cell(0, 0).background == nil)
    let asked = try start(["--theme", "projector"], ["NO_COLOR": "1"])
    #expect(asked.waitFor("Delegate messages"))
    #expect(asked.cell(0, 0).background == 231)
  }

  @Test func aTerminalWithEightColoursIsSentNoOthers() throws {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["--theme", "projector"], type: "xterm")
    #expect(terminal.waitFor("Delegate messages"))
    #expect(terminal.cell(0, 0).background == 7)
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("8;5;"))
  }

  @Test func whatIsWrongIsSaidBeforeTheTerminalIsTouched() throws {
    try folder.write("frontmost/config.yaml", "mouse: 1\n")
    for (arguments, text) in [
      ([], "config.yaml:1:8: 'mouse' must be true or false, not '1'"),
      (["--config", folder.path("none.yaml")], "none.yaml: No such file"),
      (["--config", folder.url.path], "directory"),
      (["--theme", "lihgt", "--config", "/dev/null"], "did you mean 'light'?"),
    ] {
      let terminal = try start(arguments)
      #expect(terminal.waitForExit() == .exited(2))
      // The sentence may be broken at the terminal's edge.
      #expect(terminal.lines.joined().contains(text), "\(terminal.text)")
      #expect(!terminal.output.contains(0x1B))
    }
    // What does not open the interface does not mind.
    #expect(try Command(["actions"], environment: environment).status == 0)
  }
}
