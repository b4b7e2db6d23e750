import TerminalKit

/// Finds room beside the lines of the large diagram for what was said on them.
struct StateLabels {
  struct Label: Equatable {
    var lines: [String]
    var place: Rect
    /// Where the number stands once more, at the line itself, if another line lies between.
    var mark: Point?
  }

  private let rect: Rect
  private var isTaken: [Bool]

  /// All that the diagram draws takes room.
  init(_ chart: StateChart, in rect: Rect) {
    self.rect = Rect(x: rect.x, y: rect.y, width: rect.width, height: chart.words.y - rect.y)
    isTaken = Array(repeating: false, count: self.rect.width * self.rect.height)
    for box in chart.boxes { occupy(box.rect) }
    for title in chart.titles { occupy(title.rect) }
    for cell in chart.routes.flatMap(\.cells) {
      occupy(Rect(x: cell.x, y: cell.y, width: 1, height: 1))
    }
  }

  /// A label at its place: all its lines, else the last and how many there are more;
  /// whole, else shortened. Nil where nothing that can be read has room.
  mutating func place(_ step: StateStep, _ number: String, _ route: StateRoute) -> Label? {
    let indent = String(repeating: " ", count: number.count + 1)
    let all = StepLine.texts(step, isShort: false)
    let short = StepLine.texts(step, isShort: true)
    for (texts, least) in [(all, 1_000), (all, 28), (short, 1_000), (short, 18)] {
      let lines = texts.enumerated().map { ($0 == 0 ? number + " " : indent) + $1 }
      let width = lines.map { TextWidth.columns(of: $0) }.max() ?? 0
      guard let found = room(Size(columns: width, rows: lines.count), min(width, least), route)
      else { continue }
      occupy(found.rect)
      return Label(
        lines: lines.map { Shortening.start($0, to: found.rect.width) }, place: found.rect,
        mark: found.mark)
    }
    return nil
  }

  /// The best place for a label of a size, which may be narrower if it must.
  private func room(
    _ size: Size, _ least: Int, _ route: StateRoute
  ) -> (rect: Rect, mark: Point?)? {
    let part = route.longest
    var best: (rect: Rect, mark: Point?)?
    for spot in route.spots {
      for rect in places(size, spot, part) where rect.width >= least {
        guard rect.width > best?.rect.width ?? 0 else { continue }
        let isBeyond = part.width == 1 && spot.from != part.x
        let mark = Point(x: part.x + (spot.from - part.x).signum(), y: rect.y)
        best = (rect, isBeyond ? mark : nil)
      }
    }
    return best
  }

  /// The possible positions of a label at a spot, the nearest to the line's middle first.
  private func places(_ size: Size, _ spot: StateRoute.Spot, _ part: Rect) -> [Rect] {
    let last = part.maxY - size.rows
    switch spot.side {
    case .left, .right:
      guard part.y <= last else { return [] }
      let middle = (part.y + last) / 2
      return (part.y...last).sorted { abs($0 - middle) < abs($1 - middle) }.map { y in
        beside(spot, y, size)
      }
    case .above, .below:
      let y = spot.side == .above ? spot.from - size.rows : spot.from + 1
      let width = min(size.columns, part.width)
      let found = Rect(
        x: part.x + (part.width - width) / 2, y: y, width: width, height: size.rows)
      return isFree(found) ? [found] : []
    }
  }

  /// The room at a line's left or right, as far as the next thing that is drawn.
  private func beside(_ spot: StateRoute.Spot, _ y: Int, _ size: Size) -> Rect {
    let step = spot.side == .left ? -1 : 1
    var width = 0
    // A blank stays on both sides.
    while width <= size.columns + 1,
      isFree(Rect(x: spot.from + step * (width + 1), y: y, width: 1, height: size.rows))
    {
      width += 1
    }
    let end = spot.from + step * (width + 1)
    let isEdge = end < rect.x || end >= rect.maxX
    let shown = min(size.columns, width - (isEdge ? 1 : 2))
    return Rect(
      x: spot.side == .left ? spot.from - 1 - max(0, shown) : spot.from + 2, y: y, width: shown,
      height: size.rows)
  }

  private func isFree(_ part: Rect) -> Bool {
    guard part.intersection(rect) == part else { return false }
    return (part.y..<part.maxY).allSatisfy { y in
      (part.x..<part.maxX).allSatisfy { x in !isTaken[index(x, y)] }
    }
  }

  private mutating func occupy(_ part: Rect) {
    let part = part.intersection(rect)
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX { isTaken[index(x, y)] = true }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y - rect.y) * rect.width + x - rect.x }
}
