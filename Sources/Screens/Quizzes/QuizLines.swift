import Practice
import TerminalKit
import Texts

/// What a quiz shows, as lines: the question and its answers, or the result.
struct QuizLines {
  enum Line: Equatable {
    case blank
    case text(String)
    case ask(String)
    /// The first line of an answer, and the others.
    case option(Int, String, Mark)
    case more(Int, String, Mark)
    case feedback(String, isRight: Bool)
  }

  enum Mark { case none, selected, right, wrong, other }

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

  func lines(width: Int) -> [Line] { quiz.isResultShown ? result(width) : question(width) }

  private func question(_ width: Int) -> [Line] {
    guard let asked = quiz.asked.last else { return [] }
    let story = Lists.sentences(asked.question.story)
    var lines = Shortening.wrapped(story, to: width).map { Line.text($0) }
    lines.append(.blank)
    lines += Shortening.wrapped(asked.question.ask, to: width).map { Line.ask($0) }
    lines.append(.blank)
    for (place, option) in asked.options.enumerated() {
      let mark = mark(place, option, asked)
      for (row, text) in Shortening.wrapped(option.text, to: width - 4).enumerated() {
        lines.append(row == 0 ? .option(place, text, mark) : .more(place, text, mark))
      }
    }
    lines.append(.blank)
    for sentence in QuizLines.feedback(asked) {
      lines += Shortening.wrapped(sentence, to: width).map {
        .feedback($0, isRight: asked.isRight)
      }
    }
    return lines
  }

  private func mark(_ place: Int, _ option: QuizQuestion.Option, _ asked: Quiz.Asked) -> Mark {
    guard let answer = asked.answer else { return place == selected ? .selected : .none }
    if option.isRight { return .right }
    return place == answer ? .wrong : .other
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

  private func result(_ width: Int) -> [Line] {
    result.flatMap { text, isHeading -> [Line] in
      let indent = text.hasPrefix(" ") ? "  " : ""
      let lines = Shortening.wrapped(text.trimmingBlanks, to: width - 2)
      return lines.map { isHeading ? .ask($0) : .text(indent + $0) } + (isHeading ? [.blank] : [])
    }
  }
}
