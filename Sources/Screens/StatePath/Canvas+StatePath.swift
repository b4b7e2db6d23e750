import Explanations
import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The path of states of what is selected: the state it is in is filled, and the last step is
  /// named below, with its reason where that has no panel of its own.
  mutating func drawStatePath(_ model: Model, in rect: Rect, hasReason: Bool) {
    fill(rect)
    guard let subject = model.stateSubject else { return }
    panel(
      rect, localized("path.title", ["what": model.name(subject)]),
      hints: [[keys.frameHint(.states, localized("path.diagram"))]], isFocused: false)
    hit(rect, .command(.states))
    let inside = rect.inset(dx: 1, dy: 1)
    clipped(to: inside) { canvas in
      canvas.drawPath(StatePath(subject, model), model, subject.app, hasReason, in: inside)
    }
  }

  /// The path itself, and below it the last steps.
  mutating func drawPath(
    _ path: StatePath, _ model: Model, _ app: AppID, _ hasReason: Bool, in inside: Rect
  ) {
    let background = drawStations(path, in: inside)
    drawSuspended(path, model, app, x: background, y: inside.y + 1, in: inside)
    var rows = inside
    rows.y += 2
    rows.height -= hasReason ? 3 : 2
    drawLastSteps(path, in: rows)
    if hasReason, let place = path.steps.last?.message {
      // It takes a row that the steps leave.
      let spare = rows.height > path.steps.count ? 1 : 0
      let foot = Rect(
        x: rows.x + 2, y: rows.maxY - spare, width: rows.width - 2, height: 1 + spare)
      drawReason(ofMessageAt: place, model, in: foot)
    }
  }

  /// The states in a row; the column of background.
  private mutating func drawStations(_ path: StatePath, in rect: Rect) -> Int {
    let isNarrow = rect.width < path.columns
    let words = path.stations.map { TextWidth.columns(of: $0.text(isNarrow: isNarrow)) }
    let gaps = path.stations.count - 1
    let gap = max(1, min(9, (rect.width - 2 - words.reduce(0, +)) / gaps))
    var x = rect.x + 1
    var background = isNarrow ? x - 1 : x
    for (place, station) in path.stations.enumerated() {
      if station.place == 1 { background = isNarrow ? x - 1 : x }
      x += draw(station, isNarrow: isNarrow, x: x, y: rect.y)
      guard place < gaps else { break }
      switch path.direction(after: place) {
      case nil: put(String(repeating: "─", count: gap), x: x, y: rect.y, .frame)
      case .right: put(String(repeating: "━", count: gap - 1) + "▶", x: x, y: rect.y, .accent)
      case .left: put("◀" + String(repeating: "━", count: gap - 1), x: x, y: rect.y, .accent)
      }
      x += gap
    }
    return background
  }

  private mutating func draw(
    _ station: StatePath.Station, isNarrow: Bool = false, x: Int, y: Int
  ) -> Int {
    put(station.text(isNarrow: isNarrow), x: x, y: y, station.life?.band ?? .dim)
  }

  private mutating func drawSuspended(
    _ path: StatePath, _ model: Model, _ app: AppID, x: Int, y: Int, in rect: Rect
  ) {
    guard let suspended = path.suspended else { return }
    var x = x + 1
    x += put("╰─", x: x, y: y, .frame)
    x += draw(suspended, x: x, y: y)
    let beside =
      suspended.life.flatMap { model.details($0, of: app).first }
      ?? (model.device[app].isHung
        ? nil : model.remaining(model.device[app].suspension, "path.in"))
    if let beside { put(beside, x: x + 1, y: y) }
  }

  /// A line a step, the last at the bottom; where there is no room for all, the last ones.
  private mutating func drawLastSteps(_ path: StatePath, in rect: Rect) {
    guard !path.steps.isEmpty else { return drawNoStep(x: rect.x + 2, y: rect.y) }
    for (row, step) in path.steps.suffix(rect.height).enumerated() {
      let marks = "\(step.from.markOnPath) → \(step.to.markOnPath)"
      var x = rect.x + 2
      x += put(marks, x: x, y: rect.y + row, step.to.look.style) + 2
      let words = StepLine.texts(step, isShort: true)[0]
      put(Shortening.start(words, to: rect.maxX - x), x: x, y: rect.y + row, .newest)
    }
  }
}

extension StateNode {
  /// A process that is suspended, or resumed, is in the background.
  fileprivate var markOnPath: String {
    self == .process(.running) ? StateLook(ApplicationState.background).mark : look.mark
  }
}

extension StatePath {
  /// The columns that the states take beside each other, and those that they take at least.
  fileprivate var columns: Int { columns(isNarrow: false) }
  var leastColumns: Int { columns(isNarrow: true) }

  private func columns(isNarrow: Bool) -> Int {
    stations.reduce(1) { $0 + TextWidth.columns(of: $1.text(isNarrow: isNarrow)) + 1 }
  }
}

extension StatePath.Station {
  /// Its mark and its word, with the margins of a filled field where there is room for them.
  fileprivate func text(isNarrow: Bool) -> String {
    let text = life?.text ?? look.text
    return isNarrow ? text : " \(text) "
  }
}
