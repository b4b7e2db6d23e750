import Lifecycle
import Sessions
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// Apps whose code does not compile, on the screen.
@Suite struct FailedBuildTests {
  private static let failure = FailedBuild(
    [
      FailedBuild.Mistake(
        "MyApp/A.swift:12:5: no such thing", source: ["  let a = b", "          ^"])
    ],
    isOfSources: true)

  @Test func errorsStandOnAPage() {
    var driver = Driver(apps: ["Notes scenes host:MyApp"])
    _ = driver.model.buildApps()
    _ = driver.model.codeReported(.step("UIKit"))
    #expect(driver.text.contains("Compiling UIKit"))
    // The device's time stands still meanwhile.
    driver.model.isClockRunning = true
    driver.pass(5_000)
    #expect(driver.model.device.now.milliseconds == 0)
    _ = driver.model.codeReported(.failed(FailedBuildTests.failure))
    #expect(driver.text.contains("MyApp/A.swift:12:5: no such thing"))
    // The mark stands below the place.
    let column = driver.line("let a = b").firstRange(of: "b ")?.lowerBound
    #expect(column == driver.line("^").firstRange(of: "^")?.lowerBound)
    #expect(!driver.model.isBuilding)
    driver.press("<esc>")
    #expect(!driver.text.contains("MyApp/A.swift"))
    driver.press("vc")
    #expect(driver.text.contains("MyApp/A.swift:12:5: no such thing"))
  }

  /// A device whose Notes has code that does not compile, and an app of the model.
  private func unbuilt(columns: Int = 120, rows: Int = 40) -> Driver {
    var driver = Driver(
      apps: ["Notes scenes host:MyApp", "Mail scenes"],
      size: Size(columns: columns, rows: rows))
    driver.model.isClockRunning = false
    _ = driver.model.buildApps()
    _ = driver.model.codeReported(.failed(FailedBuildTests.failure))
    driver.press("<esc>")
    return driver
  }

  /// Nothing runs that is not the app's code while its code does not compile.
  @Test(arguments: [(80, 24), (120, 40)])
  func anAppWithoutItsCodeIsNotOpened(columns: Int, rows: Int) {
    var driver = unbuilt(columns: columns, rows: rows)
    for words in ["not compile", "r b", "r w", "v c"] { #expect(driver.text.contains(words)) }
    driver.press("1")
    #expect(driver.actions.isEmpty)
    #expect(driver.note == "Notes: 1 error in its code; r b builds it; r w goes on without it")
    // Other apps are opened, and the device shows them.
    driver.press("2")
    #expect(driver.actions == ["open Mail"])
    #expect(!driver.text.contains("v c show errors"))
    // No other way leads there either.
    driver.press(":url Notes a://b<enter>")
    #expect(driver.actions == ["open Mail"])
  }

  @Test func theUserGoesOnWithoutTheCode() {
    var driver = unbuilt()
    driver.press("rw")
    #expect(driver.note == "Notes runs without its code; r b builds it")
    #expect(!driver.text.contains("not compile"))
    driver.press("1")
    #expect(driver.actions == ["open Notes"])
    #expect(driver.effects.isEmpty)
  }

  @Test func theCodeIsBuiltAgainAfterAFirstFailure() {
    var driver = unbuilt()
    driver.press("rb")
    #expect(driver.effects == [.buildApps(rebuilding: nil)])
    #expect(driver.model.isBuilding)
    let app = OwnApp(app: AppID(0), folder: "MyApp", methods: [], lint: [])
    _ = driver.model.codeReported(.built([app]))
    #expect(!driver.text.contains("not compile"))
    driver.press("1")
    #expect(driver.effects.last == .runCode)
  }

  /// Who does not wait for a build is told as well.
  @Test func aBuildThatIsEndedLeavesTheAppUnbuilt() {
    var driver = Driver(apps: ["Notes scenes host:MyApp"])
    _ = driver.model.buildApps()
    driver.press("<esc>1")
    #expect(driver.actions.isEmpty)
    #expect(driver.text.contains("its code is not built"))
  }

  /// A session that is followed runs no code here.
  @Test func nothingOfAFollowedSessionIsBuilt() {
    var driver = Driver(apps: ["Notes scenes host:MyApp"])
    driver.model.work { $0.follow(name: "class.session", file: "class.session") }
    driver.press("rb")
    #expect(driver.effects.isEmpty)
    #expect(!driver.model.isBuilding)
  }

  /// Another session has nothing to do with it.
  @Test func anotherSessionForgetsIt() throws {
    var driver = unbuilt()
    driver.press("rx")
    #expect(driver.text.contains("not compile"))
    let source = SourceFile(name: "a", text: "app: Notes scenes\n")
    driver.model.open(
      try OpenedSession(
        reading: source, library: Driver.library, overrides: Overrides()), atEnd: false)
    #expect(!driver.text.contains("not compile"))
    #expect(driver.model.ownCode.failed == nil)
  }
}
