import Lifecycle
import Sessions
import TerminalKit
import Testing
import TextFiles
import Texts

@testable import Screens
@testable import Workbench

/// What a session's narration looks like: rows of the log, captions that can be read to the end,
/// and a replay that waits for them.
@Suite struct NarrationTests {
  private static let long = Array(repeating: "This sentence is read to its end.", count: 30)
    .joined(separator: " ")

  private func driver(
    _ text: String, size: Size = Size(columns: 80, rows: 24), atEnd: Bool = false
  ) throws -> Driver {
    var driver = Driver(size: size)
    let file = try SessionParser.parse(
      SourceFile(name: "lesson.session", text: text), library: driver.model.library)
    try driver.model.open(file, atEnd: atEnd)
    return driver
  }

  private let lesson = """
    # The title of the lesson.
    app: Notes scenes

    # Now it is opened.
    # In two lines.
    > open Notes
    # * a mark
    # And left again.
    > home
    # The end is quiet.

    """

  @Test func isARowOfTheLog() throws {
    var driver = try driver(lesson, size: Size(columns: 120, rows: 40), atEnd: true)
    let rows = driver.lines("# ").filter { !$0.contains("Esc") }
    for text in [
      "# Now it is opened.", "# In two lines.", "# And left again.", "# The end is quiet.",
    ] {
      #expect(rows.contains { $0.contains(text) }, "\(driver.text)")
    }
    let place = try #require(driver.find("# And left again."))
    #expect(driver.picture.screen.grid[place.x, place.y].style == .narration)
    let heading = try #require(driver.find("▸ home"))
    let before = try #require(driver.find("▸ open Notes"))
    #expect(before.y < place.y && place.y < heading.y)
    // Nobody sent it.
    #expect(!driver.text.contains("messages · 4"))
    driver.press("<tab>/quiet<enter>")
    #expect(driver.model.log.hit != nil)
    driver.press("<enter>")
    #expect(driver.model.popup is Reading && driver.text.contains("The end is quiet."))
  }

  /// What a person says themselves is there at once, and goes with its branch.
  @Test func onesOwnIsThereToo() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("rrclass.session<enter>")
    _ = driver.model.recordingOpened()
    driver.press("1rnlook at this<enter>h")
    #expect(driver.find("# look at this") != nil)
    driver.press(",,2")
    #expect(driver.find("# look at this") == nil)
    driver.press("gb<down><enter>")
    #expect(driver.find("# look at this") != nil, "\(driver.text)")
  }

  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 60, rows: 20), Size(columns: 30, rows: 10),
  ])
  func canBeReadToTheEnd(_ size: Size) throws {
    var driver = try driver(
      "app: Notes scenes\n\n# \(NarrationTests.long) Omega.\n> open Notes\n", size: size)
    if size.columns > 30 { #expect(driver.text.contains("v n read on"), "\(driver.text)") }
    driver.press("vn")
    #expect(driver.model.popup is Reading)
    for _ in 0..<80 where !driver.text.contains("Omega.") { driver.press("<down>") }
    #expect(driver.text.contains("Omega."), "\(driver.text)")
    driver.press("<esc>")
    #expect(driver.model.popup == nil)
  }

  /// Captions that fit are shown whole.
  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 60, rows: 20)])
  func builtInCaptionsAreWhole(_ size: Size) throws {
    let text = "The user did not ask for that and should not see it. The process is new."
    let driver = try driver("app: Notes scenes\n\n# \(text) \(text)\n> open Notes\n", size: size)
    let shown = driver.text.split(separator: "\n").joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(shown.contains("\(text) \(text)") && !shown.contains("read on"), "\(driver.text)")
  }

  @Test func aReplayWaitsUntilItIsRead() throws {
    var driver = try driver("app: Notes scenes\n\n# \(NarrationTests.long)\n> open Notes\n> home\n")
    driver.press(" ")
    let needed = UInt32(ReadingTime.milliseconds(for: NarrationTests.long))
    #expect(needed > 60_000 && driver.model.nextDeadline == needed)
    driver.pass(needed - 1)
    #expect(driver.actions.isEmpty)
    driver.pass(1)
    #expect(driver.actions == ["open Notes"] && driver.model.nextDeadline == 1_000)
  }

  /// A kept session has what was said in it, also where it was left for something else.
  @Test func isKept() throws {
    var driver = try driver(lesson)
    driver.press("..1q")
    let kept = driver.effects.compactMap { if case .keep(let text, _) = $0 { text } else { nil } }
    #expect(kept.last?.contains("# In two lines.\n> open Notes") == true, "\(kept)")
  }
}
