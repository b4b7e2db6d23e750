import Lifecycle
import Rulebooks
import Testing

@testable import Screens
@testable import Workbench

/// What the keys do, seen from the session that they leave.
@Suite struct KeyTests {
  @Test func everyDeviceKeyIsAnAction() {
    var driver = Driver()
    driver.press("1hsh2eaycy<esc>d<esc>ed<esc>emeket")
    #expect(
      driver.actions == [
        "open Notes", "home", "switcher", "home", "open Mail", "system-alert", "accept",
        "control-center", "dismiss", "notification-center", "dismiss",
        "notification-center full", "dismiss", "memory-warning", "reclaim-memory", "touch",
      ])
  }

  @Test func theLockButtonDoesWhatItCan() {
    var driver = Driver()
    driver.press("llLyl")
    #expect(driver.actions == ["lock", "unlock", "hold-lock", "accept", "power-on"])
    driver.press("lcl")
    #expect(driver.actions.suffix(3) == ["lock", "control-center", "unlock"])
  }

  @Test func theSwitcherHasItsOwnKeys() {
    var driver = Driver()
    driver.press("123s<left><left>x")
    #expect(driver.actions.last == "swipe-up Notes")
    driver.press("<enter>")
    #expect(driver.actions.last == "choose Mail")
    driver.press("s2")
    #expect(driver.actions.last == "choose Music")
    driver.press("s<down><up>y<esc>")
    #expect(driver.actions.last == "dismiss")
  }

  @Test func windowsOfAnIPad() {
    var driver = Driver(.iPad)
    driver.press("1ewerexes")
    #expect(
      driver.actions == [
        "open Notes", "new-window Notes", "resize", "close-window Notes#2", "split Mail",
      ])
    // The chosen app goes beside what is in front.
    driver.press("exjes")
    #expect(driver.actions.last == "split Music")
  }

  @Test func theSelectionFollowsWhatComesToTheFront() {
    var driver = Driver()
    driver.press("123456")
    #expect(driver.model.selectedApp == AppID(5))
    #expect(driver.text.contains("6▸Game"))
    #expect(driver.text.contains("● active"))
    driver.press("k")
    let chosen = driver.model.appsPanel.selection
    driver.press("cea<esc><esc>")
    driver.pass(60_000)
    #expect(driver.model.appsPanel.selection == chosen)
    driver.press("s<left><left><enter>")
    #expect(driver.model.selectedApp == AppID(3))
  }

  @Test func noHintForWhatTheReleaseLacks() {
    for device in [Device.Model.iPhone, .iPad] {
      var driver = Driver(device, os: Release(3))
      driver.press("1")
      #expect(!driver.text.contains("twice") && !driver.text.contains("s×2"))
      #expect(!driver.text.contains("control center"))
    }
  }

  @Test func anAlertIsAnotherApps() {
    var driver = Driver()
    driver.press("1en<esc>jjjen")
    #expect(driver.actions == ["open Notes", "local-alert Mail", "dismiss", "local-alert Music"])
  }

  @Test func aRefusalSaysWhy() {
    var driver = Driver()
    driver.press("1cc")
    #expect(driver.note == "Control Center is already shown; dismiss it first")
    #expect(driver.text.contains("✗ Control Center is already shown"))
    driver.press("9")
    #expect(driver.note == "there are only 7 apps, so 9 opens none")
    driver.press("f")
    #expect(driver.note == "f works in the log; Tab goes there")
    driver.press("<tab>h")
    #expect(driver.note == "h works on the device; Tab goes there")
    driver.press("<tab>h")
    #expect(driver.note == "")
  }

  @Test func undoAndRedoNameTheirAction() {
    var driver = Driver()
    driver.press("12z")
    #expect(driver.note == "undone: open Mail")
    #expect(driver.text.contains("1 of 2 actions"))
    driver.press("Z")
    #expect(driver.note == "done: open Mail")
    driver.press("Z")
    #expect(driver.note == "there is nothing to redo")
  }

  @Test func escClosesTheProgramsOwnFirst() {
    var driver = Driver()
    driver.press("1c?<esc>")
    #expect(driver.actions == ["open Notes", "control-center"])
    driver.press("<esc>s<esc>")
    #expect(
      driver.actions == ["open Notes", "control-center", "dismiss", "switcher", "dismiss"])
  }

  @Test func qClosesAnPopupAndThenQuits() {
    var driver = Driver()
    driver.press("1c?q")
    #expect(driver.effects.isEmpty)
    #expect(driver.model.popup == nil)
    driver.press("q")
    #expect(driver.effects.last == .quit)
  }

  @Test func controlKeysWorkEverywhere() {
    for popup in ["", "?", ":", "o", "T", "<ctrl-r>"] {
      var driver = Driver()
      driver.press(popup + "<ctrl-l><ctrl-z><ctrl-c>")
      #expect(driver.effects == [.redraw, .suspend, .quit], "\(popup)")
    }
  }

  @Test func restartBeginsAtOnce() {
    var driver = Driver()
    driver.press("12rx")
    #expect(driver.actions.isEmpty)
    #expect(driver.model.device.apps[0].process == .notRunning)
  }

  @Test func panelsScrollAndFollow() {
    var driver = Driver()
    driver.press("12121212<tab>")
    #expect(driver.model.focus == .log)
    driver.press("<home>")
    #expect(driver.text.contains("Notes launched: a new process"))
    #expect(driver.text.contains("G end"))
    driver.press("jj<pgdn>G")
    #expect(driver.model.log.top == nil)
    #expect(driver.text.contains("live"))
    driver.press("<backtab>")
    #expect(driver.model.focus == .apps)
  }

  @Test func searchGoesRoundTheLog() {
    var driver = Driver()
    driver.press("123h1/willconnect<enter>")
    let last = driver.model.log.hit
    driver.press("N")
    #expect(driver.model.log.hit ?? 0 < last ?? 0)
    driver.press("n")
    #expect(driver.model.log.hit == last)
    driver.press("n")
    #expect(driver.note == "continued from the beginning of the log")
    driver.press("/nowhere<enter>")
    #expect(driver.note == "'nowhere' is not in the log")
  }

  @Test func theLogShowsAsMuchAsIsAskedFor() {
    var driver = Driver()
    driver.press("1")
    let few = driver.model.logRowCount
    driver.press("vm")
    let more = driver.model.logRowCount
    driver.press("vm")
    #expect(few < more)
    #expect(more < driver.model.logRowCount)
    driver.press("vm")
    #expect(driver.model.logRowCount == few)
  }
}
