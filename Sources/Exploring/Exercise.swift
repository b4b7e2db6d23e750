import Lifecycle
import Rulebooks
import Sessions
import Texts

/// A session that asks for something: where the learner starts, and what is to be reached.
public struct Exercise: Sendable {
  public let name: String
  public let title: String?
  public let goals: Goals
  /// The device after the exercise's own actions, where the learner starts.
  public let start: Simulation
  public let alphabet: Alphabet

  /// Nil where the session asks for nothing. `with` puts alternative rules in force beside those of
  /// the file. An action of the exercise itself that is refused is an error of its author's.
  public init?(
    _ file: SessionFile, with alternatives: [String] = [], library: Library
  ) throws(Diagnostic) {
    guard let goals = file.goals else { return nil }
    var setup = file.setup
    setup.with += alternatives
    var run = SessionRun(try Simulation(setup, library: library))
    var refused: Diagnostic?
    run.run(file) { action, simulation in
      guard refused == nil, let refusal = action.refusal else { return }
      refused = Diagnostic(
        file: file.name, line: action.line, column: 1,
        message: localized("goals.refused-start", ["reason": simulation.sentence(refusal)]))
    }
    if let refused { throw refused }
    self.init(name: file.name, title: file.title, goals: goals, start: run.simulation)
  }

  /// The exercise that an opened session is; nil where it asks for nothing. It starts where the
  /// session ends.
  public init?(_ session: OpenedSession) {
    guard let goals = session.goals else { return nil }
    self.init(name: session.name, title: session.title, goals: goals, start: session.simulation)
  }

  private init(name: String, title: String?, goals: Goals, start: Simulation) {
    self.name = name
    self.title = title
    self.goals = goals
    self.start = start
    let device = start.timeline.kernel.device
    alphabet = Alphabet(goals.words, on: device, apps: goals.played(on: device))
  }

  /// The search for its shortest ways.
  public var search: PathSearch {
    PathSearch(goals, from: start.timeline.kernel, alphabet, mostDepth: 20, mostStates: 300_000)
  }

  /// The moves that are tried while somebody waits for a key.
  private static let mostMoves = 100_000

  /// Searches the shortest ways from where an attempt stands, in the actions that are left. The
  /// search is left early where it would keep a learner waiting.
  public func search(from attempt: Attempt) -> PathSearch {
    var search = PathSearch(
      goals, from: attempt.kernel, alphabet, progress: attempt.progress,
      mostDepth: min(20, attempt.actionsLeft ?? .max))
    search.search(Exercise.mostMoves / max(1, alphabet.moves.count))
    return search
  }
}

extension Goals {
  /// The apps that the conditions are about and one more, which can be opened in their place: with
  /// all of many apps a search would take very long and find no shorter way.
  public func played(on device: Device) -> [AppID] {
    let all = device.apps.map(\.id)
    let named = all.filter(apps.contains)
    let others = all.filter { !named.contains($0) }
    return named + others.prefix(named.isEmpty ? 2 : 1)
  }
}
