/// What a launch or a connection passes to the app (`pass`): why it was opened. Rulebooks use these
/// names; `Documentation/Rulebooks.md` lists them with these meanings.
public struct LaunchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The URL that the app is opened by.
  public static let url = LaunchOptions(rawValue: 1 << 0)
  /// The user activity that the app is opened by: a universal link, or Handoff.
  public static let activity = LaunchOptions(rawValue: 1 << 1)
  /// The quick action on the Home Screen that the app is opened by.
  public static let quickAction = LaunchOptions(rawValue: 1 << 2)
  /// The remote notification that the app is opened by, or launched for.
  public static let remoteNotification = LaunchOptions(rawValue: 1 << 3)
  /// The local notification that the app is opened by.
  public static let localNotification = LaunchOptions(rawValue: 1 << 4)
  /// That the app is launched for a location event.
  public static let location = LaunchOptions(rawValue: 1 << 5)
  /// The state that was stored for the session.
  public static let storedState = LaunchOptions(rawValue: 1 << 6)
}
