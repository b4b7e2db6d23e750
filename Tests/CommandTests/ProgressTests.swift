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

  /// Nobody knows how long a search takes; it says what it has tried, and ends when it is told to.
  @Test func aSearchSaysHowFarItIs() throws {
    let never = "Notes appDelegate application(_:didFinishLaunchingWithOptions:)"
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")),
      ["paths", "--device", "iPad", "--to", "Notes foregroundActive", "--never", never])
    #expect(terminal.waitFor(" actions deep"), "\(terminal.text)")
    terminal.type("\u{3}")
    #expect(terminal.waitFor("no way within "), "\(terminal.text)")
    #expect(terminal.waitForExit() == .exited(130))
    #expect(!terminal.text.contains(" deep"))
  }

  @Test func aFilmSaysHowMuchIsLeft() throws {
    let folder = try TemporaryFolder()
    let actions = String(repeating: "> open Notes\n> home\n", count: 2_000)
    try folder.write("a.session", "app: Notes scenes\n" + actions)
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")),
      ["export", folder.path("a.session"), "--to", "asciicast", "-o", folder.path("a.cast")])
    #expect(terminal.waitFor(" of 4001, about "), "\(terminal.text)")
    terminal.type("\u{3}")
    // Half a film is of no use.
    #expect(terminal.waitForExit() == .killed(signal: SIGINT))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.cast")))
  }

  @Test func aPipeSeesNothing() throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 { try folder.write("\(index).session", BadFileTests.good) }
    let run = try Command(["check", ".", "-j", "2"], in: folder.url)
    #expect(run.status == 0 && run.output == "20 passed, 0 failed\n" && run.errors == "")
  }
}
