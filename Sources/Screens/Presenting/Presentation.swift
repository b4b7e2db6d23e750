import Preferences
import TerminalKit

/// What helps in front of a class, as it is now.
struct Presentation: Sendable {
  var slowMotion = SlowMotion()
  var keyBar = KeyBar()
  var theme: ThemeName
  /// How much room the panel has that has the keys.
  var panelSize = PanelSize.usual

  init(_ options: Presenting, theme: ThemeName) {
    self.theme = theme
    slowMotion.pace = options.slowMotion
    slowMotion.milliseconds = options.messageMilliseconds
    keyBar.isShown = options.showsKeys
  }

  /// Nothing is held back: the messages belong to a session that is gone.
  mutating func releaseMessages() { slowMotion.held = nil }
}
