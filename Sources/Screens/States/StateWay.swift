import Explanations
import Lifecycle

/// The steps that a subject takes at one moment, as the log has them: changes of state, and what
/// was said with them.
struct StateWay {
  private(set) var steps: [StateStep] = []
  /// The step of the path that each of them was, in the same order.
  private var triggers: [Trigger] = []
  private let subject: StateSubject
  /// What has been said before the step that it announces.
  private var announced: [(trigger: Trigger, words: String)] = []

  init(_ subject: StateSubject) { self.subject = subject }

  /// Takes a step, where it is one of the subject's.
  mutating func add(_ transition: Transition) {
    guard let step = StateStep(transition, of: subject) else { return }
    let isEnd = transition.to == .notRunning
    let words = announced.filter { $0.trigger == transition.step || isEnd && $0.trigger.mayEnd }
    announced.removeAll { said in words.contains { $0 == said } }
    steps.append(step)
    steps[steps.count - 1].words = words.map(\.words)
    triggers.append(transition.step)
  }

  /// Adds what was said to the step that it belongs to: one still to come, or one just taken.
  mutating func add(_ words: String, of trigger: Trigger) {
    if trigger.announces || trigger.mayEnd {
      announced.append((trigger, words))
    } else if let place = triggers.lastIndex(of: trigger.step) {
      steps[place].words.append(words)
    }
  }
}

extension StateStep {
  /// Nil where a change is none of the subject's, or none that the diagram has boxes for.
  init?(_ transition: Transition, of subject: StateSubject) {
    guard transition.app == subject.app else { return nil }
    if transition.number == 0 {
      let boxes = StateNode.ofProcess(hasScenes: subject.hasScenes)
      self.init(from: boxes(transition.from), to: boxes(transition.to))
    } else {
      guard subject.hasScenes, transition.number == subject.window else { return nil }
      self.init(from: .ofScene(transition.from), to: .ofScene(transition.to))
    }
    if from == to { return nil }
  }
}

extension StateNode {
  /// The box of an app: of one with scenes its process's, of one without its own state's.
  fileprivate static func ofProcess(hasScenes: Bool) -> (LifecycleState) -> StateNode {
    { state in
      switch state {
      case .absent, .notRunning, .unattached: .process(.notRunning)
      case .suspended: .process(.suspended)
      case .background: hasScenes ? .process(.running) : .application(.background)
      case .inactive: hasScenes ? .process(.running) : .application(.inactive)
      case .active: hasScenes ? .process(.running) : .application(.active)
      }
    }
  }

  fileprivate static func ofScene(_ state: LifecycleState) -> StateNode {
    switch state {
    case .absent, .notRunning, .unattached: .scene(.unattached)
    case .suspended, .background: .scene(.background)
    case .inactive: .scene(.foregroundInactive)
    case .active: .scene(.foregroundActive)
    }
  }
}

extension Trigger {
  /// The step that its messages tell of.
  fileprivate var step: Trigger {
    switch self {
    case .enteredForeground: .willEnterForeground
    case .launchInBackground: .launch
    default: self
    }
  }
}
