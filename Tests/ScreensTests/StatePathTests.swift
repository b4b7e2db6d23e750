import Lifecycle
import Rulebooks
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The path of states of what is selected is always there, where there is room.
@Suite struct StatePathTests {
  /// What is filled in a state's color in the panel.
  private func lit(_ driver: Driver, _ style: Style) -> String {
    let grid = driver.picture.screen.grid
    guard let rect = Layout(driver.model, driver.model.size).path else { return "" }
    var text = ""
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where grid[x, y].style == style {
        text.unicodeScalars.append(Unicode.Scalar(grid[x, y].scalar) ?? " ")
      }
    }
    return text
  }

  @Test(arguments: [
    (Size(columns: 110, rows: 36), Device.Model.iPhone), (Size(columns: 120, rows: 40), .iPhone),
    (Size(columns: 200, rows: 60), .iPhone), (Size(columns: 110, rows: 36), .iPad),
    (Size(columns: 120, rows: 40), .iPad), (Size(columns: 200, rows: 60), .iPad),
  ])
  func theStateIsLitAndTheLastStepNamed(_ size: Size, _ device: Device.Model) {
    var driver = Driver(device, size: size)
    driver.press("1")
    #expect(lit(driver, .bandActive) == " ● active ")
    #expect(driver.line("◐ → ●  ").contains("sceneDidBecomeActive(_:)"))
    #expect(driver.line("· unattached").contains("▶ ● active"), "\(driver.text)")
    driver.press("h")
    #expect(lit(driver, .bandBackground) == " ○ background ")
    #expect(driver.line("◐ → ○  ").contains("sceneDidEnterBackground(_:)"))
    #expect(driver.line("· unattached").contains("○ background ◀"), "\(driver.text)")
    #expect(driver.line("╰─ ◌ suspended").contains("in ~5 s"))
    driver.press("t")
    #expect(lit(driver, .bandSuspended) == " ◌ suspended ")
  }

  /// An app without scenes has no scene to attach.
  @Test func anAppsOwnStatesAreThere() {
    var driver = Driver(os: Release(7), size: Size(columns: 120, rows: 40))
    #expect(driver.line("○ background").contains("· never launched ─"), "\(driver.text)")
    driver.press("1c")
    #expect(lit(driver, .bandInactive) == " ◐ inactive ")
    #expect(driver.line("● → ◐  ").contains("applicationWillResignActive(_:)"))
  }

  /// Before iOS 4 an app is in front, or it does not run.
  @Test func statesThatThereAreNotAreNotShown() {
    var driver = Driver(os: Release(3), size: Size(columns: 120, rows: 40))
    driver.press("1")
    #expect(driver.line("▶ ● active").contains("not running ━"), "\(driver.text)")
    #expect(!driver.line("▶ ● active").contains("background"))
    #expect(!driver.text.contains("╰─ ◌ suspended"))
  }

  /// A kill without notice has no message to look at, but a reason.
  @Test func theLastStepHasItsReason() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1htsx")
    #expect(driver.line("◌ → ·").contains("killed"))
    #expect(driver.text.contains("because A suspended app that is force-quit is killed without"))
    driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1h")
    #expect(driver.text.contains("because The Home Screen appears, so Notes"), "\(driver.text)")
  }

  @Test func atALargeSizeTheReasonStandsBeside() {
    for device in [Device.Model.iPhone, .iPad] {
      var driver = Driver(device, size: Size(columns: 200, rows: 60))
      driver.press("1h")
      #expect(driver.text.contains("─ Why: sceneDidEnterBackground(_:) ─"), "\(driver.text)")
      #expect(driver.text.contains("The Home Screen appears, so Notes leaves the screen."))
      // In the log it is about the row that is chosen.
      driver.press("<tab><tab>")
      while driver.model.focus != .log { driver.press("<tab>") }
      driver.press("<up>")
      #expect(driver.text.contains("─ Why: sceneWillResignActive(_:) ─"), "\(driver.text)")
    }
  }

  @Test func nothingOfItIsThereWithoutRoom() {
    for size in [Size(columns: 80, rows: 24), Size(columns: 109, rows: 40)] {
      var driver = Driver(size: size)
      driver.press("1")
      #expect(!driver.text.contains("States of"))
    }
  }

  /// The large diagram shows all that it would.
  @Test func theDiagramTakesItsPlace() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1vs")
    #expect(driver.lines("States of").count == 1)
    driver.press("vs")
    driver.click("diagram")
    #expect(driver.model.sidePanel is StatesPanel)
  }

  /// Where the path has no room, the log's last rows say why.
  @Test(arguments: [
    (Device.Model.iPhone, "1htsx", "killed without notice."),
    (.iPhone, "1htek", "the system kills"),
    (.iPhone, "1htek1", "because Notes was killed for memory"),
    (.iPhone, "1h", "because The Home Screen appears, so Notes leaves"),
    (.iPad, "1ewsx", "because Another window remains, so the app keeps running."),
    (.iPad, "1esc", "because Control Center appears over"),
  ])
  func atASmallSizeTheLogSaysWhy(_ device: Device.Model, _ keys: String, _ words: String) throws {
    var driver = Driver(device)
    driver.press(keys)
    let place = try #require(driver.find(words), "\(driver.text)")
    #expect(driver.picture.screen.grid[place.x, place.y].style == .dim)
    #expect(driver.line("because ").contains("│ because "))
    // What the reason is about is in sight above it.
    let log = Layout(driver.model, driver.model.size)
    #expect(log.logRows >= 6 && log.path == nil)
  }

  /// The reason of an action before would not be this one's.
  @Test func anActionThatSendsNothingHasNoReasonThere() {
    var driver = Driver()
    driver.press("1hts")
    #expect(!driver.text.contains("because"), "\(driver.text)")
    // In the log it is about the row that is chosen.
    driver.press("<tab><up>")
    #expect(driver.text.contains("because The process stays in memory"), "\(driver.text)")
  }

  @Test func aSentenceIsCutAtAWord() {
    #expect(Shortening.words("one two three", to: 13) == "one two three")
    #expect(Shortening.words("one two three", to: 12) == "one two…")
    #expect(Shortening.words("one two three", to: 8) == "one two…")
    #expect(Shortening.words("one two three", to: 7) == "one…")
    #expect(Shortening.words("onetwothree", to: 6) == "onetw…")
  }

  @Test func theReasonTakesNoRoomFromTheDevice() {
    for device in [Device.Model.iPhone, .iPad] {
      var driver = Driver(device, size: Size(columns: 60, rows: 20))
      driver.press("1h")
      #expect(driver.text.contains("9:41") && driver.text.contains("sceneDidEnterBackground(_:)"))
      #expect(!driver.text.contains("because"))
    }
  }

  @Test func narrowScreensHaveDeviceAndLog() {
    var driver = Driver(size: Size(columns: 60, rows: 20))
    driver.press("1h")
    #expect(driver.text.contains("9:41") && driver.text.contains("sceneDidEnterBackground(_:)"))
    driver.press("<tab>")
    #expect(driver.text.contains("9:41") && driver.text.contains("Apps and scenes"))
  }
}
