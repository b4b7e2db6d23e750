import Practice
import Sessions
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// Actions that are held back until somebody has said what the apps receive.
@Suite struct PredictionWindowTests {
  private static let sizes = [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)]

  /// A session with three questions.
  private static let lesson = """
    os: 14
    app: Notes scenes
    app: Mail scenes

    # Three questions
    > open Notes
      ...
    ? home
      ...
    > control-center +2
      ...
    > dismiss
      ...
    ? open Mail +4
      ...
    ? control-center
      ...
    > dismiss
      ...
    """

  private func opened(_ text: String = lesson, size: Size = sizes[0]) throws -> Driver {
    var driver = Driver(size: size)
    let file = try SessionParser.parse(
      SourceFile(name: "lesson.session", text: text), library: Driver.library)
    try driver.model.open(file, atEnd: false)
    return driver
  }

  private func window(_ driver: Driver) -> PredictionWindow? {
    driver.model.popup as? PredictionWindow
  }

  private func actions(_ driver: Driver) -> Int { driver.model.simulation.timeline.cursor }

  // MARK: - What is disputed, and what a recording has

  /// Each side is right, and is never said as a plain fact.
  @Test(arguments: ["", "5"]) func whatIsDisputedIsSaid(keys: String) throws {
    var driver = Driver(size: PredictionWindowTests.sizes[1])
    driver.press("1p")
    _ = driver.model.work { $0.hold(.act(.call)) }
    driver.press(keys + "<enter>")
    let revealed = try #require(window(driver)?.revealed)
    #expect(revealed.isRight && revealed.score.of == 1)
    let text = driver.text
    #expect(text.contains("Disputed") && text.contains("call.covers"), "\(text)")
    #expect(!text.contains("✗"))
  }

  /// A recording asks again. What is said then takes the place of what it has, and who says nothing
  /// takes nothing away.
  @Test func aRecordingAsksAgainAndLosesNothing() throws {
    let recorded = "~ Notes sceneDelegate#1 sceneWillResignActive(_:)\n~ Notes background"
    let text = PredictionWindowTests.lesson.replacing(
      "? home\n  ...", with: "? home\n\(recorded)")
    func kept(_ keys: String) throws -> [String] {
      var driver = try opened(text)
      driver.press("..")
      #expect(window(driver)?.part.predicted == [])
      driver.press(keys)
      let entry = driver.model.simulation.timeline.entries[1]
      return driver.model.simulation.text.lines(of: entry.prediction, isQuestion: true)
    }
    #expect(try kept(" ").joined(separator: "\n") == recorded)
    #expect(
      try kept("56b<enter><enter>") == [
        "~ Notes sceneDelegate sceneWillResignActive(_:)",
        "~ Notes sceneDelegate sceneDidEnterBackground(_:)", "~ Notes background",
      ])
  }

  // MARK: - Pictures

  @Test(arguments: sizes)
  func looksAsRecorded(size: Size) throws {
    var driver = Driver(size: size)
    driver.press("1p2")
    driver.press("56<tab>124a")
    let name = "\(size.columns)x\(size.rows)"
    try Golden.check(driver, "prediction-asked-\(name)")
    driver.press("<enter>")
    try Golden.check(driver, "prediction-revealed-\(name)")
    driver.press("<enter>h56<enter><enter>p")
    try Golden.check(driver, "predictions-\(name)")
  }

  /// The answer is in sight even where an exercise or a caption takes rows.
  @Test func theAnswerIsInSightInAllSizes() throws {
    for size in [
      Size(columns: 80, rows: 24), Size(columns: 60, rows: 20), Size(columns: 40, rows: 18),
    ] {
      var driver = try opened(size: size)
      driver.press(".")
      driver.press(".")
      driver.press("56")
      #expect(driver.text.contains("sceneWillResignActive"), "\(driver.text)")
      #expect(driver.text.contains("Your prediction"), "\(driver.text)")
    }
  }

  // MARK: - The toggle

  @Test func eachActionIsHeldBackUntilItIsPredicted() throws {
    var driver = Driver()
    driver.press("p1")
    #expect(actions(driver) == 0 && window(driver)?.held.words == "open Notes")
    driver.press("1234<enter>")
    #expect(actions(driver) == 1 && driver.text.contains("4 of 4 right"), "\(driver.text)")
    driver.press("<enter>h")
    #expect(actions(driver) == 1 && window(driver)?.held.words == "home")
    driver.press("<esc>")
    #expect(driver.model.popup == nil && actions(driver) == 1, "Esc does nothing with the device")
    driver.press("p")
    driver.press("<esc>h")
    #expect(actions(driver) == 2 && driver.model.popup == nil)
  }

  /// What the device would refuse is refused at once, and what is about the session is done.
  @Test func onlyWhatCanBePredictedIsHeldBack() {
    var driver = Driver()
    driver.press("1p")
    driver.press("z")
    #expect(driver.model.popup == nil && actions(driver) == 0)
    driver.press("Z")
    #expect(driver.model.popup == nil && actions(driver) == 1)
    driver.model.popup = nil
    driver.press("u")
    #expect(window(driver) == nil)
  }

  @Test func digitsAndClicksComposeAnAnswer() throws {
    var driver = Driver()
    driver.press("1ph")
    driver.click("sceneWillResignActive")
    driver.press("9")
    driver.press("<backspace>")
    driver.click("sceneDidEnterBackground")
    driver.press("b")
    let part = try #require(window(driver)?.part)
    #expect(
      part.predicted.map(\.selector) == [
        "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
      ])
    #expect(part.state == "background")
    driver.press("<enter>")
    #expect(driver.text.contains("3 of 3 right"), "\(driver.text)")
  }

  @Test func nothingIsAnAnswer() {
    var driver = Driver()
    driver.press("1hp")
    driver.press("t")
    driver.press("50s<enter>")
    #expect(driver.text.contains("✓ nothing") && driver.text.contains("✓ = suspended"))
    #expect(driver.text.contains("1 of 1 right"), "\(driver.text)")
  }

  /// Methods beyond the path are on other pages.
  @Test func moreMethodsAreAKeyAway() throws {
    var driver = Driver()
    driver.press("1p")
    driver.press("em")
    #expect(window(driver)?.held.words == "memory-warning")
    let first = try #require(window(driver)?.choices.first)
    driver.press("m")
    #expect(window(driver)?.choices.first != first)
    driver.press("1<enter>")
    #expect(driver.text.contains("✓ applicationDidReceiveMemoryWarning"), "\(driver.text)")
  }

  // MARK: - Time

  @Test func timeStandsStill() {
    var driver = Driver()
    driver.press("1ph")
    let now = driver.model.device.now
    driver.pass(60_000)
    #expect(driver.model.device.now == now && driver.model.nextDeadline == nil)
    driver.press("<enter><enter>")
    driver.pass(1_000)
    #expect(driver.model.device.now > now)
  }

  // MARK: - Sessions

  /// Playing stops at a question, and plays on behind it.
  @Test func playingStopsAtAQuestion() throws {
    var driver = try opened()
    driver.press(" ")
    for _ in 0..<40 { driver.pass(1_000) }
    #expect(actions(driver) == 1 && window(driver)?.held.words == "home")
    driver.press("56<enter><enter>")
    for _ in 0..<40 { driver.pass(1_000) }
    #expect(window(driver)?.held.words == "open Mail" && actions(driver) == 4)
    // The device is shown as the action finds it: Notes leaves the foreground four seconds before.
    #expect(driver.model.device.now.milliseconds == 6_000)
    driver.press(" ")
    for _ in 0..<40 { driver.pass(1_000) }
    #expect(window(driver)?.held.words == "control-center", "skipped, and played on")
  }

  @Test func steppingAsksOnceAndTheEndSaysWhatToRepeat() throws {
    var driver = try opened()
    driver.press("..56<enter><enter>")
    driver.press(",.")
    #expect(driver.model.popup == nil, "what was seen is not asked again")
    driver.press("..")
    driver.press(".")
    #expect(window(driver)?.held.words == "open Mail")
    driver.press("<enter><enter>")
    driver.press(".5<enter><enter>")
    #expect(driver.text.contains("Predictions: 3 of 7 right"), "\(driver.text)")
    driver.press("<enter>")
    #expect(window(driver)?.held.words == "open Mail" && actions(driver) == 4)
    driver.press("1234<enter>")
    #expect(driver.text.contains("so far 7 of 7"), "\(driver.text)")
  }

  /// A recording keeps that a prediction was asked for, and a film holds the action back.
  @Test func recordingsKeepTheQuestion() throws {
    var driver = try opened()
    driver.press("..56<enter><enter>")
    driver.press("rr<enter>")
    var text = ""
    for case .write(let part) in driver.model.work({ $0.recordingOpened() }) { text += part }
    #expect(text.contains("\n? home\n") && text.contains("> open Notes\n"), "\(text)")
  }

  // MARK: - In lines

  @Test func inLinesNumbersAnswer() throws {
    var lines = LineInterface(try opened().model)
    _ = lines.answer("step")
    let asked = lines.answer("step").lines
    #expect(asked.contains("Predict: home") && asked.contains { $0.hasPrefix("9. ") })
    #expect(lines.answer("44").lines.first?.hasPrefix("?") == true)
    let revealed = lines.answer("5 active").lines
    #expect(revealed.contains("  right: sceneWillResignActive"))
    #expect(revealed.contains("  missing: sceneDidEnterBackground"))
    #expect(revealed.contains("  not received: = active"))
    #expect(revealed.contains("= Notes background"), "the messages follow: \(revealed)")
    #expect(lines.answer("? open Mail").lines.contains("Predict: open Mail"))
    #expect(lines.answer("skip").lines.contains("= Mail active"))
  }

  /// Asked again, the log does not have the answer beneath it.
  @Test func aRepeatedPredictionHidesWhatFollows() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1ph<enter><enter>p<enter>")
    #expect(window(driver)?.held.words == "home" && actions(driver) == 1)
    #expect(!driver.text.contains("sceneDidEnterBackground(_:)"), "\(driver.text)")
  }

  /// Only the order is wrong, or the app receives nothing: both are said.
  @Test func whatIsWrongIsSaid() {
    var driver = Driver()
    driver.press("1ph65<enter>")
    #expect(driver.text.contains("The methods are right, and their order is not."))
    driver.press("<enter>tt5<enter>")
    #expect(driver.text.contains("This sends Notes no message."), "\(driver.text)")
  }
}
