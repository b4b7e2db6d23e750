/// A capability with numbers in it, as `ESC [ row ; column H`, made ready to be said often: ncurses
/// would interpret its text each time.
struct NumberedSequence {
  /// Bytes as they are; from 0x100 on, the places of numbers.
  private var parts: [UInt16] = []
  /// Whether the first number is 1 where we say 0.
  private var countsFromOne = false

  /// Knows the texts that only print numbers in decimal, which are those of all terminals but a few
  /// museum pieces. Gives nothing for any other.
  init?(_ text: [UInt8]) {
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        parts.append(UInt16(byte))
        continue
      }
      if rest.starts(with: "i".utf8) {
        rest.removeFirst()
        countsFromOne = true
      } else if rest.starts(with: "p1%d".utf8) || rest.starts(with: "p2%d".utf8) {
        parts.append(0x100 + UInt16(rest[rest.startIndex + 1] - UInt8(ascii: "1")))
        rest = rest.dropFirst(4)
      } else {
        return nil
      }
    }
  }

  func append(_ first: Int, _ second: Int = 0, to output: inout [UInt8]) {
    let more = countsFromOne ? 1 : 0
    for part in parts {
      switch part {
      case 0x100: NumberedSequence.append(decimal: first + more, to: &output)
      case 0x101: NumberedSequence.append(decimal: second + more, to: &output)
      default: output.append(UInt8(part))
      }
    }
  }

  private static func append(decimal number: Int, to output: inout [UInt8]) {
    if number >= 10 { append(decimal: number / 10, to: &output) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
