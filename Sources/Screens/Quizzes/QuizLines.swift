import Practice
import TerminalKit
import Texts

/// What a quiz shows, as lines: the question and its answers, or the result.
struct QuizLines {
  private let quiz: Quiz
  private let selected: Int

  init(_ quiz: Quiz, selected: Int) {
    self.quiz = quiz
    self.selected = selected
  }

  var title: String {
    quiz.isResultShown
      ? localized("quiz.result-title")
      : localized(
        quiz.isRepeated ? "quiz.once-more" : "quiz.title",
        ["number": "\(quiz.asked.count)", "count": "\(quiz.count)"])
  }

  /// Lines of a width, behind one column.
  func lines(width: Int) -> [TextLine] { quiz.isResultShown ? result(width) : question(width) }

  private func question(_ width: Int) -> [TextLine] {
    guard let asked = quiz.asked.last else { return [] }
    var lines = TextLine.wrapped(Lists.sentences(asked.question.story), to: width, at: 1)
    lines.append(.blank)
    lines += TextLine.wrapped(asked.question.ask, to: width, .panelTitle, at: 1)
    lines.append(.blank)
    for (place, option) in asked.options.enumerated() {
      lines += answer(option, place, asked, width)
    }
    lines.append(.blank)
    for sentence in QuizLines.feedback(asked) {
      lines += TextLine.wrapped(sentence, to: width, asked.isRight ? .accent : .strong, at: 1)
    }
    return lines
  }

  private func answer(
    _ option: QuizQuestion.Option, _ place: Int, _ asked: Quiz.Asked, _ width: Int
  ) -> [TextLine] {
    let isOpen = asked.answer == nil
    let isWrong = asked.answer == place && !option.isRight
    let style: Style = isOpen ? .plain : option.isRight ? .accent : isWrong ? .refusal : .dim
    let sign = isOpen || !option.isRight && !isWrong ? "\(place + 1)" : option.isRight ? "✓" : "✗"
    var lines = TextLine.wrapped(
      option.text, to: width - 4, style, at: 4,
      mark: (sign, isOpen && place != selected ? .key : style))
    for row in lines.indices where isOpen {
      lines[row].item = place
      lines[row].isSelected = place == selected
    }
    return lines
  }

  /// What is said of the answer, in sentences; nothing before.
  static func feedback(_ asked: Quiz.Asked) -> [String] {
    guard let answer = asked.answer else { return [] }
    let said = asked.options[answer].feedback
    if asked.isRight { return [Lists.sentences([localized("quiz.right"), said])] }
    let reason = asked.options[asked.right].feedback
    // Each sentence says which answer it is about.
    let wrong = localized("quiz.about", ["number": "\(answer + 1)", "text": said])
    let right = localized("quiz.about", ["number": "\(asked.right + 1)", "text": reason])
    if said.isEmpty || said == reason {
      return [Lists.sentences([localized("quiz.wrong"), reason])]
    }
    return [Lists.sentences([localized("quiz.wrong"), wrong])] + (reason.isEmpty ? [] : [right])
  }

  /// How many were right, and what to repeat; unbroken.
  var result: [(text: String, isHeading: Bool)] {
    let values: KeyValuePairs = ["right": "\(quiz.rightCount)", "count": "\(quiz.count)"]
    let missed = quiz.misconceptions
    let title = (localized("quiz.result", values), true)
    if missed.isEmpty {
      let key = quiz.rightCount == quiz.count ? "quiz.all-right" : "quiz.nothing-typical"
      return [title, (localized(key), false)]
    }
    return [title, (localized("quiz.repeat"), true)]
      + missed.prefix(5).flatMap { [("✗ \($0.belief)", false), ("  \($0.correction)", false)] }
  }

  private func result(_ width: Int) -> [TextLine] {
    result.flatMap { text, isHeading in
      let indent = text.hasPrefix(" ") ? 2 : 0
      return TextLine.wrapped(
        text.trimmingBlanks, to: width - 2, isHeading ? .panelTitle : .plain, at: 1 + indent)
        + (isHeading ? [.blank] : [])
    }
  }
}
