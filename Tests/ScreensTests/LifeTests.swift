import Lifecycle
import Rulebooks
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// Whether an app is alive can be seen on the device, its cards, its icons and in the apps panel,
/// by characters and not by color alone.
@Suite struct LifeTests {
  static let large = Size(columns: 120, rows: 40)

  /// What stands on the part of the screen that does something.
  private func characters(_ driver: Driver, _ isMeant: @escaping (Hit) -> Bool) throws -> String {
    let picture = driver.picture
    let hit = try #require(picture.hits.first { isMeant($0) })
    let rows = (hit.rect.y..<hit.rect.maxY).map { y in
      String(
        String.UnicodeScalarView(
          (hit.rect.x..<hit.rect.maxX).compactMap { x in
            Unicode.Scalar(picture.screen.grid[x, y].scalar)
          }))
    }
    return rows.joined(separator: "\n")
  }

  private func driver(_ keys: String, _ size: Size = GoldenTests.sizes[0], later: UInt32 = 0)
    -> Driver
  {
    var driver = Driver(size: size)
    driver.press(keys)
    driver.pass(later)
    return driver
  }

  static let lives: [(name: String, keys: String)] = [
    ("never launched", ""), ("background", "1h"), ("suspended", "1ht"),
    ("killed", "1h:jetsam Notes<enter>"), ("hung", "1:hang Notes<enter>h"),
  ]

  @Test(arguments: [GoldenTests.sizes[0], large]) func iconsAreToldApart(_ size: Size) throws {
    let icons = try LifeTests.lives.map { life in
      try characters(driver(life.keys, size)) { $0.target == .command(.nthApp(1)) }
    }
    #expect(Set(icons).count == LifeTests.lives.count)
    #expect(icons[2].contains("░") && icons[2].contains("◌"))
    #expect(icons[3].contains("╌") && icons[3].contains("✕"))
  }

  /// Dashed is a picture that the system keeps: without a card there is none.
  @Test(arguments: [GoldenTests.sizes[0], large])
  func withoutACardNothingIsDashed(_ size: Size) throws {
    let isNotes = { (hit: Hit) in hit.target == .command(.nthApp(1)) }
    let forceQuit = try characters(driver("1htsxh", size), isNotes)
    #expect(!forceQuit.contains("╌") && forceQuit.contains("✕"), "\(forceQuit)")
    var old = Driver(os: Release(3), size: size)
    old.press("1h")
    let ended = try characters(old, isNotes)
    #expect(!ended.contains("╌") && ended.contains("✕"), "\(ended)")
  }

  /// A key beside its icon takes nothing from the icon's color.
  @Test(arguments: [
    Size(columns: 60, rows: 20), GoldenTests.sizes[0], large, Size(columns: 200, rows: 60),
  ])
  func keysHaveACellOfTheirOwn(_ size: Size) throws {
    for device in [Device.Model.iPhone, .iPad] {
      let driver = Driver(device, size: size)
      let picture = driver.picture
      for place in 1...6 {
        let hit = try #require(picture.hits.first { $0.target == .command(.nthApp(place)) })
        let tile = driver.model.tile(AppID(UInt8(place - 1)))
        let widths = (hit.rect.y..<hit.rect.maxY).map { y in
          (hit.rect.x..<hit.rect.maxX).count { picture.screen.grid[$0, y].style == tile }
        }.filter { $0 > 0 }
        #expect(Set(widths).count <= 1, "\(place): \(widths)\n\(driver.text)")
      }
    }
  }

  @Test func statesBelowIconsAreWhole() {
    var driver = Driver(size: Size(columns: 200, rows: 60))
    driver.press("1h2h")
    #expect(driver.lines("○ background").count > 0 && !driver.text.contains("backgrou…"))
  }

  @Test(arguments: [GoldenTests.sizes[0], large]) func rowsOfThePanelAreToldApart(_ size: Size)
    throws
  {
    let rows = try LifeTests.lives.map { life in
      try characters(driver(life.keys, size)) { $0.target == .row(0) }
    }
    for (row, word) in zip(
      rows, ["· never launched", "○ background", "◌ suspended", "✕ not running", "◷ hung"])
    {
      #expect(row.contains(word))
    }
    #expect(rows[3].contains("snapshot in App Switcher"))
  }

  @Test(arguments: [GoldenTests.sizes[0], large]) func cardsAreToldApart(_ size: Size) throws {
    let cards = try LifeTests.lives.dropFirst().map { life in
      try characters(driver(life.keys + "s", size)) { $0.target == .command(.nthCard(1)) }
    }
    let plain = cards.map { $0.filter { $0 != " " } }
    for (card, word) in zip(plain, ["○BACKGROUND", "◌SUSPENDED", "✕NOTRUNNING", "◷HUNG"]) {
      #expect(card.contains(word), "\(card)")
    }
    #expect(plain[2].contains("snapshotonly") && plain[2].contains("┇"))
    #expect(plain[1].contains("░") && !plain[0].contains("░"))
  }

  /// The state is a word in capitals at the foot of the device, and for how long an app is frozen.
  @Test func theDeviceSaysItsState() {
    for (keys, later, word) in [
      ("1", 0, "● ACTIVE"), ("1ea", 0, "◐ INACTIVE"), ("1l", 0, "Notes ○ BACKGROUND"),
      ("1l", 17_000, "◌ SUSPENDED"), ("1:hang Notes<enter>", 0, "◷ HUNG"),
    ] as [(String, UInt32, String)] {
      let driver = driver(keys, later: later)
      #expect(
        driver.find(word, in: Layout(driver.model, driver.model.size).device) != nil, "\(word)")
    }
    let frozen = driver("1l", LifeTests.large, later: 17_000)
    #expect(frozen.find("12 s", in: Layout(frozen.model, LifeTests.large).device) != nil)
  }

  /// On a large screen it is in large letters, and in plain ones for terminals without blocks.
  @Test func largeLetters() {
    let driver = driver("1", Size(columns: 200, rows: 60))
    #expect(driver.find("▄▀█ █▀▀ ▀█▀ █ █ █ █▀▀") != nil)
    #expect(driver.find("● ACTIVE") != nil)
  }

  /// Spans are counted from the clock of the same frame.
  @Test func whatIsScheduledIsSaidInWords() {
    var driver = driver("1h", LifeTests.large)
    #expect(!driver.lines("suspends in 5 s").isEmpty)
    driver.pass(800)
    #expect(!driver.lines("suspends in 4.2 s").isEmpty && !driver.text.contains("◌ at"))
    #expect(driver.text.contains("00:00.8"))
    driver.pass(20_000)
    #expect(!driver.lines("for 15.8 s").isEmpty)
  }

  @Test func theFrameSaysThatOneLooksBack() {
    for rotate in ["", ":rotate<enter>"] {
      var driver = driver("1" + rotate + "h")
      let device = Layout(driver.model, driver.model.size).device
      #expect(driver.find("Looking back", in: device) == nil)
      driver.press(",")
      #expect(driver.find("Looking back", in: device) != nil)
      driver.press(".")
      #expect(driver.find("Looking back", in: device) == nil)
    }
  }

  /// A button's verb is the footer's.
  @Test(
    arguments: [
      ("1ea", 14, "Don't Allow", "Allow"), ("1ec", 7, "Decline", "Answer"),
      ("1ec", 15, "Decline", "Answer"), ("1ecy", 13, "End Call", nil), ("1c", 14, "Close", nil),
      ("1c", 7, "Close", nil), ("1d", 14, "Close", nil), ("1en", 4, "Close", "View"),
      ("1:permission-prompt<enter>", 14, "Don't Allow", "Allow"),
      ("1:biometric-prompt<enter>", 14, "Cancel", "Match"),
      ("1L", 14, "Cancel", nil),
    ] as [(String, UInt8, String, String?)])
  func aVerbIsTheSameInBothPlaces(_ keys: String, _ os: UInt8, _ no: String, _ yes: String?) {
    var driver = Driver(os: Release(Int(os)), size: LifeTests.large)
    driver.press(keys)
    let footer = driver.text.split(separator: "\n", omittingEmptySubsequences: false)[39]
    let device = Layout(driver.model, LifeTests.large).device
    for words in ["Esc \(no)", yes.map { "y \($0)" }].compactMap({ $0 }) {
      #expect(driver.find(words, in: device) != nil, "\(words)")
      #expect(footer.contains(words), "\(footer)")
    }
  }

  @Test func focusCameWithIOS15() {
    for (os, has) in [(14, "Do Not"), (15, "Focus")] {
      var driver = Driver(os: Release(os))
      driver.press("1c")
      #expect(driver.text.contains(has))
    }
  }

  @Test func iPadsHaveIPadOSSince13() {
    #expect(Driver(.iPad, os: Release(13)).text.contains("iPadOS 13"))
    #expect(Driver(.iPad, os: Release(12)).text.contains("iOS 12"))
    #expect(Driver(.iPhone, os: Release(13)).text.contains("iPhone · iOS 13"))
    #expect(Driver(os: Release(3)).text.contains("iPhone OS 3"))
  }

  /// No two built-in apps look alike, by their pictures and by their colors.
  @Test func appsDiffer() {
    let model = Driver().model
    let looks = model.deviceView.appLooks
    #expect(Set(looks.map(\.tile)).count == looks.count)
    #expect(Set(looks.map(\.icon)).count == looks.count)
    #expect(Set(looks.map(\.plain)).count == looks.count)
  }

  /// There is no App Switcher in which a card could be.
  @Test func beforeIOS4NothingSpeaksOfCards() {
    var driver = Driver(os: Release(3), size: Size(columns: 120, rows: 40))
    driver.press("1h")
    #expect(driver.text.contains("✕ not running") && !driver.text.contains("snapshot"))
    #expect(!driver.text.contains("Switcher"), "\(driver.text)")
  }

  /// The watchdog comes before the suspension that was scheduled.
  @Test func aHungAppIsKilledAndNotSuspended() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1:hang Notes<enter>h")
    #expect(driver.text.contains("killed in"), "\(driver.text)")
    #expect(!driver.text.contains("suspends in") && !driver.text.contains("suspended  in"))
  }
}
