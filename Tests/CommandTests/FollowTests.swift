import CLibrary
import Foundation
import TerminalEmulation
import Testing

/// `frontmost follow`, on a terminal, while a file is written.
@Suite struct FollowTests {
  let folder: TemporaryFolder
  private static let header = "os: 14\napp: Notes scenes\napp: Mail scenes\nshow: all\n"

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path("class.session") }

  private func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private func start(_ arguments: [String] = []) throws -> EmulatedTerminal {
    try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["follow", path] + arguments)
  }

  @Test func aFileIsShownAsItGrows() throws {
    let terminal = try start()
    #expect(terminal.waitFor("○ waiting for class.session"))
    try folder.write("class.session", "os: 13\n")
    #expect(terminal.waitFor("◉ following class.session"))
    #expect(terminal.waitFor("iOS 13"))
    try folder.write("class.session", Self.header)
    #expect(terminal.waitFor("iOS 14"))
    try append("> open No")
    try append("tes\n")
    #expect(terminal.waitFor("▸ open Notes"))
    try append("> hoem\n")
    #expect(terminal.waitFor("did you mean 'home'?"))
    try append("> home +2\n")
    #expect(terminal.waitFor("▸ home"))
    try folder.write("new.session", Self.header + "> open Mail\n")
    #expect(rename(folder.path("new.session"), path) == 0)
    #expect(terminal.wait { $0.text.contains("▸ open Mail") && !$0.text.contains("open Notes") })
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  /// A recorder that was killed is no recorder: nobody waits for it.
  @Test func aRecorderThatDiedIsSaid() throws {
    let recorder = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["--record", path])
    #expect(recorder.waitFor("REC"))
    recorder.type("1")
    let terminal = try start()
    #expect(terminal.waitFor("◉ following class.session"))
    #expect(terminal.waitFor("▸ open Notes"))
    kill(recorder.process, SIGKILL)
    #expect(terminal.waitFor("nobody is recording class.session: it was interrupted"))
    #expect(terminal.waitFor("○ interrupted class.session"))
    try append("> home\n")
    #expect(terminal.waitFor("▸ home"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    // Who comes later learns it, too.
    let late = try start(["--linear"])
    #expect(late.waitFor("nobody is recording class.session: it was interrupted"))
  }

  @Test func anotherRecordingInTheSamePipeIsAnotherSession() throws {
    let recording = "session: 1\n" + Self.header + "> open Notes\n  ...\n"
    let answer = try Command(
      ["follow", "-", "--linear"],
      input: recording
        + "# Recording: ended\nsession: 1\nos: 7\napp: Mail app-delegate\n> open Mail\n")
    #expect(answer.lines.count { $0.contains("another recording of standard input begins") } == 1)
    #expect(answer.lines.contains { $0.contains("iOS 7") })
    #expect(answer.lines.contains("> open Mail"))
  }

  @Test func aFileThatIsCutOffOrReplacedIsSaid() throws {
    try folder.write("class.session", Self.header + "> open Notes\n")
    let terminal = try start()
    #expect(terminal.waitFor("▸ open Notes"))
    try folder.write("class.session", Self.header)
    #expect(terminal.waitFor("class.session was cut off; reading it from its beginning"))
    try folder.write("new.session", Self.header + "> open Mail\n")
    #expect(rename(folder.path("new.session"), path) == 0)
    #expect(terminal.waitFor("class.session was replaced; reading it from its beginning"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  /// At the live end and elsewhere.
  @Test(arguments: ["", ","]) func aQuietFileWakesNobody(_ keys: String) throws {
    try folder.write("class.session", Self.header + "> open Notes\n> home +1\n")
    let terminal = try start()
    #expect(terminal.waitFor("▸ home"))
    terminal.type(keys)
    terminal.observe(for: 0.3)
    func switches() throws -> [Substring] {
      let status = try String(contentsOfFile: "/proc/\(terminal.process)/status", encoding: .utf8)
      return status.split(separator: "\n").filter { $0.contains("voluntary_ctxt") }
    }
    let before = try switches()
    // Longer than it takes until Notes would be suspended, if the device's time flowed here.
    #expect(terminal.observe(for: 6) == 0)
    #expect(try switches() == before)
  }

  @Test func aFloodIsPaintedInAFewFrames() throws {
    try folder.write("class.session", Self.header)
    let terminal = try start()
    #expect(terminal.waitFor("◉ following"))
    terminal.observe(for: 0.2)
    let before = terminal.output.count
    let flood = String(repeating: "> open Notes\n> home\n", count: 10_000)
    try append(flood + "> open Mail\n")
    #expect(terminal.waitFor("▸ open Mail", timeout: 30))
    #expect(terminal.output.count - before < 20_000)
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  /// What a recorder writes arrives with each key, and without differences.
  @Test func aRecordingIsFollowedKeyByKey() throws {
    let recorder = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")),
      ["--app", "Notes scenes", "--app", "Mail scenes", "--record", path])
    #expect(recorder.waitFor("Delegate messages"))
    let viewer = try start()
    for (keys, words) in [
      ("1", "▸ open Notes"), ("h", "▸ home"), ("z", "▸ open Notes"), ("l", "▸ lock"),
    ] {
      recorder.type(keys)
      #expect(viewer.waitFor(words), "\(viewer.text)")
    }
    #expect(!viewer.text.contains("✗"), "\(viewer.text)")
    recorder.type("q")
    #expect(recorder.waitForExit() == .exited(0))
    viewer.type("q")
    #expect(viewer.waitForExit() == .exited(0))
  }

  @Test func aPipeIsFollowedWithKeysFromTheTerminal() throws {
    try folder.write("class.session", Self.header + "> open Notes\n")
    let program = try #require(builtProduct("frontmost"))
    let terminal = try EmulatedTerminal(
      running: "/bin/sh", ["-c", "(cat '\(path)'; sleep 1) | '\(program)' follow -"])
    #expect(terminal.waitFor("◉ following standard input"))
    #expect(terminal.waitFor("▸ open Notes"))
    #expect(terminal.waitFor("■ end of standard input"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test func linesComeAsTheyAreWritten() throws {
    let text = Self.header + "> open Notes\n# Look.\n> hoem\n> home +1\n"
    let answer = try Command(["follow", "-", "--linear"], input: text)
    #expect(answer.status == 0)
    #expect(answer.lines.contains("An iPhone with iOS 14."))
    #expect(answer.lines.contains("> open Notes") && answer.lines.contains("# Look."))
    #expect(answer.lines.contains("  Notes sceneDelegate#1 sceneDidEnterBackground(_:)"))
    #expect(answer.lines.contains { $0.hasPrefix("-:7:3: unknown action 'hoem'") })
    #expect(answer.lines.last == "standard input has ended")
  }

  /// Whoever looks back, or does something else, is left alone until they come back.
  @Test func whatComesMeanwhileWaits() throws {
    try folder.write("class.session", Self.header + "> open Notes\n> home +1\n")
    let terminal = try start()
    #expect(terminal.waitFor("▸ home"))
    terminal.type(",")
    #expect(terminal.waitFor("◉ looking back in class.session"))
    try append("> lock\n")
    #expect(terminal.waitFor("+1  g e"))
    try append("> unl")
    try append("ock\n> open Mail\n")
    #expect(terminal.waitFor("+3  g e"))
    #expect(!terminal.text.contains("lock"), "\(terminal.text)")
    terminal.type("ge")
    #expect(terminal.waitFor("▸ open Mail"))
    #expect(terminal.waitFor("◉ following class.session"))
    terminal.type("h")
    #expect(terminal.waitFor("now on your own branch, beside class.session; g e goes back"))
    try append("> switcher\n")
    #expect(terminal.waitFor("+1  g e"))
    terminal.type("ge")
    #expect(terminal.waitFor("▸ switcher"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test func wordsLeadElsewhereAndBack() throws {
    try folder.write("class.session", Self.header + "> open Notes\n")
    let terminal = try start(["--linear"])
    #expect(terminal.waitFor("> open Notes"))
    terminal.send("home\nlog 1\n".utf8)
    #expect(terminal.waitFor("now on your own branch"))
    #expect(terminal.waitFor("1 > home"))
    try append("> lock\n")
    #expect(terminal.waitFor("class.session goes on; 'go-to present' shows the new actions"))
    #expect(!terminal.text.contains("> lock"))
    terminal.send("go-to present\n".utf8)
    #expect(terminal.waitFor("> lock"))
    terminal.send("branches\n".utf8)
    #expect(terminal.waitFor("1 home at"))
    terminal.send("restart\n".utf8)
    #expect(terminal.waitFor("quit before you open another session"))
    terminal.send("quit\n".utf8)
    #expect(terminal.waitForExit() == .exited(0))
  }

  /// By the recording, which says so, or else by the pipe.
  @Test(arguments: ["", "# Recording: ended\n"]) func itsEndIsSaidOnce(_ end: String) throws {
    let answer = try Command(
      ["follow", "-", "--linear"], input: Self.header + "> open Notes\n" + end)
    #expect(answer.lines.filter { $0 == "standard input has ended" }.count == 1)
  }

  @Test func aFolderThatIsNotThereIsSaid() throws {
    let answer = try Command(["follow", folder.path("nowhere/class.session")])
    #expect(answer.status == 2)
    #expect(answer.errors.contains("nowhere/class.session: No such file or directory"))
  }
}
