import TerminalKit

/// The bytes of a frame as they come about, and what the terminal knows after them: where it writes
/// next, and in which look. What it knows is not said again.
struct Pen {
  private(set) var bytes: [UInt8] = []
  private let moves: CursorMoves
  var looks: LookSequences { didSet { style = nil } }
  private var position: Point?
  /// The look in force, by the first style that has it.
  private var style: UInt8?

  init(moves: CursorMoves, looks: LookSequences) {
    self.moves = moves
    self.looks = looks
  }

  /// Begins another frame. Others may have written on the terminal meanwhile.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    position = nil
    style = nil
  }

  /// Sends something that may change where the cursor is and what it writes.
  mutating func send(_ sequence: [UInt8]) {
    bytes += sequence
    position = nil
    style = nil
  }

  /// Sends something that changes neither.
  mutating func sendAside(_ sequence: [UInt8]) { bytes += sequence }

  mutating func sendAside(_ sequence: NumberedSequence, _ number: Int) {
    sequence.append(number, to: &bytes)
  }

  mutating func move(to place: Point) {
    if place == position { return }
    if !moves.keepAttributes, style != nil {
      bytes += looks.normal
      style = nil
    }
    moves.append(from: position, to: place, to: &bytes)
    position = place
  }

  mutating func choose(_ style: UInt8) {
    let style = looks.first(like: style)
    if style == self.style { return }
    bytes += looks[style]
    self.style = style
  }

  /// Whether what is erased now looks as blanks do that are written.
  var leavesPaper: Bool { style.map(looks.isErasable) ?? false }

  /// Writes characters of ASCII, which each take one column.
  mutating func write(ascii cells: Slice<UnsafeBufferPointer<Cell>>, of width: Int) {
    for cell in cells { bytes.append(UInt8(truncatingIfNeeded: cell.scalar)) }
    guard let place = position else { return }
    let next = place.x + cells.count
    position = next < width ? Point(x: next, y: place.y) : nil
  }

  /// Writes a character that takes so many columns of a screen that is `width` columns wide.
  mutating func write(_ scalar: UInt32, columns: Int, of width: Int) {
    append(scalar)
    guard let place = position else { return }
    let next = place.x + columns
    // At the edge some terminals stay, some go to the next line, and some wait to see.
    let isKnown = next < width && Pen.isUndisputed(scalar)
    position = isKnown ? Point(x: next, y: place.y) : nil
  }

  /// Characters that have the same width everywhere. Of others makers, fonts and the year of the
  /// Unicode that a terminal knows decide, so what comes after them is put where it belongs.
  private static func isUndisputed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x300: true
    // Emoji of one year or another.
    case 0x25B6, 0x25C0, 0x25FB...0x25FE: false
    // Greek and Cyrillic, punctuation, arrows, signs, lines, kana, Han.
    case 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028, 0x2030..<0x2060, 0x2100..<0x231A,
      0x2500..<0x2600, 0x3041..<0x3097, 0x30A0..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000,
      0xAC00..<0xD7A4:
      true
    default: false
    }
  }

  private mutating func append(_ scalar: UInt32) {
    if scalar < 0x80 {
      bytes.append(UInt8(scalar))
    } else if let scalar = Unicode.Scalar(scalar), let encoded = UTF8.encode(scalar) {
      bytes += encoded
    }
  }
}
