import Lifecycle
import Rulebooks
import Testing

@testable import Screens
@testable import Workbench

/// Another device, another release, other apps, put together in lists.
@Suite struct SetUpTests {
  private func choose(_ row: String, _ driver: inout Driver) {
    guard let list = driver.model.popup as? ItemList,
      let index = list.items.firstIndex(where: { $0.title.hasPrefix(row) })
    else {
      Issue.record("no row begins with \(row)")
      return
    }
    driver.press("<home>" + String(repeating: "j", count: index) + "<enter>")
  }

  private func chosenRow(_ driver: Driver) -> String? {
    guard let list = driver.model.popup as? ItemList else { return nil }
    return list.items[list.selected].title
  }

  private func header(_ driver: Driver) -> String {
    driver.model.simulation.setup.header.joined(separator: "\n")
  }

  @Test func aDeviceIsPutTogether() {
    var driver = Driver(apps: ["Notes scenes", "Mail scenes"])
    driver.press("rs")
    choose("Device: iPhone", &driver)
    choose("iOS version", &driver)
    choose("iOS 15", &driver)
    choose("Notes", &driver)
    choose("[ ] multiple-windows", &driver)
    choose("[ ] background:audio", &driver)
    choose("Saves edits in", &driver)
    choose("sceneWillResignActive", &driver)
    choose("Back", &driver)
    choose("Add an app", &driver)
    driver.press("My App<enter>")
    choose("Delegate: a scene delegate", &driver)
    choose("Back", &driver)
    choose("Mail", &driver)
    choose("Remove", &driver)
    choose("Restart with this setup", &driver)
    #expect(
      header(driver) == """
        session: 1
        device: iPad
        os: 15
        app: Notes scenes multiple-windows background:audio saves:sceneWillResignActive
        app: "My App" app-delegate saves:applicationWillResignActive
        show: appDelegate sceneDelegate
        """)
    #expect(driver.note == "new session: an iPad with iPadOS 15")
    #expect(driver.model.popup == nil)
    driver.press("2")
    #expect(driver.actions == ["open \"My App\""])
  }

  /// A display that stays on belongs to an iPhone from iOS 16 on: an iPad has no such row, and an
  /// earlier version leaves it.
  @Test func theDisplayMayStayOn() throws {
    var driver = Driver(os: Release(17))
    driver.press("rs")
    choose("Always-On Display: off", &driver)
    choose("Restart with this setup", &driver)
    #expect(header(driver).contains("device: iPhone always-on\n"))
    driver.press("1l")
    try Golden.check(driver, "locked-always-on-80x24")
    driver.press(":compare ios 15<enter>")
    #expect(driver.text.contains("iPhone, iOS 15"))
    driver.press("<esc>rs")
    choose("Device: iPhone", &driver)
    #expect(!driver.text.contains("Always-On Display"))
    choose("Restart with this setup", &driver)
    #expect(header(driver).contains("device: iPad\n"))
  }

  /// An iPad's windows overlap from iPadOS 26 on: one is in front and hides the other or does
  /// not; the Home Screen moves both aside.
  @Test func windowsMayOverlap() throws {
    var driver = Driver(.iPad, os: Release(26))
    driver.press("rs")
    choose("Windows: full screen", &driver)
    choose("Restart with this setup", &driver)
    #expect(header(driver).contains("device: iPad windowed\n"))
    driver.press("14")
    try Golden.check(driver, "windows-overlap-80x24")
    driver.press("er")
    try Golden.check(driver, "window-hides-80x24")
    driver.press("h")
    try Golden.check(driver, "windows-aside-80x24")
  }

  @Test func whatIsOnIsTurnedOff() {
    var driver = Driver(
      apps: ["Notes scenes multiple-windows background:audio,fetch tasks:refresh ends-tasks"])
    driver.press("rs")
    choose("Notes", &driver)
    for word in ["multiple-windows", "background:audio", "tasks:refresh", "ends-tasks"] {
      choose("[x] \(word)", &driver)
    }
    choose("Back", &driver)
    choose("Restart with this setup", &driver)
    #expect(header(driver).contains("app: Notes scenes background:fetch\n"))
  }

  /// The row goes through the ways in which an app can be written on the iOS version, and a SwiftUI
  /// app has switches of its own.
  @Test func anAppIsWrittenInAnotherWay() {
    var driver = Driver(apps: ["Notes scenes saves:sceneDidEnterBackground"])
    driver.press("rs")
    choose("Notes", &driver)
    #expect(!driver.text.contains("scene-storage"))
    choose("Delegate: a scene delegate", &driver)
    choose("Delegate: only the app delegate", &driver)
    choose("[ ] scene-storage", &driver)
    choose("[ ] delegate-adaptor", &driver)
    choose("[x] delegate-adaptor", &driver)
    choose("Back", &driver)
    choose("Restart with this setup", &driver)
    #expect(
      header(driver).contains("app: Notes swiftui saves:scenePhase(.background) scene-storage\n"))
    driver.press("rs")
    choose("Notes", &driver)
    choose("Delegate: none, a SwiftUI App", &driver)
    #expect(driver.text.contains("Delegate: a scene delegate"))
    choose("Back", &driver)
    choose("iOS version", &driver)
    choose("iOS 12", &driver)
    choose("Notes", &driver)
    choose("Delegate: a scene delegate", &driver)
    choose("Delegate: only the app delegate", &driver)
    #expect(driver.text.contains("Delegate: only the app delegate"))
  }

  /// The SDK decides on iOS 27 whether an app without scenes starts: its row is on the first
  /// screen, and the built-in app that shows it differs from iOS 26 to 27.
  @Test func theLinkedSDKIsFound() {
    var driver = Driver(os: Release(27))
    driver.press("6")
    #expect(driver.text.contains("Game scenesRequired"))
    driver.press(":compare ios 26<enter>")
    #expect(driver.text.contains("application(_:didFinishLaunchingWithOptions:)"))
    driver.press("<esc>rs")
    choose("Game", &driver)
    #expect(driver.text.contains("Linked SDK: iOS 27"))
    choose("Linked SDK", &driver)
    #expect(chosenRow(driver) == "Linked SDK: iOS 27")
    choose("Linked SDK: iOS 17", &driver)
    choose("Back", &driver)
    choose("Restart with this setup", &driver)
    #expect(header(driver).contains("app: Game app-delegate sdk:17 saves:"))
    driver.press("6")
    #expect(driver.text.contains("application(_:didFinishLaunchingWithOptions:)"))
  }

  /// A list opens at what holds now, the newest version first as everywhere.
  @Test func listsOpenAtWhatHoldsNow() {
    var driver = Driver(os: Release(14), apps: ["Notes scenes saves:sceneDidEnterBackground"])
    driver.press("rs")
    choose("iOS version", &driver)
    #expect(chosenRow(driver) == "iOS 14")
    #expect((driver.model.popup as? ItemList)?.items.first?.title == "iOS 27")
    driver.press("<esc>")
    choose("Notes", &driver)
    choose("Saves edits in", &driver)
    #expect(chosenRow(driver) == "sceneDidEnterBackground")
  }

  /// What cannot be is said, nothing is lost, and the list is still there.
  @Test func whatCannotBeIsRefused() {
    var driver = Driver(apps: ["Notes scenes"])
    driver.press("1rs")
    choose("iOS version", &driver)
    choose("iOS 12", &driver)
    choose("Restart with this setup", &driver)
    #expect(driver.note.contains("iOS 12 has no scenes"))
    #expect(driver.actions == ["open Notes"])
    choose("Notes", &driver)
    choose("Delegate: a scene delegate", &driver)
    choose("Back", &driver)
    choose("Restart with this setup", &driver)
    #expect(driver.actions.isEmpty)
    driver.press("rs")
    choose("Add an app", &driver)
    driver.press("Notes<enter>")
    choose("Back", &driver)
    choose("Restart with this setup", &driver)
    #expect(driver.note.contains("defined twice"))
  }

  /// Escape goes one level back, as the row "Back to the setup" does, and keeps what was chosen.
  @Test func escapeGoesOneLevelBack() {
    var driver = Driver(apps: ["Notes scenes", "Mail scenes"])
    driver.press("rs")
    choose("iOS version", &driver)
    #expect(driver.text.contains("Enter choose  Esc back"))
    driver.press("<esc>")
    #expect(chosenRow(driver)?.hasPrefix("iOS version") == true)
    #expect(driver.text.contains("Enter choose  Esc close"))
    choose("Mail", &driver)
    choose("[ ] multiple-windows", &driver)
    choose("Saves edits in", &driver)
    driver.press("<esc>")
    #expect(chosenRow(driver)?.hasPrefix("Saves edits in") == true)
    choose("Name: Mail", &driver)
    #expect(driver.text.contains("Esc back"))
    driver.press("Post<esc>")
    #expect(chosenRow(driver) == "Name: Mail")
    driver.press("<esc>")
    #expect(chosenRow(driver) == "Mail")
    choose("Add an app", &driver)
    driver.press("<esc>")
    #expect(chosenRow(driver) == "Add an app…")
    choose("Add an app", &driver)
    driver.press("Foo<enter>")
    #expect(driver.text.contains("App: Foo"))
    driver.click("Esc back")
    #expect(chosenRow(driver) == "Foo")
    choose("Restart with this setup", &driver)
    #expect(
      header(driver).contains(
        "app: Notes scenes\napp: Mail scenes multiple-windows\n"
          + "app: Foo scenes saves:sceneWillResignActive\n"))
  }

  /// What was changed and not applied is there again, and the footer says how to get to it.
  @Test func whatIsNotAppliedIsKept() {
    var driver = Driver(apps: ["Notes scenes"])
    driver.press("rs<esc>")
    #expect(driver.note == "")
    driver.press("rs")
    #expect(!driver.text.contains("Not applied yet"))
    choose("Device: iPhone", &driver)
    #expect(driver.text.contains("Not applied yet"))
    driver.press("<esc>")
    #expect(driver.model.popup == nil)
    #expect(driver.note == "the setup is not applied yet; r s goes back to it")
    driver.press("1hrs")
    #expect(driver.text.contains("Device: iPad") && driver.text.contains("Not applied yet"))
    choose("Discard these changes", &driver)
    #expect(driver.text.contains("Device: iPhone") && !driver.text.contains("Not applied yet"))
    driver.press("<esc>")
    #expect(driver.note == "" && driver.model.popup == nil)
    #expect(header(driver).contains("device: iPhone"))
  }
}
