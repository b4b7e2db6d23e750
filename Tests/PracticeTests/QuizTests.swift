import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Practice

/// Quizzes: which questions are asked, and what is remembered.
@Suite struct QuizTests {
  static let questions = try! QuestionBank(Release(14), library: QuestionTests.library).questions

  /// Asks all questions of a quiz.
  private func play(_ quiz: Quiz, _ answer: (Quiz.Asked) -> Int) -> Quiz {
    var quiz = quiz
    quiz.advance()
    while let asked = quiz.current {
      quiz.answer(answer(asked))
      quiz.advance()
    }
    return quiz
  }

  @Test func theSameSeedAsksTheSame() {
    func ids(_ seed: UInt64) -> [String] {
      play(Quiz(QuizTests.questions, count: 10, seed: seed)) { $0.right }.asked.map {
        "\($0.question.id) \($0.right)"
      }
    }
    #expect(ids(7) == ids(7))
    #expect(ids(7) != ids(8))
  }

  @Test(arguments: 1...5) func noQuestionComesTwiceWhereAllAreRight(seed: UInt64) {
    let quiz = play(Quiz(QuizTests.questions, count: 20, seed: seed)) { $0.right }
    #expect(quiz.asked.count == 20 && quiz.rightCount == 20 && quiz.isDone)
    #expect(Set(quiz.asked.map(\.question.id)).count == 20)
    #expect(Set(quiz.asked.map(\.question.kind)).count == QuizQuestion.Kind.allCases.count)
    #expect(quiz.misconceptions.isEmpty)
  }

  /// A question that was missed comes again once, after three others.
  @Test(arguments: 1...5) func aMissComesAgain(seed: UInt64) {
    var missed: String?
    let quiz = play(Quiz(QuizTests.questions, count: 10, seed: seed)) { asked in
      if missed == nil {
        missed = asked.question.id
        return asked.right == 0 ? 1 : 0
      }
      return asked.right
    }
    let places = quiz.asked.indices.filter { quiz.asked[$0].question.id == missed }
    #expect(places == [0, 4])
  }

  /// Somebody who believes one thing is asked about it again, and told of it at the end.
  @Test(arguments: ["leaves-at-once", "opening-launches", "overlays-send-away", "active-first"])
  func aMisconceptionIsFound(name: String) {
    var found = 0
    for seed in 1...10 as ClosedRange<UInt64> {
      let quiz = play(Quiz(QuizTests.questions, count: 10, seed: seed)) { asked in
        asked.options.firstIndex { $0.misconception == name } ?? asked.right
      }
      if quiz.misconceptions.map(\.name) == [name] { found += 1 }
    }
    #expect(found > 5, "\(found) of 10")
  }

  @Test func whatIsKnownOfALearnerIsKept() throws {
    let quiz = play(Quiz(QuizTests.questions, count: 10, seed: 3)) { _ in 0 }
    var learner = quiz.learner
    learner.lastDay = "2026-11-22"
    #expect(!learner.missed.isEmpty)
    #expect(try Learner(SourceFile(name: "progress", text: learner.text)) == learner)
  }

  @Test(arguments: [
    ("day: 1\nnonsense\n", 2), ("misconception: home-ends 1\n", 1),
    ("misconception: home-ends 99999999999999999999 1\n", 1), ("progress: 2\n", 1),
  ])
  func badProgressIsSaidWithItsPlace(text: String, line: Int) {
    let error = #expect(throws: Diagnostic.self) {
      try Learner(SourceFile(name: "progress", text: text))
    }
    #expect(error?.line == line)
  }

  /// Completed with what is received, each session of a sheet holds; as it is handed out, it does.
  @Test func sheetsAreSessions() throws {
    let library = QuestionTests.library
    let sheet = QuizSheet(Quiz(QuizTests.questions, count: 10, seed: 5), hasAnswers: false)
    #expect(!sheet.sessions.isEmpty)
    #expect(!sheet.markdown.contains("<details>"))
    for (name, text) in sheet.sessions {
      let file = try SessionParser.parse(SourceFile(name: name, text: text), library: library)
      let simulation = try Simulation(file.setup, library: library)
      #expect(Checker(file, simulation).check().isEmpty, "\(name)")
    }
    let answers = QuizSheet(Quiz(QuizTests.questions, count: 10, seed: 5), hasAnswers: true)
    #expect(answers.markdown.components(of: "<details>") == 10)
  }
}

extension String {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
