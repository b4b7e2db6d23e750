import Lifecycle
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// Folding, filters, searching and taking lines out of the log.
@Suite struct LogFeatureTests {
  func rows(_ driver: Driver) -> [LogRow] {
    driver.model.log.index.rows(0..<driver.model.logRowCount, driver.model.simulation.timeline)
  }

  /// The index has the rows that going through the whole log gives.
  func expectIndexIsRight(_ driver: Driver) {
    var all: [LogRow] = []
    let timeline = driver.model.simulation.timeline
    for entry in 0..<timeline.entries.count {
      timeline.forEachRow(of: entry, driver.model.log.filter) { all.append($0) }
    }
    #expect(rows(driver) == all)
    #expect(driver.model.logRowCount == all.count)
  }

  // MARK: - Folding

  @Test func anActionFoldsAndUnfolds() {
    var driver = Driver()
    driver.press("12h<tab><home>")
    let all = driver.model.logRowCount
    driver.press("jjf")
    #expect(driver.model.chosenLogRow == .action(0))
    #expect(driver.text.contains("open Notes   … 5 folded"))
    #expect(driver.model.logRowCount == all - 5)
    expectIndexIsRight(driver)
    driver.press("f")
    #expect(driver.model.logRowCount == all)
    driver.press("G")
    driver.press("f")
    #expect(driver.model.chosenLogRow == .action(2))
    driver.press("1")
    expectIndexIsRight(driver)
    driver.press("zzz12")
    expectIndexIsRight(driver)
  }

  @Test func aFoldGoesWithItsAction() {
    var driver = Driver()
    driver.press("12<tab>fz<tab>h")
    #expect(!driver.text.contains("folded"))
    expectIndexIsRight(driver)
  }

  @Test func allFoldAtOnce() {
    var driver = Driver()
    driver.press("12hvf")
    #expect(rows(driver) == [.action(0), .action(1), .action(2)])
    #expect(driver.text.contains("folded"))
    driver.press("1")
    #expect(driver.model.logRowCount == 4)
    driver.press("<tab>f")
    #expect(driver.model.logRowCount > 4)
    expectIndexIsRight(driver)
    driver.press("vf")
    #expect(driver.model.logRowCount == 4)
    driver.press("vf")
    #expect(!driver.model.log.filter.foldsAll)
  }

  // MARK: - Filters

  @Test func onlyTheSelectedApp() {
    var driver = Driver()
    driver.press("12hva")
    #expect(driver.text.contains("only Mail"))
    for row in rows(driver) {
      guard case .message(let index) = row else { continue }
      #expect(driver.model.simulation.timeline.events[index].app == AppID(1))
    }
    expectIndexIsRight(driver)
    driver.press("<esc>")
    #expect(!driver.text.contains("only Mail"))
    #expect(driver.actions == ["open Notes", "open Mail", "home"])
    driver.press("cva<esc>")
    #expect(driver.actions.last == "dismiss")
    #expect(driver.text.contains("only Mail"))
    driver.click("only Mail")
    #expect(!driver.text.contains("only Mail"))
  }

  @Test func onlyMessagesLikeThisOne() {
    var driver = Driver()
    driver.press("12h12h<tab>o")
    #expect(driver.text.contains("only sceneDidEnter"))
    #expect(rows(driver).count { if case .message = $0 { true } else { false } } == 4)
    expectIndexIsRight(driver)
    guard case .message? = driver.model.chosenLogRow else {
      Issue.record("the message is chosen no longer")
      return
    }
    driver.press("kk<esc>")
    #expect(!driver.text.contains("only scene"))
    guard case .message? = driver.model.chosenLogRow else {
      Issue.record("the message is chosen no longer")
      return
    }
    driver.press("<home>o")
    #expect(driver.note == "this row is not a message; choose a message first")
  }

  @Test func whatWasFoundIsLitInTheChosenRowToo() throws {
    var driver = Driver()
    driver.press("1<tab>/enterf<enter>")
    let rows = driver.text.split(separator: "\n").map(Array.init)
    let y = try #require(rows.firstIndex { $0.contains("▸") && String($0).contains("EnterF") })
    let x = try #require(
      String(rows[y]).range(of: "EnterF").map {
        String(rows[y])[..<$0.lowerBound].count
      })
    let grid = driver.picture.screen.grid
    #expect((x..<x + 6).allSatisfy { grid[$0, y].style == .searchHit })
    #expect(grid[x - 1, y].style == .selection && grid[x + 6, y].style == .selection)
  }

  @Test func onlyWhatThisReceiverIsSent() {
    var driver = Driver()
    driver.press("12h1h<tab>O")
    #expect(driver.text.contains("only Notes sceneDelegate#1"))
    let all = driver.model.simulation.timeline.events
    let messages = rows(driver).compactMap { row in
      if case .message(let index) = row { all[index].message } else { nil }
    }
    #expect(messages.count == 9)
    #expect(messages.allSatisfy { $0.receiver == .sceneDelegate && $0.app == messages[0].app })
    expectIndexIsRight(driver)
    driver.press("o")
    #expect(rows(driver).count { if case .message = $0 { true } else { false } } == 2)
    driver.press("<esc>")
    #expect(!driver.text.contains("only Notes"))
    driver.press("O")
    #expect(driver.text.contains("only Notes sceneDelegate#1"))
    driver.press("O")
    #expect(driver.note == "the log shows all receivers again")
    driver.press("<home>O")
    #expect(driver.note == "this row is not a message; choose a message first")
  }

  @Test func withoutSilentEvents() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(6_000)
    #expect(driver.text.contains("┄ Notes suspended"))
    driver.press("vh")
    #expect(!driver.text.contains("┄ Notes suspended"))
    #expect(driver.text.contains("messages only"))
    expectIndexIsRight(driver)
    driver.press("vh")
    #expect(driver.text.contains("┄ Notes suspended"))
  }

  @Test func objectiveCSpelling() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1vo")
    #expect(driver.text.contains("scene:willConnectToSession:options:"))
    #expect(!driver.text.contains("scene(_:willConnectTo:options:)"))
    driver.press("/willConnectToSession<enter>")
    #expect(driver.model.log.hit != nil)
    driver.press("vo")
    #expect(driver.text.contains("scene(_:willConnectTo:options:)"))
  }

  // MARK: - Search

  @Test func everyHitOnTheScreenIsLit() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("12h1/didenter<enter>")
    let grid = driver.picture.screen.grid
    let place = driver.find("DidEnterBackground")!
    #expect(grid[place.x - 5, place.y].style == .searchHit)
    #expect(driver.text.contains("/didenter"))
    #expect(driver.lines("DidEnterBackground").map { $0.contains("»") } == [false, true])
    #expect(driver.lines("DidEnterBackground")[0].contains(" /"))
    driver.press("<esc>")
    #expect(driver.model.log.query.isEmpty && driver.model.log.hit == nil)
    #expect(driver.actions.count == 4)
  }

  @Test func aFoundRowIsChosen() {
    var driver = Driver()
    driver.press("12h1<tab>/didenter<enter>")
    #expect(driver.model.chosenLogPlace == driver.model.log.hit)
    let first = driver.model.chosenLogPlace
    driver.press("nn")
    #expect(driver.model.chosenLogPlace != nil)
    driver.press("N")
    #expect(driver.model.chosenLogPlace == driver.model.log.hit)
    _ = first
  }

  @Test func aLongLogIsFoldedAndFilteredQuickly() {
    var driver = Driver()
    for _ in 0..<10_000 {
      _ = driver.model.send(.controlCenter)
      _ = driver.model.send(.dismiss)
    }
    driver.press("<tab><home>")
    let clock = ContinuousClock()
    let time = clock.measure {
      for keys in ["f", "f", "F", "F", "P", "P", "jE", "<esc>"] {
        driver.press(keys)
        _ = driver.picture
      }
    }
    #expect(time < .seconds(3), "\(time)")
  }

  // MARK: - Lines

  @Test func copiesTheChosenRowAndARange() {
    var driver = Driver()
    driver.press("1")
    driver.pass(1_500)
    driver.press("hcc<tab>")
    driver.press("y")
    #expect(
      driver.effects == [.copy("! Control Center is already shown; dismiss it first\n")])
    driver.press("kmkkkky")
    #expect(
      driver.effects.last
        == .copy(
          """
          > home +1.500
            Notes sceneDelegate#1 sceneWillResignActive(_:)
            Notes sceneDelegate#1 sceneDidEnterBackground(_:)
          > control-center
          > control-center

          """))
    #expect(driver.model.log.anchor == nil)
    #expect(driver.note.hasPrefix("5 lines sent"))
    driver.press("m<esc>")
    #expect(driver.model.log.anchor == nil)
  }

  @Test func savesLinesAndAsksBeforeItOverwrites() {
    var driver = Driver()
    driver.press("1<tab>w<ctrl-u>a.session<enter>")
    let line = "  Notes sceneDelegate#1 sceneDidBecomeActive(_:)\n"
    #expect(driver.effects == [.save(path: "a.session", text: line, overwrite: false)])
    driver.model.linesExist("a.session")
    #expect(driver.text.contains("a.session already exists. Overwrite it?"))
    driver.press("n")
    #expect(driver.note == "not saved")
    driver.model.linesExist("a.session")
    driver.press("y")
    #expect(driver.effects.last == .save(path: "a.session", text: line, overwrite: true))
    driver.model.linesSaved("a.session")
    #expect(driver.note == "saved to a.session")
    driver.model.savingFailed("a.session", "No space left on device")
    #expect(driver.note == "not saved: a.session: No space left on device")
  }

  @Test func aTimeIsNoLine() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(6_000)
    driver.press("<tab>ky")
    #expect(driver.effects.isEmpty)
    driver.press("vfGw")
    #expect(driver.model.popup != nil)
  }
}
