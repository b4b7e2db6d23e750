import Lifecycle
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
      guard let plan = StatePlan(subject, in: inside) else {
        return canvas.drawStateLines(subject, now: now, steps, in: inside)
      }
      for (node, box) in plan.boxes { canvas.drawState(node, isNow: now.contains(node), in: box) }
      for edge in plan.edges {
        let number = steps.lastIndex { $0.from == edge.from && $0.to == edge.to }.map { $0 + 1 }
        canvas.drawEdge(edge, plan, number)
      }
      canvas.drawSteps(steps, plan, in: plan.words)
    }
  }

  /// One box. The state that is has a heavy frame and says so.
  private mutating func drawState(_ node: StateNode, isNow: Bool, in rect: Rect) {
    let look = node.look
    if isNow { fill(rect, look.style) }
    frame(rect, isNow ? look.style : .frame, isNow ? .heavy : .round)
    let isNarrow = TextWidth.columns(of: look.text) > rect.width - 2
    let text = isNarrow ? look.word : look.text
    center(text, in: rect.inset(dx: 1, dy: 1), y: rect.y + 1, isNow ? look.style : .plain)
    if isNow { center(" \(localized("states.now")) ", in: rect, y: rect.y, look.style) }
  }

  /// A way between two neighbours: an arrow, and where it was just taken heavy and with the number
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

  /// The steps in words, by their numbers: who was told what, or that nobody was. Where there is no
  /// room for all, a line a step; then the latest.
  private mutating func drawSteps(_ steps: [StateStep], _ plan: StatePlan?, in rect: Rect) {
    if steps.isEmpty { put(localized("states.no-step"), x: rect.x + 1, y: rect.y, .dim) }
    var lines = StepLine.lines(steps, plan, isShort: false)
    if lines.count > rect.height { lines = StepLine.lines(steps, plan, isShort: true) }
    let hidden = lines.count > rect.height ? lines.count - rect.height + 1 : 0
    var y = rect.y
    if hidden > 0 {
      put(localized("states.before", ["count": "\(hidden)"]), x: rect.x + 2, y: y, .dim)
      y += 1
    }
    for line in lines.dropFirst(hidden) {
      put(line.number, x: rect.x, y: y, .accent)
      put(Shortening.middle(line.text, to: rect.width - 2), x: rect.x + 2, y: y, .newest)
      y += 1
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
    // Those that are not are left out where there is no room for all.
    let shown = rect.height >= nodes.count + 2 ? nodes : now
    for (row, node) in shown.enumerated() {
      let isNow = now.contains(node)
      let text = node.look.text + (isNow ? "   " + localized("states.now") : "")
      put(text, x: rect.x + 1, y: rect.y + row, isNow ? node.look.style : .plain)
    }
    let used = min(rect.height, shown.count + (rect.height > shown.count + 1 ? 1 : 0))
    drawSteps(
      steps, nil,
      in: Rect(
        x: rect.x + 1, y: rect.y + used, width: rect.width - 1, height: rect.height - used))
  }
}

/// A line that tells of a step.
private struct StepLine {
  var number: String
  var text: String

  static func lines(_ steps: [StateStep], _ plan: StatePlan?, isShort: Bool) -> [StepLine] {
    var lines: [StepLine] = []
    for (place, step) in steps.enumerated() {
      let isDrawn = plan?.edges.contains(StatePlan.Edge(from: step.from, to: step.to)) ?? false
      var words = step.words.isEmpty ? [localized("states.nobody-told")] : step.words
      if isShort {
        let more = words.count > 1 ? ", +\(words.count - 1)" : ""
        words = [words[words.count - 1] + more]
      }
      // A way that has no arrow is told with its ends.
      if !isDrawn { words[0] = "\(step.from.look.word) → \(step.to.look.word): \(words[0])" }
      for (row, text) in words.enumerated() {
        lines.append(StepLine(number: row == 0 ? "\((place + 1) % 10)" : "", text: text))
      }
    }
    return lines
  }
}
