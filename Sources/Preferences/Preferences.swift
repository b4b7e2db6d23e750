/// What a user chooses once for every session: a theme, keys, the Home button, how to present.
/// Settings reads it from a file, and the interface starts with it.
public struct Preferences: Sendable {
  public var theme: ThemeName
  /// The keys of commands that have other keys than usual, by the names of their rows.
  public var keys: [String: [KeyStroke]]
  public var homeButton: HomeButton
  public var presenting: Presenting

  public init(
    theme: ThemeName = .dark, keys: [String: [KeyStroke]] = [:], homeButton: HomeButton = .auto,
    presenting: Presenting = Presenting()
  ) {
    self.theme = theme
    self.keys = keys
    self.homeButton = homeButton
    self.presenting = presenting
  }
}
