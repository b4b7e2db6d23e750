import Lifecycle
import Sessions
import Texts

/// In which state is the app now? Asked where the screen does not tell.
enum StateQuestions {
  static func all(_ bank: SituationBank) -> [QuizQuestion] {
    bank.situations.compactMap { situation -> QuizQuestion? in
      let app = PracticeSituation.app
      guard situation.way.count >= 1, situation.after.visible?.contains(app) != true,
        situation.way.contains(where: { $0.app == app })
      else { return nil }
      return question(situation, bank)
    }
  }

  private static func question(
    _ situation: PracticeSituation, _ bank: SituationBank
  ) -> QuizQuestion {
    let name = bank.start.text.name(PracticeSituation.app)
    let right = StateWord.ofApp(situation.stateAfter)
    let hasCard = situation.after.cards.contains { $0.contains(PracticeSituation.app) }
    let isGone = situation.stateAfter == .notRunning && !hasCard
    let reason = localized(
      isGone ? "questions.state-no-card" : "questions.state-\(right)", ["app": name])
    return QuizQuestion(
      .state, bank.start, actions: situation.actions,
      ask: localized("questions.state", ["app": name]),
      StateWord.apps.map {
        QuizQuestion.Option(text: $0, isRight: $0 == right, feedback: reason)
      })
  }
}
