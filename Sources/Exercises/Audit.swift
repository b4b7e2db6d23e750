import Exploring
import Lifecycle
import RandomNumbers
import Rulebooks
import Sessions
import TextFiles

/// What an author wants to know of an exercise before a class has it.
public struct Audit: Sendable {
  /// The fewest actions that solve it; nil where no way was found.
  public let par: Int?
  public let wayCount: Int
  public let outcome: PathSearch.Outcome
  /// One of the shortest ways.
  public let way: [Step]
  /// Whether an `allow:` is missing: so many states are met that hints would be waited for.
  public let needsAllow: Bool
  /// Of a hundred walks of twenty allowed actions, how many solve it.
  public let solvedByChance: Int
  /// The alternatives with which it has another par, or no way.
  public let disputes: [(alternative: Alternative, par: Int?)]

  /// More states than this take about a tenth of a second.
  static let mostStates = 5_000

  public static let walks = 500
  public static let walkLength = 20

  public init(_ exercise: Exercise, of file: SessionFile, library: Library) throws(Diagnostic) {
    var search = exercise.search
    search.search()
    par = search.par
    wayCount = search.wayCount
    outcome = search.outcome
    way = search.par == nil ? [] : search.ways()[0]
    needsAllow =
      exercise.goals.allow.isEmpty && par != nil
      && search.count > Audit.mostStates
    solvedByChance = Audit.chance(exercise)
    var disputes: [(Alternative, Int?)] = []
    for alternative in exercise.start.rules.open(beside: file.setup.with) {
      let name = alternative.rule.name
      // The exercise's own actions may be refused under another rule.
      guard let other = try? Exercise(file, with: [name], library: library) else {
        disputes.append((alternative, nil))
        continue
      }
      var search = other.search
      search.search()
      if search.par != par { disputes.append((alternative, search.par)) }
    }
    self.disputes = disputes
  }

  /// Percent of the walks. The same on every run: the walks have seeds.
  private static func chance(_ exercise: Exercise) -> Int {
    var solved = 0
    var log = EventLog()
    for walk in 0..<walks {
      var numbers = SplitMix64(seed: UInt64(walk))
      var kernel = exercise.start.timeline.kernel
      var progress = Goals.Progress()
      var done = 0
      var tries = 0
      while done < walkLength, tries < walkLength * 40, progress.broken == nil, !progress.isDone {
        tries += 1
        let move = numbers.pick(exercise.alphabet.moves)
        guard let action = move.action(on: kernel.device),
          exercise.alphabet.allows(action, on: kernel.device)
        else { continue }
        log.events.removeAll(keepingCapacity: true)
        if kernel.send(action, into: &log) != nil { continue }
        done += 1
        exercise.goals.advance(&progress, to: kernel.device, after: log.events)
      }
      if progress.isDone { solved += 1 }
    }
    return solved * 100 / walks
  }
}

extension Exercise {
  /// The questions that sources disagree about, each with the alternative by which it has another
  /// answer. `file` is the exercise's own.
  public func disputedQuestions(of file: SessionFile) -> [Grade.Dispute] {
    Grade(file, of: self).disputes.filter { $0.action != nil }
  }
}
