import Lifecycle
import Sessions

/// The progress of an attempt at an exercise. It is a function of the actions since its start:
/// after an undo, or on another branch, it is what those actions make of it.
public struct Attempt: Sendable {
  /// What broke a condition that never holds.
  public struct Break: Sendable, Equatable {
    /// The place of the condition among those that never hold.
    public let condition: Int
    /// The action, counted from the start.
    public let action: Int
    /// The message that was never to be sent; nil where the condition is about a state.
    public let message: Message?
  }

  /// How an attempt stands.
  public enum Outcome: Sendable, Equatable {
    case open
    case solved
    case broken(Break)
    /// More actions than are allowed.
    case tooMany
  }

  public let goals: Goals
  private let start: Stand
  /// The actions that were done since the start.
  private var done: [Timeline.Entry] = []
  /// After the last of them.
  private var last: Stand
  /// The same with the time that has passed since.
  private var now: Stand

  public init(_ exercise: Exercise) {
    self.init(exercise, from: exercise.start.timeline.kernel)
  }

  /// From another device where the learner starts.
  private init(_ exercise: Exercise, from kernel: Kernel) {
    goals = exercise.goals
    start = Stand(kernel, goals)
    last = start
    now = start
  }

  /// The same attempt by each other side of what sources disagree about, under the name of its
  /// alternative.
  public static func byOtherSides(_ exercise: Exercise) -> [(alternative: String, Attempt)] {
    exercise.start.devicesOfOtherSides.map {
      ($0.alternative.rule.name, Attempt(exercise, from: $0.kernel))
    }
  }

  public var isSolved: Bool { outcome == .solved }
  public var outcome: Outcome { now.outcome }
  public var progress: Goals.Progress { now.progress }
  /// The device as it is now, from which a search goes on.
  public var kernel: Kernel { now.kernel }
  /// Actions that were not refused.
  public var actions: Int { now.actions }
  /// Which goals hold after the last action.
  public var reached: [Bool] { now.reached }
  /// How many actions are left where their number is bounded.
  public var actionsLeft: Int? { goals.atMost.map { max(0, $0 - actions) } }

  /// Takes the actions since the start, and the time since the last of them. What is the same as
  /// before is not done again.
  public mutating func follow(_ entries: ArraySlice<Timeline.Entry>, sinceEntry: UInt32) {
    let isLonger = zip(done, entries).allSatisfy { $0.isSame(as: $1) }
    if !isLonger || done.count > entries.count {
      done = []
      last = start
    }
    for entry in entries.dropFirst(done.count) {
      last.pass(entry.delay, goals)
      last.perform(entry, number: done.count, goals)
      done.append(entry)
    }
    now = last
    now.pass(sinceEntry, goals)
  }

  /// What is known after some of the actions.
  private struct Stand: Sendable {
    var kernel: Kernel
    var progress = Goals.Progress()
    var actions = 0
    var reached: [Bool]
    var outcome = Outcome.open
    private var action = 0

    init(_ kernel: Kernel, _ goals: Goals) {
      self.kernel = kernel
      // Nothing has been sent yet, so no goal about what is received is reached.
      reached = goals.goals.map {
        !$0.condition.isEvent && $0.condition.holds(on: kernel.device, after: [])
      }
    }

    mutating func perform(_ entry: Timeline.Entry, number: Int, _ goals: Goals) {
      guard outcome == .open else { return }
      action = number
      var log = EventLog()
      guard kernel.send(entry, into: &log) == nil else { return }
      actions += 1
      advance(log.events, goals)
    }

    /// Lets time pass. What is scheduled is taken into account one point in time after the other,
    /// as if the learner had waited for each.
    mutating func pass(_ milliseconds: UInt32, _ goals: Goals) {
      var left = milliseconds
      while outcome == .open, let due = kernel.nextDeadline {
        let now = kernel.device.now.milliseconds
        let wait = due.milliseconds > now ? due.milliseconds - now : 0
        guard wait <= left else { break }
        var log = EventLog()
        guard kernel.pass(wait, into: &log) else { return }
        left -= wait
        advance(log.events, goals)
      }
      guard outcome == .open, left > 0 else { return }
      var log = EventLog()
      _ = kernel.pass(left, into: &log)
    }

    private mutating func advance(_ events: [Event], _ goals: Goals) {
      let device = kernel.device
      goals.advance(&progress, to: device, after: events)
      reached = goals.goals.map { $0.condition.holds(on: device, after: events) }
      if let place = progress.broken {
        let condition = goals.never[place].condition
        let message = condition.isEvent ? condition.message(among: events, on: device) : nil
        outcome = .broken(Break(condition: place, action: action, message: message))
      } else if let most = goals.atMost, actions > most {
        outcome = .tooMany
      } else if progress.isDone {
        outcome = .solved
      }
    }
  }
}

extension Condition {
  /// The first message that alone makes it hold.
  func message(among events: [Event], on device: Device) -> Message? {
    events.compactMap(\.message).first { holds(on: device, after: [.message($0)]) }
  }
}
