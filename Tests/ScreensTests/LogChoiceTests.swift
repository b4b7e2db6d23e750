import Lifecycle
import Testing

@testable import Screens
@testable import Workbench

/// The row of the log that is chosen while the log has the keys.
@Suite struct LogChoiceTests {
  @Test func keysChooseARow() {
    var driver = Driver()
    driver.press("12h<tab>")
    #expect(driver.model.chosenLogPlace == driver.model.logRowCount - 1)
    driver.press("kk<up>")
    #expect(driver.model.chosenLogPlace == driver.model.logRowCount - 4)
    driver.press("j<down>")
    #expect(driver.model.chosenLogPlace == driver.model.logRowCount - 2)
    #expect(driver.text.contains("G follow"))
    driver.press("j")
    #expect(driver.model.log.chosen == nil)
    #expect(driver.text.contains("live"))
    driver.press("<home>")
    #expect(driver.model.chosenLogRow == .action(0))
    driver.press("<pgdn>")
    #expect((driver.model.chosenLogPlace ?? 0) > 5)
    driver.press("<end>")
    #expect(driver.model.log.chosen == nil && driver.model.log.top == nil)
  }

  @Test func everyKindOfRowCanBeChosen() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(6_000)
    driver.press("1cc<tab><home>")
    var seen: [LogRow] = []
    for _ in 0..<driver.model.logRowCount {
      if let row = driver.model.chosenLogRow { seen.append(row) }
      driver.press("j")
    }
    let count = driver.model.logRowCount
    #expect(seen == driver.model.log.index.rows(0..<count, driver.model.simulation.timeline))
    #expect(seen.contains(.refusal(4)))
  }

  @Test func whatComesLeavesTheChosenRow() {
    var driver = Driver()
    driver.press("1<tab>kk")
    let row = driver.model.chosenLogRow
    driver.press("ea")
    #expect(driver.model.chosenLogRow == row)
    driver.press("<tab>")
    #expect(!driver.text.contains("│▸") && !driver.text.contains("▸    Notes"))
  }

  @Test func theDevicesKeysStayInForce() {
    var driver = Driver()
    driver.press("1hsj<esc>2cl<tab>z")
    #expect(
      driver.actions == [
        "open Notes", "home", "switcher", "dismiss", "open Mail", "control-center",
      ])
  }

  @Test func aClickChoosesARow() throws {
    var driver = Driver()
    driver.press("12h")
    driver.click("scene(_:willConnectTo")
    #expect(driver.model.focus == .log)
    let row = try #require(driver.model.chosenLogRow)
    guard case .message(let index) = row else { throw NotAMessage() }
    let message = driver.model.simulation.timeline.message(at: index)
    #expect(driver.model.simulation.selector(message) == "scene(_:willConnectTo:options:)")
  }

  @Test func undoLeavesARowChosen() {
    var driver = Driver()
    driver.press("12h<tab>kkkkzzz")
    #expect(driver.model.pastLogRows == 0)
    #expect(driver.model.chosenLogPlace == 0)
    #expect(driver.text.contains("Back at 0 of 3"))
  }

  @Test func choosingInALongLogIsQuick() {
    var driver = Driver()
    for _ in 0..<20_000 {
      _ = driver.model.send(.controlCenter)
      _ = driver.model.send(.dismiss)
    }
    driver.press("<tab>")
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<10 {
        driver.press("k<home>jG<pgup>")
        _ = driver.picture
      }
    }
    #expect(time < .seconds(1), "\(time)")
  }

  struct NotAMessage: Error {}
}
