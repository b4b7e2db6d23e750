import Sessions
import Texts

/// A quiz on paper: a page in Markdown, and a session to complete for each question that asks for
/// messages.
public struct QuizSheet: Sendable {
  private let asked: [Quiz.Asked]
  private let hasAnswers: Bool

  /// The questions that a quiz asks a learner who answers all of them right.
  public init(_ quiz: Quiz, hasAnswers: Bool) {
    var quiz = quiz
    quiz.advance()
    while let current = quiz.current {
      quiz.answer(current.right)
      quiz.advance()
    }
    asked = quiz.asked
    self.hasAnswers = hasAnswers
  }

  /// The page. Answers are hidden until they are opened.
  public var markdown: String {
    var text = "# \(localized("quiz.sheet-title"))\n"
    for (number, asked) in asked.enumerated() {
      let question = asked.question
      text += "\n## \(number + 1)\n\n\(Lists.sentences(question.story))\n\n"
      text += "**\(question.ask)**\n\n"
      for (place, option) in asked.options.enumerated() {
        text += "- \(QuizSheet.letter(place)) \(option.text)\n"
      }
      if hasAnswers { text += answer(asked) }
    }
    return text
  }

  private func answer(_ asked: Quiz.Asked) -> String {
    let summary = localized("quiz.sheet-answer")
    var lines = [localized("quiz.sheet-right", ["answer": QuizSheet.letter(asked.right)])]
    for (place, option) in asked.options.enumerated() where !option.feedback.isEmpty {
      lines.append("\(QuizSheet.letter(place)) \(option.feedback)")
    }
    return "\n<details><summary>\(summary)</summary>\n\n"
      + lines.map { "\($0)\n\n" }.joined() + "</details>\n"
  }

  private static func letter(_ place: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(place))) + ")"
  }

  /// Sessions with a question at their end, by their files' names. What is received is written in
  /// the place of `...`, or nothing.
  public var sessions: [(name: String, text: String)] {
    asked.enumerated().compactMap { number, asked in
      let question = asked.question
      guard question.kind == .received, let last = question.actions.last else { return nil }
      let text = question.setup.text
      var lines = ["# \(number + 1). \(question.ask)"] + question.setup.header + [""]
      for action in question.actions.dropLast() { lines += ["> \(text.line(action))", "  ..."] }
      lines += ["# \(localized("quiz.sheet-write"))", "? \(text.line(last))", "  ..."]
      let name = number < 9 ? "0\(number + 1).session" : "\(number + 1).session"
      return (name, lines.map { $0 + "\n" }.joined())
    }
  }
}
