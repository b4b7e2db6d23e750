import Explanations
import Exploring
import Lifecycle
import Texts

extension SessionView {
  /// How many actions are listed.
  private var mostCauses: Int { 6 }

  /// What else would have sent an app's delegates the same as the action of a message; nil where
  /// nothing would, or where the message followed as scheduled.
  func sameMessages(as index: Int) -> Paragraph? {
    let timeline = simulation.timeline
    let message = timeline.message(at: index)
    guard message.receiver.isDelegate, let entry = timeline.entry(ofEvent: index),
      !timeline.wasScheduled(index, after: entry)
    else { return nil }
    let causes = SameMessages.causes(insteadOf: entry, for: message.app, in: simulation)
    if causes.isEmpty { return nil }
    var listed = Array(causes.prefix(mostCauses))
    if causes.count > listed.count {
      listed.append(localized("knowledge.more-actions", count: causes.count - listed.count))
    }
    let values: KeyValuePairs = ["app": name(message.app), "actions": Lists.comma(listed)]
    return Paragraph(localized("course.label-same"), localized("knowledge.cannot-tell", values))
  }
}
