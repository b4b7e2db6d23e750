import Lifecycle

/// One step from a state to the next, and what was said with it.
struct StateStep: Equatable {
  var from: StateNode
  var to: StateNode
  var words: [String] = []
  /// The place in the log of the last message that these words are about.
  var message: Int?

  func isSameWay(_ other: StateStep) -> Bool { from == other.from && to == other.to }
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
