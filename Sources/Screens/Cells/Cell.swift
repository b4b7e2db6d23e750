/// One column of the screen: a character, and what it means. Four bytes, since a whole grid of them
/// is made and compared for each key.
public struct Cell: Equatable, Sendable {
  /// The character above, the meaning in the lowest eight bits.
  private var bits: UInt32

  public init(_ scalar: Unicode.Scalar, _ style: Style = .plain) {
    self.init(raw: scalar.value, style: style)
  }

  private init(raw: UInt32, style: Style) {
    bits = raw << 8 | UInt32(style.rawValue)
  }

  /// The character, or 0 for the right half of a wide one.
  public var scalar: UInt32 {
    get { bits >> 8 }
    set { bits = newValue << 8 | bits & 0xFF }
  }

  public var style: Style {
    get { Style(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .plain }
    set { bits = bits & ~0xFF | UInt32(newValue.rawValue) }
  }

  public static let blank = Cell(" ")

  /// The right half of a wide character: paints nothing of its own.
  public static func continuation(_ style: Style) -> Cell { Cell(raw: 0, style: style) }

  public var isContinuation: Bool { scalar == 0 }
}
