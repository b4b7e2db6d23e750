import Lifecycle

extension Timeline {
  /// Makes an action of the time that has passed since the last one, where messages were sent in
  /// it: a `wait`, as a file has it. What is said now then stands behind these messages. Returns
  /// whether it did.
  public mutating func keepPassedTime() -> Bool {
    guard isAtPresent, !isAside, sinceEntry > 0,
      !log.events[endOfLastStep..<present].messages.isEmpty
    else { return false }
    entries.append(
      Entry(
        .wait(milliseconds: sinceEntry), detail: "", delay: 0, time: kernel.device.now,
        refusal: nil, firstEvent: endOfLastStep, logBefore: endOfLastStep, isQuestion: false))
    branchEnd.events = log.events.count
    moveOn()
    return true
  }
}
