import Practice
import Texts

extension LineWord {
  static let quizzes = [LineWord("quiz") { lines, _ in (lines.quiz(), []) }]
}

/// The quiz in lines.
extension LineInterface {
  /// Begins a quiz or goes on with it; while one is asked, leaves it.
  mutating func quiz() -> [String] {
    if isInQuiz {
      isInQuiz = false
      return [localized("quiz.left")]
    }
    isInQuiz = work { $0.beginQuiz() }
    return isInQuiz ? question : noteLines()
  }

  public mutating func progressFailed(_ reason: String) -> [String] {
    [localized("quiz.not-remembered", ["reason": reason])]
  }

  /// A number is the answer to a question; nil where none is asked.
  mutating func answerQuiz(_ word: String) -> Answer? {
    guard isInQuiz, let number = Int(word), let asked = quizzes.quiz?.current
    else { return nil }
    guard asked.options.indices.contains(number - 1) else {
      return (["? " + localized("quiz.type-number")], [])
    }
    let effects = work { $0.answerQuiz(number - 1) }
    guard let answered = quizzes.quiz?.asked.last else { return ([], effects) }
    var lines = QuizLines.feedback(answered)
    if !answered.isRight {
      lines.append(localized("quiz.right-answer", ["number": "\(answered.right + 1)"]))
    }
    work { $0.advanceQuiz() }
    return (lines + question, effects)
  }

  /// What is asked now, or the result behind the last question.
  var question: [String] {
    guard let quiz = quizzes.quiz else { return [] }
    guard let asked = quiz.current else { return result(quiz) }
    let values: KeyValuePairs = [
      "number": "\(quiz.asked.count)", "count": "\(quiz.count)", "ask": asked.question.ask,
    ]
    return [Lists.sentences(asked.question.story), localized("quiz.question", values)]
      + asked.options.enumerated().map {
        localized("quiz.option", ["number": "\($0 + 1)", "text": $1.text])
      } + [localized("quiz.type-number")]
  }

  private func result(_ quiz: Quiz) -> [String] {
    QuizLines(quiz, selected: 0).result.map(\.text)
  }
}
