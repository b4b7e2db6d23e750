import Foundation
import TerminalEmulation
import Testing

/// Whoever quits finds the session again.
@Suite struct KeptSessionTests {
  private let folder = try! TemporaryFolder()

  private func start(_ arguments: [String] = []) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), arguments,
      environment: ["XDG_STATE_HOME": folder.path("state")], columns: 80, rows: 24)
    #expect(terminal.waitFor("Delegate messages"))
    return terminal
  }

  private var files: [String] {
    let path = folder.path("state/frontmost/sessions")
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// It continues live where it was left, says so in a sentence, and stays one file.
  @Test func theLastSessionGoesOn() throws {
    let first = try start()
    first.type("1h")
    #expect(first.waitFor("sceneDidEnterBackground"))
    first.type("q")
    #expect(first.waitForExit() == .exited(0))
    #expect(first.text.contains("frontmost --last"), "\(first.text)")
    #expect(files.count == 1)
    let date = String(try #require(files.first).prefix(10))
    let second = try start(["--last"])
    #expect(
      second.waitFor("You continue the session that you left on \(date) at "), "\(second.text)")
    #expect(second.text.contains("▸ home"))
    // The clock runs: nothing has to be started first.
    #expect(second.waitFor("suspended, no message"))
    second.type("2")
    #expect(second.waitFor("▸ open Mail"))
    second.type("q")
    #expect(second.waitForExit() == .exited(0))
    #expect(second.text.contains("frontmost --last"))
    #expect(files.count == 1)
    let path = folder.path("state/frontmost/sessions") + "/" + (try #require(files.first))
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept.contains("> open Notes") && kept.contains("> open Mail"), "\(kept)")
    #expect(try Command(["check", path]).status == 0)
  }

  /// A session that was only looked at stays as it was; a new one beside it has its own file.
  @Test func onlyTheContinuedSessionIsReplaced() throws {
    let first = try start()
    first.type("1")
    #expect(first.waitFor("foregroundActive"))
    first.type("q")
    #expect(first.waitForExit() == .exited(0))
    let looked = try start(["--last"])
    #expect(looked.waitFor("▸ open Notes"))
    looked.type("q")
    #expect(looked.waitForExit() == .exited(0))
    let kept = files
    #expect(kept.count == 1)
    let other = try start(["--last"])
    #expect(other.waitFor("▸ open Notes"))
    // A restart leaves the continued session untouched: nothing was added to it.
    other.type("rx")
    #expect(other.waitFor("No messages yet"))
    other.type("2")
    #expect(other.waitFor("▸ open Mail"))
    other.type("q")
    #expect(other.waitForExit() == .exited(0))
    #expect(files.count == 2 && files.contains(kept[0]), "\(files)")
  }

  @Test func twentyAreKept() throws {
    for _ in 0..<3 {
      let terminal = try start()
      terminal.type("1")
      #expect(terminal.waitFor("foregroundActive"))
      terminal.type("q")
      #expect(terminal.waitForExit() == .exited(0))
    }
    let path = folder.path("state/frontmost/sessions") + "/"
    for number in 10..<30 {
      try "> home\n".write(
        toFile: path + "2020-01-\(number).session", atomically: true, encoding: .utf8)
    }
    let terminal = try start()
    terminal.type("1")
    #expect(terminal.waitFor("foregroundActive"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(files.count == 20 && !files.contains("2020-01-10.session"))
  }

  @Test func whereNoneIsKeptThatIsSaid() throws {
    let run = try Command(
      ["--last"], environment: ["XDG_STATE_HOME": folder.path("nothing")])
    #expect(run.status == 2 && run.errors.contains("no session is kept yet"), "\(run.errors)")
  }
}
