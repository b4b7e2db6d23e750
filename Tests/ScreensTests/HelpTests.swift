import Lifecycle
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The list of keys: what does something now comes first, typing filters it, Enter does it.
@Suite struct HelpTests {
  private static let sizes = [
    Size(columns: 60, rows: 20), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ]

  private func help(_ driver: Driver) throws -> Help {
    try #require(driver.model.popup as? Help)
  }

  private func page(_ driver: Driver) throws -> HelpPage {
    HelpPage(try help(driver), driver.model)
  }

  @Test(arguments: ["", "1", "1c", "1l", "1s", "1<tab>"])
  func hasWhatIsPossibleFirst(_ keys: String) throws {
    var driver = Driver()
    driver.press(keys + "?")
    let commands = try page(driver).commands
    let first = try #require(commands.firstIndex { !$0.isPossible })
    #expect(first > 5 && commands[first...].allSatisfy { !$0.isPossible })
    let rest = driver.model.screenContext
    for row in commands[..<first] { #expect(row.command.contexts.contains(rest)) }
  }

  @Test func beginsWithThePanel() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("?")
    #expect(driver.text.contains("This panel lists the installed apps: the process"))
    driver.press("<esc><tab>?")
    #expect(driver.text.contains("the messages that delegates receive"))
    let log = driver.text.range(of: "explain the row")?.lowerBound
    let others = driver.text.range(of: "let something happen")?.lowerBound
    #expect(log != nil && (others == nil || log! < others!))
  }

  @Test func isFilteredByTyping() throws {
    var driver = Driver()
    driver.press("?slow motion")
    let names = try page(driver).commands.map(\.command.name)
    #expect(names.contains("slow-motion") && !names.contains("home"))
    driver.press("<ctrl-u>h")
    #expect(try page(driver).commands[0].command.name == "home")
    driver.press("<ctrl-u>xyzxyz")
    #expect(driver.text.contains("no match"))
    driver.press("<enter><esc>")
    #expect(driver.model.popup == nil)
  }

  @Test func enterDoesWhatIsSelected() {
    var driver = Driver()
    driver.press("1?press home<enter>")
    #expect(driver.actions == ["open Notes", "home"])
    driver.press("?force-quit<enter>")
    #expect(driver.model.popup is Help && driver.note.contains("App Switcher"))
    driver.press("<ctrl-u>list all keys")
    driver.press("<down><up><enter>")
    #expect(driver.model.popup is Help)
  }

  /// As elsewhere, these keys close it; a filter may have them.
  @Test func theKeysThatCloseListsCloseIt() throws {
    var driver = Driver()
    for key in ["q", "?", "<esc>"] {
      driver.press("?" + key)
      #expect(driver.model.popup == nil && !driver.effects.contains(.quit))
    }
    driver.press("?iq")
    #expect(try help(driver).query.text == "iq")
  }

  /// What is selected, read down each column of the page.
  private func selectedText(_ driver: Driver, columnWidth: Int) -> String {
    let grid = driver.picture.screen.grid
    let line = driver.text.split(separator: "\n").first { $0.contains("filter:") } ?? ""
    let left = line.firstRange(of: "filter:").map {
      line.distance(from: line.startIndex, to: $0.lowerBound)
    }
    var selected = ""
    for start in stride(from: left ?? 0, to: grid.size.columns, by: columnWidth) {
      for y in 0..<grid.size.rows {
        for x in start..<min(start + columnWidth, grid.size.columns)
        where grid[x, y].style == .selection {
          selected.unicodeScalars.append(Unicode.Scalar(grid[x, y].scalar) ?? " ")
        }
        selected += " "
      }
    }
    return selected
  }

  /// Nothing is cut: what is too long for its column goes on in the next line.
  @Test(arguments: HelpTests.sizes)
  func everyKeyCanBeReadAndSelected(_ size: Size) throws {
    var driver = Driver(size: size)
    driver.press("1?")
    let count = try page(driver).commands.count
    for place in 0..<count {
      #expect(try help(driver).selected == place)
      let row = try page(driver).commands[place].command
      let selected = selectedText(driver, columnWidth: try page(driver).width + HelpPage.gap)
      let words = selected.split(separator: " ").joined(separator: " ")
      #expect(words.hasSuffix(row.help), "\(row.name)\n\(driver.text)")
      driver.press("<down>")
    }
    #expect(!driver.text.contains("↓") || !driver.lines("↓").contains { $0.contains("more") })
  }

  @Test(arguments: HelpTests.sizes)
  func usesTheWidthAndSaysHowMuchIsBelow(_ size: Size) throws {
    var driver = Driver(size: size)
    driver.press("?")
    let page = try page(driver)
    let below = Set(page.lines.dropFirst(page.capacity).compactMap(\.item)).count
    #expect(below == 0 || driver.find("↓ \(below) more") != nil, "\(driver.text)")
    #expect(page.capacity >= page.height * (size.columns / 60), "\(driver.text)")
    for _ in 0..<40 { driver.press("<pgdn>") }
    #expect(driver.text.contains("perhaps killed without notice") || size.columns < 80)
  }
}
