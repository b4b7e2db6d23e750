import Lifecycle
import Rulebooks

/// The course of a session: its actions, what they sent, and a device that stands at one of them.
/// It keeps the actions, and the device only now and then, since a copy of a value is cheap and a
/// few dozen actions are computed faster than they are stored.
public struct Timeline: Sendable {
  /// One action that was asked for. Small, since a long session has hundreds of thousands.
  public struct Entry: Sendable {
    public let step: Action
    /// The device's time since the entry before, in milliseconds.
    public let delay: UInt32
    /// When it happened.
    public let time: Instant
    private let first: UInt32
    private let before: UInt32
    public let refusal: Refusal?
    private let text: Detail?

    init(
      _ step: Action, detail: String, delay: UInt32, time: Instant, refusal: Refusal?,
      firstEvent: Int, logBefore: Int
    ) {
      self.step = step
      self.delay = delay
      self.time = time
      self.refusal = refusal
      first = UInt32(firstEvent)
      before = UInt32(logBefore)
      text = detail.isEmpty ? nil : Detail(detail)
    }

    public var hasDetail: Bool { text != nil }
    public var detail: String { text?.text ?? "" }
    /// Where its events begin in the log; what happened as scheduled before it stands beneath the
    /// one before.
    public var firstEvent: Int { Int(first) }
    /// Where the log stood before its delay passed.
    var logBefore: Int { Int(before) }
  }

  /// A text that goes with an action: few have one, and a reference is half as large as a text.
  private final class Detail: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// The result of a step.
  public struct Outcome: Sendable {
    /// Where in the log what it sent and changed stands.
    public var sent: Range<Int>
    public var refusal: StepRefusal?
  }

  /// Why a step was not done.
  public enum StepRefusal: Equatable, Sendable {
    case kernel(Refusal)
    case nothingToUndo
    case nothingToRedo
  }

  /// How many actions lie between two kept devices.
  static let interval = 64

  public internal(set) var kernel: Kernel
  /// All entries of the line; those from `cursor` on lie in the future and can be done again.
  public internal(set) var entries: [Entry] = []
  public internal(set) var cursor = 0
  /// All that happened on the line, in the future as well: a jump neither moves nor drops any.
  var log = EventLog()
  /// How many of them belong to the past.
  public internal(set) var present = 0
  /// The device's time since the last step that a recording writes, in milliseconds.
  public internal(set) var elapsed: UInt32 = 0
  /// The device's time since the last entry: more, where there was nothing to take back or to do
  /// again.
  public internal(set) var sinceEntry: UInt32 = 0

  /// Where the log stood when the last step had been done; behind it is what happened as scheduled
  /// since.
  public internal(set) var endOfLastStep = 0

  /// The device before the entry at each multiple of the interval.
  var kept: [Kernel]
  /// Where the events end that the line's last entry caused itself.
  var endOfLine = 0
  /// The time that had passed behind the last entry when the present was left to look back.
  var left = Left()
  /// The future's events, while others stand in their place: time passed in the past, and
  /// something happened as scheduled.
  var stashedFuture: [Event] = []
  var isAside = false

  /// Time that passed behind the line's last entry.
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

  /// Those of the whole line.
  public var allEvents: [Event] { log.events }

  /// The message at a place of the log that holds one.
  public func message(at place: Int) -> Message {
    guard let message = log.events[place].message else { fatalError("no message at \(place)") }
    return message
  }

  /// Whether nothing lies in the future.
  public var isAtPresent: Bool { cursor == entries.count }

  /// The events of the past that stand beneath an entry: its own and what happened as scheduled
  /// after it.
  public func events(beneath index: Int) -> Range<Int> {
    let end = index + 1 < cursor ? entries[index + 1].firstEvent : present
    return entries[index].firstEvent..<max(end, entries[index].firstEvent)
  }

  /// Where the events end that an entry caused itself.
  func endOfEntry(_ index: Int) -> Int {
    if index < 0 { return 0 }
    return index + 1 < entries.count ? entries[index + 1].logBefore : endOfLine
  }

  /// Lets the device's time pass. False where a session cannot last that long.
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

  /// Does one step.
  public mutating func perform(_ step: Step) -> Outcome {
    switch step {
    case .act(let action, let detail): act(action, detail)
    case .undo: undo()
    case .redo: redo()
    }
  }

  private mutating func act(_ action: Action, _ detail: String) -> Outcome {
    if !isAtPresent {
      // A refused action changes nothing: what was taken back can still be done again.
      var discarded = EventLog()
      var other = kernel
      if let refusal = other.send(action, into: &discarded) {
        return Outcome(sent: present..<present, refusal: .kernel(refusal))
      }
      cutFuture()
    }
    let first = present
    let refusal = kernel.send(action, into: &log)
    entries.append(
      Entry(
        action, detail: detail, delay: sinceEntry, time: kernel.device.now, refusal: refusal,
        firstEvent: first, logBefore: endOfLastStep))
    endOfLine = log.events.count
    moveOn()
    return Outcome(sent: first..<present, refusal: refusal.map(StepRefusal.kernel))
  }

  /// What lay in the future is gone.
  mutating func cutFuture() {
    entries.removeSubrange(cursor...)
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

  private mutating func moveOn() {
    cursor += 1
    elapsed = 0
    sinceEntry = 0
    present = endOfEntry(cursor - 1)
    endOfLastStep = present
    if cursor % Timeline.interval == 0, kept.count == cursor / Timeline.interval {
      kept.append(kernel)
    }
  }

  /// Takes the last action back that was not refused.
  private mutating func undo() -> Outcome {
    guard let index = entries[..<cursor].lastIndex(where: { $0.refusal == nil }) else {
      return nothing(.nothingToUndo)
    }
    forgetWhatPassed()
    stand(at: index)
    return nothing(nil)
  }

  /// Does again what was taken back, as it was done. What was refused is refused again, so that
  /// a reader who steps through a lesson sees why.
  private mutating func redo() -> Outcome {
    guard !isAtPresent else { return nothing(.nothingToRedo) }
    forgetWhatPassed()
    if sinceEntry > 0 { stand(at: cursor) }
    let entry = entries[cursor]
    var discarded = EventLog()
    _ = kernel.pass(entry.delay, into: &discarded)
    kernel.send(entry.step, into: &discarded)
    moveOn()
    return Outcome(
      sent: entry.firstEvent..<present, refusal: entry.refusal.map(StepRefusal.kernel))
  }

  /// Goes to the beginning; everything can be done again from there.
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

  /// Time that passed behind the last entry is taken back with it, and what happened as scheduled
  /// meanwhile.
  private mutating func forgetWhatPassed() {
    left = Left()
    if !isAside, log.events.count > endOfLine { log.events.removeSubrange(endOfLine...) }
  }
}
