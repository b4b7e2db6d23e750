import Sessions
import TerminalKit
import Texts

// Predictions: the toggle, and what is said of an action that is held back.
extension Command {
  static let predict = Command(
    "predict", ["p"], .predictions, in: .screen, do: { $0.togglePredictions() }
  ).inPalette.with {
    $0.labelNow = { $0.predicting.isOn ? localized("predictions.end-label") : nil }
  }

  private static let predictionResults = Command(
    "prediction-results", [.exercise("p")], .predictions, in: .screen,
    do: { $0.openPredictionResults() }
  ).inPalette

  static let predictMethod = Command(
    numbered: "predict-method", ["1", "2", "3", "4", "5", "6", "7", "8", "9"], .predictions,
    in: .prediction, hints: .prediction,
    effects: { model, number in
      model.update(PredictionWindow.self) { $0.add(number) }
      return []
    }
  ).whileHeld.with {
    $0.countNow = { ($0.popup as? PredictionWindow)?.choices.count ?? 0 }
  }

  static let predictNothing = Command(
    "predict-nothing", ["0"], .predictions, in: .prediction,
    do: { $0.update(PredictionWindow.self) { $0.sayNothing() } }
  ).whileHeld

  static let reveal = Command(
    "reveal", [.enter], .predictions, in: .prediction, hints: .prediction,
    effects: { $0.choose() }
  ).with {
    $0.labelNow = { model in
      (model.popup as? PredictionWindow)?.revealed == nil ? nil : localized("predictions.go-on")
    }
  }

  static let predictOtherApp = Command(
    "predict-other-app", [.tab, .right], .predictions, in: .prediction, hints: .prediction,
    do: { $0.update(PredictionWindow.self) { $0.choosePart(by: 1) } }
  ).with { $0.whyNot = hasOneApp }

  private static let predictEarlierApp = Command(
    "predict-earlier-app", [.backTab, .left], .predictions, in: .prediction,
    do: { $0.update(PredictionWindow.self) { $0.choosePart(by: -1) } }
  ).with { $0.whyNot = hasOneApp }

  static let predictRemove = Command(
    "predict-remove", [.backspace, .delete], .predictions, in: .prediction, hints: .prediction,
    do: { $0.update(PredictionWindow.self) { $0.removeLast() } }
  ).with {
    $0.whyNot = { model in
      let said = (model.popup as? PredictionWindow)?.part.predicted ?? []
      return said.isEmpty ? localized("predictions.nothing-said") : whyNotHeld(model)
    }
  }

  static let predictMore = Command(
    "predict-more", ["m"], .predictions, in: .prediction,
    do: { $0.update(PredictionWindow.self) { $0.turnPage() } }
  ).with {
    $0.whyNot = { model in
      let pages = (model.popup as? PredictionWindow)?.pages ?? 0
      return pages < 2 ? localized("predictions.no-more") : whyNotHeld(model)
    }
  }

  static let predictState = Command(
    numbered: "predict-state", ["n", "i", "a", "b", "s"], .predictions, in: .prediction,
    effects: { model, number in
      model.update(PredictionWindow.self) { $0.say(StateWord.apps[number - 1]) }
      return []
    }
  ).whileHeld

  static let skipPrediction = Command(
    "skip-prediction", [" "], .predictions, in: .prediction, hints: .prediction,
    effects: { $0.skipPrediction() }
  ).whileHeld

  static let predictions = [
    predict, predictionResults, predictMethod, reveal, predictNothing, predictRemove,
    predictOtherApp, predictEarlierApp, predictMore, predictState, skipPrediction,
  ]

  /// Possible until the action is revealed.
  private var whileHeld: Command { with { $0.whyNot = Command.whyNotHeld } }

  private static let whyNotHeld: @Sendable (Model) -> String? = { model in
    (model.popup as? PredictionWindow)?.revealed == nil
      ? nil : localized("predictions.is-revealed")
  }

  private static let hasOneApp: @Sendable (Model) -> String? = { model in
    ((model.popup as? PredictionWindow)?.held.action.parts.count ?? 0) < 2
      ? localized("predictions.one-app") : whyNotHeld(model)
  }
}
