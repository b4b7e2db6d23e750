import Exploring
import Lifecycle
import Sessions

/// What apps can know, as far as it was asked for, and whether the true device is marked.
struct KnowledgeView: Sendable {
  /// The apps looked at last, the newest at the end.
  private var known: [AppKnowledge] = []
  /// Where the true device was revealed: the next action hides it.
  private(set) var revealed: Place?

  struct Place: Equatable, Sendable {
    var app: AppID
    var cursor: Int
    var events: Int
  }

  /// With more devices within reach than this it is not said which are possible.
  var mostDevices = 50_000

  /// The most apps that are remembered: the devices of one take some megabytes.
  private static let most = 2
  /// Actions and states that are tried at once: so few that no key waits for them.
  static let slice = 250

  subscript(_ app: AppID) -> AppKnowledge? { known.last { $0.app == app } }

  /// Another session has begun.
  mutating func forget() {
    known = []
    revealed = nil
  }

  mutating func reveal(_ place: Place?) { revealed = place }

  mutating func follow(_ simulation: Simulation, _ app: AppID, slice: Int) {
    let place = known.firstIndex { $0.app == app }
    var knowledge =
      place.map { known.remove(at: $0) }
      ?? AppKnowledge(
        app, of: Simulation(simulation.setup, rules: simulation.rules).timeline.kernel,
        mostStates: mostDevices)
    knowledge.follow(simulation.timeline, slice: slice)
    known.append(knowledge)
    if known.count > KnowledgeView.most { known.removeFirst() }
  }
}
