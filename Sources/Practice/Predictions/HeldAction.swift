import Exercises
import Lifecycle
import Rulebooks
import Sessions

/// An action that is held back while a learner says what the delegates of each app receive.
public struct HeldAction: Sendable {
  /// What is said of one app.
  public struct Part: Sendable {
    public let app: AppID
    /// The methods to choose from: those of the path first, in its order.
    public let choices: [MessageToken]
    public var predicted: [MessageToken] = []
    /// The state afterwards, as sessions write it; nil where nothing was said of it.
    public var state: String?
  }

  public let step: Step
  public var parts: [Part]
  let action: Action
  /// What apps' own code does during it, where that is known.
  private let code: [Observation]

  /// The most apps that are asked about.
  private static let mostApps = 6

  /// Nil where no app could receive anything, or the device would refuse the action. `simulation`
  /// is at the moment before it. `code` is what apps' own code did during it, where it is an action
  /// of a session.
  public init?(
    _ action: Action, detail: String = "", code: [Observation] = [], on simulation: Simulation
  ) {
    let before = simulation.timeline.kernel
    let (after, events, refusal) = before.after(action, observing: code)
    guard refusal == nil else { return nil }
    self.action = action
    self.code = code
    step = .act(action, detail: detail)
    let receivers = Set(events.compactMap(\.message).filter(\.receiver.isDelegate).map(\.app.raw))
    let front = before.device.visible
    func isNear(_ app: AppID) -> Bool { front?.contains(app) == true || action.app == app }
    let asked = before.device.apps.map(\.id).filter {
      before.device[$0].process != .notRunning || after.device[$0].process != .notRunning
        || isNear($0) || receivers.contains($0.raw)
    }
    // Of many apps those are kept that something happens to.
    let kept =
      asked.count <= HeldAction.mostApps
      ? asked
      : asked.filter {
        isNear($0) || receivers.contains($0.raw)
      }
    guard !kept.isEmpty else { return nil }
    parts = (kept.filter(isNear) + kept.filter { !isNear($0) }).map {
      Part(app: $0, choices: simulation.choices(of: $0))
    }
  }

  /// What was said, as a session has it.
  public var prediction: PredictionLines {
    let messages = parts.flatMap { part in
      part.predicted.map {
        SessionFile.ExpectedMessage(app: part.app, $0.receiver, $0.selector)
      }
    }
    let states = parts.compactMap { part in
      part.state.map {
        SessionFile.ExpectedState(window: SceneID(app: part.app, number: 0), state: $0)
      }
    }
    return PredictionLines(
      (messages.isEmpty ? [.nothing] : messages.map(PredictionLines.Line.message))
        + states.map(PredictionLines.Line.state))
  }

  /// What was said beside what is sent. `simulation` is at the moment before the action.
  public func reveal(on simulation: Simulation) -> RevealedAction {
    let (after, events, _) = simulation.timeline.kernel.after(action, observing: code)
    let others = simulation.devicesOfOtherSides.map { side in
      (side.alternative, side.kernel.after(action, observing: code))
    }
    return RevealedAction(
      parts: parts.map { part in
        let own = RevealedAction.Side(
          alternative: nil, received: simulation.tokens(events, of: part.app),
          state: StateWord.of(after.device[part.app]))
        let sides = others.map { alternative, result in
          RevealedAction.Side(
            alternative: alternative.rule.name,
            received: simulation.tokens(result.events, of: part.app),
            state: StateWord.of(result.kernel.device[part.app]))
        }
        return RevealedAction.Part(
          part, own, others: sides,
          feedback: PredictionFeedback(
            part.predicted, of: action, code: code, for: part.app, on: simulation))
      })
  }
}

extension Simulation {
  /// The methods that an app's delegates have on this iOS version: those of the path first, in its
  /// order.
  func choices(of app: AppID) -> [MessageToken] {
    let traits = setup.apps[Int(app.raw)].traits
    let all = rules.messages.rows.indices.lazy.map { SelectorID(UInt16($0)) }
      .filter { id in
        let row = rules.messages[id]
        return row.receiver.isDelegate && row.since <= setup.release
          && rules.messages.isImplemented(id, by: traits)
      }
      .map { MessageToken(rules.messages[$0].receiver, rules.messages[$0].selector) }
    let path = PathMethods(traits.kind.architecture).inOrder.filter(all.contains)
    return path + all.filter { !path.contains($0) }
  }
}
