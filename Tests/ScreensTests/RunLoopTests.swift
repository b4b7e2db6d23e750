import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// What the chosen app's run loop does, and how long it still runs.
@Suite struct RunLoopTests {
  private func driver(_ keys: String, _ apps: [String] = []) -> Driver {
    var driver = Driver(apps: apps, size: Size(columns: 120, rows: 40))
    driver.press("vr" + keys)
    return driver
  }

  @Test func saysWhatItDoes() {
    #expect(driver("").text.contains("not running: no process, no run loop"))
    #expect(driver("1").text.contains("waiting for events"))
    #expect(driver("1").text.contains("the foreground: it is never suspended there"))
    #expect(driver("1ht").text.contains("suspended: no code runs"))
    #expect(driver("1:hang Notes<enter>").text.contains("blocked for good"))
    #expect(driver("1", ["Slow scenes launch-time:3"]).text.contains("launching: its main thread"))
    #expect(driver("1:hang Notes 3<enter>").text.contains("blocked: its main thread is busy"))
  }

  /// A process that is launched after another's end is not taken for one that still launches.
  @Test func theNextProcessStartsOver() {
    let text = driver("1:crash Notes<enter>1:hang Notes<enter>").text
    #expect(text.contains("blocked for good"))
  }

  @Test func onlyABlockedMainThreadIsMarked() throws {
    let blocked = "blocked for good"
    for (keys, words) in [
      ("", "not running:"), ("1ht", "suspended:"), ("1:hang Notes<enter>", blocked),
    ] {
      let driver = driver(keys)
      let place = try #require(driver.find(words))
      let style = driver.picture.screen.grid[place.x, place.y].style
      #expect((style == .refusal) == (words == blocked), "\(words) \(style)")
    }
  }

  @Test func saysWhatWaitsInOrder() {
    let text = driver("1:hang Notes 3<enter>et").text
    #expect(text.contains("1 application sendEvent(_:)"))
    #expect(text.contains("4 view#1 touchesEnded(_:with:)"))
    #expect(!text.contains("waits for Notes: 4"))
  }

  @Test func saysWhatKeepsItRunning() {
    let apps = ["Music scenes background:audio", "Notes scenes"]
    #expect(
      driver("1:begin Music audio<enter>h", apps).text.contains("♪ audio, which it declares"))
    #expect(
      driver("2:begin Notes audio<enter>h", apps).text.contains("not by ♪ audio"))
    #expect(
      driver("1:begin Music task<enter>h", apps).text.contains(
        "backgroundTimeRemaining 30 s (task expires)"))
  }

  @Test func countsTheTimeOfAScheduledTask() {
    let apps = ["Notes scenes tasks:refresh,processing"]
    let refresh = driver("1:submit Notes refresh<enter>hteb", apps).text
    #expect(refresh.contains("an app refresh task, until it is completed"))
    #expect(refresh.contains("backgroundTimeRemaining 30 s (task expires)"))
    let processing = driver("1:submit Notes processing<enter>hlteb", apps).text
    #expect(processing.contains("a processing task, until it is completed"))
    #expect(processing.contains("backgroundTimeRemaining 5 min (task expires)"))
  }

  @Test func countsDownOnceASecond() {
    var driver = driver("1h")
    #expect(driver.text.contains("suspends in 5 s (assumed)"))
    #expect(driver.model.nextDeadline == 1_000)
    driver.pass(200)
    #expect(driver.text.contains("suspends in 5 s (assumed)"))
    #expect(driver.model.nextDeadline == 800)
    driver.pass(800)
    #expect(driver.text.contains("suspends in 4 s (assumed)"))
    #expect(driver.model.nextDeadline == 1_000)
    driver.press(" ")
    #expect(driver.text.contains("suspends in 4 s (assumed)   the clock is stopped"))
    #expect(driver.model.nextDeadline == nil)
  }

  @Test func nothingWakesWhereNothingCountsDown() {
    var driver = driver("1")
    #expect(driver.model.nextDeadline == nil)
    driver.press("h2")
    // The chosen app is in front; the other's suspension is due, and is not shown.
    #expect(driver.model.nextDeadline == 5_000)
    driver.press("hvr")
    #expect(driver.model.nextDeadline == 5_000)
  }

  @Test func itsPlaceIsTheDiagrams() {
    var driver = driver("1")
    driver.press("vs")
    #expect(driver.text.contains("States of Notes") && !driver.text.contains("Run loop"))
    driver.press("vr")
    #expect(!driver.text.contains("States of Notes") && driver.text.contains("Run loop of Notes"))
    driver.click("v r close")
    #expect(!driver.text.contains("Run loop"))
  }
}
