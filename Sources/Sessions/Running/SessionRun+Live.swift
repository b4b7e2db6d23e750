import Lifecycle

// A session whose apps' own code runs: what code did is not taken from the file, but compared.
extension SessionRun {
  /// Ends where a file asks for more than the longest possible time.
  mutating func passLive(_ delay: UInt32) {
    let before = simulation.timeline.cursor
    var left = delay
    while left > 0, let outcome = live?.pass(left, on: &simulation) {
      isTooLong = outcome.refusal != nil
      if isTooLong { break }
      left = outcome.left
    }
    compareCode(since: before)
  }

  mutating func performLive(
    _ action: SessionFile.ActionLine, _ line: Int
  ) -> Timeline.Outcome {
    let first = simulation.timeline.events.endIndex
    var step = action.step
    while let outcome = live?.perform(step, isQuestion: action.isQuestion, on: &simulation) {
      if let missing = outcome.missingControl { missingControls.append((line, missing)) }
      guard outcome.refusal == nil, outcome.left > 0 else {
        let sent = min(first, outcome.sent.lowerBound)..<outcome.sent.upperBound
        return Timeline.Outcome(sent: sent, refusal: outcome.refusal)
      }
      step = .act(.wait(milliseconds: outcome.left))
    }
    return Timeline.Outcome(sent: first..<first, refusal: nil)
  }

  /// Takes what code did during the last actions of the timeline.
  mutating func compareCode(since cursor: Int) {
    let timeline = simulation.timeline
    guard open != nil else { return }
    var comparison = open?.realCode ?? CodeComparison()
    if cursor < timeline.cursor {
      comparison.add(timeline.entries[cursor..<timeline.cursor], simulation.text)
    }
    open?.realCode = comparison
  }
}
