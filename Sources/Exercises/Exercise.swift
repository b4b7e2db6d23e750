import Exploring
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// A session that asks for something: where the learner starts, and what is to be reached.
public struct Exercise: Sendable {
  public let name: String
  public let title: String?
  public let goals: Goals
  /// The device after the exercise's own actions, where the learner starts.
  public let start: Simulation
  public let alphabet: Alphabet
  /// The device before any action: an answer runs from here.
  let fresh: Simulation
  /// The exercise's own actions, with which an answer begins; `?` asks for a prediction.
  let given: [SessionFile.ActionLine]
  /// What apps' own code did during each of them.
  let givenCode: [[Observation]]
  /// The device before any action, by each other side of what sources disagree about.
  let otherSides: [OtherSide]
  /// The action words that an answer may use.
  let words: Set<String>

  /// Nil where the session asks for nothing: it has no goal, and no question where these count.
  /// `with` puts alternative rules in force beside those of the file. An action of the exercise
  /// itself that is refused is an error of its author's.
  public init?(
    _ file: SessionFile, with alternatives: [String] = [], questionsCount: Bool = false,
    library: Library
  ) throws(Diagnostic) {
    let given = file.lines.compactMap(\.action)
    let asks = questionsCount && given.contains(where: \.isQuestion)
    guard let goals = file.goals ?? (asks ? Goals() : nil) else { return nil }
    var setup = file.setup
    setup.with += alternatives
    let fresh = try Simulation(setup, library: library)
    var run = SessionRun(fresh)
    var refused: Diagnostic?
    var givenCode: [[Observation]] = []
    run.run(file) { action, simulation in
      if case .act = action.action.step, action.place > 0 {
        givenCode.append(simulation.timeline.entries[action.place - 1].code)
      } else {
        givenCode.append([])
      }
      guard refused == nil, let refusal = action.refusal else { return }
      refused = Diagnostic(
        file: file.name, line: action.line, column: 1,
        message: localized("goals.refused-start", ["reason": simulation.sentence(refusal)]))
    }
    if let refused { throw refused }
    self.init(
      name: file.name, title: file.title, goals: goals, start: run.simulation, fresh: fresh,
      given: given, givenCode: givenCode, otherSides: alternatives.isEmpty ? fresh.otherSides : [])
  }

  /// The exercise that an opened session is; nil where it asks for nothing. It starts where the
  /// session ends. It is for one learner, whose attempt begins there: no answer is graded by it.
  public init?(_ session: OpenedSession) {
    guard let goals = session.goals else { return nil }
    let start = session.simulation
    self.init(
      name: session.name, title: session.title, goals: goals, start: start,
      fresh: Simulation(start.setup, rules: start.rules), given: [], givenCode: [], otherSides: [])
  }

  private init(
    name: String, title: String?, goals: Goals, start: Simulation, fresh: Simulation,
    given: [SessionFile.ActionLine], givenCode: [[Observation]], otherSides: [OtherSide]
  ) {
    self.name = name
    self.title = title
    self.goals = goals
    self.start = start
    self.fresh = fresh
    self.given = given
    self.givenCode = givenCode
    self.otherSides = otherSides
    words = Set(goals.words.map(\.word))
    let device = start.timeline.kernel.device
    alphabet = Alphabet(goals.tried, on: device, apps: goals.played(on: device))
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
