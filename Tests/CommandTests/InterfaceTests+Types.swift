import TerminalEmulation
import Testing

/// Terminals whose type says little, or nothing.
extension InterfaceTests {
  @Test func aTerminalWithoutADescriptionIsTakenForACommonOne() throws {
    let terminal = try start(type: "xterm-ghostty-of-tomorrow")
    #expect(terminal.waitFor("\"xterm-ghostty-of-tomorrow\" is installed"), "\(terminal.text)")
    terminal.type("1")
    #expect(terminal.waitFor("foregroundActive"))
    terminal.type("q")
    expectEnd(terminal)
  }

  /// Where not even the common one is installed: the folders of descriptions are hidden, which
  /// needs a namespace of one's own.
  @Test(.enabled(if: Self.canHideDescriptions))
  func aTerminalIsRefusedWhereNoDescriptionIsInstalled() throws {
    let terminal = try EmulatedTerminal(
      running: "/bin/sh", ["-c", Self.hiding, try #require(builtProduct("frontmost"))],
      environment: ["HOME": "/nonexistent"], type: "xterm-kitty", columns: 200)
    #expect(terminal.waitForExit() == .exited(2), "\(terminal.text)")
    let said = "no terminfo entry for \"xterm-kitty\" (TERM) or xterm-256color"
    #expect(terminal.text.contains(said) && terminal.text.contains("frontmost run"))
    #expect(terminal.isRestored)
  }

  private static let hiding = """
    exec unshare --user --map-root-user --mount sh -c 'for folder in /etc /lib /usr/lib /usr/share
      do [ ! -d $folder/terminfo ] || mount -t tmpfs none $folder/terminfo || exit 99; done; exec "$0"' "$0"
    """

  private static let canHideDescriptions: Bool = {
    let run = try? EmulatedTerminal(running: "/bin/sh", ["-c", hiding, "/bin/true"])
    return run?.waitForExit() == .exited(0)
  }()

  @Test func aTerminalWithoutATypeIsRefused() throws {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), type: "")
    #expect(terminal.waitForExit() == .exited(2))
    // The sentence may be broken at the terminal's edge.
    let said = terminal.lines.joined()
    #expect(said.contains("frontmost run"))
    #expect(terminal.isRestored)
  }
}
