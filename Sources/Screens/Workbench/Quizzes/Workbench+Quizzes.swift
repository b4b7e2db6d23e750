import Practice
import Rulebooks
import Sessions
import TextFiles
import Texts

extension Workbench {
  /// Goes on with the quiz, or begins one about the iOS version of the session. False where there is
  /// none, which is said.
  mutating func beginQuiz() -> Bool {
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
  mutating func answerQuiz(_ place: Int) -> [Effect] {
    guard let current = quizzes.quiz?.current, current.options.indices.contains(place) else {
      return []
    }
    quizzes.answer(place)
    return [.keepProgress(quizzes.learner)]
  }

  /// Shows on the device what the question is about. The session that it replaces is kept. Nil
  /// where there is nothing to show yet.
  mutating func showQuestion() -> [Effect]? {
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
