/// A character of which some bytes are still to come.
struct UTF8Assembly: Sendable {
  private var value: UInt32
  private var missing: Int
  /// Below this the same character has a shorter form, and this one is not allowed.
  private let least: UInt32

  /// Nil if no character begins with that byte.
  init?(_ lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing, least) = (UInt32(lead & 0x1F), 1, 0x80)
    case 0xE0...0xEF: (value, missing, least) = (UInt32(lead & 0x0F), 2, 0x800)
    case 0xF0...0xF4: (value, missing, least) = (UInt32(lead & 0x07), 3, 0x10000)
    default: return nil
    }
  }

  var isComplete: Bool { missing == 0 }

  /// The character, or what stands for none: surrogates, overlong forms and control characters.
  var scalar: Unicode.Scalar {
    guard value >= max(least, 0xA0), let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }

  /// False if the byte does not belong to the character.
  mutating func add(_ byte: UInt8) -> Bool {
    guard byte & 0xC0 == 0x80 else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return true
  }
}
