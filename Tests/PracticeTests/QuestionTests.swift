import CLibrary
import Rulebooks
import Sessions
import Testing

@testable import Practice

/// Questions of the bank of situations.
@Suite struct QuestionTests {
  static let library = try! Library()

  @Test(arguments: [Release(3), Release(4), Release(12), Release(14), Release(27)]) func everyQuestionHasOneRightAnswer(release: Release) throws {
    let questions = try QuestionBank(release, library: QuestionTests.library).questions
    #expect(questions.count > 20, "\(questions.count)")
    #expect(Set(questions.map(\.id)).count == questions.count)
    for question in questions {
      #expect(question.options.count { $0.isRight } == 1, "\(question.id)")
      #expect(question.options.count >= 2, "\(question.id)")
      let texts = question.options.map(\.text)
      #expect(Set(texts).count == texts.count, "\(question.id): \(texts)")
    }
    if getenv("FRONTMOST_PRINT_QUESTIONS") != nil { questions.forEach(QuestionTests.show) }
  }

  private static func show(_ question: QuizQuestion) {
    print("@ \(question.id)")
    print("  " + question.story.joined(separator: " "))
    print("  " + question.ask)
    for option in question.options {
      print(
        "  \(option.isRight ? "*" : "-") \(option.text)   [\(option.misconception ?? "")] \(option.feedback)"
      )
    }
  }
}
