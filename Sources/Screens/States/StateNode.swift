import Lifecycle

/// A state that the diagram has a box for.
enum StateNode: Hashable {
  case process(ProcessState)
  case application(ApplicationState)
  case scene(ActivationState)

  var look: StateLook {
    switch self {
    case .process(let state): StateLook(state)
    case .application(let state): StateLook(state)
    case .scene(let state): StateLook(state)
    }
  }
}

/// What the diagram is about: an app without scenes, or a scene beside its app's process.
struct StateSubject: Equatable {
  var app: AppID
  /// The scene's number, or 0 for an app without scenes, or without any scene yet.
  var window: UInt16
  var hasScenes: Bool

  /// The states that it is in: of an app without scenes one, else the process's and the scene's.
  func nodes(_ device: Device) -> [StateNode] {
    let app = device[self.app]
    guard hasScenes else {
      return [app.process == .running ? .application(app.state) : .process(app.process)]
    }
    let scene = device.scene(SceneID(app: self.app, number: window))
    return [.process(app.process), .scene(scene?.state ?? .unattached)]
  }
}

extension Model {
  /// What is chosen in the apps panel, and of an app the window that is highest and came last.
  var stateSubject: StateSubject? {
    selectedApp.map { stateSubject(of: $0, window: appsPanel.selection.window) }
  }
}

extension SessionView {
  /// An app, or one of its scenes: the one of that number, or else the one that is highest and came
  /// last.
  func stateSubject(of app: AppID, window: UInt16 = 0) -> StateSubject {
    guard device[app].kind.architecture == .scenes else {
      return StateSubject(app: app, window: 0, hasScenes: false)
    }
    let latest = device.windows(of: app).max {
      ($0.state, $0.lastShown) < ($1.state, $1.lastShown)
    }
    return StateSubject(
      app: app, window: window > 0 ? window : latest?.id.number ?? 0, hasScenes: true)
  }

  func name(_ subject: StateSubject) -> String {
    subject.window == 0 ? name(subject.app) : "\(name(subject.app)) #\(subject.window)"
  }
}
