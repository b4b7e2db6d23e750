import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

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

  /// The branches are there again when the session is continued, with what was said in them.
  @Test func branchesAreKept() throws {
    var driver = Driver()
    driver.press("1h")
    driver.press("rmaway<enter>")
    driver.press("lzz2hzs")
    let entries = driver.model.simulation.timeline.entries.map(\.step)
    let branches = driver.model.travel.branches.others
    #expect(branches.count == 2)
    driver.press("q")
    let text = try #require(kept(driver).first)
    let file = SourceFile(name: "kept", text: text)
    let session = try OpenedSession(reading: file, library: Driver.library, overrides: Overrides())
    var again = Driver()
    again.model.resume(session, leftAt: "today")
    #expect(again.model.simulation.timeline.entries.map(\.step) == entries)
    #expect(
      again.model.travel.branches.others.map { $0.tail.entries.map(\.step) }
        == branches.map { $0.tail.entries.map(\.step) })
    again.press("gb")
    #expect(again.text.contains("home at"))
    again.press("<down><enter>")
    #expect(again.model.travel.branches.markText(at: 2) == "away")
  }

  /// What a file undoes and replaces is a branch of it; a refused action replaces nothing.
  @Test func aFileHasBranches() throws {
    let text = """
      > open Notes
      > home
      # said
      > lock
      > undo
      > undo
      > unlock
      > open Mail
      """
    let file = SourceFile(name: "a", text: text)
    let session = try OpenedSession(reading: file, library: Driver.library, overrides: Overrides())
    let branch = try #require(session.branches.others.first)
    #expect(session.branches.others.count == 1)
    #expect(branch.tail.fork == 1 && branch.tail.entries.map(\.step) == [.home, .lock])
    #expect(session.branches.marks.isEmpty && session.branches.narration.isEmpty)
    var driver = Driver()
    driver.model.open(session, atEnd: true)
    driver.press("gb<down><enter>")
    #expect(driver.actions == ["open Notes", "home", "lock"])
    #expect(driver.model.travel.branches.narration(at: 2) == ["said"])
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
