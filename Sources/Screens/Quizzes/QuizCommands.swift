import TerminalKit
import Texts

extension Command {
  static let quiz = Command(
    "quiz", [.go("q"), .exercise("q")], .quiz, in: .screen, do: { $0.openQuiz() }
  ).inPalette.with { $0.subcommands = ["quiz"] }

  private static let answer = Command(
    numbered: "answer", ["1", "2", "3", "4", "5"], .quiz, in: .quiz, hints: .quiz,
    effects: { model, number in
      (model.popup as? QuizWindow)?.answer(number - 1, in: &model) ?? []
    }
  ).with {
    $0.countNow = { $0.quizzes.quiz?.current?.options.count ?? 0 }
    $0.whyNot = { $0.quizzes.quiz?.current == nil ? localized("quiz.answered") : nil }
  }

  private static let goOn = Command(
    "next-question", [.enter, " "], .quiz, in: .quiz, hints: .quiz,
    effects: { $0.choose() }
  )
  .with {
    $0.labelNow = { model in
      guard let quiz = model.quizzes.quiz else { return nil }
      if quiz.current != nil { return localized("hints.choose") }
      if quiz.isResultShown { return localized("quiz.more") }
      return quiz.isDone ? localized("quiz.result-label") : nil
    }
  }

  private static let showQuestion = Command(
    "show-question", ["d"], .quiz, in: .quiz, hints: .quiz, effects: { $0.showQuestion() }
  )
  .with {
    $0.replacesSession = true
    $0.whyNot = { model in
      let quiz = model.quizzes.quiz
      let asked = quiz?.isResultShown == true ? nil : quiz?.asked.last
      let isThere = asked?.answer != nil && asked?.question.actions.isEmpty == false
      return isThere ? nil : localized("quiz.answer-first")
    }
  }

  static let quizzes = [quiz, answer, goOn, showQuestion]
}
