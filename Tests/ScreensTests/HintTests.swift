import Testing

@testable import Screens

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
    driver.click("v more")
    #expect(driver.model.log.filter.level == .views)
    driver.click("o menu")
    #expect(driver.model.context == .list)
  }

  @Test func aHintOfTheLogIsAboutTheLog() {
    var driver = driver("1h1h1h1h1h1h1h<tab>gg<tab>")
    #expect(driver.model.focus == .apps)
    driver.click("G end")
    #expect(driver.model.focus == .log && driver.text.contains("following"))
    driver.press("/Resign<enter>")
    driver.click("Esc")
    #expect(driver.model.log.query.isEmpty)
  }

  @Test(arguments: [
    ("?", "Esc close"), ("b", "Esc close"), ("1hC", "Esc close"), ("1<tab>k<enter>", "Esc close"),
  ])
  func whatLiesOverTheScreenIsClosed(_ keys: String, _ hint: String) {
    var driver = driver(keys)
    #expect(driver.model.overlay != nil)
    let isThere = driver.click(hint)
    #expect(isThere)
    #expect(driver.model.overlay == nil)
  }

  @Test func arrowsOfTheHelp() {
    var driver = driver("?")
    driver.click("↓")
    guard case .help(let top) = driver.model.overlay else {
      Issue.record("the help is gone")
      return
    }
    #expect(top == 1)
  }

  /// The keys at the bottom are those of what lies over the screen, and can be clicked.
  @Test func theFooterBeneathAnOverlay() {
    var driver = driver("b")
    driver.click("r release")
    #expect(driver.text.contains("Scenarios for iOS 14"))
    driver.click("p play")
    #expect(driver.model.playback != nil)
    driver.press("<esc>:ho")
    driver.click("Tab complete")
    #expect(driver.text.contains(": home"))
    driver.press("<esc>1<ctrl-r>")
    driver.click("y yes")
    #expect(driver.actions.isEmpty)
  }

  @Test func theCaptionStepsOn() {
    var driver = driver("b<enter>")
    driver.click(". next")
    #expect(driver.actions.count == 1)
  }
}
