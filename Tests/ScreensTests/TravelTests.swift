import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// Points in time and branches of a session, through keys and pictures.
@Suite struct TravelTests {
  private func opened(_ text: String, size: Size = Size(columns: 80, rows: 24)) throws -> Driver {
    var driver = Driver(size: size)
    let file = try SessionParser.parse(
      SourceFile(name: "class.session", text: text), library: Driver.library)
    try driver.model.open(file, atEnd: false)
    return driver
  }

  private func cursor(_ driver: Driver) -> Int { driver.model.simulation.timeline.cursor }

  @Test func stepsShowTheDeviceAndTakeNothingBack() {
    var driver = Driver()
    driver.press("1hl")
    driver.press(",,")
    #expect(driver.text.contains("foregroundActive") && driver.text.contains("Back at 1 of 3"))
    #expect(driver.text.contains("1/3"))
    // The future is there, and has a mark where colours cannot say it.
    #expect(driver.line("sceneDidEnterBackground").contains(" ┊○"))
    driver.press("..")
    #expect(driver.model.isAtPresent && !driver.text.contains("Back at"))
    #expect(driver.actions == ["open Notes", "home", "lock"])
    driver.press(".")
    #expect(driver.note == "All messages are shown" || driver.note.contains("Slow motion is off"))
    driver.press("gg,")
    #expect(driver.note == "this is the beginning")
  }

  @Test func theClockStandsInThePastAndGoesOnAtThePresent() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(1_000)
    driver.press(",")
    #expect(driver.model.nextDeadline == nil && driver.text.contains("‖"))
    driver.pass(60_000)
    driver.press("ge")
    #expect(driver.model.device.now.milliseconds == 1_000)
    driver.pass(4_000)
    #expect(driver.text.contains("Notes suspended"))
  }

  @Test func marksAreGoneToAndPlacesWhereLinesFork() {
    var driver = Driver()
    driver.press("1hlgg.hG")
    driver.press("gggp")
    #expect(cursor(driver) == 0)
    driver.press("gn")
    #expect(cursor(driver) == 1)
    driver.press("gn")
    #expect(driver.model.isAtPresent)
  }

  @Test func whatLiesAheadIsPlayedByItsWord() {
    var driver = Driver()
    driver.press("1h:play<enter>")
    #expect(driver.note == "this is the present" && driver.model.travel.playback == nil)
    driver.press("gg:play<enter>")
    #expect(driver.model.travel.playback != nil)
    for _ in 0..<5 { driver.pass(3_000) }
    #expect(driver.model.isAtPresent)
  }

  @Test func actingInThePastKeepsTheFutureAsABranch() {
    var driver = Driver()
    driver.press("1hl,,c")
    #expect(driver.actions == ["open Notes", "control-center"])
    #expect(driver.note.contains("the old one is kept as 'home at 00:00.0'"))
    driver.press("gb<down><enter>")
    #expect(driver.actions == ["open Notes", "home", "lock"])
    // The one before is a branch now.
    driver.press("gb<down>r<ctrl-u>pulled up<enter>")
    #expect(driver.text.contains("pulled up"))
    driver.press("d")
    #expect(driver.text.contains("− home: not in the other"))
    #expect(driver.text.contains("+ control-center: not in the other"))
    // From there Escape leads back to the lines.
    driver.press("<esc>x")
    #expect(driver.text.contains("Delete the branch 'pulled up'?"))
    driver.press("y")
    #expect(driver.model.travel.branches.others.isEmpty)
  }

  @Test func aRefusedActionInThePastMakesNoBranch() {
    var driver = Driver()
    driver.press("1h1,,t")
    #expect(driver.model.note?.kind == .refusal)
    #expect(driver.model.travel.branches.others.isEmpty)
    #expect(driver.model.simulation.timeline.entries.count == 3)
  }

  @Test func anActionIsRemoved() {
    var driver = Driver()
    driver.press("1c<esc>h")
    driver.press("<tab><home>jjjjjj")
    guard case .action(1)? = driver.model.chosenLogRow else {
      Issue.record("\(driver.text)")
      return
    }
    driver.press("<delete>")
    // Escape has nothing to dismiss then.
    #expect(driver.note == "redone without control-center: 1 more is refused now")
    #expect(driver.actions == ["open Notes", "dismiss", "home"])
    #expect(driver.model.travel.branches.others.map(\.count) == [4])
  }

  @Test func theLogLeadsToAMoment() {
    var driver = Driver()
    driver.press("1h2<tab><home>")
    for _ in 0..<40 {
      if case .message(let index)? = driver.model.chosenLogRow,
        driver.model.simulation.selector(driver.model.simulation.timeline.message(at: index))
          == "sceneWillResignActive(_:)"
      {
        break
      }
      driver.press("j")
    }
    driver.press("gj")
    // In the middle of the action: it is told that it will resign, and is in front still.
    let isInFront = driver.text.contains("● foregroundActive")
    #expect(isInFront)
    let isOne = driver.text.contains("1 of 2 messages")
    #expect(isOne)
    driver.press(".")
    let isHeld = driver.model.presenting.slowMotion.held != nil
    #expect(!isHeld)
    let place = cursor(driver)
    #expect(place == 2)
    driver.press("ge<home>")
    let isClicked = driver.click("▸ home", .right)
    #expect(isClicked)
    let placeOfClick = cursor(driver)
    #expect(placeOfClick == 2)
  }

  /// The footer has one key for the way forward: the other does the same there.
  @Test(arguments: ["1hl,", "1hlz", "1hl<tab><home>,"])
  func theFooterHasOneWayForward(_ keys: String) {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press(keys)
    let footer = driver.text.split(separator: "\n").last ?? ""
    #expect(footer.contains(". step on") && !footer.contains("Z forward"), "\(footer)")
  }

  @Test func theLogLeadsToAScheduledEvent() throws {
    var driver = Driver()
    driver.press("1h")
    driver.pass(7_000)
    driver.press("2")
    // Nobody is told that an app is suspended, so that is no delegate's message.
    let clicked = driver.click("Notes suspended", .right)
    #expect(clicked && cursor(driver) == 2)
    #expect(driver.model.device.apps[0].process == .suspended)
    #expect(driver.model.device.now.milliseconds == 5_000)
    #expect(driver.note == "this event was scheduled; your next action comes before it")
    // It is the last that the log shows, and none of it lies ahead.
    let isPast = driver.text.contains("Notes suspended") && !driver.text.contains("┊")
    #expect(isPast && !driver.text.contains("▸ open Mail"))
    driver.press(".")
    #expect(driver.model.presenting.slowMotion.held == nil && driver.model.isAtPresent)
    // Escape leads to where the timeline stands, and what is done is done there.
    driver.click("Notes suspended", .right)
    driver.press("<tab>l")
    #expect(driver.actions == ["open Notes", "home", "lock"])
    #expect(driver.model.device.now.milliseconds == 0)
  }

  @Test func theWholeLineIsClickedAndDragged() throws {
    var driver = Driver()
    driver.press("1h2h1h2h1hvw")
    let hit = try #require(driver.picture.hits.last { $0.target == .scrub })
    func mouse(_ kind: Mouse.Kind, _ x: Int) {
      _ = driver.model.handle(.mouse(Mouse(kind, at: Point(x: x, y: hit.rect.y))))
    }
    mouse(.press, hit.rect.x)
    #expect(cursor(driver) == 0)
    let past = try #require(driver.picture.hits.last { $0.target == .scrub })
    mouse(.drag, past.rect.maxX - 1)
    #expect(driver.model.isAtPresent)
    mouse(.drag, past.rect.x + past.rect.width / 2)
    #expect((4...6).contains(cursor(driver)))
    mouse(.release, past.rect.x)
    mouse(.drag, past.rect.x)
    #expect(cursor(driver) != 0)
  }

  @Test func marksAreStoppedAtAndWritten() throws {
    let revision = try Library().revisions().current
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("rrx<enter>")
    for case .write(let text) in driver.model.recordingOpened() {
      let narration = text.split(separator: "\n").filter { $0.hasPrefix("#") }
      #expect(narration == ["# Rulebook: \(revision)"])
    }
    driver.press("1rmopen<enter>hrm<enter>rnIt has left.<enter>2")
    #expect(driver.text.contains("# * open") && driver.text.contains("# *"))
    #expect(driver.written.contains("# * open\n> home\n"))
    #expect(driver.written.contains("# *\n# It has left.\n> open Mail\n"))
    driver.press("gp")
    #expect(cursor(driver) == 2)
    driver.press("gp")
    #expect(cursor(driver) == 1 && driver.note == "# open")
    // The file stands at the end: what is marked here is in it once it is led here.
    driver.press("rmelsewhere<enter>")
    #expect(driver.note == "mark set; it is recorded if you continue from here")
    driver.press("rnSaid there.<enter>")
    #expect(driver.note == "it is recorded if you continue from here")
    driver.press("gngnge")
    #expect(!driver.written.contains("elsewhere"))
    driver.press("gpgp")
    #expect(cursor(driver) == 1)
    driver.press("l")
    #expect(driver.written.contains("> undo\n> undo\n# * elsewhere\n# Notice there.\n> lock\n"))
  }

  /// In the file they stand still; but another action has come in the place of theirs.
  @Test(arguments: ["> open Mail\n> undo\n> undo", "> undo"])
  func marksOfWhatWasTakenBackGoWithIt(_ way: String) throws {
    var driver = try opened("> open Notes\n> home\n# * left\n\(way)\n> lock\n# * off\n")
    driver.press("ge")
    #expect(driver.actions == ["open Notes", "lock"])
    #expect(!driver.text.contains("* left") && driver.text.contains("* off"))
  }

  @Test func marksOfWhatCanBeDoneAgainStay() throws {
    var driver = try opened("> open Notes\n> home\n# * left\n> undo\n")
    driver.press("ge")
    #expect(driver.text.contains("* left"))
  }

  @Test func theFutureOfAnOpenedSessionIsNotShownBeforehand() throws {
    var driver = try opened("# Two steps.\n\n> open Notes\n> home +2\n# * gone\n> lock\n")
    #expect(!driver.text.contains("▸ home"))
    driver.press("..")
    #expect(driver.text.contains("▸ home") && driver.text.contains("# * gone"))
    #expect(!driver.text.contains("▸ lock"))
    driver.press(",")
    // What has been seen stays, grey.
    #expect(driver.line("▸ home").contains(" ┊"))
    driver.press("gggn")
    #expect(cursor(driver) == 2)
  }

  @Test func anOpenedSessionIsReplayedAtItsPace() throws {
    var driver = try opened("> open Notes\n> home +2\n> lock +60\n")
    driver.press(" ")
    #expect(driver.model.nextDeadline == 1_000)
    driver.press(">")
    #expect(driver.note == "pace: 2x" && driver.model.nextDeadline == 500)
    driver.pass(500)
    #expect(driver.model.nextDeadline == 1_000)
    driver.pass(1_000)
    // A minute's silence takes three seconds, at this pace half of it.
    #expect(driver.model.nextDeadline == 1_500)
    driver.press(" ")
    #expect(driver.model.nextDeadline == nil && driver.actions == ["open Notes", "home"])
    driver.press("<<<<<")
    #expect(driver.note == "pace: 1/4x")
    // A key of the device takes over, and the file's course stays.
    driver.press(" 1")
    #expect(driver.actions == ["open Notes", "home", "open Notes"])
    driver.press("gb")
    #expect(driver.text.contains("class") && driver.text.contains("starts after 2"))
  }

  @Test func aFileWithOtherMessagesIsToldOf() throws {
    let text = """
      os: 14
      app: Notes scenes

      > open Notes
        ...
      > home
        Notes sceneDelegate#1 sceneWillResignActive(_:)
        Notes appDelegate applicationDidEnterBackground(_:)
      """
    var driver = try opened(text)
    #expect(driver.note.contains("other messages under home, in line 6"))
    #expect(driver.text.contains("≠"))
    driver.press("gd")
    #expect(cursor(driver) == 2)
    #expect(driver.text.contains("−           Notes appDelegate applicationDidEnterBackground(_:)"))
    #expect(driver.text.contains("+           Notes sceneDelegate#1 sceneDidEnterBackground(_:)"))
    #expect(driver.text.contains("sent by"))
    // A course of actions alone expects nothing.
    driver = try opened("> open Notes\n> home\n")
    #expect(driver.model.travel.difference == nil)
  }
}
