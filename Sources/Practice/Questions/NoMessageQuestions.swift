import Exploring
import Lifecycle
import Sessions
import Texts

/// Which of these sends the app no message? Each answer is something that can happen next.
enum NoMessageQuestions {
  static func all(_ bank: SituationBank) -> [QuizQuestion] {
    var asked: Set<Reason> = []
    return bank.moments.flatMap { moment -> [QuizQuestion] in
      let state = LifecycleState(moment.device[PracticeSituation.app])
      guard state != .notRunning else { return [] }
      let next = bank.whatCanHappen(moment).filter { !bank.isDisputed($0) }
      // Of answers with the same messages, one is enough where there are others.
      let receiving = spread(next.filter { !$0.received.isEmpty })
      guard receiving.count >= 3 else { return [] }
      return next.compactMap { quiet in
        guard quiet.received.isEmpty, let silence = Silence(quiet),
          asked.insert(Reason(state: state, silence: silence, word: quiet.word)).inserted
        else { return nil }
        return question(moment, quiet, silence, receiving, bank)
      }
    }
  }

  /// What makes it another question.
  private struct Reason: Hashable {
    let state: LifecycleState
    let silence: Silence
    let word: String
  }

  private static func question(
    _ moment: SituationBank.Moment, _ quiet: PracticeSituation, _ silence: Silence,
    _ receiving: [PracticeSituation], _ bank: SituationBank
  ) -> QuizQuestion {
    let story = Story(simulation: bank.start)
    let name = bank.start.text.name(PracticeSituation.app)
    func text(_ situation: PracticeSituation) -> String {
      story.sentence(situation.cause, on: situation.before, after: situation.after)
    }
    let right = QuizQuestion.Option(
      text: text(quiet), isRight: true, feedback: silence.reason(app: name))
    return QuizQuestion(
      .noMessage, bank.start, actions: moment.way, asking: quiet.word,
      ask: localized("questions.not-told", ["app": name]),
      [right]
        + receiving.prefix(3).map {
          QuizQuestion.Option(
            text: text($0),
            feedback: localized(
              "questions.is-told", ["app": name, "messages": $0.received.answer]),
            misconception: "nothing-is-told")
        },
      words: [quiet.word])
  }

  /// The situations in another order: those that receive something else first.
  private static func spread(_ situations: [PracticeSituation]) -> [PracticeSituation] {
    var first: [PracticeSituation] = []
    var rest: [PracticeSituation] = []
    for situation in situations {
      if first.contains(where: { $0.received == situation.received }) {
        rest.append(situation)
      } else {
        first.append(situation)
      }
    }
    return first + rest
  }
}

/// Why it is worth asking about something that sends the app no message.
enum Silence {
  case processChanges, otherIsTold, staysInactive

  init?(_ situation: PracticeSituation) {
    let app = PracticeSituation.app
    if situation.before[app].process != situation.after[app].process {
      self = .processChanges
    } else if !situation.receivedByOther.isEmpty {
      self = .otherIsTold
    } else if situation.stateBefore == .inactive,
      situation.before.situation != situation.after.situation
    {
      self = .staysInactive
    } else {
      return nil
    }
  }

  func reason(app: String) -> String {
    switch self {
    case .processChanges: localized("questions.silent-process", ["app": app])
    case .otherIsTold: localized("questions.silent-other", ["app": app])
    case .staysInactive: localized("questions.silent-inactive", ["app": app])
    }
  }
}
