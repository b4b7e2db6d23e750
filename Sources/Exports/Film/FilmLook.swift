import Preferences
import Screens
import TerminalKit

/// How large the screen of a film is, in which colors it is drawn, and what is pressed at the end.
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
