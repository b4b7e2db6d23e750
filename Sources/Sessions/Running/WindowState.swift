import Lifecycle

/// What an app or one of its windows is.
public struct WindowState: Equatable, Sendable {
  public var window: SceneID
  public var word: String

  static func all(_ device: Device) -> [WindowState] {
    var states = device.apps.map {
      WindowState(window: SceneID(app: $0.id, number: 0), word: StateWord.of($0))
    }
    for scene in device.scenes where device[scene.id.app].kind.architecture == .scenes {
      states.append(WindowState(window: scene.id, word: StateWord.of(scene)))
    }
    return states
  }

  /// What is new or other than before; a window that is gone has no scene.
  static func changes(from before: [WindowState], to now: [WindowState]) -> [WindowState] {
    let gone = before.filter { old in !now.contains { $0.window == old.window } }
    let unattached = StateWord.of(nil)
    return now.filter { !before.contains($0) }
      + gone.filter { $0.word != unattached }.map {
        WindowState(window: $0.window, word: unattached)
      }
  }
}
