import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// One message at a time, in letters that the last row of a class can read.
@Suite struct BlockLettersTests {
  private static let font = BlockFont(Driver.library.resources)

  /// Rows of pixels as letters have them in `Resources/Letters`.
  private func drawn(_ text: String) -> [String] {
    Self.font.picture(of: text).map { row in String(row.map { $0 ? "#" : "." }) }
  }

  @Test func lettersAreAsTheirFileDrawsThem() {
    #expect(
      drawn("Hi") == [
        "#...#.#", "#...#..", "#...#.#", "#####.#", "#...#.#", "#...#.#", "#...#.#", ".......",
      ])
    #expect(Self.font.width(of: "Hi") == 7)
  }

  /// Every letter of every name that can be sent has a picture.
  @Test func everyNameCanBeDrawn() throws {
    for release in Driver.library.releases {
      for row in try Driver.library.rules(of: release).messages.rows {
        let words = BlockWords(row.selector, Self.font, columns: 300, rows: 100)
        for line in try #require(words, "\(row.selector)").lines {
          for letter in line where letter != " " {
            #expect(drawn(String(letter)).joined().contains("#"), "'\(letter)' of \(row.selector)")
          }
        }
      }
    }
  }

  @Test func theLettersAreAsLargeAsThereIsRoom() throws {
    let name = "application(_:didFinishLaunchingWithOptions:)"
    let small = try #require(BlockWords(name, Self.font, columns: 50, rows: 16))
    #expect(small.lines == ["didFinish", "Launching", "WithOptions"] && small.scale == 1)
    let large = try #require(BlockWords(name, Self.font, columns: 120, rows: 40))
    #expect(large.scale == 2 && large.lines.joined() == "didFinishLaunchingWithOptions")
    #expect(BlockWords(name, Self.font, columns: 50, rows: 8) == nil)
    #expect(BlockWords(name, Self.font, columns: 20, rows: 40) == nil)
  }

  @Test func messagesComeOneByOneAndGoAgain() {
    var driver = Driver()
    driver.press("vb")
    #expect(driver.text.contains("No message yet") && !driver.text.contains("Apps and scenes"))
    driver.press("1")
    #expect(driver.text.contains("▸ open Notes") && driver.text.contains("launched: a new process"))
    driver.press(".")
    #expect(driver.line("application(_:didFinishLaunchingWithOptions:)") != "")
    #expect(driver.text.contains("█"))
    driver.press("..")
    #expect(driver.text.contains("→ ◐ inactive"))
    driver.press(".")
    #expect(driver.text.contains("sceneDidBecomeActive(_:)") && driver.text.contains("→ ● active"))
    // Slow motion ends with the panel that began it.
    driver.press("vb")
    #expect(driver.text.contains("Apps and scenes") && !driver.text.contains("█▀▀▄"))
    #expect(driver.model.presenting.slowMotion.pace == .off)
  }

  @Test func slowMotionThatWasOnStaysOn() {
    var driver = Driver()
    driver.press("v.vb1vb")
    #expect(driver.model.presenting.slowMotion.pace == .byKey)
  }

  @Test func silenceAndRefusalsAreSaid() {
    var driver = Driver()
    driver.press("vb:wait 1<enter>")
    #expect(driver.text.contains("▸ wait 1"))
    driver.press("1....l....:crash Mail<enter>")
    #expect(driver.text.contains("is not running"), "\(driver.text)")
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 60, rows: 20), Size(columns: 200, rows: 60),
  ])
  func theWholeNameIsReadInAnySize(_ size: Size) {
    var driver = Driver(size: size)
    driver.press("vb1....")
    #expect(driver.text.contains("sceneDidBecomeActive"), "\(driver.text)")
  }
}
