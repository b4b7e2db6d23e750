import Lifecycle
import TerminalKit
import Testing

@testable import Screens

/// The palette, the menu, prompts, and time.
@Suite struct PopupTests {
  @Test func thePaletteTakesAnyAction() {
    var driver = Driver()
    driver.press(":open-url Notes http://x<enter>:undo<enter>")
    #expect(driver.actions.isEmpty)
    driver.press("Z")
    #expect(driver.actions == ["open-url Notes http://x"])
  }

  @Test func thePaletteCompletes() {
    var driver = Driver()
    driver.press(":unl<tab><enter>")
    #expect(driver.note == "the device is not locked")
    driver.press(":wake Ma<tab><tab>")
    #expect(driver.text.contains(": wake Maps"))
    driver.press(" <tab><enter>")
    #expect(driver.actions.last == "wake Maps location")
  }

  @Test func enterTakesWhatIsMeant() {
    var driver = Driver()
    driver.press(":ho<enter>")
    #expect(driver.text.contains("unknown action 'ho'"))
    driver.press("m<enter>:unlo<enter>:lo<down><enter>")
    #expect(driver.actions == ["home", "unlock", "lock"])
    driver.press("l:open Not<enter>:cras<enter>")
    #expect(driver.actions.suffix(2) == ["open Notes", "crash Notes"])
  }

  @Test func wordsThatNameNoAppMeanTheChosenOne() {
    var driver = Driver()
    driver.press("12:crash<enter>")
    #expect(driver.actions.last == "crash Mail")
    #expect(driver.note == "crash Mail")
    // What follows the app may follow the word; a text may not, for it could be any word.
    driver.press("j:begin audio<enter>")
    #expect(driver.actions.last == "begin Music audio")
    driver.press("3:hang 2.5<enter>")
    #expect(driver.actions.last == "hang Music 2.5")
    driver.press(":open-url http://x<enter>")
    #expect(driver.text.contains("unknown app 'http://x'"))
    driver.press("<ctrl-u>crash Nots<enter>")
    #expect(driver.text.contains("unknown app 'Nots'; did you mean 'Notes'?"))
    // Who names it is not told what was typed.
    driver.press("<ctrl-u>jetsam Mail<enter>")
    #expect(driver.note != "jetsam Mail")
  }

  @Test func whatIsOfferedFirstIsWhatEnterTakes() {
    var driver = Driver()
    driver.press(":opn<enter>")
    #expect(driver.actions == [])
    #expect(driver.text.contains(": open "))
    driver.press("Mail<enter>")
    #expect(driver.actions == ["open Mail"])
    driver.press(":bad")
    #expect(driver.text.contains("no match"))
    driver.press("<enter>")
    #expect(driver.text.contains("unknown action 'bad'"))
    driver.press("<ctrl-u>open Mai")
    #expect(!driver.text.contains("no match"))
    driver.press("x")
    #expect(driver.text.contains("no match"))
    driver.press("<ctrl-u>wait 5")
    #expect(!driver.text.contains("no match"))
    driver.press("<ctrl-u>badge Mail 3")
    #expect(driver.text.contains("no match"))
  }

  @Test func thePaletteShowsThatTheAppMayBeLeftOut() {
    var driver = Driver()
    driver.press("2:wake")
    #expect(driver.text.contains("wake [APP] location|fetch|download"))
    #expect(driver.find("[APP] URL") == nil)
    driver.press(" ")
    #expect(driver.text.contains("Mail                         selected: used if no app is named"))
    driver.press("fe<tab><enter>")
    #expect(driver.actions.last == "wake Mail fetch")
  }

  @Test func arrowsChooseAndRemember() {
    var driver = Driver()
    driver.press(":home<enter>:w<down><down><up>")
    #expect(driver.text.contains(": wa"))
    driver.press("<ctrl-u><up>")
    #expect(driver.text.contains(": home"))
    driver.press("<ctrl-u>x")
    driver.press(.control("p"))
    #expect(driver.text.contains(": home"))
    driver.press("<ctrl-u>icqn<tab>")
    #expect(driver.text.contains(": icqn"))
  }

  @Test func thePaletteRemembers() {
    var driver = Driver()
    driver.press(":open Notes<enter>:home<enter>:<up><up><enter>")
    #expect(driver.actions == ["open Notes", "home", "open Notes"])
    driver.press(":<up><down>")
    #expect((driver.model.popup as? Palette)?.editor.text == "")
  }

  @Test func thePaletteSaysWhatIsWrong() {
    var driver = Driver()
    driver.press(":hoem<enter>")
    #expect(driver.text.contains("unknown action 'hoem'; did you mean 'home'?"))
    driver.press("<ctrl-u>home<enter>")
    #expect(driver.model.popup == nil)
    #expect(driver.actions == ["home"])
  }

  @Test func theMenuIsAboutTheChosenApp() {
    var driver = Driver()
    driver.press("32ee")
    #expect(driver.text.contains("Actions for Mail"))
    driver.press("<esc>jjee")
    #expect(driver.text.contains("Actions for Music"))
    while !driver.text.contains("begin Music audio") { driver.press("<pgdn>") }
    guard let list = driver.model.popup as? ItemList else { return }
    let place = list.items.firstIndex { $0.title == "begin Music audio" }!
    driver.press("<home>")
    for _ in 0..<place { driver.press("j") }
    driver.press("<enter>")
    #expect(driver.actions.last == "begin Music audio")
    #expect(driver.text.contains("♪ audio"))
  }

  /// What cannot be done stands where it always stands, but nobody begins there.
  @Test(arguments: ["", "1", "1h", "1c", "1l", "1Ly", "12s"])
  func theMenuOpensWhereSomethingIsPossible(_ keys: String) throws {
    var driver = Driver()
    driver.press(keys + "ee")
    guard let list = driver.model.popup as? ItemList else {
      Issue.record("there is no menu")
      return
    }
    #expect(!list.items[0].isPossible || list.selected == 0)
    #expect(list.items.prefix(list.selected).allSatisfy { !$0.isPossible })
    #expect(list.items[list.selected].isPossible)
    let place = try #require(driver.find(list.items[list.selected].title))
    #expect(driver.picture.screen.grid[place.x, place.y].style == .selection)
  }

  /// Whatever is too long for its row can be read at the foot of the box, without being done.
  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 60, rows: 18)])
  func everyReasonCanBeRead(_ size: Size) {
    var driver = Driver(size: size)
    driver.press("1eeg")
    guard let list = driver.model.popup as? ItemList else { return }
    for item in list.items {
      let box = driver.text.split(separator: "\n").map { $0.dropFirst().dropLast() }
      let words = box.joined(separator: " ").split(separator: " ").joined(separator: " ")
      let detail = item.isPossible ? item.detail : "✗ \(item.detail)"
      #expect(words.contains(detail), "\(driver.text)")
      driver.press("j")
    }
    #expect(driver.actions == ["open Notes"])
  }

  /// Where there is room the box is wide enough for all of them.
  @Test func aWideMenuCutsNothing() {
    var driver = Driver(size: Size(columns: 160, rows: 50))
    driver.press("1eeg")
    guard let list = driver.model.popup as? ItemList else { return }
    for item in list.items {
      #expect(driver.find(item.detail) != nil, "\(item.detail)\n\(driver.text)")
      driver.press("j")
    }
  }

  /// Whoever thinks better of it is in the menu again, at the same row.
  @Test func fromTheMenuToThePaletteAndBack() {
    var driver = Driver()
    driver.press("1ee")
    for _ in 0..<2 { driver.click("open-url Notes") }
    #expect(driver.text.contains(": open-url Notes"))
    #expect(driver.text.contains("Esc back"))
    driver.press("http<esc>")
    #expect(driver.text.contains("Actions for Notes"))
    driver.press("<enter>")
    #expect(driver.text.contains(": open-url Notes"))
    driver.press("<esc><esc>")
    #expect(driver.model.popup == nil)
  }

  @Test func aScenarioOpensAtItsBeginning() {
    var driver = Driver()
    guard !driver.model.scenarios.builtIn.all.isEmpty else { return }
    driver.press("1gs<enter>y")
    #expect(driver.actions.isEmpty)
    #expect(!driver.model.isClockRunning)
    #expect(driver.text.contains("This is the start of the session."))
    driver.press("Z")
    #expect(driver.actions.count == 1)
    #expect(driver.text.contains("1 of"))
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
}
