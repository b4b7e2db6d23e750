/// One column of the screen: a character, and what it means. Four bytes, since a whole grid of them
/// is made and compared for each key.
public struct Cell: Equatable, Sendable {
  /// The character above, the meaning's number in the lowest eight bits.
  private var bits: UInt32

  public init(_ scalar: Unicode.Scalar, _ meaning: some Meaning) {
    self.init(raw: scalar.value, meaning: meaning.rawValue)
  }

  init(raw: UInt32, meaning: UInt8) {
    bits = raw << 8 | UInt32(meaning)
  }

  /// The character, or 0 for the right half of a wide one.
  public var scalar: UInt32 {
    get { bits >> 8 }
    set { bits = newValue << 8 | bits & 0xFF }
  }

  /// What it means, as the program numbers its meanings.
  public var meaning: UInt8 {
    get { UInt8(truncatingIfNeeded: bits) }
    set { bits = bits & ~0xFF | UInt32(newValue) }
  }

  /// A space that means nothing.
  public static let blank = Cell(raw: 0x20, meaning: 0)

  /// The right half of a wide character: paints nothing of its own.
  public static func continuation(_ meaning: UInt8) -> Cell { Cell(raw: 0, meaning: meaning) }

  public var isContinuation: Bool { scalar == 0 }
}
