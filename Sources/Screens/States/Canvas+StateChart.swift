import TerminalKit

extension Canvas {
  /// The diagram where it has room: what was said stands at the lines, and what finds no room there
  /// below.
  mutating func drawChart(
    _ chart: StateChart, now: [StateNode], _ steps: [StateStep], in rect: Rect
  ) {
    for title in chart.titles { center(title.text, in: title.rect, y: title.rect.y, .dim) }
    for (node, box) in chart.boxes { drawState(node, isNow: now.contains(node), in: box) }
    var labels = StateLabels(chart, in: rect)
    var lines = StepLine.numbered(steps, chart.routes.map(\.edge))
    for route in chart.routes {
      let isFromNow = now.contains(route.edge.from)
      // Of two steps along the same line, the later one is shown there.
      let place = lines.lastIndex { $0.step.from == route.edge.from && $0.step.to == route.edge.to }
      drawRoute(route, isTaken: place != nil, isFromNow: isFromNow)
      guard let place else { continue }
      for earlier in lines.indices.prefix(place)
      where lines[earlier].step.isSameWay(lines[place].step) {
        lines[earlier].isDrawn = false
      }
      let number = lines[place].number
      if let label = labels.place(lines[place].step, number, route) {
        lines.remove(at: place)
        drawLabel(label, number)
      } else {
        // Its words are found by the number.
        let part = route.longest
        put(number, x: part.x + part.width / 2, y: part.y + part.height / 2, .accent)
      }
    }
    // Over the lines that leave there.
    for (node, box) in chart.boxes where now.contains(node) { drawNow(node, in: box) }
    if steps.isEmpty { drawNoStep(x: chart.words.x, y: chart.words.y) }
    drawSteps(lines, in: chart.words)
  }

  /// A line with its arrowhead, heavy where it was just taken.
  private mutating func drawRoute(_ route: StateRoute, isTaken: Bool, isFromNow: Bool) {
    let style: Style = isTaken ? .accent : .frame
    let cells = route.cells
    guard let first = cells.first, let last = cells.last, cells.count > 1 else { return }
    let headings = zip(cells, cells.dropFirst()).map { StateHeading(from: $0, to: $1) }
    let joint = headings[0].joint(isFrameHeavy: isFromNow, isLineHeavy: isTaken)
    // The frame keeps its color.
    set(Cell(joint, grid[first.x, first.y].style), x: first.x, y: first.y)
    for (place, heading) in headings.dropLast().enumerated() {
      let line = heading.line(then: headings[place + 1], isTaken ? .heavy : .round)
      set(Cell(line, style), x: cells[place + 1].x, y: cells[place + 1].y)
    }
    set(Cell(headings[headings.count - 1].arrowhead, style), x: last.x, y: last.y)
  }

  private mutating func drawLabel(_ label: StateLabels.Label, _ number: String) {
    for (row, line) in label.lines.enumerated() {
      put(line, x: label.place.x, y: label.place.y + row, .newest)
    }
    put(number, x: label.place.x, y: label.place.y, .accent)
    if let mark = label.mark { put(number, x: mark.x, y: mark.y, .accent) }
  }
}
