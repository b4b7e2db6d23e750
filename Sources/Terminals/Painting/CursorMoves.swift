import TerminalKit

/// How a terminal's cursor is sent elsewhere.
struct CursorMoves {
  private let description: TerminalDescription
  private let address: NumberedSequence?
  private let forward: NumberedSequence?
  /// Whether attributes stay where they are while the cursor moves.
  let keepAttributes: Bool

  init(_ description: TerminalDescription) {
    self.description = description
    address = NumberedSequence(description.sequence("cup"))
    let forward = description.sequence("cuf")
    self.forward = forward.isEmpty ? nil : NumberedSequence(forward)
    keepAttributes = description.has("msgr")
  }

  /// Appends what brings the cursor to a place from where it is, if that is known.
  func append(from old: Point?, to new: Point, to output: inout [UInt8]) {
    if old == new { return }
    if let old, let forward, old.y == new.y, old.x < new.x {
      forward.append(new.x - old.x, to: &output)
    } else if let address {
      address.append(new.y, new.x, to: &output)
    } else {
      output += description.sequence("cup", [new.y, new.x])
    }
  }
}
