import Preferences
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// What helps in front of a class: slow motion, the keys that were pressed, themes, panel sizes.
@Suite struct PresentingTests {
  @Test func inSlowMotionMessagesComeOneByOne() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("v.1")
    #expect(driver.text.contains("0 of 4 messages"))
    #expect(!driver.text.contains("didFinishLaunching") && !driver.text.contains("didBecomeActive"))
    driver.press("..")
    #expect(driver.text.contains("willConnectTo") && !driver.text.contains("WillEnterForeground"))
    driver.press("..")
    #expect(driver.text.contains("sceneDidBecomeActive") && driver.text.contains("1 action"))
    driver.press(".")
    #expect(driver.text.contains("All messages are shown"))
  }

  @Test func theFooterNamesTheNextMessageWhileOneIsHeld() {
    var driver = Driver()
    driver.press("v.")
    driver.press("1")
    #expect(driver.find(". step on") != nil)
    driver.press("<tab>")
    #expect(driver.find(". step on") != nil)
    driver.press("<esc>")
    #expect(driver.model.presenting.slowMotion.held == nil && driver.actions == ["open Notes"])
    #expect(driver.find(". step on") == nil)
  }

  @Test func theDiagramAndTheRunLoopTakeAllTheRoom() {
    for (key, title) in [("vs", "States of Notes"), ("vr", "Run loop of Notes")] {
      var driver = Driver()
      driver.press("1\(key)v+")
      #expect(driver.text.contains(title) && !driver.text.contains("Apps and scenes"))
      driver.press("\(key)")
      #expect(driver.text.contains("Apps and scenes") && !driver.text.contains(title))
      // Asked for while another panel has all the room, it is shown.
      driver.press("\(key)")
      #expect(driver.text.contains(title))
      driver.press("v-<esc>")
      #expect(!driver.text.contains(title) && driver.actions == ["open Notes"])
    }
  }

  @Test func aNoteIsNotCutByKeysOfBefore() {
    var driver = Driver()
    driver.press("vk111<esc>")
    #expect(driver.text.contains("there is nothing to dismiss; no overlay is shown"))
    #expect(driver.text.contains("Esc  dismiss"))
  }

  /// The states are those inside the method, not at the action's end: "will" comes before a change.
  @Test func theStatesAreThoseOfTheMessage() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1v.h")
    #expect(driver.line("│   #1 ").contains("● foregroundActive"))
    driver.press(".")
    #expect(driver.line("│   #1 ").contains("○ background"))
  }

  /// A row does not show a change before the device, the panels and the path have it.
  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func aChangeComesWithTheDevices(_ size: Size) {
    var driver = Driver(size: size)
    driver.press("1v.h")
    #expect(driver.line("sceneWillResignActive").contains("→") == false, "\(driver.text)")
    #expect(driver.line("1▸Notes").contains("● active"))
    driver.press(".")
    #expect(driver.line("sceneWillResignActive").contains("● → ◐"), "\(driver.text)")
    #expect(driver.line("sceneDidEnterBackground").contains("◐ → ○"))
    #expect(driver.line("1▸Notes").contains("○ background"))
  }

  @Test func whoGoesOnSeesTheRestAtOnce() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("v.1h")
    #expect(driver.text.contains("sceneDidBecomeActive") && driver.text.contains("▸ home"))
    #expect(driver.text.contains("1 of 2 messages"))
  }

  @Test func whileMessagesAreHeldTheDevicesTimeStands() {
    var driver = Driver()
    driver.press("1v.h")
    driver.pass(60_000)
    #expect(driver.model.nextDeadline == nil && !driver.text.contains("suspended"))
    driver.press(".")
    #expect(driver.model.nextDeadline == 5_000)
  }

  @Test func oneASecondComesByItself() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1v.v.h")
    driver.model.settleSlowMotion(at: 10_000)
    #expect(driver.model.slowDeadline == 11_000)
    driver.model.settleSlowMotion(at: 10_999)
    #expect(!driver.text.contains("DidEnterBackground"))
    driver.model.settleSlowMotion(at: 11_000)
    #expect(driver.text.contains("DidEnterBackground") && driver.model.slowDeadline == nil)
  }

  /// What settings say holds from the start, and keys go on from there.
  @Test func whatIsChosenBeforehandHoldsFromTheStart() {
    var presenting = Presenting()
    presenting.slowMotion = .byTime
    presenting.messageMilliseconds = 2_500
    presenting.showsKeys = true
    presenting.replayPace = .four
    var driver = Driver(size: Size(columns: 120, rows: 40), presenting: presenting)
    driver.press("1")
    #expect(driver.text.contains("1  open") && driver.model.presenting.slowMotion.held?.shown == 1)
    driver.model.settleSlowMotion(at: 10_000)
    #expect(driver.model.slowDeadline == 12_500)
    driver.press("rxy")
    #expect(driver.model.travel.pace == .four, "another session begins as the first")
    driver.press(">")
    #expect(driver.note.contains("8x"))
    driver.press("v.v.v.")
    #expect(driver.note == "Slow motion: the messages of an action appear one every 2.5 s")
    // Without a picture nothing is held back from who reads it.
    var lineInterface = LineInterface(driver.model)
    #expect(lineInterface.answer("open Notes").lines.contains("= Notes active"))
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func theKeysThatWerePressedAreShown(_ size: Size) {
    var driver = Driver(size: size)
    driver.press("1")
    #expect(!driver.text.contains("1  open"))
    driver.press("vkh")
    #expect(driver.text.contains("k  show keys") && driver.text.contains("h  Home"))
    #expect(driver.text.contains("s App Switcher"), "the footer stays")
  }

  @Test func themesFollowEachOther() {
    var driver = Driver()
    driver.press("vt")
    #expect(driver.effects == [.theme(.light)] && driver.text.contains("Theme: light"))
    driver.press("vtvtvtvtvt")
    #expect(driver.effects.last == .theme(.dark))
  }

  @Test func aPanelTakesMoreRoomAndGivesItBack() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    let before = driver.text
    driver.press("<tab>")
    let rows = driver.model.logHeight
    driver.press("v+")
    #expect(driver.model.logHeight > rows && driver.text.contains("Apps and scenes"))
    driver.press("v+")
    #expect(driver.model.logHeight == 34 && !driver.text.contains("Apps and scenes"))
    driver.press("v-v-<backtab>.")
    driver.press("vk")
    driver.press("vk")
    #expect(before.contains("Apps and scenes") && driver.text.contains("Apps and scenes"))
    #expect(driver.model.logHeight == rows)
  }
}

/// The palette finds words by their letters, and takes the program's own.
@Suite struct PaletteWordsTests {
  @Test func lettersInTheirOrderAreEnough() {
    #expect(FuzzyMatch.rank(of: "control-center", for: "con") == 0)
    #expect(FuzzyMatch.rank(of: "control-center", for: "cen") == 1)
    #expect(FuzzyMatch.rank(of: "control-center", for: "trol") == 3)
    #expect(FuzzyMatch.rank(of: "control-center", for: "ctc") == 4)
    #expect(FuzzyMatch.rank(of: "control-center", for: "cc") == 2)
    #expect(FuzzyMatch.rank(of: "control-center", for: "xc") == nil)
  }

  @Test func theBestFitComesFirst() {
    var driver = Driver()
    driver.press(":mw<tab><enter>")
    #expect(driver.text.contains("▸ memory-warning"))
  }

  @Test func theProgramsOwnWordsAreTaken() {
    var driver = Driver()
    driver.press("1:lanes<enter>")
    #expect(driver.model.context == .lanes)
    driver.press("<esc>:next-th<enter>")
    #expect(driver.effects == [.theme(.light)])
  }

  /// No name of the program's own is an action's, or the palette would hide one of them.
  @Test func noWordMeansTwoThings() {
    for command in KeyTable.standard.paletteCommands {
      #expect(!Driver.actionWords.contains(command.name), "\(command.name)")
    }
  }
}
