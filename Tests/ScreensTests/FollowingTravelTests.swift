import Lifecycle
import Sessions
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// Looking elsewhere while a session is followed: nothing moves, nothing of it is lost.
@Suite struct FollowingTravelTests {
  private func following(
    _ actions: [String], size: Size = Size(columns: 80, rows: 24)
  ) throws -> Driver {
    var driver = Driver(size: size)
    driver.model.work { $0.follow(name: "class.session", file: "class.session") }
    driver.follow(try FollowingTests.recorded(actions))
    return driver
  }

  private static let actions = ["open Notes", "home +2", "open Mail +1"]
  private static let more = "> lock +1\n> home +1\n# Look.\n> unlock +1\n> ho"

  @Test func whatComesWaitsForWhoLooksBack() throws {
    var driver = try following(Self.actions)
    driver.press(",,")
    #expect(driver.actions == ["open Notes"])
    #expect(driver.text.contains("◉ looking back in class.session"))
    let before = driver.text.split(separator: "\n").dropFirst()
    driver.follow(Self.more)
    #expect(driver.text.split(separator: "\n").dropFirst() == before)
    #expect(driver.text.contains("+3  g e"), "\(driver.text)")
    driver.press("ge")
    #expect(driver.actions == ["open Notes", "home", "open Mail", "lock", "home", "unlock"])
    #expect(driver.text.contains("◉ following class.session") && !driver.text.contains("+3"))
    driver.follow("me +1\n")
    #expect(driver.actions.last == "home")
  }

  @Test func theNumberOfWhatWaitsIsAButton() throws {
    var driver = try following(Self.actions)
    driver.press(",")
    driver.follow(Self.more)
    driver.click("+3")
    #expect(driver.actions.count == 6 && driver.text.contains("◉ following"))
  }

  @Test func whoStepsForwardComesToTheEndAgain() throws {
    var driver = try following(Self.actions)
    driver.press(",.")
    driver.follow("> lock +1\n")
    #expect(driver.actions.last == "lock")
    driver.press(",,")
    driver.follow("> home +1\n> hoem\n> unlock +1\n")
    driver.press("..")
    #expect(driver.actions.last == "lock" && driver.text.contains("+3"))
    driver.press(".")
    #expect(driver.actions.last == "home" && driver.text.contains("+2"))
    driver.press(".")
    #expect(driver.note.contains("did you mean 'home'?"), "\(driver.note)")
    driver.press(".")
    #expect(driver.actions.last == "unlock" && driver.text.contains("◉ following"))
  }

  @Test func replayGoesOnIntoWhatWaits() throws {
    var driver = try following([])
    driver.follow("> open Notes\n> home +2\n> open Mail +1\n")
    driver.press("gg")
    driver.follow("> lock +1\n> unlock +1\n")
    driver.press(" ")
    #expect(driver.note.contains("playing"))
    for _ in 0..<20 where driver.model.travel.playback != nil { driver.pass(3_000) }
    #expect(driver.actions.count == 5 && driver.text.contains("◉ following"))
    #expect(driver.note == "back on the branch of class.session")
  }

  @Test func whatOneDoesIsALineOfOnesOwn() throws {
    var driver = try following(Self.actions)
    driver.press("h")
    #expect(driver.note == "now on your own branch, beside class.session; g e goes back")
    #expect(driver.text.contains("◉ your own branch beside class.session"))
    driver.press("1")
    #expect(!driver.note.contains("your own branch"))
    driver.follow("> lock +1\n")
    #expect(driver.actions == ["open Notes", "home", "open Mail", "home", "open Notes"])
    driver.press("ge")
    #expect(driver.actions == ["open Notes", "home", "open Mail", "lock"])
    #expect(driver.note == "back on the branch of class.session")
    driver.press("gb")
    #expect(
      driver.text.contains("▸ class.session") && driver.text.contains("home at 00:03"),
      "\(driver.text)")
    driver.press("<down><enter>")
    #expect(driver.actions.last == "open Notes" && driver.actions.count == 5)
  }

  @Test func aClickAndThePaletteBeginOneToo() throws {
    var driver = try following(Self.actions, size: Size(columns: 120, rows: 40))
    driver.press(":lock<enter>")
    #expect(driver.actions.last == "lock" && driver.text.contains("beside class.session"))
    driver.press("ge")
    driver.click("▢")
    driver.settleClick(at: .max)
    #expect(driver.actions.last == "home" && driver.text.contains("beside class.session"))
  }

  @Test func whatIsRefusedBeginsNone() throws {
    var driver = try following(["lock"])
    driver.press(":open Notes<enter>")
    #expect(driver.model.note?.kind == .refusal && driver.actions == ["lock"])
    #expect(driver.text.contains("◉ following class.session"))
  }

  @Test func theFilesLineStays() throws {
    var driver = try following(Self.actions)
    let refusal = "the branch of class.session keeps its name and cannot be deleted"
    for key in ["r", "x"] {
      driver.press("gb" + key)
      #expect(driver.note == refusal)
      driver.press("<esc>")
    }
    driver.press("h")
    for key in ["r", "x"] {
      driver.press("gbG" + key)
      #expect(driver.note == refusal, "\(driver.text)")
      driver.press("<esc>")
    }
    driver.follow("> lock +1\n")
    driver.press("gb")
    #expect(driver.text.contains("the branch of the file: 3 actions +1"), "\(driver.text)")
    driver.press("G<enter>")
    #expect(driver.actions.last == "lock")
  }

  @Test func slowMotionHasTheNextActionWait() throws {
    var driver = try following([])
    driver.press("v.")
    driver.follow("> open Notes\n> home +1\n> open Mail +1\n")
    #expect(driver.actions == ["open Notes"] && driver.text.contains("+2  g e"))
    for _ in 0..<100 where driver.actions.count < 2 { driver.press(".") }
    #expect(driver.actions == ["open Notes", "home"] && driver.text.contains("+1  g e"))
    driver.press("ge")
    #expect(driver.actions.count == 3 && driver.text.contains("◉ following class.session"))
    #expect(driver.model.presenting.slowMotion.held == nil)
  }

  @Test func undoneActionsOfTheFileKeepWhatLeavesThem() throws {
    var driver = try following(Self.actions)
    driver.press("lge")
    driver.follow("> undo\n> undo\n> lock +1\n")
    #expect(driver.actions == ["open Notes", "lock"])
    driver.press("gb<down><enter>")
    #expect(driver.actions == ["open Notes", "home", "open Mail", "lock"], "\(driver.actions)")
    driver.press("ge")
    #expect(driver.actions == ["open Notes", "lock"])
  }

  @Test func aFileThatIsReplacedTakesOnesOwnLinesWithIt() throws {
    var driver = try following(Self.actions)
    driver.press("h")
    driver.model.work { $0.followAgain(wasReplaced: true) }
    #expect(driver.note.contains("replaced") && driver.note.contains("your own branches are gone"))
    driver.follow("> open Mail\n")
    #expect(driver.actions == ["open Mail"] && driver.text.contains("◉ following"))
    driver.model.work { $0.followAgain(wasReplaced: false) }
    #expect(!driver.note.contains("your own lines"))
  }

  /// What was chosen in a list, or asked for, is not there any more.
  @Test(arguments: ["gb<down>", "gb<down>x", "gb<down>r", "ee<down><down>", ":open Mail"])
  func aFileThatIsReplacedLeavesNothingOpenOfIt(_ keys: String) throws {
    var driver = try following(Self.actions)
    driver.press("hge" + keys)
    driver.model.work { $0.followAgain(wasReplaced: true) }
    driver.follow("os: 13\napp: Only scenes\n")
    driver.press("<enter>y<esc><esc>")
    #expect(driver.text.contains("Only") && driver.text.contains("iOS 13"))
  }

  @Test func aStreamThatEndsMeanwhileIsReadToItsEnd() throws {
    var driver = try following(Self.actions)
    driver.press(",")
    driver.follow("> lock +1\n> home")
    driver.model.followedHasEnded()
    driver.model.settleFollowed()
    #expect(driver.text.contains("■ looking back in class.session"))
    #expect(driver.text.contains("+2  g e"))
    driver.press("ge")
    #expect(driver.actions.suffix(2) == ["lock", "home"])
    #expect(driver.text.contains("■ end of class.session"))
  }

  @Test func theTimeFlowsOnALineOfOnesOwnAlone() throws {
    var driver = try following(Self.actions)
    let now = driver.model.device.now
    driver.pass(5_000)
    #expect(driver.model.device.now == now)
    driver.press("h ")
    driver.pass(60_000)
    #expect(driver.model.device.now > now && driver.text.contains("Mail"))
    driver.press("ge")
    driver.pass(5_000)
    #expect(driver.model.device.now == now)
  }

  @Test func whatIsRecordedHasTheFileAndOnesOwn() throws {
    var driver = try following(Self.actions)
    _ = driver.model.work { $0.startRecording("own.session") }
    var text = ""
    for case .write(let opening) in driver.model.work({ $0.recordingOpened() }) { text += opening }
    driver.press("hge")
    driver.follow("> lock +1\n")
    driver.press(",,1ge")
    text += driver.written
    for case .write(let last) in driver.model.work({ $0.endRecording() }) { text += last }
    let file = try SessionParser.parse(
      SourceFile(name: "own", text: text), library: Driver.library)
    let timeline = try OpenedSession(file, library: Driver.library).simulation.timeline
    #expect(Array(timeline.events) == Array(driver.model.simulation.timeline.events), "\(text)")
    #expect(text.contains("> home") && text.contains("> open Notes") && text.contains("> lock"))
  }
}

/// The same in lines.
@Suite struct FollowingWordsTests {
  private func lineInterface(_ actions: String) -> LineInterface {
    var driver = Driver()
    driver.model.work { $0.follow(name: "class.session", file: "class.session") }
    var lineInterface = LineInterface(driver.model)
    _ = lineInterface.readFollowed(Array((FollowingTests.header + actions).utf8))
    return lineInterface
  }

  @Test func whatComesIsToldOnceOneIsBack() {
    var talk = lineInterface("> open Notes\n> home\n")
    #expect(talk.answer("back").lines.first?.contains("1 of 2") == true)
    let waits = "class.session goes on; 'go-to present' shows the new actions"
    #expect(talk.readFollowed(Array("> open Mail\n".utf8)).lines == [waits])
    #expect(talk.readFollowed(Array("> lock\n> unlock\n".utf8)).lines.isEmpty)
    _ = talk.answer("forward")
    #expect(talk.answer("forward").lines.first == "> open Mail")
    let lines = talk.answer("go-to present").lines
    #expect(lines.contains("> lock") && lines.contains("> unlock"), "\(lines)")
    #expect(!lines.contains("> open Mail"))
    #expect(talk.readFollowed(Array("> home\n".utf8)).lines.first == "> home")
  }

  @Test func wordsThatDoSomethingBeginALineOfOnesOwn() {
    var talk = lineInterface("> open Notes\n")
    let lines = talk.answer("home").lines
    #expect(lines.contains { $0.hasPrefix("now on your own branch, beside class.session") })
    #expect(lines.contains("  Notes sceneDelegate#1 sceneDidEnterBackground(_:)"))
    let branches = talk.answer("branches").lines
    #expect(branches.contains { $0.contains("the branch of the file: 1 action") })
    let refusal = "! the branch of class.session keeps its name and cannot be deleted"
    #expect(talk.answer("drop-branch 1").lines == [refusal])
    #expect(talk.answer("branch 1").lines.last == "back on the branch of class.session")
    #expect(talk.readFollowed(Array("> lock\n".utf8)).lines.first == "> lock")
  }

  @Test func wordsPutNoOtherSessionInItsPlace() {
    var talk = lineInterface("> open Notes\n")
    let lines = [
      "restart", "scenario launch-and-leave", "play x", "set-up os 13", "take-over x", "clock on",
      "next-exercise", "host MyApp",
    ]
    for line in lines {
      #expect(talk.answer(line).lines.first?.contains("class.session") == true, "\(line)")
    }
    #expect(talk.simulation.timeline.entries.count == 1)
  }
}
