import Lifecycle
import Sessions
import Texts

/// The app was in a state and received something. Which of these can that not have been?
enum NotCauseQuestions {
  static func all(_ bank: SituationBank) -> [QuizQuestion] {
    var seen: [Answer] = []
    var questions: [QuizQuestion] = []
    for situation in bank.situations where !situation.received.isEmpty {
      let answer = Answer(situation)
      if seen.contains(answer) { continue }
      seen.append(answer)
      let same = causes(bank) { Answer($0) == answer }
      let names = same.map { SituationShape.Cause($0) }
      let others = causes(bank) {
        // That a warning moves no state is no question.
        $0.stateBefore == situation.stateBefore && !$0.received.isEmpty && Answer($0) != answer
          && $0.word != "memory-warning"
          && !names.contains(SituationShape.Cause($0))
      }
      guard same.count >= 3 else { continue }
      for other in others.prefix(2) { questions.append(question(answer, same, other, bank)) }
    }
    return questions
  }

  private struct Answer: Equatable {
    let state: LifecycleState
    let received: [MessageToken]

    init(_ situation: PracticeSituation) {
      state = situation.stateBefore
      received = situation.received
    }
  }

  /// Situations with causes that differ.
  private static func causes(
    _ bank: SituationBank, where isWanted: (PracticeSituation) -> Bool
  ) -> [PracticeSituation] {
    var names: Set<SituationShape.Cause> = []
    return bank.situations.filter {
      isWanted($0) && names.insert(SituationShape.Cause($0)).inserted
    }
  }

  private static func question(
    _ answer: Answer, _ same: [PracticeSituation], _ other: PracticeSituation,
    _ bank: SituationBank
  ) -> QuizQuestion {
    let story = Story(simulation: bank.start)
    func text(_ situation: PracticeSituation) -> String {
      story.sentence(situation.cause, on: situation.before, after: situation.after)
    }
    let name = bank.start.text.name(PracticeSituation.app)
    let values: KeyValuePairs = [
      "app": name, "state": StateWord.ofApp(answer.state), "messages": answer.received.answer,
    ]
    let right = QuizQuestion.Option(
      text: text(other), isRight: true,
      feedback: localized("questions.sends", ["messages": other.received.answer]))
    // The whole situation of the cause that does not fit can be shown.
    return QuizQuestion(
      .notCause, bank.start, actions: [],
      asking: "\(StateWord.ofApp(answer.state)) \(answer.received.answer) \(other.word)",
      ask: localized("questions.not-cause", values),
      [right]
        + same.prefix(3).map {
          QuizQuestion.Option(text: text($0), feedback: localized("questions.can-be"))
        },
      words: [other.word])
  }
}
