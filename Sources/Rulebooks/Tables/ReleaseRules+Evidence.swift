import Lifecycle

extension ReleaseRules {
  /// How certain it is that a message is sent: by the rule that includes its step, or else the one
  /// that sends it; disputed where either is. A view's messages are sent in any case, so the rule
  /// that includes their step decides their place alone. Nil for a message of no rule.
  public func evidence(of message: Message) -> Rule.Evidence? {
    guard let rule = self[message.rule] else { return nil }
    let own = rule.evidence(on: release)
    guard let exception = evidenceOfException(message), !rule.isStepOfView else { return own }
    return own == .disputed ? .disputed : exception
  }

  private func evidenceOfException(_ message: Message) -> Rule.Evidence? {
    self[message.exception]?.evidence(on: release)
  }

  /// How certain the place of a message among the others is: by the rule that includes its step or
  /// says when it is sent. If there is none, by the rule that sends the message. Nil for a message
  /// of no rule.
  public func evidenceOfPlace(of message: Message) -> Rule.Evidence? {
    (evidenceOfException(message) ?? timing(of: message)?.evidence(on: release))
      ?? self[message.rule]?.evidence(on: release)
  }

  /// The limit whose end sends a message.
  public func timing(of message: Message) -> Rule? {
    guard let limit = self[message.rule]?.trigger?.limit else { return nil }
    return rules.first { $0.limit == limit }
  }

  /// Whether sources disagree about it, or about its place.
  public func isDisputed(_ message: Message) -> Bool {
    evidence(of: message) == .disputed || evidenceOfPlace(of: message) == .disputed
  }

  /// Whether sources disagree about it, or about what the action does as a whole that sent it; nil
  /// for a message that followed as scheduled.
  public func isDisputed(_ message: Message, sentBy action: Action?) -> Bool {
    isDisputed(message) || message.receiver != .system && action.map(isDisputed) == true
  }

  /// Whether sources disagree about what an action does as a whole, even where it sends nothing: a
  /// disputed feature decides it.
  public func isDisputed(_ action: Action) -> Bool {
    disputedActions.contains(action, in: self)
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

extension Rule {
  /// Whether it sends what a view receives on its way to the screen, which it takes in any case.
  fileprivate var isStepOfView: Bool { trigger.map(Trigger.viewPath.contains) == true }
}

extension Trigger {
  /// The limit at whose end it runs.
  fileprivate var limit: Limit? {
    switch self {
    case .suspend: .suspension
    case .dataUnavailable: .dataProtection
    default: nil
    }
  }

  /// The path of a view to the screen. A step takes those before it that have not been taken.
  public static let viewPath: [Trigger] = [.loadView, .viewWillAppear, .viewDidAppear]
}
