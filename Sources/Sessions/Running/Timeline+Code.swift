import Lifecycle

// What apps' own code did during an action: observed where the code runs, and read from a file
// where it does not.
extension Timeline {
  /// A line that an app's code printed.
  public struct Print: Hashable, Sendable {
    /// After how many messages of its action, counting all of them; 0 when the action was over.
    public var place: Int
    public var text: String

    public init(_ text: String, after place: Int) {
      self.text = text
      self.place = place
    }
  }

  /// Carries the last action out once more, with something that an app's code did during it. Its
  /// messages may be others from there on. False where there is no last action, or something has
  /// been done in the past.
  @discardableResult
  public mutating func observe(_ observation: Observation) -> Bool {
    guard isAtPresent, cursor > 0, sinceEntry == 0, case let last = entries[cursor - 1],
      last.refusal == nil
    else { return false }
    // In the order in which the kernel carries them out: what is at the end is last.
    var code = last.code
    let place = code.firstIndex { observation.isBefore($0) } ?? code.count
    code.insert(observation, at: place)
    replaceLast(by: last.step, code: code, prints: last.prints)
    return true
  }

  /// What code could not do during the last action, and why not.
  var refusedCode: [(action: Action, refusal: Refusal)] { log.refusedObservations }

  /// Keeps what an app's code printed during the last action.
  public mutating func note(_ print: Print) {
    guard isAtPresent, cursor > 0 else { return }
    entries[cursor - 1] = entries[cursor - 1].with(prints: entries[cursor - 1].prints + [print])
  }

  /// Keeps what somebody predicted of an entry.
  public mutating func keep(_ prediction: PredictionLines, at index: Int) {
    guard entries.indices.contains(index) else { return }
    entries[index] = entries[index].with(prediction: prediction)
  }

  /// Does something else in the place of the last action, at the same time.
  @discardableResult
  mutating func replaceLast(
    by step: Action, code: [Observation], prints: [Print]
  ) -> Outcome {
    let last = entries[cursor - 1]
    stand(at: cursor - 1)
    kept.replace(after: cursor)
    var discarded = EventLog()
    _ = kernel.pass(last.delay, into: &discarded)
    log.events.removeSubrange(last.firstEvent...)
    entries.removeLast()
    point.pass(last.delay, present: last.firstEvent)
    let outcome = act(step, last.detail, isQuestion: last.isQuestion, code: code, prints: prints)
    if !last.prediction.lines.isEmpty { keep(last.prediction, at: cursor - 1) }
    return outcome
  }
}

extension Observation {
  /// Whether it comes before another one: of those at one place the first stays first.
  fileprivate func isBefore(_ other: Observation) -> Bool {
    place > 0 && (other.place == 0 || place < other.place)
  }
}

extension Timeline.Entry {
  /// Whether it does the same after the same entries: the same action after the same time, during
  /// which apps' code did the same.
  package func isSame(as other: Timeline.Entry) -> Bool {
    step == other.step && delay == other.delay && code == other.code
  }
}

extension Kernel {
  /// Carries out an entry, with what apps' code did during it.
  @discardableResult
  package mutating func send(_ entry: Timeline.Entry, into log: inout EventLog) -> Refusal? {
    let code = entry.code
    return code.isEmpty
      ? send(entry.step, into: &log) : send(entry.step, observing: code, into: &log)
  }

  /// The same as a function of values.
  package func after(
    _ entry: Timeline.Entry
  ) -> (kernel: Kernel, events: [Event], refusal: Refusal?) {
    after(entry.step, observing: entry.code)
  }
}
