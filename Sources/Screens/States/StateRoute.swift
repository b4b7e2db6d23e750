import TerminalKit

/// A line of the large diagram from one box to another.
struct StateRoute {
  /// Where the words of a step may be beside the line.
  struct Spot {
    enum Side { case left, right, above, below }
    var side: Side
    /// The column, or the row, beside which they stand: the line's, or that of its neighbor.
    var from: Int
  }

  var edge: StatePlan.Edge
  /// From the frame of the box where it begins, by its turns, to its arrowhead.
  var turns: [Point]
  /// The best first.
  var spots: [Spot]

  /// All its cells in the order in which it is gone.
  var cells: [Point] {
    guard var place = turns.first else { return [] }
    var cells = [place]
    for turn in turns.dropFirst() {
      while place != turn {
        place.x += (turn.x - place.x).signum()
        place.y += (turn.y - place.y).signum()
        cells.append(place)
      }
    }
    return cells
  }

  /// The longest of its straight parts without the ends: what is said stands beside that.
  var longest: Rect {
    var best = Rect(x: 0, y: 0, width: 0, height: 0)
    for (start, end) in zip(turns, turns.dropFirst()) {
      let part = Rect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x) + 1,
        height: abs(end.y - start.y) + 1)
      if part.width + part.height > best.width + best.height { best = part }
    }
    return best.width > 1 ? best.inset(dx: 1, dy: 0) : best.inset(dx: 0, dy: 1)
  }
}

/// One of the four ways that a line can go on.
enum StateHeading {
  case up, down, left, right

  init(from start: Point, to end: Point) {
    if start.x == end.x {
      self = start.y < end.y ? .down : .up
    } else {
      self = start.x < end.x ? .right : .left
    }
  }

  var arrowhead: Unicode.Scalar {
    switch self {
    case .up: "▲"
    case .down: "▼"
    case .left: "◄"
    case .right: "►"
    }
  }

  /// Where a line leaves a box by its frame.
  func joint(isFrameHeavy: Bool, isLineHeavy: Bool) -> Unicode.Scalar {
    switch (isFrameHeavy, isLineHeavy, self) {
    case (false, false, .up): "┴"
    case (false, false, .down): "┬"
    case (false, false, .left): "┤"
    case (false, false, .right): "├"
    case (false, true, .up): "┸"
    case (false, true, .down): "┰"
    case (false, true, .left): "┥"
    case (false, true, .right): "┝"
    case (true, false, .up): "┷"
    case (true, false, .down): "┯"
    case (true, false, .left): "┨"
    case (true, false, .right): "┠"
    case (true, true, .up): "┻"
    case (true, true, .down): "┳"
    case (true, true, .left): "┫"
    case (true, true, .right): "┣"
    }
  }

  /// The line where it goes this way and then another.
  func line(then next: StateHeading, _ border: Border) -> Unicode.Scalar {
    switch (self, next) {
    case (.left, .left), (.right, .right), (.left, .right), (.right, .left): border.horizontal
    case (.up, .up), (.down, .down), (.up, .down), (.down, .up): border.vertical
    case (.right, .down), (.up, .left): border.topRight
    case (.right, .up), (.down, .left): border.bottomRight
    case (.left, .down), (.up, .right): border.topLeft
    case (.left, .up), (.down, .right): border.bottomLeft
    }
  }
}
