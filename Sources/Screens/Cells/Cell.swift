/// One cell of the screen: a character and what it means. Eight bytes, so a grid is one flat block.
public struct Cell: Equatable, Sendable {
  /// The character, or 0 for the right half of a wide one.
  public var scalar: UInt32
  public var style: Style

  public init(_ scalar: Unicode.Scalar, _ style: Style = .plain) {
    self.scalar = scalar.value
    self.style = style
  }

  private init(raw: UInt32, style: Style) {
    self.scalar = raw
    self.style = style
  }

  public static let blank = Cell(" ")

  /// The right half of a wide character: paints nothing of its own.
  public static func continuation(_ style: Style) -> Cell { Cell(raw: 0, style: style) }

  public var isContinuation: Bool { scalar == 0 }
}
