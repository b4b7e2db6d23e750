import Screens

/// The bytes of a frame as they come about, and what the terminal knows after them: where it writes
/// next, and in which look. What it knows is not said again.
struct Pen {
  private(set) var bytes: [UInt8] = []
  private let moves: CursorMoves
  var looks: LookSequences { didSet { style = nil } }
  private var position: Point?
  private var style: Style?

  init(moves: CursorMoves, looks: LookSequences) {
    self.moves = moves
    self.looks = looks
  }

  /// Begins another frame. Others may have written on the terminal meanwhile.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    position = nil
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

  mutating func choose(_ style: Style) {
    if style == self.style { return }
    bytes += looks[style]
    self.style = style
  }

  /// Whether what is erased now looks as blanks do that are written.
  var leavesPaper: Bool { style.map(looks.isErasable) ?? false }

  /// Writes a character that takes so many columns of a screen that is `width` columns wide.
  mutating func write(_ scalar: UInt32, columns: Int, of width: Int) {
    append(scalar)
    guard let place = position else { return }
    let next = place.x + columns
    // At the edge some terminals stay, some go to the next line, and some wait to see.
    let isKnown = next < width && !Pen.isDisputed(scalar)
    position = isKnown ? Point(x: next, y: place.y) : nil
  }

  /// Characters that terminals give one column or two, as their makers or their fonts decided. What
  /// comes after is better put where it belongs.
  private static func isDisputed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x2600: false
    // Symbols, private characters, pictures.
    case ..<0x2E80, 0xE000..<0xF900, 0x1F000...: true
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
