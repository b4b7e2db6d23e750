import TerminalKit

extension StateRoute {
  /// Down at the left and up at the right between two boxes, one below the other. What is said
  /// stands outside, or where there is no room beyond the other line, or beyond a third.
  static func pair(
    _ upper: (node: StateNode, rect: Rect), _ lower: (node: StateNode, rect: Rect), apart: Int,
    beyond lane: Int? = nil
  ) -> [StateRoute] {
    let middle = upper.rect.x + upper.rect.width / 2
    let (left, right) = (middle - apart, middle + apart)
    let far = lane.map { [Spot(side: .right, from: $0)] } ?? []
    let (top, bottom) = (upper.rect.maxY - 1, lower.rect.y)
    return [
      StateRoute(
        edge: StatePlan.Edge(from: upper.node, to: lower.node),
        turns: [Point(x: left, y: top), Point(x: left, y: bottom - 1)],
        spots: [Spot(side: .left, from: left), Spot(side: .right, from: right)] + far),
      StateRoute(
        edge: StatePlan.Edge(from: lower.node, to: upper.node),
        turns: [Point(x: right, y: bottom), Point(x: right, y: top + 1)],
        spots: [Spot(side: .right, from: right), Spot(side: .left, from: left)] + far),
    ]
  }

  /// Up or down, and never back.
  static func straight(
    _ start: (node: StateNode, rect: Rect), _ end: (node: StateNode, rect: Rect),
    beyond lane: Int? = nil
  ) -> StateRoute {
    let x = start.rect.x + start.rect.width / 2
    let isDown = start.rect.y < end.rect.y
    return StateRoute(
      edge: StatePlan.Edge(from: start.node, to: end.node),
      turns: [
        Point(x: x, y: isDown ? start.rect.maxY - 1 : start.rect.y),
        Point(x: x, y: isDown ? end.rect.y - 1 : end.rect.maxY),
      ],
      spots: [Spot(side: .right, from: x), Spot(side: .left, from: x)]
        + (lane.map { [Spot(side: .right, from: $0)] } ?? []))
  }

  /// Around what lies between two boxes, one below the other: out at a side, along a lane, and in.
  static func lane(
    _ start: (node: StateNode, rect: Rect), _ end: (node: StateNode, rect: Rect), by lane: Int,
    beyond other: Int? = nil
  ) -> StateRoute {
    let isRight = lane > 0
    func side(_ rect: Rect) -> Int { isRight ? rect.maxX - 1 : rect.x }
    func middle(_ rect: Rect) -> Int { rect.y + rect.height / 2 }
    let x = side(start.rect) + lane
    return StateRoute(
      edge: StatePlan.Edge(from: start.node, to: end.node),
      turns: [
        Point(x: side(start.rect), y: middle(start.rect)), Point(x: x, y: middle(start.rect)),
        Point(x: x, y: middle(end.rect)),
        Point(x: side(end.rect) + lane.signum(), y: middle(end.rect)),
      ],
      spots: [Spot(side: isRight ? .right : .left, from: x)]
        + (other.map { [Spot(side: .right, from: $0)] } ?? []))
  }

  /// Between two boxes side by side, so many rows from their middle.
  static func across(
    _ start: (node: StateNode, rect: Rect), _ end: (node: StateNode, rect: Rect), row: Int,
    _ side: Spot.Side
  ) -> StateRoute {
    let y = start.rect.y + start.rect.height / 2 + row
    let isRight = start.rect.x < end.rect.x
    return StateRoute(
      edge: StatePlan.Edge(from: start.node, to: end.node),
      turns: [
        Point(x: isRight ? start.rect.maxX - 1 : start.rect.x, y: y),
        Point(x: isRight ? end.rect.x - 1 : end.rect.maxX, y: y),
      ], spots: [Spot(side: side, from: y)])
  }
}
