import Lifecycle
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// Prompts, and time.
@Suite struct PopupTests {
  @Test func aScenarioOpensAtItsBeginning() {
    var driver = Driver()
    guard !driver.model.scenarios.all.isEmpty else { return }
    driver.press("1gs<enter>y")
    #expect(driver.actions.isEmpty)
    #expect(!driver.model.isClockRunning)
    #expect(driver.text.contains("This is the start of the session."))
    driver.press("Z")
    #expect(driver.actions.count == 1)
    #expect(driver.text.contains("1 of"))
  }

  @Test func scenariosAreSelectedAndOpenedWhileTheirFilterIsTyped() throws {
    var driver = Driver()
    driver.press("gs/app<down><down><up>")
    #expect(driver.browser.selected == 1)
    driver.press(.pageDown)
    #expect(driver.browser.selected == 11 && driver.browser.isTyping)
    let chosen = try #require(driver.browser.chosen)
    driver.click(String(chosen.title.prefix(30)))
    #expect(driver.model.popup == nil && driver.browser.opened == chosen.path)
  }

  @Test func waitAsksForSeconds() {
    var driver = Driver()
    driver.press("1hT<enter>")
    #expect(driver.actions.last == "wait 5")
    #expect(driver.text.contains("Notes suspended, no message"))
    driver.press("T30<enter>")
    #expect(driver.actions.last == "wait 30")
    driver.press("T<end>0<enter>")
    #expect(driver.actions.last == "wait 50")
    driver.press("Tx<enter>")
    #expect(driver.note.contains("is not a number of seconds"))
  }

  @Test func theClockRunsAndStands() {
    var driver = Driver()
    #expect(driver.model.nextDeadline == nil)
    driver.press("1h")
    #expect(driver.model.nextDeadline == 5_000)
    driver.pass(2_000)
    #expect(driver.model.nextDeadline == 3_000)
    driver.press(" ")
    #expect(driver.model.nextDeadline == nil)
    driver.pass(9_000)
    #expect(driver.model.device.now.milliseconds == 2_000)
    driver.press(" t")
    #expect(driver.model.device.now.milliseconds == 5_000)
    #expect(driver.model.device.apps[0].process == .suspended)
    driver.press("t")
    #expect(driver.note == "nothing is scheduled")
  }

  @Test func pasteGoesIntoWhatIsTyped() {
    var driver = Driver()
    driver.press(":")
    _ = driver.model.handle(.paste("open Mail\nrm"))
    driver.press("<enter>")
    #expect(driver.actions == ["open Mail"])
    _ = driver.model.handle(.paste("q"))
    #expect(driver.effects.isEmpty)
  }

  /// As a shell does it: Ctrl-W a word, Ctrl-U all before the cursor, Ctrl-K all behind it.
  @Test func theLineEditorRemovesWordsAndLines() {
    var editor = LineEditor("open  Notes  ")
    editor.handle(.control("w"))
    #expect(editor.text == "open  " && editor.cursor == 6)
    editor.handle(.control("w"))
    #expect(editor.text.isEmpty && editor.cursor == 0)
    editor.handle(.control("w"))
    editor = LineEditor("open Notes")
    for _ in 1...5 { editor.handle(.control("b")) }
    editor.handle(.control("f"))
    editor.handle(.control("k"))
    #expect(editor.text == "open N" && editor.cursor == 6)
    editor.handle(.left)
    editor.handle(.control("u"))
    #expect(editor.text == "N" && editor.cursor == 0)
    editor.handle(.control("e"))
    #expect(editor.cursor == 1)
  }

  @Test func theLineEditorKnowsCharacters() {
    var editor = LineEditor("日本")
    editor.insert("e\u{301}")
    editor.handle(.backspace)
    editor.handle(.home)
    editor.handle(.delete)
    #expect(editor.text == "本")
    #expect(editor.cursor == 0)
  }

  /// iOS 4 comes before 4.3, which begins so as well.
  @Test func theWordItselfIsChosenBeforeALongerOne() {
    for (typed, version) in [("4", "iOS 4"), ("18", "iOS 18"), ("4.", "iOS 4.3")] {
      var driver = Driver()
      driver.press("rv\(typed)<enter>")
      #expect(driver.text.contains("iPhone · \(version) "), "\(typed)\n\(driver.text)")
    }
  }
}
