import TerminalKit

extension Theme {
  /// The look of a meaning.
  public func look(_ style: Style) -> Look { look(style.rawValue) }

  /// A theme with the terminal's own background and text color.
  init(look: (Style) -> Look) { self.init(of: Style.self, look: look) }

  /// A theme that brings its own background and text color, which stand in wherever a look names no
  /// color: it looks the same on every terminal.
  init(ink: Color, on paper: Color, look: (Style) -> Look) {
    self.init { style in
      var look = look(style)
      if look.foreground == .standard { look.foreground = ink }
      if look.background == .standard { look.background = paper }
      return look
    }
  }
}
