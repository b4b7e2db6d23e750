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
