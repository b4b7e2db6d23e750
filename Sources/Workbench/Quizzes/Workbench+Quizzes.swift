import Practice
import Rulebooks
import Sessions
import TextFiles
import Texts

extension Workbench {
  /// How quizzes are begun, and what is known of the learner.
  public mutating func setQuizzes(_ options: QuizShelf.Options, learner: Learner) {
    quizzes.options = options
    quizzes.remember(learner)
  }

  public mutating func offerQuestion() { quizzes.offerQuestion() }

  /// The next question, or the result behind the last one.
  public mutating func advanceQuiz() { quizzes.advance() }

  /// Continues the quiz, or begins one about the session's iOS version. False if there is no
  /// question, with a message that says so.
  public mutating func beginQuiz() -> Bool {
    do throws(Diagnostic) {
      // A quiz that is closed behind its last answer still has its result to show.
      if quizzes.quiz?.isResultShown == false { return true }
      if try quizzes.begin(simulation.setup.release, library: library) { return true }
      say(localized("quiz.no-question"))
    } catch {
      say("\(error)", .error)
    }
    return false
  }

  /// Takes an answer, counted from 0; the progress is remembered.
  public mutating func answerQuiz(_ place: Int) -> [Effect] {
    guard let current = quizzes.quiz?.current, current.options.indices.contains(place) else {
      return []
    }
    quizzes.answer(place)
    return [.keepProgress(quizzes.learner)]
  }

  /// Shows on the device what the question is about. The session that it replaces is kept. Nil
  /// where there is nothing to show yet.
  public mutating func showQuestion() -> [Effect]? {
    guard let quiz = quizzes.quiz, !quiz.isResultShown, let asked = quiz.asked.last,
      asked.answer != nil, !asked.question.actions.isEmpty
    else { return nil }
    let question = asked.question
    let lines = question.actions.map { "> " + question.setup.text.line($0) }
    let text = (question.setup.header + [""] + lines).map { $0 + "\n" }.joined()
    do throws(Diagnostic) {
      let name = localized("quiz.session")
      let file = try SessionParser.parse(SourceFile(name: name, text: text), library: library)
      let effects = leaveSession()
      try open(file, atEnd: true)
      say(localized("quiz.shown"), next: .backToQuiz)
      return effects
    } catch {
      say("\(error)", .error)
      return nil
    }
  }
}
