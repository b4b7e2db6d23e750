import Lifecycle

/// The way from one moment's states to another's, put together from what was sent between them.
struct StateWay {
  private(set) var steps: [StateStep] = []
  private let subject: StateSubject
  /// Where the way stands: one node, or the process's and the scene's.
  private var nodes: [StateNode]
  /// Whether what is told to the app as a whole is about this scene.
  private let isOnlyScene: Bool
  /// What was said in a launch before it led anywhere.
  private var pending: [String] = []
  /// What was said when the process was about to end, or had ended.
  private var lastWords: [String] = []

  /// From the states of one device to those of another, which may have a scene more.
  init(_ subject: StateSubject, from device: Device, to now: Device) {
    self.subject = subject
    nodes = subject.nodes(device)
    isOnlyScene = [device, now].allSatisfy { $0.scenes(of: subject.app).count < 2 }
  }

  /// Goes on to the state that a message's step leads to.
  mutating func take(_ message: Message, _ trigger: Trigger, _ words: String?) {
    if StateWay.isOfEnd(trigger) {
      if let words { lastWords.append(words) }
    } else if let state = StateWay.processAfter(trigger) {
      if subject.hasScenes {
        go(track: 0, to: .process(state), words)
      } else if state == .running, nodes[0] == .process(.notRunning) {
        // Where a launch leads is told by what follows.
        if let words { pending.append(words) }
      } else {
        go(track: 0, to: state == .running ? .application(.background) : .process(state), words)
      }
    } else if let state = StateWay.sceneAfter(trigger) {
      if subject.hasScenes {
        let isMine = message.number == subject.window || message.number == 0 && isOnlyScene
        if isMine { go(track: 1, to: .scene(state), words) }
      } else if trigger != .connect {
        go(track: 0, to: .application(state.applicationState), words)
      }
    }
  }

  /// What no message told is a step all the same.
  mutating func end(at now: [StateNode]) {
    for track in nodes.indices where nodes[track] != now[track] {
      if now[track] == .process(.notRunning) {
        pending += lastWords
        lastWords = []
      }
      go(track: track, to: now[track])
    }
  }

  private mutating func go(track: Int, to node: StateNode, _ words: String? = nil) {
    // There is one path: whoever comes far has come by what lies between.
    if let between = StateWay.between(nodes[track], node) { go(track: track, to: between) }
    let said = pending + [words].compactMap { $0 }
    pending = []
    if nodes[track] != node {
      steps.append(StateStep(from: nodes[track], to: node, words: said))
      nodes[track] = node
    } else if let place = steps.lastIndex(where: { $0.to == node }) {
      steps[place].words += said
    }
  }

  /// The next state on the path from one to another, where they are no neighbours on it. A process
  /// that ends takes no path.
  private static func between(_ from: StateNode, _ to: StateNode) -> StateNode? {
    switch (from, to) {
    case (.process(.notRunning), .application(.active)),
      (.application(.background), .application(.active)),
      (.application(.active), .application(.background)):
      .application(.inactive)
    case (.scene(.unattached), .scene(let state)) where state.isForeground: .scene(.background)
    case (.scene(.background), .scene(.foregroundActive)),
      (.scene(.foregroundActive), .scene(.background)):
      .scene(.foregroundInactive)
    default: nil
    }
  }

  static func isOfPath(_ trigger: Trigger) -> Bool {
    processAfter(trigger) != nil || sceneAfter(trigger) != nil || isOfEnd(trigger)
  }

  /// What becomes of the process.
  private static func processAfter(_ trigger: Trigger) -> ProcessState? {
    switch trigger {
    case .launch, .launchInBackground, .resume: .running
    case .suspend: .suspended
    default: nil
    }
  }

  /// Whether the process may end with it.
  private static func isOfEnd(_ trigger: Trigger) -> Bool {
    switch trigger {
    case .powerOff, .swipeUp, .swipeUpQuickly, .jetsam, .overrun, .watchdog, .crash,
      .terminate:
      true
    default: false
    }
  }

  /// What becomes of the scene, or of the window of an app without scenes.
  private static func sceneAfter(_ trigger: Trigger) -> ActivationState? {
    switch trigger {
    case .connect, .didEnterBackground: .background
    case .willEnterForeground, .enteredForeground, .willResignActive: .foregroundInactive
    case .didBecomeActive: .foregroundActive
    case .didDisconnect: .unattached
    default: nil
    }
  }
}
