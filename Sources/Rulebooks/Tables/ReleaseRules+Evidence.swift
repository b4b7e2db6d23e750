import Lifecycle

extension ReleaseRules {
  /// How certain it is that a message is sent: by the rule that includes its step, or else the one
  /// that sends it; disputed where either is. Nil for a message of no rule.
  public func evidence(of message: Message) -> Rule.Evidence? {
    let rule = self[message.rule]?.evidence
    guard let exception = self[message.exception]?.evidence else { return rule }
    return rule == .disputed ? rule : exception
  }

  /// Whether sources disagree about it.
  public func isDisputed(_ message: Message) -> Bool { evidence(of: message) == .disputed }

  /// Whether sources disagree about it, or about what the action does as a whole that sent it; nil
  /// for a message that followed as scheduled.
  public func isDisputed(_ message: Message, sentBy action: Action?) -> Bool {
    if isDisputed(message) { return true }
    guard action == .call, message.receiver != .system else { return false }
    return rules.contains { $0.feature == .callCovers && $0.evidence == .disputed }
  }

  /// The rule without a step that says what `applicationState` reads in a message: the one right
  /// before its own on the same trigger.
  public func reading(of message: Message) -> Rule? {
    guard let own = self[message.rule], own.reads == nil else { return nil }
    let before = rules[..<(Int(message.rule.raw) - 1)]
    guard let rule = before.last(where: { $0.trigger == own.trigger }), rule.steps.isEmpty,
      rule.reads == message.applicationState
    else { return nil }
    return rule
  }
}
