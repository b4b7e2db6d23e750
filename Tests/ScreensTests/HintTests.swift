import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// Hints can be clicked where they are drawn, on frames and beneath what lies over the screen.
@Suite struct HintTests {
  private static let size = Size(columns: 120, rows: 40)

  private func driver(_ keys: String) -> Driver {
    var driver = Driver(size: HintTests.size)
    driver.press(keys)
    return driver
  }

  @Test func onThePanels() {
    var driver = driver("1")
    driver.click("/ search")
    #expect(driver.model.context == .prompt)
    driver.press("<esc>")
    driver.click("v m more")
    #expect(driver.model.log.filter.level == .views)
    driver.click(": all actions")
    #expect(driver.model.context == .palette)
  }

  @Test func aHintOfTheLogIsAboutTheLog() {
    var driver = driver("1h1h1h1h1h1h1h<tab><home><home><tab>")
    #expect(driver.model.focus == .apps)
    driver.click("G end")
    #expect(driver.model.focus == .log && driver.text.contains("live"))
    driver.press("/Resign<enter>")
    driver.click("Esc")
    #expect(driver.model.log.query.isEmpty)
  }

  @Test(arguments: [
    ("?", "Esc close"), ("gs", "Esc close"), ("1hvl", "Esc close"), ("1<tab>k<enter>", "Esc close"),
  ])
  func whatLiesOverTheScreenIsClosed(_ keys: String, _ hint: String) {
    var driver = driver(keys)
    #expect(driver.model.popup != nil)
    let isThere = driver.click(hint)
    #expect(isThere)
    #expect(driver.model.popup == nil)
  }

  @Test func arrowsOfTheHelp() {
    var driver = driver("?")
    driver.click("↓ next")
    #expect((driver.model.popup as? Help)?.selected == 1)
  }

  /// The keys at the bottom are those of what lies over the screen, and can be clicked.
  @Test func theFooterBeneathAPopup() {
    var driver = driver("gs")
    driver.click("r iOS version")
    #expect(driver.text.contains("Scenarios for iOS 14"))
    driver.click("p play")
    #expect(driver.model.travel.playback != nil)
    driver.press("<esc>:ho")
    driver.click("Tab complete")
    #expect(driver.text.contains(": home"))
    driver.press("<esc>1rx")
    driver.click("y yes")
    #expect(driver.actions.isEmpty)
  }

  @Test func theCaptionStepsOn() {
    var driver = driver("gs<enter>")
    driver.click(". next")
    #expect(driver.actions.count == 1)
  }

  private func footer(_ driver: Driver) -> Substring {
    driver.text.split(separator: "\n", omittingEmptySubsequences: false).last { !$0.isEmpty } ?? ""
  }

  /// Where one panel is shown at a time the footer always says that there are others, and which is
  /// the next one.
  @Test(arguments: [
    Size(columns: 50, rows: 30), Size(columns: 120, rows: 13), Size(columns: 50, rows: 16),
    Size(columns: 24, rows: 24), Size(columns: 20, rows: 8),
  ])
  func theNextPanelIsNamed(_ size: Size) {
    for keys in ["", "1", "1s", "1c", "1l", "1L", "1iy", "1Ly"] {
      var driver = Driver(size: size)
      driver.press(keys)
      driver.model.clearNote()
      for (panel, next) in [(Panel.device, "apps"), (.apps, "log"), (.log, "device")] {
        #expect(driver.model.focus == panel)
        #expect(footer(driver).contains("Tab \(next)"), "\(keys)\n\(driver.text)")
        #expect(footer(driver).contains("? help"), "\(keys)\n\(driver.text)")
        driver.click("Tab \(next)")
      }
      #expect(driver.model.focus == .device)
    }
  }

  /// A little larger, the device is always there: the place beside it has one panel at a time.
  @Test(arguments: [
    Size(columns: 71, rows: 30), Size(columns: 120, rows: 19), Size(columns: 60, rows: 18),
    Size(columns: 60, rows: 20),
  ])
  func besideTheDeviceTheNextPanelIsNamed(_ size: Size) {
    for keys in ["", "1", "1s", "1c", "1l", "1L", "1iy", "1Ly"] {
      var driver = Driver(size: size)
      driver.press(keys)
      driver.model.clearNote()
      for (hint, title) in [
        ("apps", "Delegate messages"), ("log", "Apps and"), ("apps", "Delegate"),
      ] {
        #expect(driver.text.contains("h Home"), "\(keys)\n\(driver.text)")
        #expect(driver.text.contains("─ \(title)"), "\(keys)\n\(driver.text)")
        #expect(footer(driver).contains("Tab \(hint)"), "\(keys)\n\(driver.text)")
        #expect(footer(driver).contains("? help"), "\(keys)\n\(driver.text)")
        driver.click("Tab \(hint)")
      }
    }
  }

  /// Enter does what the tour's own line says.
  @Test func inTheTourTheFooterLeavesEnterToIt() {
    var driver = Driver()
    driver.press(.function(1))
    #expect(driver.text.contains("Enter next step"))
    #expect(!footer(driver).contains("Enter") && !driver.text.contains("Enter open"))
  }

  @Test func theNextPanelIsNamedByItsOwnKey() {
    let size = Size(columns: 50, rows: 16)
    var driver = Driver(size: size, keys: ["next-panel": [.function(6)]])
    #expect(footer(driver).contains("F6 apps"))
    driver.press(.function(6))
    #expect(footer(driver).contains("F6 log"))
    driver = Driver(size: size, keys: ["next-panel": []])
    #expect(!footer(driver).contains("apps") && footer(driver).contains("? help"))
  }

  /// What would show the same is passed over, and not promised.
  @Test func theNextPanelIsAnotherOne() {
    var driver = Driver(size: Size(columns: 60, rows: 30))
    driver.press("1vs")
    #expect(!footer(driver).contains("Tab"))
    let picture = driver.text
    driver.press("<tab>")
    #expect(driver.text == picture)
    // The diagram as large as the screen stands for apps and log.
    driver = self.driver("1vs<tab>v+v+")
    driver.model.clearNote()
    #expect(footer(driver).contains("Tab device"))
    driver.press("<tab>")
    #expect(driver.model.focus == .device)
  }

  /// Where there are several, it comes last, where there is room.
  @Test func theNextOfSeveralPanels() {
    var driver = self.driver("1")
    #expect(footer(driver).contains("Tab log"))
    driver.click("Tab log")
    #expect(driver.model.focus == .log)
    driver.model.size = Size(columns: 200, rows: 50)
    #expect(footer(driver).contains("Tab apps"))
  }
}
