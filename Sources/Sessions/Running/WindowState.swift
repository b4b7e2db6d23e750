import Lifecycle

/// The state of an app or of one of its windows.
public struct WindowState: Equatable, Sendable {
  public var window: SceneID
  public var word: String
}

/// The states of all apps, followed by all windows in the order of their creation.
public struct WindowStates: Equatable, Sendable {
  private var apps: [WindowState]
  private var scenes: [WindowState] = []

  public init(_ device: Device) {
    apps = device.apps.map {
      WindowState(window: SceneID(app: $0.id, number: 0), word: StateWord.of($0))
    }
    for scene in device.scenes where device[scene.id.app].kind.architecture == .scenes {
      scenes.append(WindowState(window: scene.id, word: StateWord.of(scene)))
    }
  }

  mutating func apply(_ transition: Transition) {
    let id = SceneID(app: transition.app, number: transition.number)
    if id.number == 0 {
      apps[Int(id.app.raw)].word = StateWord.ofApp(transition.to)
    } else if transition.from == .absent {
      scenes.append(WindowState(window: id, word: StateWord.ofScene(transition.to)))
    } else if transition.to == .absent {
      scenes.removeAll { $0.window == id }
    } else if let place = scenes.firstIndex(where: { $0.window == id }) {
      scenes[place].word = StateWord.ofScene(transition.to)
    }
  }

  /// What is new or has changed. A closed window has no scene.
  public func changes(since before: WindowStates) -> [WindowState] {
    if self == before { return [] }
    let unattached = StateWord.ofScene(.unattached)
    let gone = before.scenes.filter { old in
      old.word != unattached && !scenes.contains { $0.window == old.window }
    }
    return zip(apps, before.apps).filter { $0 != $1 }.map(\.0)
      + scenes.filter { !before.scenes.contains($0) }
      + gone.map { WindowState(window: $0.window, word: unattached) }
  }
}
