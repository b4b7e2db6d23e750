/// A scene session and its scene: the session is there as long as this value is, the scene while it
/// is not `unattached`. An app without scenes has one of them, for its only window.
public struct Scene: Hashable, Sendable {
  /// What the scene is for.
  public enum Role: UInt8, Sendable { case window, externalDisplay }

  /// How far the root view controller's view is on its own path.
  public enum View: UInt8, Comparable, Sendable {
    case unloaded, loaded, appearing, appeared

    public static func < (left: View, right: View) -> Bool { left.rawValue < right.rawValue }
  }

  public let id: SceneID
  public let role: Role
  public internal(set) var state: ActivationState = .unattached
  /// Whether the session is new: no scene of it has been connected yet.
  public internal(set) var isNew = true
  public internal(set) var view = View.unloaded
  /// A view controller is presented over the root view controller.
  public internal(set) var isPresenting = false
  /// The user has put the window away without closing it.
  public internal(set) var isMinimized = false
  /// Rises each time the scene comes to the front, so that the latest has the greatest.
  public internal(set) var lastShown: UInt32 = 0

  init(id: SceneID, role: Role = .window) {
    self.id = id
    self.role = role
  }

  /// The scene is gone, and its views with it.
  mutating func loseViews() {
    view = .unloaded
    isPresenting = false
  }
}
