import Lifecycle
import Texts

/// Why something that a file says an app's code did could not be done.
public enum CodeRefusal: Hashable, Sendable {
  /// The action does not send the message that stands above it.
  case notReached
  /// Something has been done in the past, or the action above was refused.
  case noAction
  case refused(Refusal)
}

extension Simulation {
  /// After how many messages of the last action, counting all of them, the last of some messages
  /// has been sent; nil where it does not send it as often. None is the action's end.
  package func place(after above: [SessionFile.ExpectedMessage]) -> Int? {
    guard let named = above.last else { return 0 }
    guard let last = timeline.entries.last, timeline.isAtPresent else { return nil }
    var left = above.count { $0 == named }
    for (place, message) in timeline.events[last.firstEvent...].messages.enumerated()
    where named.isSame(as: message, rules) {
      left -= 1
      if left == 0 { return place + 1 }
    }
    return nil
  }

  /// Has an app's code do something during the last action; why it could not, or nil.
  package mutating func observe(_ action: Action, after place: Int?) -> CodeRefusal? {
    guard let place else { return .notReached }
    guard timeline.observe(Observation(action, after: place)) else { return .noAction }
    return timeline.refusedCode.first { $0.action == action }.map { .refused($0.refusal) }
  }

  /// The same in words.
  package func sentence(_ refusal: CodeRefusal, of words: String) -> String {
    let reason =
      switch refusal {
      case .notReached: localized("check.code-not-reached")
      case .noAction: localized("check.code-without-action")
      case .refused(let refusal): text.sentence(refusal)
      }
    return localized("check.code-refused", ["action": words, "reason": reason])
  }
}
