import Lifecycle
import RandomNumbers
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The log's lanes: what a class reads from the last row.
@Suite struct LogGutterTests {
  /// The log's rows, within its frame.
  private func rows(_ driver: Driver) -> [String] {
    let lines = driver.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let first = lines.firstIndex { $0.contains("Delegate messages") } ?? 0
    return lines[(first + 1)...].compactMap { line in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      return parts.count > 2 ? String(line) : nil
    }
  }

  private func row(_ driver: Driver, _ words: String) -> String {
    rows(driver).last { $0.contains(words) } ?? ""
  }

  @Test func aRowShowsTheChangeThatItBrought() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1h")
    #expect(row(driver, "sceneWillResignActive(_:)").contains("● → ◐ inactive"))
    #expect(row(driver, "sceneDidEnterBackground(_:)").contains("◐ → ○ background"))
    #expect(row(driver, "didFinishLaunchingWithOptions:)").contains("→") == false)
  }

  @Test func whatNoDelegateIsCalledForIsSeenToo() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1ht")
    #expect(row(driver, "suspended,").contains("○ → ◌ suspended"))
    driver.press(":jetsam Notes<enter>")
    #expect(rows(driver).contains { $0.contains("◌ → ✕ not running") }, "\(driver.text)")
  }

  /// The style of the first cell of a row's lanes.
  private func laneStyle(_ driver: Driver, _ words: String) throws -> Style {
    let rect = try #require(Layout(driver.model, driver.model.size).log)
    let place = try #require(driver.find(words, in: rect), "\(driver.text)")
    return driver.picture.screen.grid[rect.x + 1, place.y].style
  }

  @Test func aBlockedMainThreadLooksWrong() throws {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1:hang Notes<enter>")
    #expect(row(driver, "its main thread is blocked").contains("● → ◷ hung"), "\(driver.text)")
    #expect(row(driver, "its main thread is blocked").contains("│◷"))
    #expect(try laneStyle(driver, "its main thread is blocked") == .stateHung)
    driver.press("h")
    #expect(row(driver, "▸ home").contains("│╏"))
    #expect(try laneStyle(driver, "▸ home") == .stateHung)
    driver.press("ttt")
    #expect(row(driver, "killed: it hung").contains("◷ → ✕ not running"), "\(driver.text)")
  }

  @Test func itLooksWellAgainWhenItRunsOn() throws {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1:hang Notes 2<enter>t")
    #expect(row(driver, "runs again").contains("◷ → ● active"), "\(driver.text)")
    driver.press("h")
    #expect(try laneStyle(driver, "▸ home") == .stateActive)
  }

  @Test func aKillSaysWhy() {
    for (keys, words) in [
      ("1htsx", "Notes killed: force-quit"), ("1htL<enter>", "Notes killed: power off"),
    ] {
      var driver = Driver(size: Size(columns: 120, rows: 40))
      driver.press(keys)
      #expect(driver.text.contains(words), "\(driver.text)")
    }
  }

  /// Each lane has its key above it, however many there are.
  @Test func manyLanesHaveHeadings() throws {
    var driver = Driver()
    driver.press("1h2h3h4h5h6")
    let line = driver.line("Delegate messages")
    #expect(line.contains("╭12356─"), "\(driver.text)")
  }

  @Test func aLaneRunsOnWhileOthersMove() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1ht2")
    // Notes is frozen while Mail becomes active beside it.
    let line = row(driver, "sceneDidBecomeActive(_:)")
    #expect(line.contains("┊ ●"), "\(line)")
  }

  /// At the present the states are found back from the device as it is, at an earlier moment
  /// forward from one that was kept: the lanes are the same.
  @Test(arguments: 0..<24)
  func lanesAreTheSameFromBothEnds(seed: Int) {
    let keys = [
      "1", "2", "3", "h", "s", "t", "l", "c", "n", "<enter>", "<right>", "x", "w", "e c", "y",
    ]
    var random = SplitMix64(seed: UInt64(seed))
    var driver = Driver(size: Size(columns: 120, rows: 40))
    for _ in 0..<40 { driver.press(keys[Int.random(in: keys.indices, using: &random)]) }
    driver.press("<esc><esc>1")
    let model = driver.model
    let count = model.logRowCount
    let rows = model.log.index.rows(max(0, count - 40)..<count, model.simulation.timeline)
    let now = LogGutter(model, rows, most: 9)
    driver.press("z")
    let before = LogGutter(driver.model, rows, most: 9)
    #expect(!driver.model.isAtPresent && !now.cells.isEmpty, "seed \(seed)")
    #expect(now.lanes == before.lanes && now.cells == before.cells, "seed \(seed)")
  }

  /// At 80 columns a row may lose its receiver and its lanes' names, but never a name's middle.
  @Test(arguments: ["1", "1234", "1h2h3h4h5h6"])
  func namesAreWhole(keys: String) {
    var driver = Driver()
    driver.press(keys)
    for line in rows(driver) where line.contains("(_:") && line.contains("…") {
      #expect(line.contains(" …") || line.contains("▌…") || line.contains("│…"), "\(line)")
    }
    #expect(
      rows(driver).contains { $0.contains("didFinishLaunchingWithOptions:)") } || keys.count > 4)
  }

  /// A launch by a URL does not look like a tap on the icon.
  @Test func aRowSaysWhatItsOptionsContain() throws {
    var driver = Driver(size: Size(columns: 200, rows: 60))
    driver.press(":open-url Notes x<enter>")
    #expect(row(driver, "willConnectTo").contains("connectionOptions.urlContexts"))
    #expect(!row(driver, "didFinishLaunching").contains("ptions["))
    driver = Driver()
    driver.press(":open-url Notes x<enter>")
    #expect(row(driver, "willConnectTo").contains(".urlContexts"), "\(driver.text)")
    driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1")
    #expect(!row(driver, "willConnectTo").contains("ptions."))
  }

  @Test func whatComesInsideAMethodStandsDeeper() throws {
    var driver = Driver(apps: ["Notes scenes window-in-code"], size: Size(columns: 120, rows: 40))
    driver.press("1vm")
    func indent(_ name: String) throws -> Int {
      let line = row(driver, name)
      return line.distance(
        from: line.startIndex, to: try #require(line.range(of: name)).lowerBound)
    }
    #expect(try indent("viewDidLoad()") == indent("scene(_:willConnectTo") + 2)
    #expect(try indent("viewDidAppear(_:)") == indent("scene(_:willConnectTo"))
  }

  @Test func theMostFamousNameFitsAtEightyColumns() {
    var driver = Driver()
    driver.press("12")
    #expect(driver.text.contains("application(_:didFinishLaunchingWithOptions:)"))
  }
}
