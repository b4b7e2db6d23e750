import Practice
import Rulebooks
import Sessions
import TextFiles
import Texts

extension Model {
  /// How quizzes are begun, and what is known of the learner.
  public mutating func setQuizzes(_ options: QuizShelf.Options, learner: Learner) {
    quizzes.options = options
    quizzes.remember(learner)
  }

  /// Says in the footer which key asks the question of the day.
  public mutating func offerQuestion() {
    let key = keys.key(of: .quiz)
    guard !key.isEmpty else { return }
    quizzes.offerQuestion()
    say(localized("quiz.offer", ["key": key]))
  }

  /// Goes on with the quiz, or begins one about the iOS version of the session.
  public mutating func openQuiz() {
    do throws(Diagnostic) {
      // A quiz that is closed behind its last answer still has its result to show.
      if quizzes.quiz?.isResultShown ?? true {
        guard try quizzes.begin(simulation.setup.release, library: library) else {
          say(localized("quiz.no-question"))
          return
        }
      }
      popup = QuizWindow()
    } catch {
      say("\(error)", .error)
    }
  }

  /// The progress could not be remembered.
  public mutating func progressFailed(_ reason: String) {
    say(localized("quiz.not-remembered", ["reason": reason]), .error)
  }

  /// Takes an answer, counted from 0; the progress is remembered.
  mutating func answerQuiz(_ place: Int) -> [Effect] {
    guard let current = quizzes.quiz?.current, current.options.indices.contains(place) else {
      return []
    }
    quizzes.answer(place)
    return [.keepProgress(quizzes.learner)]
  }

  /// Shows on the device what the question is about. The session that it replaces is kept.
  mutating func showQuestion() -> [Effect] {
    guard let quiz = quizzes.quiz, !quiz.isResultShown, let asked = quiz.asked.last,
      asked.answer != nil, !asked.question.actions.isEmpty
    else { return [] }
    let question = asked.question
    let lines = question.actions.map { "> " + question.setup.text.line($0) }
    let text = (question.setup.header + [""] + lines).map { $0 + "\n" }.joined()
    do throws(Diagnostic) {
      let name = localized("quiz.session")
      let file = try SessionParser.parse(SourceFile(name: name, text: text), library: library)
      let effects = leaveSession()
      try open(file, atEnd: true)
      popup = nil
      say(localized("quiz.shown"), next: .quiz, "goes-back")
      return effects
    } catch {
      say("\(error)", .error)
      return []
    }
  }
}
