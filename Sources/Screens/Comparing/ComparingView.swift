import Preferences
import Sessions
import TerminalKit
import Workbench

/// The session beside itself on another device, as it is looked through.
struct ComparingView: Popup {
  var sides: SideBySide
  /// The chosen line.
  var selected = 0
  /// Whether the next difference has been asked for, and the comparison has not come to it yet.
  var seeksDifference = false

  /// How many actions are compared at once: so few that no key waits for them.
  static let slice = 1_000

  var context: Contexts { .comparing }
  var isAboutSession: Bool { true }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawComparing(self, in: room)
  }

  func move(_ movement: Movement, in model: inout Model) {
    let page = max(1, model.comparingHeight - 1)
    let count = max(1, sides.lineCount)
    change(in: &model) {
      $0.selected = movement.place(from: $0.selected, count: count, page: page)
    }
  }

  /// A second click on the same line explains it.
  func click(_ item: Int, in model: inout Model) -> [Effect] {
    if selected == item { return model.perform(.whyCompared) }
    change(in: &model) { $0.selected = item }
    return []
  }

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
