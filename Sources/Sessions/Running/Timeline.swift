import Lifecycle
import Rulebooks

/// The timeline of a session: its actions, the events that they caused, and the device at the
/// current point in time. It stores all actions but the device only at intervals, because computing
/// a few dozen actions again is faster than storing a device for each.
public struct Timeline: Sendable {
  /// One requested action. It is small, because a long session has hundreds of thousands.
  public struct Entry: Sendable {
    public let step: Action
    /// The device's time since the entry before, in milliseconds.
    public let delay: UInt32
    /// When it happened.
    public let time: Instant
    private let first: UInt32
    private let before: UInt32
    public let refusal: Refusal?
    /// Whether a prediction of it is asked for: files have it as `? ACTION`.
    public let isQuestion: Bool
    private let extras: Extras?

    init(
      _ step: Action, detail: String, delay: UInt32, time: Instant, refusal: Refusal?,
      firstEvent: Int, logBefore: Int, isQuestion: Bool, code: [Observation] = [],
      prints: [Print] = []
    ) {
      self.step = step
      self.delay = delay
      self.time = time
      self.refusal = refusal
      self.isQuestion = isQuestion
      first = UInt32(firstEvent)
      before = UInt32(logBefore)
      let isPlain = detail.isEmpty && code.isEmpty && prints.isEmpty
      extras = isPlain ? nil : Extras(text: detail, code: code, prints: prints)
    }

    public var hasDetail: Bool { extras?.text.isEmpty == false }
    public var detail: String { extras?.text ?? "" }
    /// What apps' own code did during it.
    public var code: [Observation] { extras?.code ?? [] }
    /// What apps' own code printed during it.
    public var prints: [Print] { extras?.prints ?? [] }
    /// What its line in a file begins with.
    public var mark: String { isQuestion ? "?" : ">" }
    /// The place of its first event in the log. Scheduled events before it belong to the previous
    /// entry.
    public var firstEvent: Int { Int(first) }
    /// The end of the log before its delay passed.
    var logBefore: Int { Int(before) }
  }

  /// What few actions have. It is a reference, because a reference is half as large as a text.
  private final class Extras: Sendable {
    let text: String
    let code: [Observation]
    let prints: [Print]

    init(text: String, code: [Observation], prints: [Print]) {
      self.text = text
      self.code = code
      self.prints = prints
    }
  }

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

  /// The number of actions between two stored devices.
  static let interval = 64
  /// The number of actions after which the recent device is stored again.
  static let recentInterval = 8

  public internal(set) var kernel: Kernel
  /// Which timeline it is, and how often entries of it were replaced by others.
  let identity = Identity()
  var replacements = 0
  /// All entries of the current branch. Those from `cursor` on are in the future and can be redone.
  public internal(set) var entries: [Entry] = []
  public internal(set) var cursor = 0
  /// All events of the current branch, including the future. Time travel changes nothing in it.
  var log = EventLog()
  /// The number of events in the past.
  public internal(set) var present = 0
  /// The time since the last recorded step, in milliseconds.
  public internal(set) var elapsed: UInt32 = 0
  /// The time since the last entry. Refused undos and redos do not reset it.
  public internal(set) var sinceEntry: UInt32 = 0

  /// The end of the log after the last step. Scheduled events follow it.
  public internal(set) var endOfLastStep = 0

  /// The device before the entry at each multiple of the interval.
  var kept: [Kernel]
  /// The device after some of the last entries: every frame asks what the last action met.
  var recent: (place: Int, kernel: Kernel)?
  /// The end of the events that the last entry itself caused.
  var endOfLine = 0
  /// The time that had passed after the last entry when the user left the present.
  var left = Left()
  /// The future's events, set aside while scheduled events of the past take their place.
  var stashedFuture: [Event] = []
  var isAside = false

  /// The same for all copies of a timeline.
  final class Identity: Sendable {}

  /// Time that passed after the last entry.
  struct Left: Sendable {
    var elapsed: UInt32 = 0
    var sinceEntry: UInt32 = 0
  }

  public init(kernel: Kernel) {
    self.kernel = kernel
    kept = [kernel]
  }

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
    return index + 1 < entries.count ? entries[index + 1].logBefore : endOfLine
  }

  /// Lets the device's time pass. False if the session would exceed the longest possible time.
  @discardableResult
  public mutating func pass(_ milliseconds: UInt32) -> Bool {
    if milliseconds == 0 { return true }
    if isAtPresent || isAside {
      guard kernel.pass(milliseconds, into: &log) else { return false }
      present = log.events.count
    } else {
      var due = EventLog()
      guard kernel.pass(milliseconds, into: &due) else { return false }
      if !due.events.isEmpty { setAside(for: due.events) }
    }
    elapsed += milliseconds
    sinceEntry += milliseconds
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
    endOfLine = log.events.count
    moveOn()
    return Outcome(sent: first..<present, refusal: refusal.map(StepRefusal.kernel))
  }

  /// Removes the future.
  mutating func cutFuture() {
    replacements += 1
    entries.removeSubrange(cursor...)
    forgetRecent(after: cursor)
    kept.removeSubrange(min(kept.count, cursor / Timeline.interval + 1)...)
    if isAside {
      stashedFuture = []
      isAside = false
    } else {
      log.events.removeSubrange(present...)
    }
    endOfLine = endOfLastStep
    left = Left()
  }

  /// Forgets the recent device where the entries after a place are others from now on.
  mutating func forgetRecent(after place: Int) {
    if let recent, recent.place > place { self.recent = nil }
  }

  mutating func moveOn() {
    cursor += 1
    elapsed = 0
    sinceEntry = 0
    present = endOfEntry(cursor - 1)
    endOfLastStep = present
    if cursor % Timeline.recentInterval == 0 { recent = (cursor, kernel) }
    if cursor % Timeline.interval == 0, kept.count == cursor / Timeline.interval {
      kept.append(kernel)
    }
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

  /// Goes to the beginning. All actions can be redone from there.
  public mutating func rewind() {
    if cursor > 0 {
      forgetWhatPassed()
      stand(at: 0)
    }
  }

  private mutating func nothing(_ refusal: StepRefusal?) -> Outcome {
    elapsed = 0
    return Outcome(sent: present..<present, refusal: refusal)
  }

  /// Drops the time after the last entry, and the scheduled events in it.
  private mutating func forgetWhatPassed() {
    left = Left()
    if !isAside, log.events.count > endOfLine { log.events.removeSubrange(endOfLine...) }
  }
}
