import Lifecycle

/// What one action line asks for.
public enum Step: Hashable, Sendable {
  /// An action of the kernel's, with the text that goes with it: a URL, the name of a quick action.
  case act(Action, detail: String)
  case undo
  case redo

  public static func act(_ action: Action) -> Step { .act(action, detail: "") }
}

extension Step {
  /// The app that the step names, if it names one.
  var app: AppID? {
    switch self {
    case .undo, .redo: nil
    case .act(let action, _): action.app
    }
  }
}

extension Action {
  /// The app that the action names, if it names one.
  public var app: AppID? {
    switch self {
    case .choose(let window), .swipeUp(let window, _), .open(let window), .split(let window),
      .closeWindow(let window), .disconnect(let window), .minimize(let window):
      window.app
    case .tapNotification(let app), .localAlert(let app), .banner(let app), .openURL(let app),
      .quickAction(let app), .continueActivity(let app), .newWindow(let app), .push(let app, _),
      .wake(let app, _), .jetsam(let app), .begin(let app, _), .end(let app, _), .crash(let app),
      .hang(let app, _), .prewarm(let app), .edit(let app), .interaction(let app, _),
      .present(let app), .dismissView(let app), .grow(let app, _):
      app
    case .memoryWarning(let app): app
    case .powerOn, .home, .switcher, .lock, .unlock, .abandonUnlock, .holdLock, .controlCenter,
      .notificationCenter, .systemAlert, .interruption, .call, .accept, .dismiss, .touch, .resize,
      .unsplit, .rotate, .connectDisplay, .disconnectDisplay, .timeChange, .reclaimMemory,
      .lowBattery, .wait, .next:
      nil
    }
  }
}

extension Action {
  /// The window that the action names, if it names one.
  var window: SceneID? {
    switch self {
    case .choose(let window), .swipeUp(let window, _), .open(let window), .split(let window),
      .closeWindow(let window), .disconnect(let window), .minimize(let window):
      window
    default: nil
    }
  }
}
