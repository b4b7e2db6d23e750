import Lifecycle

/// Where a timeline is: after so many entries, and how much time has passed there.
struct PointInTime: Sendable {
  /// Time that has passed there, in milliseconds.
  struct Passed: Sendable {
    /// Since the last recorded step.
    fileprivate(set) var sinceStep: UInt32 = 0
    /// Since the last entry. Refused undos and redos do not reset it.
    fileprivate(set) var sinceEntry: UInt32 = 0
  }

  /// The number of entries in the past.
  let cursor: Int
  /// The end of the log after the last step. Scheduled events follow it.
  let endOfLastStep: Int
  /// The number of events in the past.
  private(set) var present: Int
  private(set) var passed = Passed()

  /// Right after some entries, whose events end there.
  init(after cursor: Int, endOfEvents end: Int) {
    self.cursor = cursor
    endOfLastStep = end
    present = end
  }

  /// Time has passed, and the past has so many events now.
  mutating func pass(_ milliseconds: UInt32, present: Int) {
    passed.sinceStep += milliseconds
    passed.sinceEntry += milliseconds
    self.present = present
  }

  /// The time that had passed here before has passed again.
  mutating func restore(_ passed: Passed, present: Int) {
    self.passed = passed
    self.present = present
  }

  /// A step has been recorded here that is no entry.
  mutating func recordStep() { passed.sinceStep = 0 }
}
