import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The diagram of states of what is chosen: where it is, and how it came there.
  mutating func drawStates(_ model: Model, in rect: Rect) {
    fill(rect)
    hit(rect, .nothing)
    guard let subject = model.stateSubject else { return }
    let hint = keys.frameHint(.states, localized("hints.close"))
    panel(
      rect, localized("states.title", ["what": model.name(subject)]), hints: [[hint]],
      isFocused: false)
    hit(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), .command(.states))
    let inside = rect.inset(dx: 1, dy: 1)
    let steps = model.lastSteps(of: subject)
    let now = subject.nodes(model.device)
    clipped(to: inside) { canvas in
      if let chart = StateChart(subject, in: inside) {
        return canvas.drawChart(chart, now: now, steps, in: inside)
      }
      guard let plan = StatePlan(subject, in: inside) else {
        let path = StatePath(subject, model)
        if inside.width >= path.leastColumns, inside.height >= StatePath.least - 2 {
          return canvas.drawPath(path, model, subject.app, true, in: inside)
        }
        return canvas.drawStateLines(subject, now: now, steps, in: inside)
      }
      for (node, box) in plan.boxes { canvas.drawState(node, isNow: now.contains(node), in: box) }
      for edge in plan.edges {
        let number = steps.lastIndex { $0.from == edge.from && $0.to == edge.to }.map { $0 + 1 }
        canvas.drawEdge(edge, plan, number)
      }
      if steps.isEmpty { canvas.drawNoStep(x: plan.words.x + 1, y: plan.words.y) }
      canvas.drawSteps(StepLine.numbered(steps, plan.edges), in: plan.words)
    }
  }

  /// One box. The state that is has a heavy frame and says so.
  mutating func drawState(_ node: StateNode, isNow: Bool, in rect: Rect) {
    let look = node.look
    if isNow { fill(rect, look.style) }
    frame(rect, isNow ? look.style : .frame, isNow ? .heavy : .round)
    let isNarrow = TextWidth.columns(of: look.text) > rect.width - 2
    let text = isNarrow ? look.word : look.text
    center(
      text, in: rect.inset(dx: 1, dy: 1), y: rect.y + rect.height / 2, isNow ? look.style : .plain)
    if isNow { drawNow(node, in: rect) }
  }

  mutating func drawNow(_ node: StateNode, in rect: Rect) {
    center(" \(localized("states.now")) ", in: rect.inset(dx: 1, dy: 0), y: rect.y, node.look.style)
  }

  /// A way between two neighbors: an arrow, and where it was just taken heavy and with the number
  /// of its step.
  private mutating func drawEdge(_ edge: StatePlan.Edge, _ plan: StatePlan, _ number: Int?) {
    guard let from = plan.boxes.first(where: { $0.node == edge.from })?.rect,
      let to = plan.boxes.first(where: { $0.node == edge.to })?.rect
    else { return }
    let style: Style = number == nil ? .frame : .accent
    let label = number.map { "\($0 % 10)" } ?? ""
    if from.y == to.y {
      // To the right in the upper half of the gap, to the left in the lower.
      let isRight = from.x < to.x
      let x = isRight ? from.maxX : to.maxX
      let width = (isRight ? to.x : from.x) - x
      let line = String(
        repeating: number == nil ? "─" : "━", count: max(0, width - 1 - label.count))
      let y = from.y + (isRight ? 0 : 2)
      put(isRight ? label + line + "▶" : "◀" + line + label, x: x, y: y, style)
    } else {
      // Down at the left, up at the right.
      let isDown = from.y < to.y
      let x = max(from.x, to.x) + (isDown ? 3 : min(from.width, to.width) - 5)
      put((isDown ? "▼" : "▲") + label, x: x, y: min(from.maxY, to.maxY), style)
    }
  }

  /// Where there is no room for boxes: the states in lines.
  private mutating func drawStateLines(
    _ subject: StateSubject, now: [StateNode], _ steps: [StateStep], in rect: Rect
  ) {
    let nodes: [StateNode] =
      subject.hasScenes
      ? [.process(.notRunning), .process(.running), .process(.suspended)]
        + [.unattached, .background, .foregroundInactive, .foregroundActive].map(StateNode.scene)
      : [
        .process(.notRunning), .process(.suspended), .application(.background),
        .application(.inactive), .application(.active),
      ]
    // Those that are not are omitted if there is no room for all.
    let shown = rect.height >= nodes.count + 2 ? nodes : now
    for (row, node) in shown.enumerated() {
      let isNow = now.contains(node)
      let text = node.look.text + (isNow ? "   " + localized("states.now") : "")
      put(text, x: rect.x + 1, y: rect.y + row, isNow ? node.look.style : .plain)
    }
    let used = min(rect.height, shown.count + (rect.height > shown.count + 1 ? 1 : 0))
    if steps.isEmpty { drawNoStep(x: rect.x + 2, y: rect.y + used) }
    drawSteps(
      StepLine.numbered(steps, []),
      in: Rect(
        x: rect.x + 1, y: rect.y + used, width: rect.width - 1, height: rect.height - used))
  }
}
