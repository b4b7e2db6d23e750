import Exercises
import Lifecycle
import Sessions

/// The exercise that is being solved, and how far its learner has come.
public struct ExercisePractice: Sendable {
  /// A condition, and whether it is met.
  public struct Item: Sendable, Equatable {
    public enum Mark: Sendable { case open, met, broken }

    public var mark: Mark
    /// The condition in the file's words, with the part that it plays.
    public var text: String
  }

  let exercise: Exercise
  /// How many actions lead to where the learner starts.
  public let given: Int
  /// What the file says beside its title.
  public let remarks: [String]
  /// Its number among the built-in exercises, from 1.
  public private(set) var place: (number: Int, count: Int)?
  public private(set) var attempt: Attempt
  /// The same attempt by each other side of what sources disagree about.
  private var others: [(alternative: String, attempt: Attempt)]
  /// The hint that was given last; the next action takes it away.
  private(set) var hint: String?
  /// How many of the file's own hints have been given.
  private(set) var hintsGiven = 0
  /// Whether what is on the timeline is a solution and not the learner's own.
  public private(set) var showsSolution = false
  /// The fewest actions, once it is solved.
  private(set) var par: Int?

  /// Nil where the session asks for nothing.
  init?(_ session: OpenedSession, among scenarios: Scenarios) {
    guard let exercise = Exercise(session) else { return nil }
    let exercises = scenarios.exercises
    self.exercise = exercise
    given = session.simulation.timeline.cursor
    remarks = session.narrated.flatMap(\.lines).compactMap { Narration.shown($0) }
      .filter { $0 != session.title }
    place = exercises.firstIndex { $0.file.name == session.name }
      .map { ($0 + 1, exercises.count) }
    attempt = Attempt(exercise)
    others = Attempt.byOtherSides(exercise).map { ($0.alternative, $0.1) }
  }

  var goals: Goals { exercise.goals }
  public var isLast: Bool { place.map { $0.number == $0.count } ?? false }
  public var isSolved: Bool { attempt.isSolved }
  /// The alternative by which the same actions solve it and do not here, or the other way round.
  var disputed: String? {
    others.first { $0.attempt.isSolved != isSolved }?.alternative
  }

  /// Brings it in line with what has been done since the start.
  public mutating func follow(_ timeline: Timeline) {
    let isThere = timeline.cursor >= given
    let own = isThere ? timeline.entries[given..<timeline.cursor] : []
    let before = attempt.actions
    attempt.follow(own, sinceEntry: isThere ? timeline.sinceEntry : 0)
    for place in others.indices {
      others[place].attempt.follow(own, sinceEntry: isThere ? timeline.sinceEntry : 0)
    }
    guard isThere else { return }
    if attempt.actions != before { hint = nil }
    if isSolved, par == nil { par = exercise.search(from: Attempt(exercise)).par }
  }

  /// The conditions in the order in which they are to be met, and then what is never to hold.
  public var items: [Item] {
    let progress = attempt.progress
    let via = goals.via.enumerated().map { place, item in
      Item(
        mark: place < progress.stage ? .met : .open,
        text: ExercisePractice.words(ofWaypoint: place, item))
    }
    let last = zip(goals.goals, attempt.reached).map { item, isReached in
      Item(mark: isReached ? .met : .open, text: item.text)
    }
    let never = goals.never.enumerated().map { place, item in
      Item(
        mark: progress.broken == place ? .broken : .met, text: ExercisePractice.words(ofNever: item)
      )
    }
    return via + last + never
  }

  // MARK: - What the learner asks for

  /// The next of the file's own hints; nil when all have been given.
  mutating func nextHint() -> String? {
    guard hintsGiven < goals.hints.count else { return nil }
    hintsGiven += 1
    return goals.hints[hintsGiven - 1]
  }

  public mutating func say(_ hint: String?) { self.hint = hint }

  mutating func startAgain() {
    showsSolution = false
    hint = nil
  }

  public mutating func showSolution() {
    showsSolution = true
    hint = nil
  }
}
