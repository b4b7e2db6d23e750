import Lifecycle
import RandomNumbers
import Sessions
import TerminalKit
import Testing
import TextFiles
import Texts

@testable import Screens
@testable import Workbench

/// A session of somebody else's, as it is looked at while it goes on.
@Suite struct FollowingTests {
  static let header = """
    session: 1
    device: iPhone
    os: 14
    app: Notes scenes
    app: Mail scenes
    show: all

    """

  /// What a recorder writes of these actions.
  static func recorded(_ actions: [String]) throws -> String {
    let text = header + actions.map { "> \($0)\n" }.joined()
    let file = try SessionParser.parse(
      SourceFile(name: "test", text: text), library: Driver.library)
    var lines: [String] = []
    SessionPrinter(file, try Simulation(file.setup, library: Driver.library)).print {
      lines.append($0 + "\n")
    }
    return lines.joined()
  }

  func following(_ text: String, size: Size = Size(columns: 80, rows: 24)) -> Driver {
    var driver = Driver(size: size)
    driver.model.follow(name: "class.session", file: "dir/class.session")
    take(text, &driver)
    return driver
  }

  func take(_ text: String, _ driver: inout Driver) {
    driver.model.readFollowed(Array(text.utf8))
    driver.model.settleFollowed()
  }

  private static let actions = [
    "open Notes", "home +2", "open Mail +1", "control-center +1", "dismiss +1", "undo", "redo",
    "lock +3", "home", "next", "unlock +1",
  ]

  @Test func itLooksLikeThis() throws {
    let driver = following(try Self.recorded(Self.actions), size: GoldenTests.sizes[0])
    try Golden.check(driver, "following-80x24")
  }

  @Test func elsewhereItLooksLikeThis() throws {
    var driver = following(try Self.recorded(Self.actions), size: GoldenTests.sizes[1])
    driver.press(",,,,")
    driver.follow("> open Notes +1\n> home +1\n")
    try Golden.check(driver, "following-back-120x40")
    driver.press("hgb")
    try Golden.check(driver, "following-own-120x40")
  }

  @Test func whatIsRecordedIsWhatHappensHere() throws {
    let text = try Self.recorded(Self.actions)
    let driver = following(text)
    #expect(driver.model.following?.problem == nil, "\(driver.note)")
    let file = try SessionParser.parse(
      SourceFile(name: "test", text: text), library: Driver.library)
    let opened = try OpenedSession(file, library: Driver.library)
    #expect(driver.model.simulation.timeline.events == opened.simulation.timeline.events)
    #expect(driver.model.device == opened.simulation.timeline.kernel.device)
  }

  /// However a session comes, what is shown at its end is the same.
  @Test func anyPiecesShowTheSame() throws {
    let bytes = Array(try Self.recorded(Self.actions).utf8)
    let whole = following(String(decoding: bytes, as: UTF8.self)).text
    for seed in 1...40 as ClosedRange<UInt64> {
      var chance = SplitMix64(seed: seed)
      var driver = following("")
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + 1 + Int(chance.next() % 400))
        driver.model.readFollowed(Array(bytes[start..<end]))
        if chance.next() % 2 == 0 { driver.model.settleFollowed() }
        start = end
      }
      driver.model.settleFollowed()
      driver.model.clearNote()
      var lines = driver.text.split(separator: "\n")
      var wanted = whole.split(separator: "\n")
      // The last row has a note for a moment.
      lines.removeLast()
      wanted.removeLast()
      #expect(lines == wanted, "seed \(seed)")
    }
  }

  @Test func theFirstDifferenceIsSaidAndStays() throws {
    let text = try Self.recorded(["open Notes", "home +2", "open Mail +1"])
    let changed = text.replacing("sceneWillResignActive(_:)", with: "sceneWillResign(_:)")
    var driver = following(changed)
    #expect(driver.note.contains("dir/class.session:"))
    #expect(driver.note.contains("'Notes sceneDelegate#1 sceneWillResign(_:)'"))
    #expect(driver.note.contains("'Notes sceneDelegate#1 sceneWillResignActive(_:)' is sent"))
    #expect(driver.text.contains("✗ line"))
    driver.press("?<esc>")
    #expect(driver.note.isEmpty)
    driver.press("gd")
    #expect(driver.text.contains("The first problem of class.session"))
    #expect(driver.text.contains("'Notes sceneDelegate#1 sceneWillResign(_:)'"), "\(driver.text)")
  }

  @Test func aMessageThatTheFileDoesNotHaveIsSaidWithTheNextAction() throws {
    let text = try Self.recorded(["open Notes", "home +2", "open Mail +1"])
    let lines = text.split(separator: "\n").filter {
      !$0.contains("UIApplication.didEnterBackgroundNotification")
    }
    let driver = following(lines.joined(separator: "\n") + "\n")
    #expect(driver.note.contains("but the session does not have it"), "\(driver.note)")
  }

  /// What falls due stands in a file before the action that says when; a pipe may break between.
  @Test func aSessionThatBreaksOffIsNoDifference() throws {
    let text = try Self.recorded(["open Notes", "home +2", "open Mail +9"])
    let place = try #require(text.range(of: "> open Mail"))
    var driver = following(String(text[..<place.lowerBound]))
    #expect(text[..<place.lowerBound].hasSuffix("Notes system suspended\n"))
    driver.model.followedHasEnded()
    #expect(driver.model.following?.problem == nil, "\(driver.note)")
  }

  @Test func aHeaderThatIsNotCompleteIsNotHeldAgainstItForEver() throws {
    var driver = following("os: 99\n")
    #expect(driver.note.contains("class.session:1:5: unknown iOS version '99'"))
    driver = following("watch: Foo\n")
    #expect(driver.note.contains("class.session:1:8: unknown app 'Foo'"), "\(driver.note)")
    take("app: Foo scenes\n> open Foo\n", &driver)
    #expect(driver.model.following?.problem == nil && driver.actions == ["open Foo"])
  }

  @Test func whoWritesActionsAloneIsToldNothing() {
    #expect(following(Self.header + "> open Notes\n> home +1\n").model.following?.problem == nil)
  }

  @Test(arguments: [" ", "rs", "rx", "gs", "<f1>"])
  func keysPutNoOtherSessionInItsPlace(_ key: String) throws {
    var driver = following(try Self.recorded(["open Notes", "home +2"]))
    let before = driver.actions
    driver.press(key)
    #expect(driver.model.note?.kind == .refusal, "\(key): \(driver.note)")
    #expect(driver.note.contains("class.session"), "\(key): \(driver.note)")
    #expect(driver.actions == before && driver.model.popup == nil)
    #expect(driver.effects.isEmpty)
  }

  @Test func whoLooksBackStaysThereWhileMoreComes() throws {
    var driver = following(try Self.recorded(Self.actions))
    driver.press("<tab><up><up><up><up><up><up><up><up><up><up><up><up>")
    let row = driver.model.chosenLogRow
    let before = driver.text.split(separator: "\n")[11..<20]
    take("> open Notes +1\n> home +1\n> open Mail\n> lock\n", &driver)
    #expect(driver.model.chosenLogRow == row)
    let after = driver.text.split(separator: "\n")[11..<20]
    for (one, other) in zip(before, after) { #expect(one.suffix(54) == other.suffix(54)) }
    driver.press("G")
    #expect(driver.text.contains("▸ lock"))
  }

  @Test func lanesAndReasonsStayWhileMoreComes() throws {
    var driver = following(try Self.recorded(Self.actions))
    driver.press("<tab><up><enter>")
    let reading = driver.text
    take("> open Notes +1\n", &driver)
    #expect(driver.text.contains(reading.split(separator: "\n")[7]))
    driver.press("<esc>vl<up><up><up><up><up><up><up><up><up><up><up><up><up><up><up>g")
    let lanes = driver.text
    take("> home +1\n", &driver)
    #expect(driver.text.split(separator: "\n")[3] == lanes.split(separator: "\n")[3])
  }

  @Test func anotherFileStartsOver() throws {
    var driver = following(try Self.recorded(Self.actions))
    driver.model.work { $0.followAgain(wasReplaced: true) }
    #expect(driver.actions.isEmpty && driver.note.contains("replaced"))
    take("os: 13\ndevice: iPad\n> open Notes\n", &driver)
    #expect(driver.actions == ["open Notes"] && driver.text.contains("iPad · iPadOS 13"))
  }

  /// Whatever bytes come, something is shown, and what comes afterwards is taken.
  @Test func noBytesBreakIt() throws {
    let bytes = Array(try Self.recorded(Self.actions).utf8)
    for seed in 1...150 as ClosedRange<UInt64> {
      var chance = SplitMix64(seed: seed)
      var broken = bytes
      for _ in 0...(chance.next() % 12) {
        let place = Int(chance.next() % UInt64(broken.count))
        switch chance.next() % 3 {
        case 0: broken[place] = UInt8(truncatingIfNeeded: chance.next())
        case 1: broken.remove(at: place)
        default: broken.insert(UInt8(truncatingIfNeeded: chance.next()), at: place)
        }
      }
      var driver = Driver()
      driver.model.follow(name: "class.session", file: "class.session")
      let middle = Int(chance.next() % UInt64(broken.count))
      driver.model.readFollowed(Array(broken[..<middle]))
      driver.model.settleFollowed()
      driver.model.readFollowed(Array(broken[middle...]) + Array("\n# It goes on.\n".utf8))
      driver.model.settleFollowed()
      // Where the header is wrong there is nothing to go on with, and that is said.
      let isSaid = driver.note == "It goes on." || driver.note.hasPrefix("class.session:")
      #expect(isSaid, "seed \(seed): \(driver.note)")
      #expect(driver.text.contains("class.session"), "seed \(seed)")
    }
  }

  @Test func theTitleSaysHowItStands() throws {
    var driver = following("")
    #expect(driver.text.contains("◉ following class.session"))
    driver.model.work { $0.followedIsMissing() }
    #expect(driver.text.contains("○ waiting for class.session"))
    take("> open Notes", &driver)
    #expect(driver.text.contains("◉ following class.session") && driver.actions.isEmpty)
    // At its end a last line is whole, also without a newline.
    driver.model.followedHasEnded()
    driver.model.settleFollowed()
    #expect(driver.text.contains("■ end of class.session") && driver.actions == ["open Notes"])
  }

  @Test func itIsSaidInEveryLanguageAndFitsEverySize() throws {
    let text = try Self.recorded(Self.actions) + "> hoem\n"
    Language.$current.withValue(MadeUpLanguage.language) {
      for (columns, rows) in [(120, 40), (80, 24), (60, 20), (30, 10), (24, 24), (20, 2), (12, 1)] {
        var driver = following(text, size: Size(columns: columns, rows: rows))
        let changes: [(inout Driver) -> Void] = [
          { $0.press("h") }, { $0.model.work { $0.followedIsMissing() } },
          { $0.model.work { $0.followedIsFound() } },
          { $0.model.work { $0.followedFailed("EIO") } },
          { $0.model.work { $0.followAgain(wasReplaced: false) } },
          { $0.model.work { $0.followAgain(wasReplaced: true) } }, { $0.model.followedHasEnded() },
        ]
        for change in changes {
          change(&driver)
          for word in [
            "following", "waiting", "end of", "beside", "a line of your own", "removed", "cannot",
            "read",
          ] {
            #expect(!driver.text.contains(word), "\(columns)x\(rows): \(word)\n\(driver.text)")
          }
        }
      }
    }
  }

  @Test func aLineWithControlCharactersIsRefused() {
    let driver = following("# a \u{1B}[31mred\u{07} word\n")
    #expect(driver.note.contains("1:5: a control character, \\u{1B}"), "\(driver.note)")
  }
}
