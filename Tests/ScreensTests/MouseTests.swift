import Lifecycle
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// What is drawn can be clicked on, where it is drawn.
@Suite struct MouseTests {
  @Test(arguments: [(80, 24), (120, 40)]) func theDevicesControls(_ columns: Int, _ rows: Int) {
    var driver = Driver(size: Size(columns: columns, rows: rows))
    driver.click("Mail", onDevice: true)
    driver.click("▢")
    driver.click("▐l")
    driver.click("to unlock")
    #expect(driver.actions == ["open Mail", "home", "lock", "unlock"])
    driver.click("▢", .right)
    #expect(driver.actions.last == "switcher")
    driver.press("<esc>")
    driver.click("▐l", .right)
    driver.click("power off")
    driver.click("power on")
    #expect(driver.actions.suffix(3) == ["hold-lock", "accept", "power-on"])
  }

  /// With a clock, Home waits for a second click and the lock button for being let go.
  @Test func clicksThatAreDoubledOrHeld() {
    var driver = Driver()
    driver.press("1")
    driver.mouse(.press, "▢", at: 1_000)
    driver.mouse(.release, "▢", at: 1_050)
    #expect(driver.actions == ["open Notes"])
    driver.mouse(.press, "▢", at: 1_200)
    #expect(driver.actions == ["open Notes", "switcher"])
    driver.press("<esc>")

    driver.mouse(.press, "▢", at: 2_000)
    driver.mouse(.release, "▢", at: 2_050)
    #expect(driver.model.clickDeadline == 2_300)
    driver.settleClick(at: 2_300)
    #expect(driver.actions.last == "home")

    driver.mouse(.press, "▐l", at: 3_000)
    driver.settleClick(at: 3_600)
    #expect(driver.actions.last == "hold-lock")
    driver.mouse(.release, "▢", at: 3_700)
    driver.press("<esc>")

    driver.mouse(.press, "▐l", at: 4_000)
    driver.mouse(.release, "▐l", at: 4_100)
    #expect(driver.actions.last == "lock")
    #expect(driver.model.clickDeadline == nil)
  }

  /// A key that comes before the second click settles the first.
  @Test func aKeySettlesAClick() {
    var driver = Driver()
    driver.press("1")
    driver.mouse(.press, "▢", at: 1_000)
    driver.mouse(.release, "▢", at: 1_010)
    driver.press("2")
    #expect(driver.actions == ["open Notes", "home", "open Mail"])
  }

  @Test func alertsAndOverlays() {
    var driver = Driver()
    driver.press("1ea")
    driver.click("y Allow")
    driver.press("c")
    driver.click("Esc Close")
    driver.press("en")
    driver.click("y View")
    #expect(
      driver.actions == [
        "open Notes", "system-alert", "accept", "control-center", "dismiss", "local-alert Mail",
        "accept",
      ])
  }

  @Test func onlyTheTopmostOverlayHasKeys() {
    for size in GoldenTests.sizes {
      var driver = Driver(size: size)
      driver.press("1ecea")
      #expect(!driver.text.contains("Answer"))
      driver.click("y Allow")
      #expect(driver.text.contains("y Answer"))
      driver.press("cead")
      let device = Layout(driver.model, size).device
      #expect(driver.find("Esc Close", in: device) != nil)
      #expect(driver.find("Don't Allow", in: device) == nil)
      #expect(driver.find("Allow", in: device) == nil)
    }
  }

  @Test func nothingBeneathAnOverlayCanBeTouched() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("ea")
    let before = driver.actions
    let isThere = driver.click("Notes", onDevice: true)
    #expect(isThere)
    #expect(driver.actions == before)
  }

  @Test func cardsOfTheSwitcher() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("123s")
    driver.click("2 Mail", onDevice: true)
    #expect(driver.actions.last == "choose Mail")
  }

  @Test func theSplitViewsDivider() {
    var driver = Driver(.iPad)
    driver.press("1es")
    driver.click("◆")
    #expect(driver.actions.last == "resize")
  }

  @Test func theFootersKeys() {
    var driver = Driver()
    driver.press("1")
    driver.click("h Home")
    #expect(driver.actions.last == "home")
    driver.click("? help")
    #expect(driver.text.contains("Keys"))
    driver.effects(click: Point(x: 0, y: 0))
    #expect(driver.model.popup == nil)
  }

  @Test func panelRowsAndTheWheel() {
    var driver = Driver()
    driver.press("12121212")
    driver.click("5 Album")
    #expect(driver.model.appsPanel.selection == AppRow(app: AppID(4)))
    let log = driver.find("sceneDidBecomeActive")!
    for _ in 0..<3 { _ = driver.model.handle(.mouse(Mouse(.wheelUp, at: log))) }
    #expect(driver.model.log.top != nil)
    for _ in 0..<9 { _ = driver.model.handle(.mouse(Mouse(.wheelDown, at: log))) }
    #expect(driver.model.log.top == nil)
  }

  @Test func everyHitLiesOnTheScreen() {
    for device in [Device.Model.iPhone, .iPad] {
      for keys in ["", "1", "12s", "1ca", "1L", "1Ly", "1l", "1iy", "1?", "1:", "1o"] {
        var driver = Driver(device)
        driver.press(keys)
        let picture = driver.picture
        for hit in picture.hits {
          let bounds = picture.screen.grid.bounds
          #expect(hit.rect.intersection(bounds) == hit.rect && !hit.rect.isEmpty)
        }
      }
    }
  }
}

extension Driver {
  mutating func effects(click point: Point) {
    _ = model.handle(.mouse(Mouse(.press, at: point)))
  }
}
