import Practice
import Texts
import Workbench

extension Model {
  /// How quizzes are begun, and what is known of the learner.
  public mutating func setQuizzes(_ options: QuizShelf.Options, learner: Learner) {
    work { $0.setQuizzes(options, learner: learner) }
  }

  /// Says in the footer which key asks the question of the day.
  public mutating func offerQuestion() {
    let key = keys.key(of: .quiz)
    guard !key.isEmpty else { return }
    work { $0.offerQuestion() }
    say(localized("quiz.offer", ["key": key]))
  }

  /// Goes on with the quiz, or begins one about the iOS version of the session.
  public mutating func openQuiz() {
    if work({ $0.beginQuiz() }) { popup = QuizWindow() }
  }

  /// The progress could not be remembered.
  public mutating func progressFailed(_ reason: String) {
    say(localized("quiz.not-remembered", ["reason": reason]), .error)
  }

  mutating func answerQuiz(_ place: Int) -> [Effect] { work { $0.answerQuiz(place) } }

  /// Shows on the device what the question is about.
  mutating func showQuestion() -> [Effect] {
    guard let effects = work({ $0.showQuestion() }) else { return [] }
    popup = nil
    return effects
  }
}
