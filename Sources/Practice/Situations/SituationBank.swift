import Exploring
import Lifecycle
import Rulebooks
import Sessions
import TextFiles

/// All situations of a device with two apps that differ in what is asked: the state of the app,
/// what is around it, what happens, and what its delegates receive. Each is met on a shortest way.
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
  static let longestWay = 7

  public init(_ release: Release, library: Library) throws(Diagnostic) {
    let rules = try library.rules(of: release)
    let word = rules.features.contains(.scenes) ? "scenes" : "app-delegate"
    var setup = Setup(model: .iPhone, release: release, apps: [])
    for name in ["Notes", "Mail"] {
      guard let traits = try? AppTraits.parse([word]) else { continue }
      setup.apps.append(InstalledApp(name: name, traits: traits))
    }
    start = Simulation(setup, rules: rules)
    disputes = start.otherSides.map(\.simulation.timeline.kernel)
    let words = ActionWord.all.filter { Naturalness.words.contains($0.word) }
    moves = Alphabet(words, on: start.timeline.kernel.device).moves
    explore()
  }

  struct Moment {
    var device: Device
    var way: [Action]
  }

  private mutating func explore() {
    var kernel = start.timeline.kernel
    var states = DeviceSet()
    var shapes: Set<SituationShape> = []
    var places: Set<SituationShape.Place> = []
    var level = [Moment(device: kernel.device, way: [])]
    _ = states.insert(kernel.device)
    while !level.isEmpty, level[0].way.count < SituationBank.longestWay {
      var next: [Moment] = []
      for moment in level {
        let place = SituationShape.Place(moment.device)
        if places.insert(place).inserted { moments.append(moment) }
        each(moment, &kernel) { action, word, after, events in
          let cause = SituationShape.Cause(action, word, before: moment.device, after: after)
          if shapes.insert(SituationShape(place, cause, events)).inserted {
            add(situation(moment, action, word, after, events))
          }
          if states.insert(after) {
            next.append(Moment(device: after, way: moment.way + [action]))
          }
        }
      }
      level = next
    }
  }

  private mutating func add(_ situation: PracticeSituation) {
    if isDisputed(situation) { disputedCount += 1 } else { situations.append(situation) }
  }

  /// What a person can do at a moment, and what can happen, with where it leads and what it sends.
  private func each(
    _ moment: Moment, _ kernel: inout Kernel,
    _ body: (Action, _ word: String, _ after: Device, [Event]) -> Void
  ) {
    var log = EventLog()
    for move in moves {
      guard let action = move.action(on: moment.device),
        Naturalness.allows(action, on: moment.device)
      else { continue }
      kernel.resume(at: moment.device)
      log.events.removeAll(keepingCapacity: true)
      guard kernel.send(action, into: &log) == nil else { continue }
      body(action, move.word.word, kernel.device, log.events)
    }
  }

  private func situation(
    _ moment: Moment, _ action: Action, _ word: String, _ after: Device, _ events: [Event]
  ) -> PracticeSituation {
    PracticeSituation(
      way: moment.way, cause: action, word: word, before: moment.device, after: after,
      received: tokens(events, of: PracticeSituation.app),
      receivedByOther: tokens(events, of: PracticeSituation.other), app: PracticeSituation.app)
  }

  /// All that can happen at a moment.
  func whatCanHappen(_ moment: Moment) -> [PracticeSituation] {
    var kernel = start.timeline.kernel
    var found: [PracticeSituation] = []
    each(moment, &kernel) { action, word, after, events in
      found.append(situation(moment, action, word, after, events))
    }
    return found
  }

  func tokens(_ events: [Event], of app: AppID) -> [MessageToken] {
    start.tokens(events, of: app)
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
