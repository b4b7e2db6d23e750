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

  @Test func theLastSessionGoesOn() throws {
    let first = try start()
    first.type("1h")
    #expect(first.waitFor("sceneDidEnterBackground"))
    first.type("q")
    #expect(first.waitForExit() == .exited(0))
    #expect(first.text.contains("frontmost --last"), "\(first.text)")
    #expect(files.count == 1)
    let second = try start(["--last"])
    #expect(second.waitFor("▸ home"))
    second.type("2")
    #expect(second.waitFor("▸ open Mail"))
    second.type("q")
    #expect(second.waitForExit() == .exited(0))
    #expect(files.count == 2)
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
