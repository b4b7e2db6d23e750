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
    let path = StatePath(subject, model)
    let inside = rect.inset(dx: 1, dy: 1)
    clipped(to: inside) { canvas in
      let background = canvas.drawStations(path, in: inside)
      canvas.drawSuspended(path, model, subject.app, x: background, y: inside.y + 1, in: inside)
      var rows = inside
      rows.y += 2
      rows.height -= hasReason ? 3 : 2
      canvas.drawLastSteps(path, in: rows)
      if hasReason { canvas.drawReason(of: path.steps.last, model, in: rows, y: rows.maxY) }
    }
  }

  /// Why the last step was taken, as far as there is room.
  private mutating func drawReason(
    of step: StateStep?, _ model: Model, in rect: Rect, y: Int
  ) {
    guard let place = step?.message else { return }
    let label = localized("course.label-because")
    let used = put(label, x: rect.x + 2, y: y, .dim) + 3
    let reason = Shortening.end(model.simulation.reason(ofMessageAt: place), to: rect.width - used)
    put(reason, x: rect.x + used, y: y)
  }

  /// The states in a row; the column of background.
  private mutating func drawStations(_ path: StatePath, in rect: Rect) -> Int {
    let words = path.stations.map { TextWidth.columns(of: $0.text) }
    let gaps = path.stations.count - 1
    let gap = max(1, min(9, (rect.width - 2 - words.reduce(0, +)) / gaps))
    var x = rect.x + 1
    var background = x
    for (place, station) in path.stations.enumerated() {
      if station.place == 1 { background = x }
      x += draw(station, x: x, y: rect.y)
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

  private mutating func draw(_ station: StatePath.Station, x: Int, y: Int) -> Int {
    put(station.text, x: x, y: y, station.life?.band ?? .dim)
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

extension StatePath.Station {
  /// Its mark and its word, with the margins of a filled field.
  fileprivate var text: String { " \(life?.text ?? look.text) " }
}
