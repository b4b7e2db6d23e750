import Lifecycle
import Rulebooks
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The palette: everything that can be done, filtered while typing; Enter does the selected row.
@Suite struct PaletteTests {
  private func palette(_ driver: Driver) throws -> Palette {
    try #require(driver.model.popup as? Palette)
  }

  private func selected(_ driver: Driver) throws -> PaletteRow {
    let palette = try palette(driver)
    return try #require(
      palette.rows.indices.contains(palette.selected) ? palette.rows[palette.selected] : nil)
  }

  /// To launch an app is to open it, and to show one beside another names it before.
  @Test func actionsAreFoundByWhatTheyDo() {
    var driver = Driver()
    driver.press(":launch")
    #expect(driver.text.contains("open Notes"), "\(driver.text)")
    var iPad = Driver(.iPad)
    iPad.press("1e")
    #expect(iPad.text.contains("show Mail beside the app in front"), "\(iPad.text)")
  }

  @Test func takesAnyAction() {
    var driver = Driver()
    driver.press(":open-url Notes http://x<enter>:undo<enter>")
    #expect(driver.actions.isEmpty)
    driver.press("Z:wait 5<enter>")
    #expect(driver.actions == ["open-url Notes http://x", "wait 5"])
  }

  /// A subcommand of the program finds the command that shows the same in the interface.
  @Test(arguments: ["explain", "rules", "explain sceneDidBecomeActive"])
  func knowsTheSubcommandsOfTheProgram(_ typed: String) throws {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press(":" + typed)
    #expect(try Set(palette(driver).rows.map(\.words)) == ["why", "why-action"])
    driver.press("<esc>1:" + typed)
    let rows = try palette(driver).rows
    #expect(rows.map(\.words) == ["why", "why-action"] && rows[1].isPossible)
    #expect(driver.text.contains("g w") && driver.text.contains("explain the action"))
    driver.press("<down><enter>")
    #expect(driver.text.contains("Result of: open Notes"), "\(driver.text)")
  }

  /// What an app's code does is found by the name of its API.
  @Test(arguments: [
    ("requestSceneSessionAct", "new-window Notes", "new-window Notes activity"),
    ("requestSceneSessionDes", "close-window Notes#1", "close-window Notes#2"),
  ])
  func findsActionsByTheirAPI(_ typed: String, _ first: String, _ second: String) throws {
    var driver = Driver(.iPad, os: Release(17), size: Size(columns: 120, rows: 40))
    driver.press("1ew:" + typed)
    let rows = try palette(driver).rows.map(\.words)
    #expect(rows.contains(first) && rows.contains(second), "\(rows)")
    driver.press("<ctrl-u>Low Power")
    #expect(try palette(driver).rows.map(\.words) == ["low-power-mode on"])
    driver.press("<enter>:Low Power")
    #expect(try palette(driver).rows.map(\.words) == ["low-power-mode off"])
  }

  /// One thing, whichever key opens it.
  @Test(arguments: [":", "ee"])
  func hasWhatIsPossibleFirst(_ keys: String) throws {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("12h" + keys)
    let rows = try palette(driver).rows
    let first = try #require(rows.firstIndex { !$0.isPossible })
    #expect(rows[first...].allSatisfy { !$0.isPossible })
    #expect(rows[0].words == "open Mail" && rows[0].key == "2")
    for words in ["home", "states", "record", "--os", "quit", "wait"] {
      #expect(rows.contains { $0.words == words }, "\(words)")
    }
    #expect(driver.find("Mail  ") != nil && driver.text.contains("launch it, or"))
    driver.press("<enter>")
    #expect(driver.actions == ["open Notes", "open Mail", "home", "open Mail"])
  }

  /// Every row that is called possible is.
  @Test(arguments: ["", "1", "1h", "1c", "1l", "1Ly", "12s", "1hz", "1h,"])
  func promisesNothingThatIsRefused(_ keys: String) throws {
    var driver = Driver()
    driver.press(keys + ":")
    let open = driver
    for (place, row) in try palette(driver).rows.enumerated() {
      guard case .step(let step) = row.kind else { continue }
      var other = open.model
      other.popup = nil
      _ = other.send(step)
      let isRefused = other.note?.kind == .refusal
      #expect(isRefused != row.isPossible, "\(place): \(row.words)")
      if isRefused { #expect(other.note?.text == row.detail) }
    }
  }

  @Test func whatIsImpossibleHasItsReason() throws {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1:")
    let rows = try palette(driver).rows
    #expect(rows.first { $0.words == "to-present" }?.detail == "this is the present")
    #expect(rows.first { $0.words == "undo" }?.isPossible == true)
    #expect(rows.first { $0.words == "redo" }?.isPossible == false)
    #expect(rows.first { $0.words == "unlock" }?.detail == "the device is not locked")
    driver.press("unlock")
    #expect(driver.text.contains("the device is not locked"))
    driver.press("<enter>")
    #expect(driver.note == "the device is not locked")
    driver.press(":next-message<enter>")
    #expect(driver.note == "this is the present" && driver.actions == ["open Notes", "unlock"])
  }

  @Test func completes() {
    var driver = Driver()
    driver.press(":unl<tab><enter>")
    #expect(driver.note == "the device is not locked")
    driver.press(":wake Ma<tab><tab>")
    #expect(driver.text.contains(": wake Maps"))
    driver.press(" <tab><enter>")
    #expect(driver.actions.last == "wake Maps location")
  }

  /// Enter does what the selected row says, and no other row.
  @Test func enterDoesTheSelectedRow() throws {
    var driver = Driver()
    driver.press(":ho")
    #expect(try selected(driver).words == "home")
    driver.press("<enter>:unlo<enter>:lo")
    let second = try palette(driver).rows[1].words
    driver.press("<down>")
    #expect(try selected(driver).words == second)
    driver.press("<up><enter>")
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
    driver.press("<ctrl-u>crash Nates<enter>")
    #expect(driver.text.contains("unknown app 'Nates'; did you mean 'Notes'?"))
    driver.press("<ctrl-u>jetsam Mail<enter>")
    #expect(driver.note != "jetsam Mail")
  }

  @Test func saysWhatFitsNothing() {
    var driver = Driver()
    driver.press(":bxd")
    #expect(driver.text.contains("no match"))
    driver.press("<enter>")
    #expect(driver.text.contains("unknown action 'bxd'"))
    driver.press("<ctrl-u>open Mai")
    #expect(!driver.text.contains("no match"))
    driver.press("x")
    #expect(driver.text.contains("no match"))
    driver.press("<ctrl-u>grow Mail ")
    #expect(!driver.text.contains("no match") && driver.text.contains("grow [APP] MB"))
    driver.press("<ctrl-u>hoem<enter>")
    #expect(driver.text.contains("unknown action 'hoem'; did you mean 'home'?"))
    driver.press("<ctrl-u>home<enter>")
    #expect(driver.model.popup == nil && driver.actions == ["home"])
  }

  @Test func theWordOfAnActionOffersAllApps() throws {
    var driver = Driver()
    driver.press(":open")
    let words = try palette(driver).rows.map(\.words)
    #expect(words.contains("open Notes") && words.contains("open Music"))
    driver.press("<ctrl-u>wake ")
    #expect(try palette(driver).rows.map(\.words).contains("wake Notes fetch"))
    driver.press("fe<tab><enter>")
    #expect(driver.actions.last == "wake Notes fetch")
  }

  @Test func remembers() throws {
    var driver = Driver()
    driver.press(":open Notes<enter>:home<enter>:<up><up><enter>")
    #expect(driver.actions == ["open Notes", "home", "open Notes"])
    driver.press(":<up><down>")
    #expect(try palette(driver).line.isEmpty)
    driver.press("x")
    driver.press(.control("p"))
    #expect(driver.text.contains(": open Notes"))
  }

  /// What is too long for its row can be read at the foot of the box, without being done.
  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 60, rows: 18)])
  func everyReasonCanBeRead(_ size: Size) throws {
    var driver = Driver(size: size)
    driver.press("1:")
    for row in try palette(driver).rows {
      let box = driver.text.split(separator: "\n").map { $0.dropFirst().dropLast() }
      let words = box.joined(separator: " ").split(separator: " ").joined(separator: " ")
      let detail = row.isPossible ? row.detail : "✗ \(row.detail)"
      #expect(words.contains(detail), "\(driver.text)")
      driver.press("<down>")
    }
    #expect(driver.actions == ["open Notes"])
  }

  @Test func saysHowMuchIsBelow() throws {
    var driver = Driver()
    driver.press("1:")
    #expect(driver.find("↓") != nil && driver.text.contains(" more"))
    for _ in 0..<30 { driver.press("<pgdn>") }
    #expect(driver.lines("↓ ").allSatisfy { !$0.contains("more") })
  }

  /// Escape leads from a row that was to be finished back to where it was selected.
  @Test func aRowThatNeedsMoreIsFinishedInTheLine() throws {
    var driver = Driver()
    driver.press("1:")
    for _ in 0..<2 { driver.click("open-url Notes") }
    #expect(driver.text.contains(": open-url Notes") && driver.text.contains("Esc back"))
    driver.press("http<esc>")
    #expect(try selected(driver).words == "open-url Notes")
    driver.press("<enter>http://x<enter>")
    #expect(driver.actions.last == "open-url Notes http://x")
    driver.press(":<esc>")
    #expect(driver.model.popup == nil)
  }

  @Test func takesOptionsOfTheCommandLine() throws {
    var driver = Driver()
    driver.press("1:--os 7<enter>")
    #expect(driver.model.simulation.setup.release.description == "7" && driver.actions.isEmpty)
    #expect(driver.note.contains("iOS 7"))
    driver.press(":--device ipad --os=17<enter>")
    #expect(driver.model.simulation.setup.model == .iPad)
    #expect(driver.model.simulation.setup.release.description == "17")
    driver.press(":--theme light<enter>")
    #expect(driver.effects.last == .theme(.light))
    driver.press(":--os 99<enter>")
    #expect(driver.text.contains("99") && driver.text.contains("26"))
    driver.press("<ctrl-u>--oz 7<enter>")
    #expect(driver.text.contains("unknown option '--oz'"))
    driver.press("<ctrl-u>--app 'Notes app-delegate'<enter>")
    #expect(driver.model.device.apps[0].kind.architecture == .appDelegate)
    driver.press(":version 12<enter>")
    #expect(driver.model.simulation.setup.release.description == "12")
    driver.press(":--app \"Nxx scenes\"<enter>")
    #expect(driver.model.popup is Palette)
  }

  /// Time passes under it: its rows stay true.
  @Test func followsWhatHappens() throws {
    var driver = Driver()
    driver.press("1h:reclaim-memory")
    #expect(try selected(driver).isPossible == false)
    driver.pass(6_000)
    #expect(try selected(driver).isPossible)
  }
}
