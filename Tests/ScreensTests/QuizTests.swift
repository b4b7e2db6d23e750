import Practice
import Rulebooks
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The quiz in the interface.
@Suite struct QuizTests {
  /// A quiz of three questions. The first answer of each is given, or the right one.
  private func driver(_ size: Size = Size(columns: 80, rows: 24)) -> Driver {
    var driver = Driver(.iPhone, size: size)
    driver.model.setQuizzes(
      QuizShelf.Options(count: 3, seed: 3, today: "2026-11-22"), learner: Learner())
    driver.press("gq")
    return driver
  }

  @Test func looksAsRecorded() throws {
    var driver = driver()
    try Golden.check(driver, "quiz-question-80x24")
    driver.press("\(wrong(driver))")
    try Golden.check(driver, "quiz-wrong-80x24")
    for _ in 0..<2 {
      driver.press("<enter>")
      driver.press("\(right(driver))")
    }
    driver.press("<enter>")
    try Golden.check(driver, "quiz-result-80x24")
  }

  @Test func aLargeScreenHasLongerLines() throws {
    var driver = driver(Size(columns: 120, rows: 40))
    driver.press("\(wrong(driver))")
    try Golden.check(driver, "quiz-wrong-120x40")
  }

  /// The key of the right answer.
  private func right(_ driver: Driver) -> Int {
    (driver.model.quizzes.quiz?.current?.right ?? 0) + 1
  }

  private func wrong(_ driver: Driver) -> Int { right(driver) == 1 ? 2 : 1 }

  @Test func answersAreGivenByDigitByEnterAndByClick() throws {
    var driver = driver()
    driver.press("1")
    #expect(driver.model.quizzes.quiz?.asked[0].answer == 0)
    driver.press("2")
    #expect(driver.model.quizzes.quiz?.asked[0].answer == 0, "an answer stays")
    driver.press("<enter><down><enter>")
    #expect(driver.model.quizzes.quiz?.asked[1].answer == 1)
    driver.press("<enter>")
    let text = try #require(driver.model.quizzes.quiz?.current?.options[1].text.prefix(20))
    driver.click(String(text))
    #expect(driver.model.quizzes.quiz?.asked[2].answer == 1)
  }

  /// What was offered is one question; more is a usual quiz.
  @Test func theQuestionOfTheDayIsOne() {
    var driver = Driver(.iPhone)
    driver.model.setQuizzes(
      QuizShelf.Options(count: 3, seed: 3, today: "2026-11-22"), learner: Learner())
    driver.model.offerQuestion()
    #expect(driver.note.contains("g q"))
    driver.press("gq")
    #expect(driver.model.quizzes.quiz?.count == 1)
    driver.press("\(right(driver))<enter>")
    #expect(driver.model.quizzes.quiz?.isResultShown == true)
    driver.press("<enter>")
    #expect(driver.model.quizzes.quiz?.count == 3)
  }

  /// Whoever closes it finds it again as it was.
  @Test func itGoesOnWhereItWasClosed() {
    var driver = driver()
    driver.press("1<enter><esc>")
    #expect(driver.model.popup == nil)
    driver.press("gq")
    #expect(driver.model.quizzes.quiz?.asked.count == 2)
    #expect(driver.model.quizzes.quiz?.asked[0].answer == 0)
  }

  /// Nor is the result lost by closing it behind the last answer.
  @Test func theResultIsShownOnce() {
    var driver = driver()
    driver.press("1<enter>1<enter>1")
    #expect(driver.text.contains("Enter result"))
    driver.press("<esc>gq")
    #expect(driver.model.quizzes.quiz?.asked.count == 3)
    driver.press("<enter>")
    #expect(driver.text.contains("of 3 right") && driver.text.contains("Enter more questions"))
    driver.press("<enter>")
    #expect(driver.model.quizzes.quiz?.asked.count == 1)
  }

  @Test func eachAnswerIsRemembered() {
    var driver = driver()
    driver.press("1")
    let kept = driver.effects.compactMap {
      if case .keepProgress(let learner) = $0 { learner } else { nil }
    }
    #expect(kept.count == 1)
    #expect(kept.first?.lastDay == "2026-11-22")
  }

  @Test func aQuestionIsShownOnTheDevice() {
    var driver = driver()
    driver.press("d")
    #expect(driver.model.popup is QuizWindow, "not before it is answered")
    driver.press("1d")
    #expect(driver.model.popup == nil)
    let actions = driver.model.quizzes.quiz?.asked[0].question.actions.count
    #expect(driver.model.simulation.timeline.entries.count == actions)
    driver.press("gq")
    #expect(driver.model.popup is QuizWindow)
  }

  @Test(arguments: [40, 80, 120])
  func theEndOfAResultScrollsUpAtOnce(_ columns: Int) {
    var driver = Driver(.iPhone, size: Size(columns: columns, rows: 12))
    driver.model.setQuizzes(QuizShelf.Options(count: 10, seed: 3), learner: Learner())
    driver.press("gq")
    for _ in 0..<10 { driver.press("\(wrong(driver))<enter>") }
    #expect(driver.text.contains("↓"), "\(driver.text)")
    driver.press("G")
    let end = driver.text
    driver.press("<up>")
    #expect(driver.text != end, "\(end)")
    driver.press("<down>")
    #expect(driver.text == end, "\(end)")
  }

  @Test func inLinesANumberAnswers() throws {
    var lines = LineInterface(Driver(.iPhone).model)
    lines.work { $0.quizzes.options = QuizShelf.Options(count: 2, seed: 3) }
    #expect(lines.answer("quiz").lines.last == "Type the number of your answer.")
    #expect(lines.answer("9").lines == ["? Type the number of your answer."])
    let right = try #require(lines.quizzes.quiz?.current?.right)
    #expect(lines.answer("\(right + 1)").lines.first?.hasPrefix("Right.") == true)
    let end = lines.answer("1").lines
    #expect(end.contains { $0.hasSuffix("of 2 right") })
    #expect(lines.answer("1").lines.first?.hasPrefix("?") == true, "no question is asked any more")
  }

  /// What is said names the answer that it is about, and a question that comes again says so.
  @Test func feedbackNamesTheAnswers() throws {
    var driver = driver()
    driver.model.setQuizzes(QuizShelf.Options(count: 8, seed: 3), learner: Learner())
    driver.model.popup = nil
    driver.model.work { $0.quizzes = QuizShelf() }
    driver.model.setQuizzes(QuizShelf.Options(count: 8, seed: 3), learner: Learner())
    driver.press("gq")
    var again = 0
    while driver.model.quizzes.quiz?.isDone != true {
      if driver.text.contains("once more") { again += 1 }
      let (chosen, right) = (wrong(driver), self.right(driver))
      driver.press("\(chosen)")
      let asked = try #require(driver.model.quizzes.quiz?.asked.last)
      let (said, reason) = (asked.options[chosen - 1].feedback, asked.options[right - 1].feedback)
      let lines = QuizLines.feedback(asked)
      if !said.isEmpty, !reason.isEmpty, said != reason {
        #expect(
          lines.count == 2 && lines[0].contains("\(chosen): ") && lines[1].hasPrefix("\(right): "))
      }
      driver.press("<enter>")
    }
    #expect(again > 0)
  }

  /// A question mark belongs to no answer: it closes nothing, so that the next key does not quit.
  @Test func aQuestionMarkClosesNothing() {
    var driver = driver()
    driver.press("?")
    #expect(driver.model.popup is QuizWindow)
    driver.press("q")
    #expect(driver.model.popup == nil && driver.effects.isEmpty)
  }
}
