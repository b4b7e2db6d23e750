import Exploring
import Lifecycle
import TerminalKit
import Testing
import Texts

@testable import Screens
@testable import Workbench

/// What the chosen app knows, in its panel.
@Suite struct KnowledgePanelTests {
  /// The panel where all devices were found: a session of one's own continues from it.
  private static let opened: Model = {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("vd")
    settle(&driver)
    return driver.model
  }()

  private static func settle(_ driver: inout Driver) {
    while driver.model.isExploring { driver.pass(0) }
  }

  private func driver(_ keys: String, columns: Int = 120, rows: Int = 40) -> Driver {
    var driver = Driver(KnowledgePanelTests.opened)
    driver.model.size = Size(columns: columns, rows: rows)
    driver.press(keys)
    KnowledgePanelTests.settle(&driver)
    return driver
  }

  private func facts(_ driver: Driver) -> KnowledgeFacts {
    KnowledgeFacts(driver.model, driver.model.knowledge[AppID(0)], AppID(0))
  }

  @Test(arguments: [("home", "1h", 80, 24), ("home", "1hvv", 120, 40), ("covered", "1cvv", 80, 24)])
  func looksAsRecorded(_ name: String, _ keys: String, _ columns: Int, _ rows: Int) throws {
    let driver = driver(keys, columns: columns, rows: rows)
    try Golden.check(driver, "knows-\(name)-iphone-\(columns)x\(rows)")
  }

  @Test func afterHomeTheProcessMayHaveEnded() {
    let facts = facts(driver("1h"))
    #expect(Set(facts.conditions.map(\.condition)) == [.ended, .suspended, .background])
    #expect(facts.count > 1_000)
    #expect(facts.conditions.reduce(0) { $0 + $1.count } == facts.count)
    #expect(facts.screens.reduce(0) { $0 + $1.count } == facts.count)
    #expect(facts.causes == ["home", "lock", "accept", "open another app"])
    let text = driver("1h").text
    #expect(text.contains("\(KnowledgeFacts.grouped(facts.count)) devices are possible"))
    #expect(text.contains("process has ended") && text.contains("Home Screen"))
  }

  @Test func anActiveAppKnowsThatItIsInFront() {
    let active = facts(driver("1"))
    #expect(active.conditions.map(\.text) == ["active"] && active.screens.map(\.text) == ["Notes"])
    let covered = facts(driver("1c"))
    #expect(covered.conditions.map(\.condition) == [.inactive])
    #expect(covered.causes.contains("system-alert") && covered.causes.contains("switcher"))
    let before = driver("")
    #expect(facts(before).conditions.map(\.text) == ["no process yet"])
    #expect(before.text.contains("nothing yet") && facts(before).causes.isEmpty)
  }

  /// Neither its own end nor another app changes what it knows.
  @Test func whatItDoesNotReceiveChangesNothing() {
    let home = facts(driver("1h"))
    for keys in ["1ht", "1h2k<up>", "1hl", "1ht:jetsam<enter>"] {
      let later = facts(driver(keys))
      #expect(later.count == home.count && later.causes == home.causes, "\(keys)")
      #expect(later.conditions.count { $0.isTrue } == 1, "\(keys)")
      #expect(later.screens.count { $0.isTrue } == 1, "\(keys)")
    }
  }

  @Test func theTrueDeviceIsMarkedUntilTheNextAction() {
    var driver = driver("1h")
    #expect(!driver.text.contains("▶ this device") && driver.text.contains("v v reveal"))
    driver.press("vv")
    #expect(driver.text.contains("▶ this device") && driver.text.contains("v v hide"))
    let marked = driver.lines("▶ ").filter { !$0.contains("actions") }
    #expect(marked.contains { $0.contains("in the background") })
    #expect(marked.contains { $0.contains("Home Screen") })
    #expect(!marked.contains { $0.contains("process has ended") || $0.contains("Lock Screen") })
    driver.press("l")
    #expect(!driver.text.contains("▶ this device"))
    driver.press("vvvv")
    #expect(!driver.text.contains("▶ this device"))
  }

  /// What is left and come back to is not looked for once more.
  @Test func undoAndJumpsGoBackToWhatWasKnown() {
    var driver = driver("1")
    let active = facts(driver).count
    driver.press("h")
    let home = facts(driver).count
    #expect(home > active)
    driver.press("z")
    #expect(!driver.model.isExploring && facts(driver).count == active)
    driver.press("Z")
    #expect(!driver.model.isExploring && facts(driver).count == home)
    driver.press(",,")
    #expect(!driver.model.isExploring && facts(driver).conditions.map(\.text) == ["no process yet"])
    // Another branch.
    driver.press(".c")
    #expect(!driver.model.isExploring && facts(driver).conditions.map(\.text) == ["inactive"])
  }

  @Test func nothingIsComputedWhileItIsNotShown() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1h")
    #expect(driver.model.knowledge[AppID(0)] == nil && driver.model.nextDeadline != 1)
    driver.press("vd")
    #expect(driver.model.nextDeadline == 1)
    #expect(driver.text.contains("Finding the devices within reach"))
    driver.press("vd")
    let count = driver.model.knowledge[AppID(0)]?.stand
    driver.pass(10)
    #expect(driver.model.nextDeadline != 1)
    #expect(driver.model.knowledge[AppID(0)]?.stand == count)
    driver.press("vv")
    #expect(driver.note.hasPrefix("The possible devices are not shown; v d"))
  }

  /// What is tried follows the session's actions: a rare one makes it look once more.
  @Test func aRareActionIsTriedToo() {
    var driver = Driver(KnowledgePanelTests.opened)
    driver.press("1et")
    #expect(driver.model.isExploring)
    KnowledgePanelTests.settle(&driver)
    #expect(facts(driver).conditions.map(\.text) == ["active"])
  }

  @Test func tooManyDevicesAreSaidToBe() {
    var driver = Driver(.iPad, size: Size(columns: 120, rows: 40))
    driver.model.knowledge.mostDevices = 300
    driver.press("1vd")
    KnowledgePanelTests.settle(&driver)
    #expect(driver.text.contains("Too many devices are within reach"))
    #expect(driver.text.contains("sceneDidBecomeActive(_:)"))
    #expect(driver.model.nextDeadline != 1)
  }

  /// Messages that slow motion holds back have not been received.
  @Test func slowMotionHoldsItBack() {
    var driver = driver("1")
    let active = facts(driver).count
    driver.press("v.h")
    #expect(facts(driver).count == active)
    driver.press("..")
    #expect(facts(driver).count > active)
  }

  @Test func itFollowsTheSelection() {
    var driver = driver("1h")
    driver.press("<down><down>")
    #expect(driver.text.contains("What Mail knows") && driver.text.contains("nothing yet"))
  }

  @Test(arguments: [(60, 20), (40, 12), (24, 24), (30, 6), (20, 3), (80, 24), (200, 60)])
  func nothingBreaks(_ columns: Int, _ rows: Int) {
    for keys in ["", "1hvv", "1cvv"] {
      Language.$current.withValue(MadeUpLanguage.language) {
        let driver = driver(keys, columns: columns, rows: rows)
        let lines = driver.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count >= rows && !driver.text.contains("{"))
        if columns >= 80 { #expect(MadeUpLanguage.missed(in: driver.text).isEmpty) }
      }
    }
  }

  // MARK: - In lines, and in the explanation of a message

  @Test func linesSayTheSame() {
    var lines = LineInterface(Driver().model)
    for action in ["open Notes", "home", "clock off"] { _ = lines.answer(action) }
    let said = lines.answer("knows Notes").lines
    #expect(said[0] == "What Notes knows")
    #expect(said[1].hasSuffix("sceneWillResignActive(_:), sceneDidEnterBackground(_:)"))
    #expect(said[2] == "  Sent by one of: home, lock, accept, open another app")
    #expect(said[3].hasSuffix(" devices are possible"))
    #expect(said.contains { $0.hasSuffix(": process has ended") })
    #expect(!said.contains { $0.contains("←") })
    let revealed = lines.answer("reveal Notes").lines
    #expect(revealed.filter { $0.hasSuffix("← this device") }.count == 2)
    #expect(lines.answer("knows Nots").lines[0].hasPrefix("? unknown app 'Nots'"))
  }

  @Test func whyNamesTheOtherCauses() throws {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1h<tab>k<enter>")
    #expect(driver.text.contains("Notes cannot tell this from: lock, open another app"))
    driver.press("<esc>hc<enter>")
    #expect(!driver.text.contains("cannot tell this from: control-center"))
  }
}
