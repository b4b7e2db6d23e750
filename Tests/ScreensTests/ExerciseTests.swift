import Sessions
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// Exercises as they are solved on the screen.
@Suite struct ExerciseTests {
  /// An exercise, at its learner's start.
  private func driver(
    _ name: String, _ keys: String = "", size: Size = Size(columns: 80, rows: 24)
  ) throws -> Driver {
    var driver = Driver(size: size)
    let scenario = try #require(Scenarios(.embedded)[name])
    let file = try SessionParser.parse(scenario.file, library: Driver.library)
    try driver.model.open(file, atEnd: false)
    driver.press(keys)
    return driver
  }

  private static let text = """
    # Have Notes suspended, and Mail active.
    # It is a Monday.
    os: 14
    app: Notes scenes
    app: Mail scenes
    via: Notes background
    goal: Notes suspended
    goal: Mail active
    never: Notes appDelegate applicationWillTerminate
    at-most: 4
    allow: home open lock unlock switcher swipe-up next
    hint: Time must pass.

    > open Notes
      ...
    """

  private func own(_ keys: String = "", text: String = ExerciseTests.text) throws -> Driver {
    var driver = Driver()
    let source = SourceFile(name: "own.session", text: text)
    let file = try SessionParser.parse(source, library: Driver.library)
    try driver.model.open(file, atEnd: false)
    driver.press(keys)
    return driver
  }

  struct Situation: Sendable, CustomStringConvertible {
    var name: String
    var exercise: String
    var keys: String
    var columns: Int
    var rows: Int
    var description: String { "exercise-\(name)-\(columns)x\(rows)" }
  }

  private static let situations = [
    ("asked", "07-force-quit-without-notice", ""), ("half", "07-force-quit-without-notice", "1"),
    ("broken", "07-force-quit-without-notice", "1sx"),
    ("solved", "07-force-quit-without-notice", "1htsx"),
    ("hint", "07-force-quit-without-notice", "1ahahah"),
    ("solution", "07-force-quit-without-notice", "1asy."),
    ("read", "17-session-discarded", "ahaa"), ("menu", "07-force-quit-without-notice", "a"),
  ]

  /// What is asked takes fewer lines on a larger screen, and a reason more.
  @Test(
    arguments: situations.flatMap { name, exercise, keys in
      GoldenTests.sizes.prefix(name == "broken" ? 2 : 1).map {
        Situation(
          name: name, exercise: exercise, keys: keys, columns: $0.columns, rows: $0.rows)
      }
    })
  func looksAsItDid(_ situation: Situation) throws {
    let size = Size(columns: situation.columns, rows: situation.rows)
    let driver = try driver(situation.exercise, situation.keys, size: size)
    try Golden.check(driver, "\(situation)")
  }

  @Test func conditionsTickAsOneActs() throws {
    var driver = try own()
    #expect(driver.actions == ["open Notes"])
    #expect(driver.text.contains("Exercise · 0 of at most 4 actions"))
    #expect(driver.text.contains("Have Notes suspended, and Mail active."))
    #expect(driver.text.contains("○ first: Notes background"))
    #expect(driver.text.contains("✓ never: Notes appDelegate applicationWillTerminate"))
    driver.press("2")
    #expect(driver.text.contains("✓ first: Notes background"))
    #expect(driver.text.contains("✓ Mail active"))
    #expect(driver.text.contains("○ Notes suspended"))
    driver.press("t")
    #expect(driver.text.contains("Solved in 2 actions; no way is shorter."))
    // Undone, it is not solved; done again, it is.
    driver.press("z")
    #expect(!driver.text.contains("Solved") && driver.text.contains("1 of at most 4 actions"))
    driver.press("Z")
    #expect(driver.text.contains("Solved in 2 actions"))
    driver.press(",,")
    #expect(driver.text.contains("○ first: Notes background"))
  }

  /// The device's clock leads there as well.
  @Test func timeThatFlowsCounts() throws {
    var driver = try own("2 ")
    driver.pass(6_000)
    #expect(driver.text.contains("Solved in 1 action; no way is shorter."), "\(driver.text)")
  }

  @Test func timeThatFlowsBeforeTheFirstActionCounts() throws {
    let text = """
      # Have Notes suspended.
      os: 14
      app: Notes scenes
      goal: Notes suspended

      > open Notes
        ...
      > home
        ...
      """
    var driver = try own(text: text)
    #expect(driver.model.practice?.isSolved == false)
    driver.model.isClockRunning = true
    driver.pass(10_000)
    #expect(driver.model.practice?.isSolved == true, "\(driver.text)")
  }

  @Test func aBrokenConditionIsExplained() throws {
    var driver = try own("sx")
    #expect(driver.text.contains("✗ never: Notes appDelegate applicationWillTerminate"))
    #expect(driver.text.contains("Broken by 'swipe-up Notes'. On an iPhone"), "\(driver.text)")
    driver.press("ah")
    #expect(driver.model.practice?.isSolved == false)
    driver.press("aa")
    #expect(driver.text.contains("✗ never: Notes appDelegate applicationWillTerminate"))
    driver.press("<esc>z")
    #expect(driver.text.contains("✓ never: Notes appDelegate"))
  }

  @Test func tooManyActionsAreSaid() throws {
    let driver = try own("lllll")
    #expect(driver.text.contains("More than 4 actions: not solved."), "\(driver.text)")
  }

  @Test func whatIsNotAllowedIsRefusedFromTheStart() throws {
    var driver = try own("c")
    #expect(driver.note == "'control-center' is not allowed in this exercise.")
    #expect(driver.actions == ["open Notes"])
    driver.press(":crash Notes<enter>")
    #expect(driver.note == "'crash' is not allowed in this exercise.")
    // Solved, the device is the learner's own.
    driver.press("2tc")
    #expect(driver.actions.last == "control-center")
  }

  @Test func theGivenActionsStay() throws {
    var driver = try own("z")
    #expect(driver.note == "the exercise starts here; there is nothing of yours to undo")
    driver.press(",2")
    #expect(driver.note.hasPrefix("the exercise starts later"))
    #expect(driver.actions.isEmpty)
    driver.press("ar2")
    #expect(driver.actions == ["open Notes", "open Mail"])
    driver.press(",,<tab><home>")
    while driver.model.chosenLogRow != .action(0) { driver.press("j") }
    driver.press("<backspace>")
    #expect(driver.note == "the exercise's own actions cannot be removed")
  }

  @Test func hintsComeOneByOneAndThenFromHere() throws {
    var driver = try own("ah")
    #expect(driver.text.contains("Hint: Time must pass."))
    driver.press("ah")
    #expect(driver.text.contains("Hint: 2 more actions are needed. Next: open Mail."))
    driver.press("2")
    #expect(!driver.text.contains("Hint:"))
    driver.press("ah")
    #expect(driver.text.contains("Hint: 1 more action is needed: next."))
    // In too few actions it cannot be solved.
    driver.press("ar")
    driver.press("lllah")
    #expect(driver.text.contains("Hint: It cannot be solved in the 1 action"), "\(driver.text)")
  }

  @Test func aSolutionIsSteppedThroughAndTheAttemptIsKept() throws {
    var driver = try own("las")
    #expect(driver.text.contains("Show a solution? It ends this attempt."))
    driver.press("n")
    #expect(driver.actions == ["open Notes", "lock"])
    driver.press("asy")
    #expect(driver.actions == ["open Notes"] && driver.model.simulation.timeline.entries.count == 3)
    #expect(driver.text.contains("Solution, next action (1 of 2): open Mail."))
    driver.press("..")
    #expect(driver.actions == ["open Notes", "open Mail", "next"])
    #expect(driver.text.contains("This was the solution."))
    #expect(!driver.text.contains("Solved"))
    driver.press("gb")
    #expect(driver.text.contains("starts after 1, 1 of its own"))
    driver.press("<esc>ar")
    #expect(driver.text.contains("0 of at most 4 actions") && driver.note.contains("starts here"))
    driver.press("2t")
    #expect(driver.text.contains("Solved in 2 actions"))
  }

  @Test func theNextExerciseFollows() throws {
    var driver = try driver("01-inactive-on-the-screen", "c")
    #expect(driver.text.contains("Exercise 1 of 26"))
    #expect(driver.text.contains("a n opens the next exercise."))
    driver.press("an")
    #expect(driver.text.contains("Exercise 2 of 26 · 0 actions"))
    driver.press("al")
    driver.model.scenariosRead([
      OwnScenario(name: "mine", path: "mine.session", contents: .unreadable(reason: ""))
    ])
    #expect(driver.browser.chosen?.name == "03-three-messages-by-one-action")
    // Exercises alone: no scenario, and no file of one's own.
    #expect(driver.text.contains("Exercises: 26") && driver.browser.shown.count == 26)
    driver.press("<enter>")
    #expect(driver.text.contains("Exercise 3 of 26"))
    var last = try self.driver("26-active-by-locking")
    last.press("an")
    #expect(last.note == "This is the last exercise.")
  }

  @Test func withoutAnExerciseTheKeysSaySo() {
    var driver = Driver()
    driver.press("a")
    #expect(driver.text.contains("no exercise is open"))
    driver.press("h")
    #expect(driver.model.practice == nil)
    driver.press("an")
    #expect(driver.text.contains("Exercise 1 of 26"))
    // To restart the device starts the exercise again; another session leaves it.
    driver.press("crx")
    #expect(
      driver.actions == ["open Notes"] && driver.text.contains("Exercise 1 of 26 · 0 actions"))
    driver.press("gs")
    driver.model.scenariosRead([])
    driver.press("<home><enter>")
    #expect(driver.model.practice == nil)
  }

  @Test func whereThereIsNoRoomANoteHasIt() throws {
    var driver = try own()
    driver.model.size = Size(columns: 60, rows: 12)
    #expect(!driver.text.contains("at most 4"))
    driver.press("2t")
    #expect(driver.note.hasPrefix("Solved in 2 actions"))
  }

  @Test func linesHaveAllOfIt() throws {
    var lines = LineInterface(try own().model)
    #expect(
      lines.greeting.contains("[ ] first: Notes background")
        && lines.greeting.contains("Exercise: Have Notes suspended, and Mail active."))
    #expect(lines.answer("hint").lines == ["* Hint: Time must pass."])
    for _ in 0..<2 {
      #expect(lines.answer("hint").lines == ["* Hint: 2 more actions are needed. Next: open Mail."])
    }
    #expect(
      lines.answer("control-center").lines == [
        "! 'control-center' is not allowed in this exercise."
      ]
    )
    let opened = lines.answer("open Mail").lines
    #expect(opened.contains("[x] first: Notes background"))
    #expect(opened.contains("[x] Mail active"))
    let solved = lines.answer("next").lines
    #expect(
      solved.suffix(2) == [
        "[x] Notes suspended", "* Solved in 2 actions; no way is shorter.",
      ])
    #expect(lines.answer("start-again").lines.contains("[ ] Mail active"))
    #expect(lines.answer("solution").lines.suffix(3).contains("> open Mail"))
    #expect(lines.answer("step").lines.contains("[x] Mail active"))
    #expect(lines.answer("next-exercise").lines.contains { $0.hasPrefix("Exercise 1 of 26: ") })
  }
}
