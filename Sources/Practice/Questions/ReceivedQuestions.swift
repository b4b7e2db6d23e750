import Sessions
import Texts

/// What do its delegates receive? The wrong answers are what misconceptions predict.
enum ReceivedQuestions {
  static func all(_ bank: SituationBank) -> [Question] {
    bank.situations.compactMap { question($0, bank) }
  }

  private static func question(_ situation: PracticeSituation, _ bank: SituationBank) -> Question? {
    var wrong: [(tokens: [Token], misconception: Misconception)] = []
    for misconception in Misconception.all {
      guard let tokens = misconception.prediction(situation),
        !wrong.contains(where: { $0.tokens == tokens })
      else { continue }
      wrong.append((tokens, misconception))
    }
    guard wrong.count >= 2 else { return nil }
    let name = bank.start.text.name(PracticeSituation.app)
    let right = Question.Option(text: situation.received.answer, isRight: true)
    return Question(
      .received, bank.start, actions: situation.actions,
      ask: localized("questions.received", ["app": name]),
      [right]
        + wrong.prefix(3).map {
          Question.Option(
            text: $0.tokens.answer, feedback: $0.misconception.correction,
            misconception: $0.misconception.name)
        })
  }
}
