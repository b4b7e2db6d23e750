import Lifecycle
import Sessions

/// What the interface knows of the apps whose own code runs.
public struct OwnCode: Sendable {
  /// How far it is.
  public enum Stage: Sendable, Equatable {
    /// No app has code of its own, or the user has not asked for it to run.
    case off
    case building
    case ready
  }

  public var stage = Stage.off
  public var folders = SourceFolders()
  /// The apps that were built.
  public var apps: [OwnApp] = []
  /// Why none was built; nil where they were, and where the user goes on without their code.
  public internal(set) var failed: FailedBuild?
  /// When the first timer of their code fires.
  var nextTimer: Instant?
  /// What is asked of the code and has not been taken by the event loop.
  var job: CodeJob?
  /// What the code does at the moment.
  var running: CodeJob?
  /// The method in which it is, where that takes long.
  var method: (app: AppID, name: String)?
  /// What is typed into a text field when the touch of it is done.
  public var typed: (app: AppID, text: String)?
  /// What the apps show, by the number of actions before.
  public var screens: [(place: Int, apps: [AppScreens])] = []

  public var isRunning: Bool { running != nil }

  /// Another session begins. Where its apps have other sources, theirs are not built.
  mutating func adopt(_ setup: Setup, after other: Setup) {
    screens = []
    nextTimer = nil
    if setup.apps.map(\.traits.host) == other.apps.map(\.traits.host) { return }
    stage = .off
    apps = []
    failed = nil
  }

  func app(_ app: AppID) -> OwnApp? { apps.first { $0.app == app } }
}

/// An app that was built from sources.
public struct OwnApp: Sendable {
  public var app: AppID
  public var folder: String
  /// The delegate methods that the sources implement.
  public var methods: [String]
  /// Methods that are never called: where, and which is meant.
  public var lint: [String]

  public init(app: AppID, folder: String, methods: [String], lint: [String]) {
    self.app = app
    self.folder = folder
    self.methods = methods
    self.lint = lint
  }
}

/// What an app's windows show, and what it has saved.
public struct AppScreens: Equatable, Sendable {
  public var app: AppID
  public var windows: [Int: OwnScreen]
  public var saved: [KeyedText]

  public init(app: AppID, windows: [Int: OwnScreen], saved: [KeyedText]) {
    self.app = app
    self.windows = windows
    self.saved = saved
  }

  /// An app that does not support several windows calls its only one 1.
  public func screen(_ number: UInt16) -> OwnScreen? {
    windows[Int(number)] ?? (windows.count == 1 ? windows.first?.value : nil)
  }
}

/// A value that an app has saved under a key.
public struct KeyedText: Equatable, Sendable {
  public var key: String
  public var text: String

  public init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

/// What a window of an app's own code shows, from top to bottom.
public struct OwnScreen: Equatable, Sendable {
  public struct Element: Equatable, Sendable {
    public enum Kind: String, Sendable {
      case title, label, button, field, segments
      case toggle = "switch"
      case image, alert
    }
    public var kind: Kind
    public var text: String
    /// `on`, `off`, `empty`, or the selected segment.
    public var state: String
    /// What its parts are called when they are touched; segments have several.
    public var controls: [String]

    public init(kind: Kind, text: String, state: String, controls: [String]) {
      self.kind = kind
      self.text = text
      self.state = state
      self.controls = controls
    }
  }

  public var elements: [Element]

  public init(elements: [Element]) { self.elements = elements }
}
