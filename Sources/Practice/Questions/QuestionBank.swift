import Rulebooks
import TextFiles
import Texts

/// All questions of an iOS version. None hangs on a disputed rule.
public struct QuestionBank: Sendable {
  public let questions: [QuizQuestion]

  public init(_ release: Release, library: Library) throws(Diagnostic) {
    let bank = try SituationBank(release, library: library)
    questions =
      ReceivedQuestions.all(bank) + NoMessageQuestions.all(bank) + NotCauseQuestions.all(bank)
      + StateQuestions.all(bank) + EditQuestions.all(bank)
      + VersionQuestions.all(release, library: library)
  }
}
