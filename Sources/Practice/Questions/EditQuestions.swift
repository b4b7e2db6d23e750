import Lifecycle
import Rulebooks
import Sessions
import Texts

/// An app saves in one method only. Is the user's change lost on some way to its end?
enum EditQuestions {
  private static let methods: [AppKind.Architecture: [String]] = [
    .scenes: [
      "sceneWillResignActive", "sceneDidEnterBackground", "applicationWillTerminate",
      "sceneDidDisconnect",
    ],
    .appDelegate: [
      "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillTerminate",
    ],
  ]

  /// How the app ends, or what comes before.
  private static let ends = [
    "home; next; jetsam Notes", "switcher; swipe-up Notes", "home; next; switcher; swipe-up Notes",
    "control-center; crash Notes", "lock; next; reclaim-memory",
    "call; accept; next; jetsam Notes", "open Mail; next; jetsam Notes",
  ]

  static func all(_ bank: SituationBank) -> [QuizQuestion] {
    let setup = bank.start.setup
    let architecture = setup.apps[0].traits.kind.architecture
    return (methods[architecture] ?? []).flatMap { method -> [QuizQuestion] in
      guard let simulation = saving(in: method, setup, bank.start.rules) else { return [] }
      let disputes = simulation.otherSides.map(\.simulation)
      return ends.compactMap { question(method, $0, simulation, disputes) }
    }
  }

  private static func saving(
    in method: String, _ setup: Setup, _ rules: ReleaseRules
  ) -> Simulation? {
    var setup = setup
    let words = setup.apps[0].traits.words.filter { !$0.hasPrefix("saves:") }
    guard let traits = try? AppTraits.parse(words + ["saves:\(method)"]) else { return nil }
    setup.apps[0].traits = traits
    return Simulation(setup, rules: rules)
  }

  private static func question(
    _ method: String, _ end: String, _ simulation: Simulation, _ disputes: [Simulation]
  ) -> QuizQuestion? {
    let words = "open Notes; edit Notes; " + end
    guard let actions = ActionList.parse(words, simulation),
      let isSaved = isSaved(actions, simulation)
    else { return nil }
    if disputes.contains(where: { self.isSaved(actions, $0) != isSaved }) { return nil }
    let name = simulation.text.name(PracticeSituation.app)
    let feedback = localized(
      isSaved ? "questions.edit-saved" : "questions.edit-lost", ["method": method])
    return QuizQuestion(
      .edit, simulation, actions: actions, asking: method,
      ask: localized("questions.edit", ["app": name, "method": method]),
      [
        QuizQuestion.Option(
          text: localized("questions.yes"), isRight: !isSaved, feedback: feedback),
        QuizQuestion.Option(
          text: localized("questions.no"), isRight: isSaved, feedback: feedback,
          misconception: isSaved ? nil : "end-is-told"),
      ])
  }

  /// Nil where an action is refused.
  private static func isSaved(_ actions: [Action], _ simulation: Simulation) -> Bool? {
    var kernel = simulation.timeline.kernel
    var log = EventLog()
    for action in actions where kernel.send(action, into: &log) != nil { return nil }
    let words = log.events.messages.filter { $0.receiver == .system }.map(simulation.selector)
    return words.contains("editsSaved")
  }
}

/// Actions in the words of sessions, with semicolons between.
enum ActionList {
  /// Nil where an action is none, or is the session's own, such as `undo`.
  static func parse(_ words: String, _ simulation: Simulation) -> [Action]? {
    let parser = ActionParser(apps: simulation.text.apps)
    var actions: [Action] = []
    for line in words.split(separator: ";") {
      guard case .act(let action, _)? = try? parser.parse(String(line)) else { return nil }
      actions.append(action)
    }
    return actions
  }
}
