import Lifecycle
import Sessions
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// Code that does in a method what a test says, and shows a few controls.
private final class Code: LiveCode, @unchecked Sendable {
  var does: [String: [CodeEvent]] = [:]
  private(set) var heard: [String] = []
  var screen = OwnScreen(elements: [
    OwnScreen.Element(kind: .label, text: "0 touches", state: "on", controls: []),
    OwnScreen.Element(kind: .button, text: "Add", state: "on", controls: ["Add"]),
    OwnScreen.Element(
      kind: .segments, text: "One\tTwo", state: "0", controls: ["One", "Two"]),
    OwnScreen.Element(kind: .field, text: "", state: "empty", controls: ["field 1"]),
  ])
  var nextTimer: Instant?
  func controls(of window: UInt16) -> [String] { screen.elements.flatMap(\.controls) }

  func reset() { end() }
  func launch(at time: Instant) -> [CodeEvent] { [] }
  func receive(_ message: LiveMessage) -> [CodeEvent] {
    heard.append(message.selector)
    return does[message.selector] ?? []
  }
  func touch(_ control: String, in window: UInt16, at time: Instant) -> [CodeEvent] {
    screen.elements[0].text = "1 touches"
    return [.printed("touched \(control)")]
  }
  func type(_ text: String, at time: Instant) -> [CodeEvent] {
    screen.elements[3].text = text
    return [.printed("typed \(text)")]
  }
  func wake(at time: Instant) -> [CodeEvent] {
    nextTimer = nil
    return [.printed("tick")]
  }
  func suspend() { heard.append("suspend") }
  func resume() {}
  func end() { nextTimer = nil }
}

/// A device whose app Notes has code of its own, as the event loop drives it.
private struct Host {
  var driver: Driver
  let code = Code()
  private var live = LiveApps()
  private let notes = AppID(0)

  init(_ model: Device.Model = .iPhone, columns: Int = 120, rows: Int = 40) {
    driver = Driver(
      model, apps: ["Notes scenes host:MyApp", "Mail scenes"],
      size: Size(columns: columns, rows: rows))
    driver.model.isClockRunning = false
    live.host(notes, as: code)
    _ = driver.model.buildApps()
    let app = OwnApp(
      app: notes, folder: "MyApp", methods: ["sceneDidBecomeActive(_:)"], lint: [])
    report(.built([app]))
  }

  mutating func report(_ report: CodeReport) {
    driver.take(driver.model.codeReported(report))
  }

  /// Does what the code is asked for, as often as it is asked.
  mutating func settle() {
    while var job = driver.model.work({ $0.takeCodeJob() }) {
      let result = job.run(&live)
      let screens = AppScreens(
        app: notes, windows: [1: code.screen], saved: [KeyedText(key: "count", text: "1")])
      report(.done(result, [screens]))
    }
  }

  mutating func press(_ keys: String) {
    driver.press(keys)
    settle()
  }
}

/// Apps whose own code runs, on the screen.
@Suite struct OwnCodeTests {
  @Test func aKeyIsDoneByTheCodeToo() {
    var host = Host()
    host.driver.press("1")
    #expect(host.driver.effects.contains(.runCode))
    // Nothing has happened until the code has taken it.
    #expect(host.driver.actions.isEmpty)
    host.settle()
    #expect(host.driver.actions == ["open Notes"])
    #expect(host.code.heard.contains("sceneDidBecomeActive(_:)"))
    #expect(host.driver.model.isCodeRunning == false)
  }

  /// What is pressed while a method runs comes afterwards, in order; what only looks comes at once.
  @Test func keysWaitForTheCode() {
    var host = Host()
    host.driver.press("1h")
    host.driver.press("?")
    #expect(host.driver.model.popup is Help)
    host.driver.press("<esc>")
    host.report(.runs(AppID(0), "sceneDidBecomeActive(_:)"))
    #expect(host.driver.note == "Notes runs sceneDidBecomeActive(_:) …")
    #expect(host.driver.actions.isEmpty)
    host.settle()
    #expect(host.driver.actions == ["open Notes", "home"])
    #expect(host.driver.note.isEmpty)
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func whatItPrintsStandsBeneathTheMessage(columns: Int, rows: Int) throws {
    var host = Host(columns: columns, rows: rows)
    host.code.does["sceneWillResignActive(_:)"] = [.printed("going away"), .did(.save(AppID(0)))]
    host.press("1h")
    let lines = host.driver.text.split(separator: "\n").map(String.init)
    let place = try #require(lines.lastIndex { $0.contains("sceneWillResignActive(_:)") })
    #expect(lines[place + 1].contains("│ going away"))
    #expect(lines[place + 2].contains("◂ save Notes"))
  }

  /// A filter for another app hides them with their messages.
  @Test func printsGoWithTheirMessage() {
    var host = Host()
    host.code.does["sceneDidBecomeActive(_:)"] = [.printed("hello")]
    host.press("1")
    #expect(host.driver.text.contains("hello"))
    host.driver.press("<down><down><down>va")
    #expect(!host.driver.text.contains("hello"))
  }

  @Test func enterSaysWhenItWasPrinted() {
    var host = Host()
    host.code.does["sceneDidBecomeActive(_:)"] = [.printed("hello")]
    host.press("1")
    host.driver.press("<tab><end><enter>")
    #expect(host.driver.text.contains("printed this during Notes#1 sceneDidBecomeActive(_:)"))
  }

  // MARK: - Controls

  @Test func controlsAreDrawnAndTouched() {
    var host = Host()
    host.press("1")
    #expect(host.driver.text.contains("0 touches"))
    #expect(host.driver.text.contains("e u use a control"))
    host.driver.click("[ Add ]")
    host.settle()
    #expect(host.driver.actions.last == "touch Add")
    #expect(host.driver.text.contains("1 touches"))
    #expect(host.driver.text.contains("│ touched Add"))
    host.driver.click(" Two ")
    host.settle()
    #expect(host.driver.actions.last == "touch Two")
  }

  /// In Split View each window has its own controls.
  @Test func theRightWindowIsTouched() {
    var host = Host(.iPad)
    host.press("2")
    host.press("es")
    #expect(host.driver.model.device.visible?.right?.app == AppID(0))
    host.driver.click("[ Add ]")
    host.settle()
    #expect(host.driver.actions.last == "touch-right Add")
    #expect(host.driver.text.contains("1 touches"))
    host.press("eu<enter>")
    #expect(host.driver.actions.last == "touch-right Add")
  }

  @Test func aFieldIsTypedInto() {
    var host = Host()
    host.press("1")
    host.driver.press("eu")
    #expect(host.driver.text.contains("Controls of Notes"))
    host.driver.press("<end><enter>")
    host.driver.press("Anna<enter>")
    host.settle()
    #expect(host.driver.actions.suffix(2) == ["touch \"field 1\"", "edit Notes Anna"])
    #expect(host.driver.text.contains("Anna"))
  }

  /// At an earlier point in time the device shows what the app showed then.
  @Test func thePastShowsWhatItShowedThen() {
    var host = Host()
    host.press("1")
    host.driver.click("[ Add ]")
    host.settle()
    host.driver.press(",")
    #expect(host.driver.text.contains("0 touches"))
    host.driver.press(".")
    #expect(host.driver.text.contains("1 touches"))
  }

  // MARK: - Time

  @Test func theClockStopsAtATimer() {
    var host = Host()
    host.code.nextTimer = nil
    host.press("1")
    host.code.nextTimer = Instant(milliseconds: 2_000)
    host.press("eu<esc>c")
    host.driver.model.work { $0.recording.nothingIsUnkept() }
    host.driver.model.isClockRunning = true
    #expect(host.driver.model.nextDeadline == 2_000)
    host.driver.pass(2_000)
    host.settle()
    #expect(host.driver.text.contains("│ tick"))
    #expect(host.driver.actions.last == "wait 2")
    // What code does by itself is part of the session: leaving asks whether to keep it.
    #expect(host.driver.model.work { $0.recording.isUnkept })
  }

  // MARK: - Files and folders

  /// No file runs code by being opened.
  @Test func aFileAsksFirst() {
    var driver = Driver(apps: ["Notes scenes host:MyApp"])
    driver.model.askForCode()
    #expect(driver.text.contains("runs the code in MyApp"))
    driver.press("n")
    #expect(driver.effects.isEmpty)
    driver.model.askForCode()
    driver.press("y")
    #expect(driver.effects == [.buildApps(rebuilding: nil)])
    #expect(driver.model.isBuilding)
  }

  /// Run with its code, a file that has something else says so, and where.
  @Test func whatTheCodeDoesOtherwiseIsSaid() throws {
    var host = Host()
    let text = """
      app: Notes scenes host:MyApp
      > open Notes
        ...
      > home
        Notes sceneDelegate#1 sceneWillResignActive(_:)
      < save Notes
        Notes sceneDelegate#1 sceneDidEnterBackground(_:)

      """
    let file = try SessionParser.parse(
      SourceFile(name: "a", text: text), library: Driver.library)
    var live = LiveApps()
    live.host(AppID(0), as: host.code)
    let opened = try OpenedSession(file, library: Driver.library, live: live)
    host.report(.opened(opened, nextTimer: nil, screens: []))
    #expect(host.driver.note.contains("home"))
    host.driver.press("gd")
    #expect(host.driver.text.contains("−"))
    #expect(host.driver.text.contains("< save Notes"))
  }

  @Test func whatIsKnownOfItIsAPage() {
    var host = Host()
    host.press("1")
    host.driver.press("vc")
    #expect(host.driver.text.contains("sceneDidBecomeActive(_:)"))
    #expect(host.driver.line("count").contains("1"))
  }

  /// A recording elsewhere names the folder from there.
  @Test func aRecordingNamesTheFolderFromItsOwn() {
    var host = Host()
    host.driver.model.work { $0.setFolders(SourceFolders(current: "/home/anna")) }
    host.driver.take(host.driver.model.work { $0.startRecording("work/class.session") })
    host.driver.take(host.driver.model.work { $0.recordingOpened() })
    #expect(host.driver.written.contains("app: Notes scenes host:../MyApp\n"))
  }
}
