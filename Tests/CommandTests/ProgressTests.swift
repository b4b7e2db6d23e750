import Foundation
import TerminalEmulation
import Testing

/// Long work says how far it is on a terminal, and ends with what is done so far.
@Suite struct ProgressTests {
  /// Sessions that take a while.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text =
      "app: Notes scenes\n"
      + String(repeating: "> open Notes\n  ...\n> home\n  ...\n", count: 4_000)
    for index in 0..<400 { try folder.write("all/\(index).session", text) }
    return folder
  }

  @Test func aTerminalSeesHowMuchIsLeft() throws {
    let folder = try folder()
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["check", folder.path("all")])
    #expect(terminal.waitFor(" of 400, about "))
    terminal.type("\u{3}")
    #expect(terminal.waitFor("interrupted: "))
    #expect(terminal.waitFor(" passed, 0 failed"))
    #expect(terminal.waitForExit() == .exited(130))
    #expect(!terminal.text.contains(" left"))
  }

  @Test func aPipeSeesNothing() throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 { try folder.write("\(index).session", BadFileTests.good) }
    let run = try Command(["check", ".", "-j", "2"], in: folder.url)
    #expect(run.status == 0 && run.output == "20 passed, 0 failed\n" && run.errors == "")
  }
}
