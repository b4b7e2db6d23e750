import Lifecycle
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The log's rows, and that a long log costs no more than a short one.
@Suite struct LogTests {
  @Test func theIndexFindsEveryRow() {
    var driver = Driver()
    for round in 0..<40 {
      driver.press("12h3c<esc>c")
      driver.press(round % 3 == 0 ? "c<esc>zzZ" : "<esc>")
      driver.pass(UInt32(round) * 300)
    }
    let model = driver.model
    var all: [LogRow] = []
    let timeline = model.simulation.timeline
    for entry in 0..<timeline.entries.count {
      timeline.forEachRow(of: entry, model.log.filter) { all.append($0) }
    }
    #expect(model.logRowCount == all.count)
    for start in stride(from: 0, to: all.count - 10, by: 7) {
      #expect(model.log.index.rows(start..<start + 10, timeline) == Array(all[start..<start + 10]))
    }
  }

  @Test func aLongLogIsDrawnQuickly() {
    var driver = Driver()
    for _ in 0..<20_000 { _ = driver.model.send(.open(SceneID(app: AppID(0), number: 0))) }
    for _ in 0..<20_000 {
      _ = driver.model.send(.controlCenter)
      _ = driver.model.send(.dismiss)
    }
    let clock = ContinuousClock()
    let time = clock.measure { for _ in 0..<20 { _ = driver.picture } }
    #expect(time < .seconds(1), "\(time)")
  }

  @Test func aScheduledEventStandsUnderItsTime() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(7_000)
    driver.press("1")
    #expect(driver.text.contains("00:05.0 · 5 s in the background (assumed)"))
    #expect(driver.text.contains("00:07.0 ▸ open Notes"))
    #expect(driver.text.contains("┄ Notes resumed, no message"))
  }

  @Test func aSuspensionTellsTheTimeInTheBackground() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(4_700)
    driver.press("c")
    driver.pass(300)
    #expect(driver.text.contains("00:05.0 · 5 s in the background (assumed)"))
  }

  @Test func longSelectorsLoseTheirMiddle() {
    #expect(Shortening.middle("application(_:didFinishLaunching)", to: 13) == "applic…ching)")
    #expect(Shortening.middle("short", to: 13) == "short")
    #expect(TextWidth.columns(of: Shortening.middle("日本語日本語", to: 7)) <= 7)
    #expect(Shortening.end("日本語", to: 4) == "日…")
  }
}
