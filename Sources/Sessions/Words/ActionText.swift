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

  /// A step as a line of a session has it, behind the `>`.
  public func line(_ step: Step) -> String {
    for word in ActionWord.all {
      guard let arguments = word.spell(step) else { continue }
      return arguments.reduce(word.word) { "\($0) \(spelled($1))" }
    }
    return ""
  }

  public func line(_ action: Action) -> String { line(.act(action)) }

  private func spelled(_ argument: SpelledArgument) -> String {
    switch argument {
    case .app(let app): name(app)
    case .window(let id): window(id)
    case .word(let word): word
    case .text(let text): Tokenizer.spelling(text)
    }
  }
}

/// The states as sessions name them.
public enum StateWord {
  public static let apps = ["not-running", "inactive", "active", "background", "suspended"]
  public static let scenes = ["unattached", "foregroundInactive", "foregroundActive", "background"]

  public static func of(_ app: App) -> String { ofApp(LifecycleState(app)) }

  /// A window that is not there has no scene.
  public static func of(_ scene: Scene?) -> String {
    ofScene(LifecycleState(scene?.state ?? .unattached))
  }

  public static func ofApp(_ state: LifecycleState) -> String {
    switch state {
    case .absent, .unattached, .notRunning: "not-running"
    case .suspended: "suspended"
    case .background: "background"
    case .inactive: "inactive"
    case .active: "active"
    }
  }

  public static func ofScene(_ state: LifecycleState) -> String {
    switch state {
    case .absent, .notRunning, .unattached: "unattached"
    case .suspended, .background: "background"
    case .inactive: "foregroundInactive"
    case .active: "foregroundActive"
    }
  }
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
    case .app: "app"
    case .contentView: "contentView"
    case .notificationDelegate: "notificationDelegate"
    case .taskHandler: "taskHandler"
    }
  }
}
