import Lifecycle
import Sessions
import Texts

/// In which state is the app now? Asked where the screen does not tell.
enum StateQuestions {
  static func all(_ bank: SituationBank) -> [Question] {
    bank.situations.compactMap { situation -> Question? in
      let app = PracticeSituation.app
      guard situation.way.count >= 1, situation.after.visible?.contains(app) != true,
        situation.way.contains(where: { $0.app == app })
      else { return nil }
      return question(situation, bank)
    }
  }

  private static func question(
    _ situation: PracticeSituation, _ bank: SituationBank
  ) -> Question {
    let name = bank.start.text.name(PracticeSituation.app)
    let right = StateWord.ofApp(situation.stateAfter)
    let reason = localized("questions.state-\(right)", ["app": name])
    return Question(
      .state, bank.start, actions: situation.actions,
      ask: localized("questions.state", ["app": name]),
      StateWord.apps.map {
        Question.Option(text: $0, isRight: $0 == right, feedback: reason)
      })
  }
}
