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
      firstMessage: Int, logBefore: Int
    ) {
      self.step = step
      self.delay = delay
      self.time = time
      self.refusal = refusal
      first = UInt32(firstMessage)
      before = UInt32(logBefore)
      text = detail.isEmpty ? nil : Detail(detail)
    }

    public var hasDetail: Bool { text != nil }
    public var detail: String { text?.text ?? "" }
    /// Where its messages begin in the log; what fell due before it stands beneath the one before.
    public var firstMessage: Int { Int(first) }
    /// Where the log stood before its delay passed.
    var logBefore: Int { Int(before) }
  }

  /// A text that goes with an action: few have one, and a reference is half as large as a text.
  private final class Detail: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// What came of a step.
  public struct Outcome: Sendable {
    /// Where in the log what it sent stands.
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

  public private(set) var kernel: Kernel
  /// All entries; those from `cursor` on have been taken back and can be done again.
  public private(set) var entries: [Entry] = []
  public private(set) var cursor = 0
  public private(set) var log = MessageLog()
  /// The device's time since the last step that a recording writes, in milliseconds.
  public private(set) var elapsed: UInt32 = 0
  /// The device's time since the last entry: more, where there was nothing to take back or to do
  /// again.
  public private(set) var sinceEntry: UInt32 = 0

  /// Where the log stood when the last step had been done; behind it is what fell due since.
  public private(set) var endOfLastStep = 0

  /// The device before the entry at each multiple of the interval.
  private(set) var kept: [Kernel]

  public init(kernel: Kernel) {
    self.kernel = kernel
    kept = [kernel]
  }

  /// The entries up to the present.
  public var past: ArraySlice<Entry> { entries[..<cursor] }

  public var messages: [Message] { log.messages }

  /// The messages that stand beneath an entry: its own and what fell due after it.
  public func messages(beneath index: Int) -> Range<Int> {
    let end = index + 1 < cursor ? entries[index + 1].firstMessage : log.messages.count
    return entries[index].firstMessage..<max(end, entries[index].firstMessage)
  }

  /// Lets the device's time pass. False where a session cannot last that long.
  @discardableResult
  public mutating func pass(_ milliseconds: UInt32) -> Bool {
    if milliseconds == 0 { return true }
    guard kernel.pass(milliseconds, into: &log) else { return false }
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
    let first = log.messages.count
    let refusal = kernel.send(action, into: &log)
    if cursor < entries.count {
      if let refusal {
        // A refused action changes nothing: what was taken back can still be done again.
        return Outcome(sent: first..<first, refusal: .kernel(refusal))
      }
      entries.removeSubrange(cursor...)
      kept.removeSubrange((cursor / Timeline.interval + 1)...)
    }
    let delay = sinceEntry
    let logBefore = endOfLastStep
    entries.append(
      Entry(
        action, detail: detail, delay: delay, time: kernel.device.now, refusal: refusal,
        firstMessage: first, logBefore: logBefore))
    moveOn()
    return Outcome(sent: first..<log.messages.count, refusal: refusal.map(StepRefusal.kernel))
  }

  private mutating func moveOn() {
    cursor += 1
    elapsed = 0
    sinceEntry = 0
    endOfLastStep = log.messages.count
    if cursor % Timeline.interval == 0, kept.count == cursor / Timeline.interval {
      kept.append(kernel)
    }
  }

  /// Takes the last action back that was not refused.
  private mutating func undo() -> Outcome {
    guard let index = entries[..<cursor].lastIndex(where: { $0.refusal == nil }) else {
      return nothing(.nothingToUndo)
    }
    returnTo(index)
    return nothing(nil)
  }

  /// Does again what was taken back, as it was done. What was refused is refused again, so that
  /// whoever steps through a lesson reads why.
  private mutating func redo() -> Outcome {
    guard cursor < entries.count else { return nothing(.nothingToRedo) }
    if sinceEntry > 0 { returnTo(cursor) }
    let entry = entries[cursor]
    repeatEntry()
    return Outcome(
      sent: entry.firstMessage..<log.messages.count,
      refusal: entry.refusal.map(StepRefusal.kernel))
  }

  /// Goes to the beginning; everything can be done again from there.
  public mutating func rewind() {
    if cursor > 0 { returnTo(0) }
  }

  private mutating func nothing(_ refusal: StepRefusal?) -> Outcome {
    elapsed = 0
    return Outcome(sent: log.messages.count..<log.messages.count, refusal: refusal)
  }

  /// Goes back to the moment after the entry before `index`.
  private mutating func returnTo(_ index: Int) {
    let slot = min(index / Timeline.interval, kept.count - 1)
    kernel = kept[slot]
    cursor = slot * Timeline.interval
    var discarded = MessageLog()
    while cursor < index {
      let entry = entries[cursor]
      _ = kernel.pass(entry.delay, into: &discarded)
      kernel.send(entry.step, into: &discarded)
      discarded.messages.removeAll(keepingCapacity: true)
      cursor += 1
    }
    elapsed = 0
    sinceEntry = 0
    if index < entries.count { log.messages.removeSubrange(entries[index].logBefore...) }
    endOfLastStep = log.messages.count
  }

  private mutating func repeatEntry() {
    _ = kernel.pass(entries[cursor].delay, into: &log)
    kernel.send(entries[cursor].step, into: &log)
    moveOn()
  }
}
