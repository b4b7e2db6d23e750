/// Turns meanings into colours and attributes.
public struct Theme: Sendable {
  /// The eight colours that every colour terminal has, and the terminal's own.
  public enum Color: Int8, Sendable {
    case standard = -1
    case black, red, green, yellow, blue, magenta, cyan, white
  }

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
}
