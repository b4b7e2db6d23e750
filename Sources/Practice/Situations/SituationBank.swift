import Exploring
import Lifecycle
import Rulebooks
import Sessions

/// All situations of a device with two apps that differ in what is asked: the state of the app, what
/// is around it, what happens, and what its delegates receive. Each is met on a shortest way.
public struct SituationBank: Sendable {
  /// The device before the first action.
  public let start: Simulation
  public private(set) var situations: [PracticeSituation] = []
  /// A device for each state of the app and what is around it, each on a shortest way.
  private(set) var moments: [Moment] = []
  /// Situations that another rule of a disputed one would change, which are not asked about.
  public private(set) var disputedCount = 0
  /// The device under each alternative rule.
  private let disputes: [Kernel]
  private let moves: [Move]

  /// The longest way to a situation, in actions.
  static let longestWay = 6

  public init(_ release: Release, library: Library) throws(Diagnostic) {
    let rules = try library.rules(of: release)
    let word = rules.features.contains(.scenes) ? "scenes" : "app-delegate"
    var setup = Setup(model: .iPhone, release: release, apps: [])
    for name in ["Notes", "Mail"] {
      guard let traits = try? AppTraits.parse([word]) else { continue }
      setup.apps.append(InstalledApp(name: name, traits: traits))
    }
    start = Simulation(setup, rules: rules)
    disputes = start.underAlternatives.map(\.timeline.kernel)
    let words = ActionWord.all.filter { Naturalness.words.contains($0.word) }
    moves = Alphabet(words, on: start.timeline.kernel.device).moves
    explore()
  }

  struct Moment {
    var device: Device
    var way: [Action]
  }

  private mutating func explore() {
    let kernel = start.timeline.kernel
    var states = DeviceSet()
    var shapes: Set<SituationShape> = []
    var places: Set<SituationShape.Place> = []
    var level = [Moment(device: kernel.device, way: [])]
    _ = states.insert(kernel.device)
    while !level.isEmpty, level[0].way.count < SituationBank.longestWay {
      var next: [Moment] = []
      for moment in level {
        if places.insert(SituationShape.Place(moment.device)).inserted { moments.append(moment) }
        for situation in whatCanHappen(moment) {
          if shapes.insert(SituationShape(situation)).inserted {
            if isDisputed(situation) { disputedCount += 1 } else { situations.append(situation) }
          }
          if states.insert(situation.after) {
            next.append(Moment(device: situation.after, way: situation.actions))
          }
        }
      }
      level = next
    }
  }

  /// What a person can do then, and what can happen.
  func whatCanHappen(_ moment: Moment) -> [PracticeSituation] {
    moves.compactMap { move in
      guard let action = move.action(on: moment.device),
        Naturalness.allows(action, on: moment.device)
      else { return nil }
      return situation(
        action, move.word.word, after: moment.way, on: moment.device, start.timeline.kernel)
    }
  }

  /// What an action does in a state; nil where it is refused, or does nothing.
  func situation(
    _ action: Action, _ word: String, after way: [Action], on device: Device, _ kernel: Kernel
  ) -> PracticeSituation? {
    var kernel = kernel
    kernel.resume(at: device)
    var log = EventLog()
    guard kernel.send(action, into: &log) == nil else { return nil }
    return PracticeSituation(
      way: way, cause: action, word: word, before: device, after: kernel.device,
      received: tokens(log.events, of: PracticeSituation.app),
      receivedByOther: tokens(log.events, of: PracticeSituation.other))
  }

  /// The same by a way of its own from the beginning; nil where an action is refused.
  public func situation(_ actions: [Action]) -> PracticeSituation? {
    guard let cause = actions.last else { return nil }
    var kernel = start.timeline.kernel
    var log = EventLog()
    for action in actions.dropLast() {
      if kernel.send(action, into: &log) != nil { return nil }
    }
    let word = start.text.line(cause).prefix { $0 != " " }
    return situation(
      cause, String(word), after: actions.dropLast(), on: kernel.device, kernel)
  }

  func tokens(_ events: [Event], of app: AppID) -> [Token] {
    events.messages.filter { $0.app == app && $0.receiver.isDelegate }
      .map { Token($0.receiver, start.selector($0)) }
  }

  /// Whether under another rule something else is received, or the app is in another state.
  func isDisputed(_ situation: PracticeSituation) -> Bool {
    disputes.contains { kernel in
      var kernel = kernel
      var log = EventLog()
      for action in situation.actions {
        log.events.removeAll(keepingCapacity: true)
        if kernel.send(action, into: &log) != nil { return true }
      }
      let app = PracticeSituation.app
      return tokens(log.events, of: app) != situation.received
        || LifecycleState(kernel.device[app]) != situation.stateAfter
    }
  }
}
