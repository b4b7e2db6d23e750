import Lifecycle
import Sessions
import Texts

// What a learner wrote beneath the questions of an exercise.
extension Grade {
  /// Marks the messages beneath a question beside those that are sent.
  mutating func compare(
    _ expected: Expectation, _ action: SessionFile.ActionLine, _ line: Int
  ) {
    let timeline = simulation.timeline
    guard timeline.cursor > 0 else { return }
    let sent = timeline.events[timeline.events(beneath: timeline.cursor - 1)].messages
      .filter(\.receiver.isDelegate)
    if expected.isUnchecked {
      predicted.of += max(1, sent.count)
      return note(line, localized("grade.not-predicted", ["action": action.words]))
    }
    answered += 1
    let places = MessageComparison(expected: expected.messages, sent: sent, simulation).places
    // "Nothing" is an answer, too.
    predicted.of += max(1, places.count)
    if places.isEmpty {
      predicted.right += 1
      return
    }
    let right = places.count { if case .both = $0 { true } else { false } }
    predicted.right += right
    if right < places.count { noteFirst(places, expected, line) }
  }

  private mutating func noteFirst(
    _ places: [MessageComparison.Place], _ expected: Expectation, _ line: Int
  ) {
    let sent = places.compactMap { if case .sent(let text, _) = $0 { text } else { nil } }
    for place in places {
      switch place {
      case .both: continue
      case .expected(let text, let index):
        let key = sent.contains(text) ? "grade.other-order" : "grade.not-received"
        return note(expected.lines[index], localized(key, ["message": text]))
      case .sent(let text, _):
        let isThere = places.contains { if case .expected(text, _) = $0 { true } else { false } }
        let key = isThere ? "grade.other-order" : "grade.missed"
        return note(line, localized(key, ["message": text]))
      }
    }
  }
}
