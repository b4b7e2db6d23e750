import Sessions
import Texts

/// What do its delegates receive? The wrong answers are what misconceptions predict.
enum ReceivedQuestions {
  static func all(_ bank: SituationBank) -> [QuizQuestion] {
    bank.situations.compactMap { question($0, bank) }
  }

  private static func question(_ situation: PracticeSituation, _ bank: SituationBank)
    -> QuizQuestion?
  {
    var wrong: [(tokens: [MessageToken], misconception: Misconception)] = []
    for misconception in Misconception.all {
      guard let tokens = misconception.prediction(situation),
        !wrong.contains(where: { $0.tokens == tokens })
      else { continue }
      wrong.append((tokens, misconception))
    }
    guard wrong.count >= 2 else { return nil }
    let name = bank.start.text.name(PracticeSituation.app)
    let right = QuizQuestion.Option(text: situation.received.answer, isRight: true)
    return QuizQuestion(
      .received, bank.start, actions: situation.actions,
      ask: localized("questions.received", ["app": name]),
      [right]
        + wrong.prefix(3).map {
          QuizQuestion.Option(
            text: $0.tokens.answer, feedback: $0.misconception.correction,
            misconception: $0.misconception.name)
        })
  }
}
