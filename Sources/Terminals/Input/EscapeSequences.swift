import TerminalKit

/// Which keys terminals mean by which bytes. Terminals differ, but hardly contradict each other, so
/// all of their dialects are understood at once. Modifiers are dropped, except on Shift-Tab.
enum EscapeSequences {
  /// A byte below 0x80, not escape.
  static func plain(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Unicode.Scalar(byte + 0x60))
    case 0x1B...0x1F: .control(Unicode.Scalar(byte + 0x40))
    default: .character(Unicode.Scalar(byte))
    }
  }

  /// What follows ESC O.
  static func singleShift(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): .enter
    // The number pad's digits and signs, in application mode.
    case 0x6A...0x79: .character(Unicode.Scalar(byte - 0x40))
    default: letter(byte)
    }
  }

  /// ESC [, parameters, and a byte that ends them.
  static func sequence(_ parameters: [UInt8], end: UInt8) -> Key? {
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    switch end {
    case UInt8(ascii: "~"): return numbered(numbers(in: parameters).first ?? 0)
    case UInt8(ascii: "Z"): return .backTab
    default: return letter(end)
    }
  }

  /// Numbers between semicolons. Larger ones than any terminal means are cut off.
  static func numbers(in parameters: some Collection<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      var number = 0
      for digit in digits {
        guard (0x30...0x39).contains(digit) else { return 0 }
        number = min(number * 10 + Int(digit) - 0x30, 99_999)
      }
      return number
    }
  }

  private static func letter(_ byte: UInt8) -> Key? {
    switch Unicode.Scalar(byte) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }
}
