import Lifecycle
import Rulebooks

/// The timeline of a session: its actions, the events that they caused, and the device at the
/// current point in time. It stores all actions but the device only at intervals, because computing
/// a few dozen actions again is faster than storing a device for each.
public struct Timeline: Sendable {
  /// The result of a step.
  public struct Outcome: Sendable {
    /// The places of its messages and changes in the log.
    public var sent: Range<Int>
    public var refusal: StepRefusal?
  }

  /// Why a step was refused.
  public enum StepRefusal: Equatable, Sendable {
    case kernel(Refusal)
    case nothingToUndo
    case nothingToRedo
  }

  public internal(set) var kernel: Kernel
  /// All entries of the current branch. Those from `cursor` on are in the future and can be redone.
  public internal(set) var entries: [Entry] = []
  /// All events of the current branch, including the future. Time travel changes nothing in it.
  var log = EventLog()
  /// The future's events, set aside while scheduled events of the past take their place.
  var asideFuture: [Event]?
  var point = PointInTime(after: 0, endOfEvents: 0)
  var branchEnd = BranchEnd()
  var kept: KeptDevices
  /// Which timeline it is, and how often entries of it were replaced by others.
  let identity = Identity()
  var replacements = 0

  /// The same for all copies of a timeline.
  final class Identity: Sendable {}

  /// Where the current branch ends.
  struct BranchEnd: Sendable {
    /// The end of the events that the last entry itself caused.
    var events = 0
    /// The time that had passed after the last entry when the user left the present.
    var passed = PointInTime.Passed()
  }

  public init(kernel: Kernel) {
    self.kernel = kernel
    kept = KeptDevices(kernel)
  }

  /// The number of entries in the past.
  public var cursor: Int { point.cursor }
  /// The number of events in the past.
  public var present: Int { point.present }
  /// The end of the log after the last step. Scheduled events follow it.
  public var endOfLastStep: Int { point.endOfLastStep }
  /// The time since the last recorded step, in milliseconds.
  public var elapsed: UInt32 { point.passed.sinceStep }
  /// The time since the last entry. Refused undos and redos do not reset it.
  public var sinceEntry: UInt32 { point.passed.sinceEntry }

  /// Whether scheduled events of the past currently take the place of the future's.
  var isAside: Bool { asideFuture != nil }

  /// The entries up to the present.
  public var past: ArraySlice<Entry> { entries[..<cursor] }

  /// The messages and changes of state of the past.
  public var events: ArraySlice<Event> { log.events[..<present] }

  /// The events of the whole branch.
  public var allEvents: [Event] { log.events }

  /// The message at a place of the log. The place must hold a message.
  public func message(at place: Int) -> Message {
    guard let message = log.events[place].message else { fatalError("no message at \(place)") }
    return message
  }

  /// Whether there is no future.
  public var isAtPresent: Bool { cursor == entries.count }

  /// The past events of an entry: its own, and the scheduled events after it.
  public func events(beneath index: Int) -> Range<Int> {
    let end = index + 1 < cursor ? entries[index + 1].firstEvent : present
    return entries[index].firstEvent..<max(end, entries[index].firstEvent)
  }

  /// The end of the events that an entry itself caused.
  public func endOfEntry(_ index: Int) -> Int {
    if index < 0 { return 0 }
    return index + 1 < entries.count ? entries[index + 1].logBefore : branchEnd.events
  }

  /// Lets the device's time pass. False if the session would exceed the longest possible time.
  @discardableResult
  public mutating func pass(_ milliseconds: UInt32) -> Bool {
    if milliseconds == 0 { return true }
    var present = point.present
    if isAtPresent || isAside {
      guard kernel.pass(milliseconds, into: &log) else { return false }
      present = log.events.count
    } else {
      var due = EventLog()
      guard kernel.pass(milliseconds, into: &due) else { return false }
      if !due.events.isEmpty {
        setAside(for: due.events)
        present = log.events.count
      }
    }
    point.pass(milliseconds, present: present)
    return true
  }

  /// Performs one step. `isQuestion` says that a prediction of it is asked for.
  public mutating func perform(_ step: Step, isQuestion: Bool = false) -> Outcome {
    switch step {
    case .act(let action, let detail): act(action, detail, isQuestion)
    case .undo: undo()
    case .redo: redo()
    }
  }

  private mutating func act(
    _ action: Action, _ detail: String, _ isQuestion: Bool
  ) -> Outcome {
    if !isAtPresent {
      // A refused action changes nothing, so undone actions can still be redone.
      var discarded = EventLog()
      var other = kernel
      if let refusal = other.send(action, into: &discarded) {
        return Outcome(sent: present..<present, refusal: .kernel(refusal))
      }
      cutFuture()
    }
    return act(action, detail, isQuestion: isQuestion)
  }

  /// Carries an action out at the present.
  @discardableResult
  mutating func act(
    _ action: Action, _ detail: String, isQuestion: Bool, code: [Observation] = [],
    prints: [Print] = []
  ) -> Outcome {
    let first = present
    let refusal = kernel.send(action, observing: code, into: &log)
    entries.append(
      Entry(
        action, detail: detail, delay: sinceEntry, time: kernel.device.now, refusal: refusal,
        firstEvent: first, logBefore: endOfLastStep, isQuestion: isQuestion, code: code,
        prints: prints))
    branchEnd.events = log.events.count
    moveOn()
    return Outcome(sent: first..<present, refusal: refusal.map(StepRefusal.kernel))
  }

  /// Removes the future.
  mutating func cutFuture() {
    replacements += 1
    entries.removeSubrange(cursor...)
    kept.replace(after: cursor)
    if isAside { asideFuture = nil } else { log.events.removeSubrange(present...) }
    branchEnd = BranchEnd(events: endOfLastStep)
  }

  /// The next entry has been carried out.
  mutating func moveOn() {
    point = PointInTime(after: cursor + 1, endOfEvents: endOfEntry(cursor))
    kept.offer(kernel, after: cursor)
  }

  /// Undoes the last action that was not refused.
  private mutating func undo() -> Outcome {
    guard let index = entries[..<cursor].lastIndex(where: { $0.refusal == nil }) else {
      return nothing(.nothingToUndo)
    }
    forgetWhatPassed()
    stand(at: index)
    return nothing(nil)
  }

  /// Redoes the next action at its original time. A refused action is refused again, so that a
  /// reader who steps through a lesson sees why.
  private mutating func redo() -> Outcome {
    guard !isAtPresent else { return nothing(.nothingToRedo) }
    forgetWhatPassed()
    if sinceEntry > 0 { stand(at: cursor) }
    let entry = entries[cursor]
    var discarded = EventLog()
    _ = kernel.pass(entry.delay, into: &discarded)
    kernel.send(entry, into: &discarded)
    moveOn()
    return Outcome(
      sent: entry.firstEvent..<present, refusal: entry.refusal.map(StepRefusal.kernel))
  }

  private mutating func nothing(_ refusal: StepRefusal?) -> Outcome {
    point.recordStep()
    return Outcome(sent: present..<present, refusal: refusal)
  }

  /// Drops the time after the last entry, and the scheduled events in it.
  private mutating func forgetWhatPassed() {
    branchEnd.passed = PointInTime.Passed()
    if !isAside, log.events.count > branchEnd.events {
      log.events.removeSubrange(branchEnd.events...)
    }
  }
}
