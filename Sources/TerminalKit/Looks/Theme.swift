/// Turns meanings into colors and attributes.
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

  /// The look of each meaning, by its number.
  private let looks: [Look]

  /// A theme that gives each meaning its look.
  public init<M: Meaning>(of meanings: M.Type, look: (M) -> Look) {
    looks = (0...UInt8.max).map { look(M(rawValue: $0) ?? .plain) }
  }

  /// The look of the meaning of that number.
  public func look(_ meaning: UInt8) -> Look { looks[Int(meaning)] }
}
