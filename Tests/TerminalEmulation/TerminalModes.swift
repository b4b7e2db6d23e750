/// The modes that a program switched and has to switch back, followed through the bytes it sent.
public struct TerminalModes: Equatable, Sendable {
  /// Private modes that differ from how a terminal starts.
  public private(set) var changed: Set<Int> = []
  public private(set) var isKeypadApplication = false
  /// Titles put aside with `CSI 22 t`, and not taken back.
  public private(set) var savedTitles = 0
  /// Whether text would come out as nothing but text.
  public private(set) var isPlain = true
  private var partial: [UInt8] = []

  public init() {}

  public var isAlternateScreen: Bool { !changed.isDisjoint(with: [47, 1047, 1049]) }
  public var isCursorVisible: Bool { !changed.contains(25) }
  public var isMouseReported: Bool { !changed.isDisjoint(with: [9, 1000, 1002, 1003]) }
  public var isPasteBracketed: Bool { changed.contains(2004) }

  /// Whether the terminal is as a shell left it.
  public var areRestored: Bool {
    changed.isEmpty && !isKeypadApplication && savedTitles == 0 && isPlain
  }

  mutating func follow(_ bytes: some Collection<UInt8>) {
    for byte in bytes { follow(byte) }
  }

  private mutating func follow(_ byte: UInt8) {
    if byte == 0x1B {
      partial = [byte]
    } else if partial == [0x1B] {
      if byte == UInt8(ascii: "[") { return partial.append(byte) }
      if byte == UInt8(ascii: "=") { isKeypadApplication = true }
      if byte == UInt8(ascii: ">") { isKeypadApplication = false }
      partial = []
    } else if partial.first == 0x1B {
      partial.append(byte)
      guard (0x40...0x7E).contains(byte) else { return }
      control(String(decoding: partial.dropFirst(2).dropLast(), as: UTF8.self), end: byte)
      partial = []
    }
  }

  private mutating func control(_ parameters: String, end: UInt8) {
    let numbers = parameters.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? 0 }
    switch (Unicode.Scalar(end), parameters.first == "?") {
    case ("h", true): for mode in numbers { note(mode, isOn: true) }
    case ("l", true): for mode in numbers { note(mode, isOn: false) }
    case ("m", false): isPlain = numbers.allSatisfy { [0, 39, 49].contains($0) }
    case ("t", false) where numbers.first == 22: savedTitles += 1
    case ("t", false) where numbers.first == 23: savedTitles -= 1
    default: break
    }
  }

  private mutating func note(_ mode: Int, isOn: Bool) {
    // These are on when a terminal starts: wrapping, and the cursor. 12 is how the cursor blinks.
    if mode == 12 { return }
    let startsOn = mode == 7 || mode == 25
    if isOn == startsOn { changed.remove(mode) } else { changed.insert(mode) }
  }
}
