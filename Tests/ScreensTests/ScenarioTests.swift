import Sessions
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// The scenario browser, captions, and sessions that play.
@Suite struct ScenarioTests {
  private static let size = Size(columns: 120, rows: 40)

  private static let own: [OwnScenario] = [
    OwnScenario(
      name: "good", path: "good.session",
      contents: .file(
        SourceFile(
          name: "good.session",
          text: """
            # Mine: one app, and nothing else.
            device: iPad
            os: 17
            app: Notes scenes

            > open Notes
            # It leaves after a while.
            > home +30
            > wait 5
            """))),
    OwnScenario(
      name: "bad", path: "here/bad.session",
      contents: .file(SourceFile(name: "here/bad.session", text: "# Bad\n\n> opne Notes\n"))),
    OwnScenario(
      name: "gone", path: "gone.session", contents: .unreadable(reason: "Permission denied")),
  ]

  private func driver(_ keys: String = "") -> Driver {
    var driver = Driver(size: ScenarioTests.size)
    driver.press("gs")
    driver.model.scenariosRead(ScenarioTests.own)
    driver.press(keys)
    return driver
  }

  @Test func onesOwnAreAskedForAndStandFirst() {
    let driver = driver("<home>")
    #expect(driver.effects == [.readScenarios])
    #expect(driver.text.contains("Your own"))
    #expect(driver.text.contains("Mine: one app, and nothing else."))
    #expect(driver.text.contains("iPad · iOS 17 · 3 actions"))
    #expect(driver.text.contains("▸ home +30"))
  }

  /// When the browser opens again, the own scenarios are not read yet and the list is shorter.
  @Test(arguments: ["<esc>", "<enter>", "p", "t"])
  func theBrowserOpensAgainAfterItsLastEntryWasChosen(_ key: String) {
    var driver = driver("G" + key + "gs")
    #expect(driver.model.context == .scenarios)
    let last = driver.browser.shown.count - 1
    driver.model.scenariosRead(ScenarioTests.own)
    driver.press("<home>")
    #expect(driver.text.contains("Mine: one app, and nothing else."))
    #expect(driver.browser.shown.count == last + 1 + ScenarioTests.own.count)
  }

  /// A recording begins with an action: what was said later is not what it is about.
  @Test func aRecordingWithoutATitleHasItsName() {
    let text = "os: 14\n> open Notes\n# Notes is open.\n> home\n"
    var driver = Driver(size: ScenarioTests.size)
    driver.press("gs")
    driver.model.scenariosRead([
      OwnScenario(
        name: "monday", path: "monday.session",
        contents: .file(SourceFile(name: "monday.session", text: text)))
    ])
    driver.press("<home>")
    #expect(driver.browser.chosen?.title == "monday")
  }

  @Test func whatIsWrongIsSaidInItsPlace() {
    var driver = driver("<home>j")
    #expect(driver.text.contains("here/bad.session:3:3: unknown"))
    driver.press("<enter>")
    #expect(driver.note.contains("here/bad.session:3:3: unknown action 'opne'"))
    #expect(driver.model.context == .scenarios)
    driver.press("j")
    #expect(driver.text.contains("gone.session: Permission denied"))
  }

  @Test func wordsAndMessagesAreLookedFor() {
    var driver = driver("/one app, and<enter>")
    #expect(driver.text.contains("Scenarios: 1"))
    driver.press("/<ctrl-u>viewIsAppearing<enter>")
    #expect(driver.text.contains("viewIsAppearing"))
    #expect(driver.browser.shown.count > 1)
    driver.press("/<ctrl-u>nothing has this<enter>")
    #expect(driver.text.contains("no scenario matches"))
    driver.press("<enter>p")
    #expect(driver.model.context == .scenarios)
    // Escape gives up what is looked for first.
    driver.press("/<esc>")
    #expect(driver.browser.shown.count > 100)
    driver.press("<esc>")
    #expect(driver.model.popup == nil)
  }

  @Test func releasesAndChaptersAreGoneThrough() {
    var driver = driver("r")
    #expect(driver.text.contains("Scenarios for iOS 14:"))
    driver.press("r")
    #expect(driver.text.contains("Scenarios for iOS 3:"))
    while driver.browser.release != nil { driver.press("r") }
    driver.press("<home>]")
    #expect(driver.browser.chosen?.chapter == "First steps")
    driver.press("<right>[")
    #expect(driver.browser.chosen?.chapter == "First steps")
    driver.press("<left>")
    #expect(driver.browser.chosen?.chapter == "Your own")
  }

  /// One with more to say than there is room for: fifty actions, each with a line before it.
  private static let long: OwnScenario = {
    let actions = (1...50).map { "# Said before number \($0).\n> wait \($0)\n" }.joined()
    let text = "# Long: fifty waits\nos: 14\n> home\n\(actions)"
    return OwnScenario(
      name: "long", path: "long.session",
      contents: .file(SourceFile(name: "long.session", text: text)))
  }()

  @Test(arguments: GoldenTests.sizes) func whatIsSaidOfOneIsReadToItsEnd(_ size: Size) throws {
    var driver = Driver(size: size)
    driver.press("gs")
    driver.model.scenariosRead([ScenarioTests.long])
    driver.press("<home>")
    #expect(driver.find("↓") != nil && driver.find("↑") == nil)
    var seen: Set<Int> = []
    for _ in 0..<30 {
      for number in 1...50 where driver.find("before number \(number).") != nil {
        seen.insert(number)
      }
      driver.press(" ")
    }
    // No line is left out by paging, and the last one is there.
    #expect(seen.count == 50)
    #expect(driver.find("▸ wait 50") != nil && driver.find("↓") == nil)
    driver.press("b")
    if size == GoldenTests.sizes[1] { try Golden.check(driver, "scenarios-read-on-120x40") }
    for _ in 0..<30 { driver.press("b") }
    #expect(driver.find("iPhone · iOS 14 · 51 actions") != nil && driver.find("↑") == nil)
    // The mark leads on, so does the wheel over the text; another scenario begins at its top.
    driver.click("↓")
    #expect(driver.find("↑") != nil)
    let top = driver.browser.aboutTop
    driver.mouse(.wheelDown, "▸ wait", at: 0)
    #expect(driver.browser.aboutTop == top + 3)
    driver.press("jk")
    #expect(driver.browser.aboutTop == 0)
  }

  @Test func oneIsSteppedThroughWithItsNarration() {
    var driver = driver("<home><enter>")
    #expect(driver.actions.isEmpty && driver.model.device.model == .iPad)
    #expect(driver.text.contains("Mine: one app, and nothing else."))
    #expect(driver.text.contains(". next: open Notes"))
    driver.press("Z")
    #expect(driver.text.contains("It leaves after a while."))
    driver.press("ZZ")
    #expect(driver.text.contains("Mine: one app, and nothing else. · 3 of 3"))
    #expect(driver.text.contains("the end"))
    // Whoever does something else has a session of their own.
    driver.press("1")
    #expect(!driver.text.contains("good · "))
  }

  @Test func oneIsTakenOverAtItsEnd() {
    let driver = driver("<home>t")
    #expect(driver.actions == ["open Notes", "home", "wait 5"])
  }

  @Test func oneIsAskedForBeforeARecordingEnds() {
    var driver = Driver(size: ScenarioTests.size)
    driver.press("1rrx<enter>")
    _ = driver.model.work { $0.recordingOpened() }
    driver.press("gs")
    driver.model.scenariosRead(ScenarioTests.own)
    driver.press("<home>p")
    #expect(driver.text.contains("Open the scenario?"))
    driver.press("n")
    #expect(driver.actions == ["open Notes"] && driver.model.travel.playback == nil)
    driver.press("gs")
    driver.model.scenariosRead(ScenarioTests.own)
    driver.press("<home>py")
    #expect(driver.model.travel.playback != nil)
  }

  @Test func onePlaysAtItsOwnPace() {
    var driver = driver("<home>p")
    // The first has something to read before it.
    #expect(driver.model.nextDeadline == 2_980)
    #expect(driver.text.contains("▶▶ 00:00.0"))
    driver.pass(2_979)
    #expect(driver.actions.isEmpty)
    driver.pass(1)
    #expect(driver.actions == ["open Notes"])
    // It took half a minute: nobody waits that long.
    #expect(driver.model.nextDeadline == 3_000)
    driver.pass(3_000)
    #expect(driver.actions == ["open Notes", "home"])
    #expect(driver.model.device.now.milliseconds == 30_000)
    // This one stands there without a time.
    #expect(driver.model.nextDeadline == 1_000)
    // It waits while something is read.
    driver.press("?")
    #expect(driver.model.nextDeadline == nil)
    driver.pass(60_000)
    driver.press("<esc>")
    driver.pass(1_000)
    #expect(driver.actions.last == "wait 5")
    #expect(driver.model.nextDeadline == nil)
    #expect(driver.note == "end of the replay; the device is yours now")
  }

  @Test(arguments: ["<esc>", " "]) func theseKeysOnlyStopIt(_ key: String) {
    var driver = driver("<home>p")
    driver.pass(3_000)
    driver.press(key)
    #expect(driver.model.travel.playback == nil && driver.model.nextDeadline == nil)
    #expect(driver.actions == ["open Notes"])
    #expect(!driver.text.contains("▶▶"))
  }

  @Test func aKeyOfTheDeviceTakesOver() {
    var driver = driver("<home>p")
    driver.pass(3_000)
    driver.press("l")
    #expect(driver.actions == ["open Notes", "lock"])
    driver.pass(60_000)
    #expect(driver.actions == ["open Notes", "lock"])
  }

  @Test func messagesThatComeOneByOneAreWaitedFor() {
    var driver = driver("<home><esc>")
    driver.model.presenting.slowMotion.pace = .byKey
    driver.press("gs")
    driver.model.scenariosRead(ScenarioTests.own)
    driver.press("<home>p")
    driver.pass(3_000)
    #expect(driver.model.presenting.slowMotion.held != nil && driver.model.nextDeadline == nil)
  }

  @Test func whereThereIsNoRoomANoteHasTheCaption() {
    var driver = driver("<home><enter>")
    driver.model.size = Size(columns: 60, rows: 20)
    #expect(driver.text.contains(". next: open Notes"))
    driver.model.size = Size(columns: 60, rows: 12)
    #expect(!driver.text.contains(". next: open Notes"))
    driver.model.clearNote()
    _ = driver.model.send(.redo)
    #expect(driver.note == "It leaves after a while.")
  }

  /// Titles are what one chooses by: they have the room that the rest does not need.
  @Test func titlesHaveMostOfTheWidth() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("gs")
    for title in [
      "Launch, Home, suspension and return: an app with scenes.",
      "Force-quit Notes so that it receives applicationWillTerminate.",
      "Get one window of Notes into the background, with another active.",
    ] {
      #expect(driver.lines(title).count == 1, "\(driver.text)")
    }
  }

  /// A caption's rows are not blank where a file says nothing of an action: the last words stay.
  @Test func theLastWordsStayUntilMoreIsSaid() throws {
    var driver = driver("<home><enter>..")
    let foot = Rect(x: 0, y: 37, width: 120, height: 3)
    var place = try #require(driver.find("It leaves after a while.", in: foot), "\(driver.text)")
    #expect(driver.picture.screen.grid[place.x, place.y].style == .overlay)
    driver.press(".")
    place = try #require(driver.find("It leaves after a while.", in: foot), "\(driver.text)")
    #expect(driver.picture.screen.grid[place.x, place.y].style == .dim)
  }

  @Test func nothingIsAskedForWhileItPlays() {
    var driver = Driver()
    driver.press("gs<enter>")
    #expect(driver.text.contains("Press . for"))
    driver.press(" ")
    #expect(driver.text.contains("This is the start of the session."))
    #expect(!driver.text.contains("Press . for"), "\(driver.text)")
  }

  @Test func controlCharactersOfAFileNeverReachTheTerminal() {
    #expect(Narration.shown("\u{1B}[31mred\tink") == "\\u{1B}[31mred ink")
    #expect(Narration.shown("Record: 71, 72.") == nil)
  }
}
