import CLibrary
import Foundation
import TerminalEmulation
import Testing

/// A recording, whatever others do with its file meanwhile.
@Suite struct RecorderTests {
  private func start(_ path: String) throws -> EmulatedTerminal {
    try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["--record", path], columns: 160, rows: 40)
  }

  private func recorder(_ path: String) throws -> EmulatedTerminal {
    let terminal = try start(path)
    #expect(terminal.waitFor("● REC"), "\(terminal.text)")
    return terminal
  }

  /// Two recorders would write over each other's lines.
  @Test func theSecondRecorderIsTold() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("class.session")
    let first = try recorder(path)
    first.type("1")
    #expect(first.waitFor("sceneDidBecomeActive"))
    let second = try start(path)
    #expect(second.waitFor("another program is recording to this file"), "\(second.text)")
    second.type("2")
    #expect(second.waitFor("sceneDidBecomeActive"))
    // Whoever has lost a recording is asked before they go.
    second.type("qy")
    #expect(second.waitForExit() == .exited(0))
    first.type("hq")
    #expect(first.waitForExit() == .exited(0))
    let text = try folder.read("class.session")
    #expect(
      text.contains("> open Notes") && text.contains("> home") && !text.contains("> open Mail"))
    #expect(try Command(["check", path]).status == 0)
    // Once nobody records any more, the file is one like any other.
    let third = try start(path)
    #expect(third.waitFor("already exists") || third.waitFor("Overwrite"), "\(third.text)")
  }

  /// What is cut off from outside is said, and no gap of zero bytes comes into the file.
  @Test(arguments: [0, 40, 200]) func aRecordingThatIsCutOffGoesOn(_ length: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("class.session")
    let terminal = try recorder(path)
    terminal.type("1")
    #expect(terminal.waitFor("sceneDidBecomeActive"))
    let before = try folder.read("class.session")
    #expect(truncate(path, off_t(length)) == 0)
    terminal.type("h")
    #expect(terminal.waitFor("was cut off by another program"), "\(terminal.text)")
    terminal.type("lq")
    #expect(terminal.waitForExit() == .exited(0))
    let after = try folder.read("class.session")
    #expect(after.hasPrefix(String(before.prefix(length))) && !after.utf8.contains(0))
    let lines = after.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("> home") } && lines.contains { $0.hasPrefix("> lock") })
    #expect(lines.last == "# Recording: ended")
  }

  @Test func aRecordingThatIsRemovedIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("class.session")
    let terminal = try recorder(path)
    #expect(unlink(path) == 0)
    terminal.type("1")
    #expect(terminal.waitFor("the file was removed by another program"), "\(terminal.text)")
    terminal.type("qy")
    #expect(terminal.waitForExit() == .exited(0))
  }

  /// A pipe is recorded to like a file, and its reader may go.
  @Test func thePipesReaderMayGo() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let alone = try start(path)
    #expect(alone.waitFor("no program reads from this pipe"), "\(alone.text)")
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    let terminal = try recorder(path)
    terminal.type("1")
    #expect(terminal.waitFor("sceneDidBecomeActive"))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &buffer, buffer.count)
    #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).contains("> open Notes"))
    close(reader)
    terminal.type("h")
    #expect(terminal.waitFor("the program that read from this pipe has ended"), "\(terminal.text)")
    terminal.type("qy")
    #expect(terminal.waitForExit() == .exited(0))
  }

  /// The same where lines take the picture's place.
  @Test func whatIsSaidIsInTheFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("class.session")
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["--linear", "--record", path])
    #expect(terminal.waitFor("recording"))
    terminal.type("open Notes\r")
    #expect(terminal.waitFor("didFinishLaunching"))
    terminal.signal(SIGKILL)
    _ = terminal.waitForExit()
    #expect(try folder.read("class.session").contains("> open Notes"))
  }
}
