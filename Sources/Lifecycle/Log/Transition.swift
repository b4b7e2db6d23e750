/// One change of the state of an app or of one of its scenes: when, whose, from which state to
/// which, and by which rule. The kernel writes it where it makes the change, so that nothing has to
/// be inferred from the messages around it.
public struct Transition: Hashable, Sendable {
  public var time: Instant
  /// The rule that took this step; none where the situation asked for it.
  public var rule: RuleID
  /// The scene's number, or 0 for the app as a whole.
  public var number: UInt16
  public var app: AppID
  public var from: LifecycleState
  public var to: LifecycleState
  /// The step of the path, or the trigger whose rules ended the process.
  public var step: Trigger

  /// What happened to the app's process; nil where nothing did.
  public var processChange: (from: ProcessState, to: ProcessState)? {
    guard let before = from.process, let after = to.process, before != after, number == 0
    else { return nil }
    return (before, after)
  }
}

/// What an app or one of its scenes is in. An app is `notRunning` or `suspended`, or in the highest
/// state of its scenes; a scene is `unattached` or in its activation state.
public enum LifecycleState: UInt8, Sendable {
  /// There is no such scene session.
  case absent
  case notRunning
  case unattached
  case suspended
  case background
  case inactive
  case active

  /// The process of an app in this state; nil for states that only scenes have.
  var process: ProcessState? {
    switch self {
    case .absent, .unattached: nil
    case .notRunning: .notRunning
    case .suspended: .suspended
    case .background, .inactive, .active: .running
    }
  }

  public init(_ app: App) {
    switch app.process {
    case .notRunning: self = .notRunning
    case .suspended: self = .suspended
    case .running: self.init(app.state)
    }
  }

  public init(_ state: ApplicationState) {
    switch state {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    }
  }

  public init(_ state: ActivationState) {
    switch state {
    case .unattached: self = .unattached
    case .background: self = .background
    case .foregroundInactive: self = .inactive
    case .foregroundActive: self = .active
    }
  }
}

extension LifecycleState: Comparable {
  public static func < (left: LifecycleState, right: LifecycleState) -> Bool {
    left.rawValue < right.rawValue
  }
}
