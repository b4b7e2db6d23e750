/// A point at which an app's rules ran, and what was true there: who asks why a rule did not apply
/// finds the answer in it.
public struct RuleRun: Sendable {
  public var trigger: Trigger
  public var app: AppID
  /// The scene's number, or 0 where the trigger concerned the app as a whole.
  public var number: UInt16
  public var facts: Facts
}
