import Foundation
import TerminalEmulation
import Testing

/// Time travel in the built program, under a terminal emulation.
@Suite struct TravelTests {
  @Test func aFileIsReplayedLookedBackIntoAndTakenOver() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("travel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("class.session").path
    try "app: Notes scenes\n\n> open Notes\n# * away\n> home +0.2\n> lock\n".write(
      toFile: file, atomically: true, encoding: .utf8)
    let recorded = folder.appendingPathComponent("mine.session").path

    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), [file], environment: [:],
      type: "xterm-256color", columns: 80, rows: 24)
    #expect(terminal.waitFor("Replay: 0 of 3"), "\(terminal.text)")
    // It plays to its end by itself.
    terminal.type(">>>> ")
    #expect(terminal.waitFor("end of the replay"), "\(terminal.text)")
    // The beginning of the line over the whole session is clicked.
    let row = try #require(terminal.lines.firstIndex { $0.hasPrefix(" g g ") })
    terminal.click(try #require(terminal.column(of: "▬", in: row)), row)
    #expect(terminal.waitFor("Replay: 0 of 3"), "\(terminal.text)")
    terminal.type("gn")
    #expect(terminal.waitFor("# away"), "\(terminal.text)")
    terminal.type("rr")
    #expect(terminal.waitFor("Record to file"))
    terminal.press(.control("u"))
    terminal.type(recorded)
    terminal.press(.enter)
    #expect(terminal.waitFor("recording to"), "\(terminal.text)")
    terminal.type("c")
    #expect(terminal.waitFor("the old one is kept as 'class'"), "\(terminal.text)")
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored, "\(terminal.modes)")
    let text = try String(contentsOfFile: recorded, encoding: .utf8)
    #expect(text.contains("# * away\n> control-center\n"), "\(text)")
  }
}
