import Lifecycle
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The footer: what matters most at this moment, and what leads to everything else.
@Suite struct FooterTests {
  private func footer(_ driver: Driver) -> String {
    let lines = driver.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    return lines.last { !$0.isEmpty } ?? ""
  }

  @Test(arguments: [
    Size(columns: 60, rows: 20), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ])
  func alwaysLeadsToEverything(_ size: Size) {
    for keys in [
      "", "1", "1h", "1s", "1c", "1l", "1L", "1ec", "1ecy", "1<tab>", "1h,", "gs<enter>",
    ] {
      var driver = Driver(size: size)
      driver.press(keys)
      driver.model.clearNote()
      let hits = driver.picture.hits.filter {
        $0.rect.y == size.rows - 1 || driver.model.travel.lesson != nil
      }
      for command in [Command.palette, .help, .quit] {
        #expect(hits.contains { $0.target == .command(command) }, "\(keys)\n\(driver.text)")
      }
    }
  }

  /// A double press of Home is tried first: the footer names the key that does it.
  @Test(arguments: [Size(columns: 60, rows: 20), Size(columns: 80, rows: 24)])
  func namesTheAppSwitcherAfterHome(_ size: Size) {
    var driver = Driver(size: size)
    driver.press("1h")
    #expect(footer(driver).contains("s App Switcher"), "\(driver.text)")
    driver.press("h")
    #expect(footer(driver).contains("s App Switcher"), "\(driver.text)")
  }

  @Test func hasTheReplaysKeysInAReplay() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("gs<enter>")
    #expect(driver.text.contains(" . step on  space play "), "\(driver.text)")
    driver.press("..")
    #expect(driver.text.contains(" . step on  space play  , step back"), "\(driver.text)")
    driver.press(" ")
    #expect(driver.text.contains(" space pause  . step on  , step back"), "\(driver.text)")
    driver.press(" ")
    #expect(driver.model.travel.playback == nil)
    driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1hl,,")
    #expect(footer(driver).hasPrefix(" g e present  . step on  , step back"), "\(driver.text)")
  }

  /// A note has the whole row, but for the keys that help and that leave: it is cut at a word.
  @Test func leavesANoteAllButTheLastTwoKeys() {
    for columns in 40...90 {
      var driver = Driver(size: Size(columns: columns, rows: 16))
      driver.model.offerTour()
      let isWhole = driver.text.contains(driver.note)
      #expect(isWhole || columns < driver.note.count + 11, "\(driver.text)")
      let hits = driver.picture.hits.filter { $0.rect.y == 15 }
      for command in [Command.help, .quit] {
        #expect(hits.contains { $0.target == .command(command) }, "\(driver.text)")
      }
      guard !isWhole, let start = footer(driver).firstRange(of: "· ")?.upperBound,
        let end = footer(driver).firstRange(of: "…")?.lowerBound
      else { continue }
      #expect(driver.note.hasPrefix(footer(driver)[start..<end] + " "), "\(driver.text)")
    }
  }

  @Test(arguments: ["rv", "v.", "v.v.", "gs<enter>", "gs<enter> "])
  func helpAndQuitStayBesideALongNote(_ keys: String) {
    var driver = Driver()
    driver.press("1" + keys)
    let hits = driver.picture.hits
    guard driver.model.popup == nil else { return }
    for command in [Command.help, .quit] {
      #expect(hits.contains { $0.target == .command(command) }, "\(driver.text)")
    }
  }

  /// A replay is gone through: what would leave it is not offered in it.
  @Test func offersNoActionsInAReplay() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    for keys in ["gs<enter>", ".", " "] {
      driver.press(keys)
      driver.model.clearNote()
      let keys = driver.line("? help")
      #expect(keys.contains(". step on") && !keys.contains("l lock"), "\(driver.text)")
      #expect(!keys.contains("h Home") && !keys.contains("open"), "\(driver.text)")
    }
  }

  /// In the App Switcher of an iPad a card may have two windows.
  @Test func namesTheOtherWindowOfACard() {
    var driver = Driver(.iPad, size: Size(columns: 200, rows: 60))
    driver.press("1es")
    driver.press("s")
    #expect(driver.text.contains("other window"), "\(driver.text)")
    #expect(!footer(driver).contains("newer"))
    driver = Driver(.iPad, size: Size(columns: 200, rows: 60))
    driver.press("1h2s")
    #expect(footer(driver).contains("older") && !footer(driver).contains("other window"))
  }

  /// Beside a short note there is room for the keys that lead on.
  @Test func isBesideAShortNote() {
    var driver = Driver()
    driver.press("Z")
    #expect(footer(driver).contains("✗") && footer(driver).contains("? help"), "\(driver.text)")
  }
}

/// What a newcomer tries first gives something.
@Suite struct NewcomerTests {
  @Test func enterOpensTheSelectedApp() {
    var driver = Driver()
    #expect(driver.text.contains("Enter open Notes"))
    driver.press("<down><enter>")
    #expect(driver.actions == ["open Mail"])
    driver.press("<enter>")
    #expect(driver.actions.count == 1 && driver.model.note?.kind == .information)
    driver.press("h<right><right><left><enter>")
    #expect(driver.actions.suffix(2) == ["home", "open Music"])
  }

  /// Where the device alone is shown, the icon is marked.
  @Test func arrowsChooseOnTheDevice() throws {
    var driver = Driver(size: Size(columns: 60, rows: 20))
    driver.press("<right><right>")
    let place = try #require(driver.find("Music"))
    #expect(driver.picture.screen.grid[place.x, place.y].style == .selection)
    driver.press("<enter>")
    #expect(driver.actions == ["open Music"])
  }

  @Test func enterAnswersWhatIsThere() {
    var driver = Driver()
    driver.press("1ec<enter>")
    #expect(driver.actions == ["open Notes", "call", "accept"])
  }

  /// After Tab the log has the keys: Enter explains its row, as the footer says.
  @Test func enterDoesWhatTheFooterSaysInTheSwitcher() {
    var driver = Driver()
    driver.press("12s")
    #expect(driver.text.contains("Enter open"))
    driver.press("<tab>")
    #expect(driver.text.contains("Enter why"))
    driver.press("<enter>")
    #expect(driver.model.popup is Reading && driver.actions.last == "switcher")
    driver.press("<esc><tab><enter>")
    #expect(driver.actions.last?.hasPrefix("choose ") == true)
  }

  /// Nothing that is pressed to be sure is called wrong; the way on is named.
  @Test(arguments: ["<esc>", "1<enter>", "1h<esc>", "x", "1<esc>"])
  func nothingIsSaidInRed(_ keys: String) {
    var driver = Driver()
    driver.press(keys)
    #expect(driver.model.note?.kind == .information && driver.note.contains("? lists all keys"))
  }

  /// A panel that has the keys already has nothing to add.
  private func isPanel(_ hit: Hit?) -> Bool {
    if case .panel(let panel)? = hit?.target { panel != .device } else { false }
  }

  @Test(arguments: ["", "1", "1s", "1c", "1l", "1<tab>"])
  func everyClickGivesSomething(_ keys: String) {
    var driver = Driver()
    driver.press(keys)
    let before = driver.picture
    for y in 0..<24 {
      for x in stride(from: 0, to: 80, by: 3) {
        var model = driver.model
        let point = Point(x: x, y: y)
        let effects = model.handle(.mouse(Mouse(.press, at: point)))
        let isAnswered =
          model.note != nil || !effects.isEmpty || draw(model, model.size).screen != before.screen
          || isPanel(before.hits.last { $0.rect.contains(point) })
        #expect(isAnswered, "\(x), \(y)\n\(driver.text)")
      }
    }
  }
}
