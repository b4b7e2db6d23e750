import Lifecycle
import Rulebooks
import Sessions
import Texts

/// An app without scenes receives something. On which of these iOS versions?
enum VersionQuestions {
  private static let scenarios = [
    "open Notes; home", "open Notes; lock", "open Notes; lock; unlock", "open Notes; switcher",
    "open Notes; home; next; open Notes", "open Notes; notification-center full",
    "open Notes; notification-center", "open Notes; call; accept",
    "open Notes; switcher; swipe-up Notes", "open Notes; home; switcher; swipe-up Notes",
    "open Notes; control-center; lock",
  ]

  /// The questions that an iOS version is the right answer to. Wrong answers are versions that send
  /// something else, the nearest first.
  static func all(_ release: Release, library: Library) -> [QuizQuestion] {
    let devices = library.releases.compactMap { release -> Simulation? in
      guard let traits = try? AppTraits.parse(["app-delegate"]) else { return nil }
      let apps = ["Notes", "Mail"].map { InstalledApp(name: $0, traits: traits) }
      return try? Simulation(
        Setup(model: .iPhone, release: release, apps: apps), library: library)
    }
    guard let own = devices.first(where: { $0.setup.release == release }) else { return [] }
    return scenarios.compactMap { question($0, own, devices) }
  }

  private static func question(
    _ words: String, _ own: Simulation, _ devices: [Simulation]
  ) -> QuizQuestion? {
    guard let actions = ActionList.parse(words, own), let right = answer(actions, own)
    else { return nil }
    var wrong: [(simulation: Simulation, tokens: [MessageToken])] = []
    var same: [(simulation: Simulation, tokens: [MessageToken])] = []
    for device in devices.sorted(by: { distance($0, own) < distance($1, own) }) {
      guard let tokens = answer(actions, device), tokens != right else { continue }
      if wrong.contains(where: { $0.tokens == tokens }) {
        same.append((device, tokens))
      } else {
        wrong.append((device, tokens))
      }
    }
    wrong += same
    guard wrong.count >= 2 else { return nil }
    var options = [QuizQuestion.Option(text: "iOS \(own.setup.release)", isRight: true)]
    options += wrong.prefix(3).map { device, tokens in
      let release = "\(device.setup.release)"
      return QuizQuestion.Option(
        text: "iOS \(release)",
        feedback: localized(
          "questions.version-sends", ["release": release, "messages": tokens.answer]))
    }
    return QuizQuestion(
      .version, own, actions: actions,
      ask: localized("questions.version", ["messages": right.answer]), options)
  }

  private static func distance(_ one: Simulation, _ other: Simulation) -> Int {
    abs(Int(one.setup.release.major) - Int(other.setup.release.major))
  }

  /// What the last action sends; nil where an action is refused or the answer is disputed.
  private static func answer(_ actions: [Action], _ simulation: Simulation) -> [MessageToken]? {
    func tokens(_ simulation: Simulation) -> [MessageToken]? {
      var kernel = simulation.timeline.kernel
      var log = EventLog()
      for action in actions {
        log.events.removeAll(keepingCapacity: true)
        if kernel.send(action, into: &log) != nil { return nil }
      }
      return simulation.tokens(log.events, of: PracticeSituation.app)
    }
    // Nothing is no answer to this question: on some versions such an app does not even run.
    guard let found = tokens(simulation), !found.isEmpty else { return nil }
    return simulation.otherSides.contains { tokens($0.simulation) != found } ? nil : found
  }
}
