import Lifecycle

/// Writes actions, messages and states in the words of sessions.
public struct SessionText: Sendable {
  /// The installed apps' names, by their ids.
  public var apps: [String]

  public init(apps: [String]) { self.apps = apps }

  public func name(_ app: AppID) -> String { Tokenizer.spelling(apps[Int(app.raw)]) }

  /// `Notes#2`, or `Notes` where the window is not named.
  public func window(_ id: SceneID) -> String {
    id.number == 0 ? name(id.app) : "\(name(id.app))#\(id.number)"
  }

  public func receiver(_ message: Message) -> String {
    message.receiver.word(number: message.number)
  }

  public func text(_ step: Step) -> String {
    switch step {
    case .undo: "undo"
    case .redo: "redo"
    case .act(let action, let detail):
      detail.isEmpty ? text(action) : "\(text(action)) \(Tokenizer.spelling(detail))"
    }
  }

  public func text(_ action: Action) -> String {
    switch action {
    case .powerOn: "power-on"
    case .home: "home"
    case .switcher: "switcher"
    case .choose(let id): "choose \(window(id))"
    case .swipeUp(let id, let quickly): "swipe-up \(window(id))" + (quickly ? " quickly" : "")
    case .lock: "lock"
    case .unlock: "unlock"
    case .abandonUnlock: "unlock abandoned"
    case .holdLock: "hold-lock"
    case .controlCenter: "control-center"
    case .notificationCenter(let full): full ? "notification-center full" : "notification-center"
    case .tapNotification(let app): "tap-notification \(name(app))"
    case .systemAlert: "system-alert"
    case .interruption(let interruption): interruption.word
    case .localAlert(let app): "local-alert \(name(app))"
    case .call: "call"
    case .banner(let app): "banner \(name(app))"
    case .accept: "accept"
    case .dismiss: "dismiss"
    case .open(let id): "open \(window(id))"
    case .openURL(let app): "open-url \(name(app))"
    case .quickAction(let app): "quick-action \(name(app))"
    case .continueActivity(let app): "continue-activity \(name(app))"
    case .touch: "touch"
    case .edit(let app): "edit \(name(app))"
    case .interaction(let app, let isOn): "interaction \(name(app)) \(isOn ? "on" : "off")"
    case .present(let app): "present \(name(app))"
    case .dismissView(let app): "dismiss-view \(name(app))"
    case .split(let id): "split \(window(id))"
    case .resize: "resize"
    case .unsplit: "unsplit"
    case .newWindow(let app): "new-window \(name(app))"
    case .closeWindow(let id): "close-window \(window(id))"
    case .disconnect(let id): "disconnect \(window(id))"
    case .minimize(let id): "minimize \(window(id))"
    case .rotate: "rotate"
    case .connectDisplay: "connect-display"
    case .disconnectDisplay: "disconnect-display"
    case .timeChange: "time-change"
    case .push(let app, let silent): "push \(name(app))" + (silent ? " silent" : "")
    case .wake(let app, let wake): "wake \(name(app)) \(wake)"
    case .memoryWarning(let app): app.map { "memory-warning \(name($0))" } ?? "memory-warning"
    case .reclaimMemory: "reclaim-memory"
    case .grow(let app, let megabytes): "grow \(name(app)) \(megabytes)"
    case .jetsam(let app): "jetsam \(name(app))"
    case .begin(let app, let use): "begin \(name(app)) \(use)"
    case .end(let app, let use): "end \(name(app)) \(use)"
    case .crash(let app): "crash \(name(app))"
    case .hang(let app, let milliseconds):
      "hang \(name(app))" + (milliseconds.map { " " + Seconds.short($0) } ?? "")
    case .prewarm(let app): "prewarm \(name(app))"
    case .lowBattery: "low-battery"
    case .wait(let milliseconds): "wait \(Seconds.short(milliseconds))"
    case .next: "next"
    }
  }
}

extension Interruption {
  /// The action that brings it.
  public var word: String {
    switch self {
    case .permission: "permission-prompt"
    case .biometric: "biometric-prompt"
    case .siri: "siri"
    case .textMessage: "text-message"
    case .calendarAlert: "calendar-alert"
    }
  }
}

/// The states as sessions name them.
public enum StateWord {
  public static let apps = ["not-running", "inactive", "active", "background", "suspended"]
  public static let scenes = ["unattached", "foregroundInactive", "foregroundActive", "background"]

  public static func of(_ app: App) -> String {
    switch app.process {
    case .notRunning: "not-running"
    case .suspended: "suspended"
    case .running: app.state.word
    }
  }

  /// A window that is not there has no scene.
  public static func of(_ scene: Scene?) -> String { (scene?.state ?? .unattached).word }
}

// Words are written out, for asking an enum for its name is slow, and a long session asks for
// hundreds of thousands.
extension ApplicationState {
  public var word: String {
    switch self {
    case .background: "background"
    case .inactive: "inactive"
    case .active: "active"
    }
  }
}

extension ActivationState {
  var word: String {
    switch self {
    case .unattached: "unattached"
    case .foregroundInactive: "foregroundInactive"
    case .foregroundActive: "foregroundActive"
    case .background: "background"
    }
  }
}

extension Receiver {
  /// Its word with its scene's number, where it has one.
  public func word(number: UInt16) -> String { isNumbered ? "\(word)#\(number)" : word }

  /// Its word in sessions.
  public var word: String {
    switch self {
    case .appDelegate: "appDelegate"
    case .sceneDelegate: "sceneDelegate"
    case .viewController: "viewController"
    case .presentedViewController: "presentedViewController"
    case .application: "application"
    case .window: "window"
    case .view: "view"
    case .notification: "notification"
    case .system: "system"
    }
  }
}
