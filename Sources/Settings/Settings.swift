import Lifecycle
import Preferences

/// What a user chooses once for every session; nil for what the file does not say.
public struct Settings: Sendable {
  public var theme: ThemeName?
  /// Whether the mouse works where things are drawn.
  public var mouse = true
  /// The name of a language; without one the environment says which.
  public var language: String?
  /// What a new session begins with.
  public var device: String?
  public var os: String?
  /// What the interface starts with.
  public var preferences = Preferences()

  public init() {}

  /// The settings that there are.
  static let names = Setting.all.map(\.name) + ["presenting", "keys"]
  /// The longest wait from one message to the next.
  static let secondsPerMessage = 0.1...60
  static let devices = Device.Model.allCases.map(\.word)
}
