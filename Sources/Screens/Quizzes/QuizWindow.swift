import Practice
import Preferences
import TerminalKit
import Texts
import Workbench

/// The quiz: a question with its answers, then what is right and why; at the end the result.
struct QuizWindow: TextPopup {
  /// The answer that Enter gives.
  var selected = 0
  /// The first line that is seen, where not all have room.
  var top = 0

  var context: Contexts { .quiz }

  func page(_ model: Model, in room: Rect) -> TextPage? {
    guard let quiz = model.quizzes.quiz else { return nil }
    let width = min(84, room.width - 6)
    let lines = QuizLines(quiz, selected: selected)
    return TextPage(
      title: lines.title, lines: lines.lines(width: width), width: width + 2,
      hints: [model.keys.frameHint(.close, Command.close.label)])
  }

  func move(_ movement: Movement, in model: inout Model) {
    guard let asked = model.quizzes.quiz?.current else { return scroll(movement, in: &model) }
    let place = movement.place(from: selected, count: asked.options.count, page: 1)
    change(in: &model) { $0.selected = place }
  }

  func choose(in model: inout Model) -> [Effect] {
    guard let quiz = model.quizzes.quiz else { return [] }
    if quiz.current != nil { return answer(selected, in: &model) }
    if quiz.isResultShown {
      model.popup = nil
      model.openQuiz()
      return []
    }
    // Behind the last question comes the result.
    model.work { $0.advanceQuiz() }
    model.popup = QuizWindow()
    return []
  }

  func click(_ item: Int, in model: inout Model) -> [Effect] { answer(item, in: &model) }

  func answer(_ place: Int, in model: inout Model) -> [Effect] {
    guard model.quizzes.quiz?.current?.options.indices.contains(place) == true else { return [] }
    change(in: &model) { $0.selected = place }
    return model.answerQuiz(place)
  }
}
