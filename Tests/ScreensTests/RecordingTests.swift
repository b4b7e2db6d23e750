import Lifecycle
import Sessions
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// What a recording has, and what the program does when there can be none.
@Suite struct RecordingTests {
  @Test func aTildeIsTheHomeFolder() {
    var driver = Driver()
    driver.model.setFolders(SourceFolders(home: "/home/anna"))
    driver.press("rr<ctrl-u>~/a.session<enter>")
    #expect(driver.effects == [.openRecording(path: "/home/anna/a.session", .new)])
  }

  /// The recording so far, run again.
  private func again(_ text: String) throws -> String {
    let file = try SessionParser.parse(
      SourceFile(name: "recording", text: text), library: Driver.library)
    var lines = ""
    SessionPrinter(file, try Simulation(file.setup, library: Driver.library)).print {
      lines += $0 + "\n"
    }
    return lines
  }

  @Test func runsAgainToTheSameText() throws {
    var driver = Driver()
    driver.press("1")
    driver.pass(1_234)
    driver.press("rr<enter>")
    #expect(driver.effects == [.openRecording(path: "class.session", .new)])
    let opening = driver.model.recordingOpened()
    driver.press("h")
    driver.pass(6_000)
    driver.press("cc<esc>2zZz")
    driver.pass(10)
    driver.press(":wait 2.5<enter>")
    driver.pass(7_777)
    driver.press("rr")
    #expect(driver.effects.last == .closeRecording)
    guard case .write(let start) = opening.first else { throw Problem("no beginning") }
    let text = start + driver.written
    #expect(text.contains("> home +1.234"))
    #expect(text.contains("! Control Center is already shown"))
    #expect(text.contains("> undo\n"))
    // Nothing fell due after the last action, so there is nothing to wait for.
    #expect(!text.contains("7.777"))
    #expect(try again(text).split(separator: "\n") == text.split(separator: "\n"))
  }

  @Test func recordsAnOpenedSessionStepByStep() throws {
    var driver = Driver()
    let session = "> open Notes\n> home +2.5\n> bogus\n".replacing("> bogus", with: "> switcher")
    let file = try SessionParser.parse(
      SourceFile(name: "lesson", text: session), library: Driver.library)
    try driver.model.open(file, atEnd: false)
    #expect(driver.actions.isEmpty)
    #expect(!driver.model.isClockRunning)
    let effects = driver.model.startRecording("x.session")
    #expect(effects == [.openRecording(path: "x.session", .new)])
    let opening = driver.model.recordingOpened()
    driver.press("ZZZ")
    driver.pass(1_000)
    driver.press("zZZ")
    guard case .write(let start) = opening.first else { throw Problem("no beginning") }
    let text = start + driver.written
    #expect(text.contains("> home +2.500"))
    #expect(text.contains("> redo"))
    #expect(try again(text).split(separator: "\n") == text.split(separator: "\n"))
  }

  @Test func opensAtItsEnd() throws {
    var driver = Driver()
    let file = try SessionParser.parse(
      SourceFile(name: "lesson", text: "> open Notes\n> home +2.5\n"), library: Driver.library)
    try driver.model.open(file, atEnd: true)
    #expect(driver.actions == ["open Notes", "home"])
    #expect(driver.model.device.now.milliseconds == 2_500)
  }

  @Test func asksBeforeItOverwrites() {
    var driver = Driver()
    driver.press("rr<ctrl-u>old.session<enter>")
    driver.model.recordingExists("old.session")
    #expect(driver.text.contains("old.session already exists"))
    driver.press("<esc>")
    #expect(driver.model.recording.status == .off)
    driver.press("rr<ctrl-u>old.session<enter>")
    driver.model.recordingExists("old.session")
    driver.press("<down><enter>")
    #expect(driver.effects.last == .openRecording(path: "old.session", .overwrite))
  }

  /// The first choice loses nothing: the recording's session is opened, and goes on.
  @Test func goesOnWithARecording() throws {
    var driver = Driver()
    driver.press("1rr<ctrl-u>old.session<enter>")
    driver.model.recordingExists("old.session")
    driver.press("<enter>")
    #expect(driver.effects.last == .openRecording(path: "old.session", .goOn))
    let text = "os: 14\napp: Mail scenes\n> open Mail\n# A word.\n> home +1\n# Recording: ended\n"
    let file = try SessionParser.parse(
      SourceFile(name: "old.session", text: text), library: Driver.library)
    let effects = driver.model.recordingContinues(
      try OpenedSession(file, library: Driver.library))
    // What was on the device before is kept.
    guard case .keep = effects.last else { return #expect(Bool(false), "\(effects)") }
    #expect(driver.actions == ["open Mail", "home"])
    #expect(driver.text.contains("● REC old.session"))
    driver.press("1")
    guard case .write(let more) = driver.effects.last else { return #expect(Bool(false)) }
    #expect(more.hasPrefix("> open Mail\n  Mail "))
    driver.press("z")
    #expect(driver.effects.last == .write("> undo\n"))
    driver.press("rr")
    _ = driver.model.work { $0.endRecording() }
    driver.press("rr")
    #expect(driver.text.contains("old.session"))
  }

  @Test func saysThatItFailedAndAsksBeforeItQuits() {
    var driver = Driver()
    driver.press("rr<enter>")
    _ = driver.model.recordingOpened()
    #expect(driver.text.contains("● REC class.session"))
    driver.model.recordingFailed("No space left on device")
    #expect(driver.text.contains("not recorded: class.session: No space left on device"))
    #expect(driver.text.contains("NOT RECORDED"))
    driver.press("1")
    #expect(driver.actions == ["open Notes"])
    driver.press("q")
    #expect(driver.effects.last != .quit)
    driver.press("y")
    #expect(driver.effects.last == .quit)
  }

  @Test(arguments: ["rx", "gs<enter>"]) func asksBeforeItEnds(_ keys: String) {
    var driver = Driver()
    driver.press("rrx<enter>")
    _ = driver.model.recordingOpened()
    driver.press(keys)
    #expect(driver.text.contains("ends."))
    driver.press("n")
    #expect(driver.model.isRecording)
    driver.press(keys + "y")
    #expect(driver.effects.last == .closeRecording)
    #expect(driver.note.hasPrefix("recorded to x; "))
  }

  @Test func quitEndsTheRecording() {
    var driver = Driver()
    driver.press("1hrr<enter>")
    _ = driver.model.recordingOpened()
    driver.pass(5_000)
    driver.press("q")
    #expect(
      driver.effects.suffix(3) == [
        .write("> wait 5.000\n  Notes system suspended\n# Recording: ended\n"), .closeRecording,
        .quit,
      ])
  }

  /// A class that follows reads it at once, behind what has happened since the last action.
  @Test func narrationIsWrittenAtOnce() {
    var driver = Driver()
    driver.press("1hrr<enter>")
    _ = driver.model.recordingOpened()
    driver.press("rnFirst<enter>")
    #expect(driver.effects.last == .write("# First\n"))
    driver.pass(5_000)
    driver.press("rnNow it is suspended<enter>")
    #expect(
      driver.effects.suffix(2) == [
        .write("> wait 5\n  Notes system suspended\n"), .write("# Now it is suspended\n"),
      ])
    #expect(driver.text.contains("▸ wait 5"))
    driver.pass(1_000)
    driver.press("rmmine<enter>")
    driver.pass(250)
    driver.press("1")
    let last = driver.effects.last
    guard case .write(let text) = last else { return #expect(Bool(false), "\(last as Any)") }
    #expect(text.hasPrefix("> open Notes +1.250\n"))
    // What was undone has been undone in the file, too.
    driver.press("zz")
    #expect(driver.effects.suffix(2) == [.write("> undo\n"), .write("> undo\n")])
  }

  /// Nobody types what would be thrown away.
  @Test func narrationIsRefusedBeforeItIsTyped() {
    var driver = Driver()
    driver.press("1rn")
    #expect(driver.model.popup == nil && driver.note.contains("not recording"), "\(driver.text)")
  }
}
