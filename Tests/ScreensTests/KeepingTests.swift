import Lifecycle
import Rulebooks
import Testing

@testable import Screens

/// Nothing that was done is lost by leaving a session: by quitting, or by another session in its
/// place.
@Suite struct KeepingTests {
  private func kept(_ driver: Driver) -> [String] {
    driver.effects.compactMap { if case .keep(let text, _) = $0 { text } else { nil } }
  }

  @Test(arguments: ["q", "<ctrl-c>", "rx", "rv7<enter>", "gs<enter>"])
  func leavingKeepsTheSession(_ keys: String) throws {
    var driver = Driver()
    driver.press("1h" + keys)
    let text = try #require(kept(driver).first)
    #expect(kept(driver).count == 1)
    #expect(text.contains("> open Notes\n") && text.contains("> home"))
    #expect(driver.model.popup == nil, "no question is asked")
  }

  /// What comes after the point in time at which it is left is kept as well.
  @Test func whoLooksBackKeepsTheWholeSession() throws {
    var driver = Driver()
    driver.press("1hl,,q")
    #expect(try #require(kept(driver).first).contains("> lock"))
  }

  @Test func whatAFileHasIsNotKeptAgain() {
    for keys in ["q", "rx", "gs<enter>q", "gs<enter>..q"] {
      var driver = Driver()
      driver.press(keys)
      #expect(kept(driver).isEmpty, "\(keys)")
    }
  }

  @Test func aRecordingIsEndedAndNothingIsKept() {
    var driver = Driver()
    driver.press("1rrx<enter>")
    _ = driver.model.recordingOpened()
    driver.press("hq")
    #expect(kept(driver).isEmpty)
  }

  /// One step leads to another iOS version; what it cannot have is changed, and that is said.
  @Test func anotherVersionInOneStep() {
    var driver = Driver(apps: ["Notes scenes"])
    driver.press("1rv7<enter>")
    #expect(driver.model.simulation.setup.release == Release(7))
    #expect(driver.note.contains("iOS 7") && driver.note.contains("Notes app-delegate"))
    driver.press("rv14<enter>")
    #expect(driver.model.simulation.setup.release == Release(14))
  }
}
