import TerminalKit

/// Turns the bytes a terminal sends into what a person did. It works byte by byte, so it makes no
/// difference how the bytes were cut into reads.
public struct InputDecoder: Sendable {
  private enum State {
    case ground
    case character(UTF8Assembly)
    /// After ESC: the key, or the start of a sequence.
    case escape
    /// After ESC O, where cursor keys and F1 to F4 follow.
    case singleShift
    /// After ESC [, with what came since.
    case sequence([UInt8])
    /// After ESC [ [, with which the Linux console begins F1 to F5.
    case consoleFunction
    /// After ESC [ M, where three bytes follow.
    case oldMouse([UInt8])
    case paste([UInt8])
  }

  private var state = State.ground
  private var mouse = MouseReports()
  private var inputs: [Input] = []

  /// Longer than any sequence that means something. What goes on is not one.
  private static let longestSequence = 64
  private static let longestPaste = 1 << 20
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// A decoder that has seen nothing yet.
  public init() {}

  /// Whether the bytes so far could be the start of more. If nothing follows for `patience`, call
  /// `timeout`.
  public var isWaiting: Bool { patience != nil }

  /// How many milliseconds to wait for the rest, or nil if there is nothing to wait for.
  public var patience: UInt64? {
    switch state {
    case .ground: nil
    // Over a slow line a paste comes in pieces, and its rest must not be taken for keys.
    case .paste: 2000
    default: 25
    }
  }

  /// What a person did, as far as the bytes tell. The rest is kept for the next ones.
  public mutating func feed(_ bytes: some Collection<UInt8>) -> [Input] {
    for byte in bytes { take(byte) }
    defer { inputs.removeAll() }
    return inputs
  }

  /// Nothing follows: decides what was meant by the bytes so far.
  public mutating func timeout() -> [Input] {
    giveUp()
    defer { inputs.removeAll() }
    return inputs
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .character(let assembly): extend(assembly, byte)
    case .escape: afterEscape(byte)
    case .singleShift: end(EscapeSequences.singleShift(byte), or: byte)
    case .sequence(let bytes): extend(sequence: bytes, byte)
    case .consoleFunction:
      end((0x41...0x45).contains(byte) ? .function(Int(byte) - 0x40) : nil, or: byte)
    case .oldMouse(let bytes): extend(mouse: bytes, byte)
    case .paste(var bytes):
      // Taken out of the state, else every byte would copy all bytes before it.
      state = .ground
      extend(paste: &bytes, byte)
    }
  }

  private mutating func begin(_ byte: UInt8) {
    if byte == 0x1B {
      state = .escape
    } else if byte < 0x80 {
      inputs.append(.key(EscapeSequences.plain(byte)))
    } else if let assembly = UTF8Assembly(byte) {
      state = .character(assembly)
    } else {
      inputs.append(.key(.character("\u{FFFD}")))
    }
  }

  private mutating func extend(_ assembly: UTF8Assembly, _ byte: UInt8) {
    var assembly = assembly
    guard assembly.add(byte) else { return restart(with: byte) }
    if assembly.isComplete {
      end(.key(.character(assembly.scalar)))
    } else {
      state = .character(assembly)
    }
  }

  private mutating func afterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .singleShift
    // Two keys, though they came at once. Alt and a key come so too, and mean nothing here.
    default: restart(with: byte)
    }
  }

  private mutating func extend(sequence bytes: [UInt8], _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse([])
    case 0x20...0x3F where bytes.count < InputDecoder.longestSequence:
      state = .sequence(bytes + [byte])
    case 0x40...0x7E: finish(sequence: bytes, byte)
    default: restart(with: byte)
    }
  }

  private mutating func finish(sequence bytes: [UInt8], _ byte: UInt8) {
    if bytes == Array("200".utf8), byte == UInt8(ascii: "~") {
      state = .paste([])
    } else if bytes.first == UInt8(ascii: "<"),
      byte == UInt8(ascii: "M") || byte == UInt8(ascii: "m")
    {
      end(mouse.sequence(bytes.dropFirst(), end: byte).map(Input.mouse))
    } else {
      // What is none of our keys is an answer, or a key that means nothing here.
      end(EscapeSequences.sequence(bytes, end: byte).map(Input.key))
    }
  }

  private mutating func extend(mouse bytes: [UInt8], _ byte: UInt8) {
    guard byte >= 0x20 else { return restart(with: byte) }
    let bytes = bytes + [byte]
    if bytes.count < 3 {
      state = .oldMouse(bytes)
    } else {
      end(mouse.old(bytes).map(Input.mouse))
    }
  }

  private mutating func extend(paste bytes: inout [UInt8], _ byte: UInt8) {
    bytes.append(byte)
    if byte == InputDecoder.pasteEnd.last, bytes.suffix(6).elementsEqual(InputDecoder.pasteEnd) {
      bytes.removeLast(InputDecoder.pasteEnd.count)
      return end(InputDecoder.pasted(bytes))
    }
    if bytes.count == InputDecoder.longestPaste {
      inputs.append(InputDecoder.pasted(bytes))
      bytes.removeAll()
    }
    state = .paste(bytes)
  }

  /// Terminals send a pasted line's end as Enter.
  private static func pasted(_ bytes: [UInt8]) -> Input {
    var text = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && !afterReturn) {
        text.append("\n")
      } else if scalar != "\n" {
        text.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    return .paste(String(text))
  }

  private mutating func end(_ input: Input?) {
    state = .ground
    if let input { inputs.append(input) }
  }

  private mutating func end(_ key: Key?, or byte: UInt8) {
    if let key { end(.key(key)) } else { restart(with: byte) }
  }

  /// The byte does not go on with what came so far, so it begins something.
  private mutating func restart(with byte: UInt8) {
    giveUp()
    take(byte)
  }

  /// What came so far was all. Keys that a person may have pressed are kept, halves are dropped.
  private mutating func giveUp() {
    let unfinished = state
    state = .ground
    switch unfinished {
    case .character: inputs.append(.key(.character("\u{FFFD}")))
    case .escape: inputs.append(.key(.escape))
    case .singleShift: inputs += [.key(.escape), .key(.character("O"))]
    case .sequence(let bytes) where bytes.isEmpty:
      inputs += [.key(.escape), .key(.character("["))]
    case .paste(let bytes) where !bytes.isEmpty: inputs.append(InputDecoder.pasted(bytes))
    default: break
    }
  }
}
