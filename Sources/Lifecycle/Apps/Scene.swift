/// A scene session and its scene: the session is there as long as this value is, the scene while it
/// is not `unattached`. An app without scenes has one of them, for its only window.
public struct Scene: Hashable, Sendable {
  public let id: SceneID
  public internal(set) var state: ActivationState = .unattached
  /// Whether the session is new: no scene of it has been connected yet.
  public internal(set) var isNew = true
  /// Whether its root view controller has appeared since the scene was connected.
  public internal(set) var viewAppeared = false
  /// Rises each time the scene comes to the front, so that the latest has the greatest.
  public internal(set) var lastShown: UInt32 = 0
}
