/// Turns meanings into colours and attributes.
public struct Theme: Sendable {
  /// How one meaning looks.
  public struct Look: Equatable, Sendable {
    public var foreground: Color
    public var background: Color
    public var bold: Bool
    public var dim: Bool
    public var underline: Bool
    public var reverse: Bool

    public init(
      _ foreground: Color = .standard, on background: Color = .standard, bold: Bool = false,
      dim: Bool = false, underline: Bool = false, reverse: Bool = false
    ) {
      self.foreground = foreground
      self.background = background
      self.bold = bold
      self.dim = dim
      self.underline = underline
      self.reverse = reverse
    }
  }

  public var look: @Sendable (Style) -> Look

  public init(look: @escaping @Sendable (Style) -> Look) { self.look = look }

  /// A theme that brings its own paper and ink, which stand in wherever a look names no colour: it
  /// looks the same on every terminal.
  init(ink: Color, on paper: Color, look: @escaping @Sendable (Style) -> Look) {
    self.init { style in
      var look = look(style)
      if look.foreground == .standard { look.foreground = ink }
      if look.background == .standard { look.background = paper }
      return look
    }
  }
}
