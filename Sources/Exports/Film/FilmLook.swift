import Preferences
import Screens
import TerminalKit

/// The size and colors of a film, and the keys that are pressed at its end.
public struct FilmLook: Sendable {
  public var size: Size
  public var theme: ThemeName
  public var keys: [Key]

  public init(
    size: Size = Size(columns: 120, rows: 40), theme: ThemeName = .dark, keys: [Key] = []
  ) {
    self.size = size
    self.theme = theme
    self.keys = keys
  }
}
