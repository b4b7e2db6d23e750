import Sessions

/// The session beside itself on another device, as it is looked through.
struct ComparingView: Sendable {
  var sides: SideBySide
  /// The chosen line.
  var selected = 0
  /// Whether the next difference has been asked for, and the comparison has not come to it yet.
  var seeksDifference = false

  /// How many actions are compared at once: so few that no key waits for them.
  static let slice = 1_000

  /// The lines at which actions begin that do not send the same: those after a line.
  func difference(after line: Int) -> Int? {
    first { sides.starts[$0] > line }.map { sides.starts[sides.differing[$0]] }
  }

  /// And the one before it.
  func difference(before line: Int) -> Int? {
    let next = first { sides.starts[$0] >= line } ?? sides.differing.count
    return next > 0 ? sides.starts[sides.differing[next - 1]] : nil
  }

  /// The place of the first differing action for which something holds, found by halving.
  private func first(where holds: (Int) -> Bool) -> Int? {
    var low = 0
    var high = sides.differing.count
    while low < high {
      let middle = (low + high) / 2
      if holds(sides.differing[middle]) { high = middle } else { low = middle + 1 }
    }
    return low < sides.differing.count ? low : nil
  }
}
