/// What makes many blanks with few bytes. Not all terminals have it, and not all erase in the
/// colour in force, which `LookSequences` knows.
struct Eraser {
  private let some: NumberedSequence?
  private let rest: [UInt8]

  init(_ description: TerminalDescription) {
    let some = description.sequence("ech")
    self.some = some.isEmpty ? nil : NumberedSequence(some)
    rest = description.sequence("el")
  }

  /// Erases cells from where the pen is, and leaves it there, if that is shorter than to write
  /// blanks. `isRest` where the row ends behind them.
  func erase(_ blanks: Int, isRest: Bool, with pen: inout Pen) -> Bool {
    guard blanks > 3, pen.leavesPaper else { return false }
    if isRest, !rest.isEmpty {
      pen.sendAside(rest)
      return true
    }
    // As many bytes as it takes, and to move on behind them.
    guard blanks > 10, let some else { return false }
    pen.sendAside(some, blanks)
    return true
  }
}
