import Lifecycle
import Rulebooks
import Sessions

extension ReleaseRules {
  /// Whether sources disagree that a call is an overlay.
  fileprivate var hasDisputedCall: Bool {
    rules.contains { $0.feature == .callCovers && $0.evidence == .disputed }
  }
}

extension Simulation {
  /// Whether sources disagree about a message of the log: about the rules that send it, or about
  /// what the action does as a whole.
  public func isDisputed(messageAt place: Int) -> Bool {
    let message = timeline.message(at: place)
    if rules.isDisputed(message) { return true }
    guard message.receiver != .system, let entry = timeline.entry(ofEvent: place),
      timeline.entries[entry].step == .call, !timeline.fellDue(place, after: entry)
    else { return false }
    return rules.hasDisputedCall
  }
}
