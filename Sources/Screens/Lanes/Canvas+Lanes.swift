import Explanations
import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// Time runs down; each lane is a line in its state's hue, with a letter where the state changes.
  mutating func drawLanes(_ model: Model, _ view: LanesView, in room: Rect) {
    hit(room, .nothing)
    box(room, .frameFocused)
    let hints = [keys.frameHint(.zoomIn), keys.frameHint(.zoomOut), keys.frameHint(.close)]
    panel(room, localized("lanes.title"), hints: [hints], isFocused: true)
    let inside = room.inset(dx: 2, dy: 1)
    let columns = LaneColumns(view, model, in: inside)
    let seen = view.seen(in: room)
    clipped(to: inside) { canvas in
      canvas.drawLaneNames(model, view, columns, in: inside)
      for (line, index) in seen.range.enumerated() {
        canvas.drawLaneRow(model, view, index, columns, y: inside.y + 2 + line, in: inside)
      }
    }
    var end = room.maxX - 2
    if seen.below > 0 {
      end = putRight(
        " \(localized("lanes.more-below", ["count": "\(seen.below)"])) ", before: end,
        y: room.maxY - 1, .dim)
    }
    drawLaneLegend(model, view.chart.rows[seen.range], before: end, in: room)
  }

  /// What letters and marks mean, as much of it as there is room for: the mark of disputed rows
  /// first, because it cannot be guessed.
  private mutating func drawLaneLegend(
    _ model: Model, _ rows: ArraySlice<LaneChart.Row>, before end: Int, in room: Rect
  ) {
    let states = localized(
      "lanes.legend",
      ["active": "A active", "inactive": "I inactive", "background": "B background"])
    let isDisputed = rows.contains { row in
      guard case .message(let place) = row.content else { return false }
      return model.simulation.isDisputed(messageAt: place)
    }
    let disputed = localized("lanes.disputed", ["mark": Canvas.disputedMark])
    let none = localized("lanes.none")
    let legends =
      isDisputed
      ? [[states, none, disputed], [states, disputed], [disputed]] : [[states, none], [states]]
    for words in legends {
      let text = " \(words.joined(separator: "  ")) "
      guard room.x + 2 + TextWidth.columns(of: text) < end else { continue }
      put(text, x: room.x + 2, y: room.maxY - 1, .dim)
      return
    }
  }

  /// The apps' names in the first line, the numbers of their scenes in the second.
  private mutating func drawLaneNames(
    _ model: Model, _ view: LanesView, _ columns: LaneColumns, in rect: Rect
  ) {
    for (place, lane) in view.chart.lanes.enumerated().prefix(columns.count) {
      let x = columns.x(of: place)
      if lane.scene == 0 {
        let next = view.chart.lanes[(place + 1)...].firstIndex { $0.scene == 0 }
        let end = next.map { columns.x(of: min($0, columns.count)) } ?? columns.text
        let name = Shortening.end(model.name(lane.app), to: max(1, end - x - 1))
        put(name, x: x, y: rect.y, .strong)
      } else {
        put(Shortening.end("#\(lane.scene)", to: view.laneWidth), x: x, y: rect.y + 1, .dim)
      }
    }
    let hidden = view.chart.lanes.count - columns.count
    if hidden > 0 {
      put(
        localized("lanes.hidden", count: hidden), x: columns.text, y: rect.y, .dim)
    }
  }

  private mutating func drawLaneRow(
    _ model: Model, _ view: LanesView, _ index: Int, _ columns: LaneColumns, y: Int, in rect: Rect
  ) {
    let row = view.chart.rows[index]
    let before = index > 0 ? view.chart.rows[index - 1].states : []
    let isNewTime = index == 0 || view.chart.rows[index - 1].time != row.time
    if isNewTime { put(TimeText.clock(row.time), x: rect.x, y: y, .dim) }
    for (place, state) in row.states.enumerated().prefix(columns.count) {
      let old = place < before.count ? before[place] : .none
      let x = columns.x(of: place)
      if state != old {
        put(state.letter, x: x, y: y, state.style)
      } else if state != .none {
        put(state.line, x: x, y: y, state.style)
      }
    }
    let width = rect.maxX - columns.text
    switch row.content {
    case .action(let entry):
      let entry = model.simulation.timeline.entries[entry]
      let words = model.simulation.text.line(.act(entry.step, detail: entry.detail))
      put("▸ " + Shortening.end(words, to: width - 2), x: columns.text, y: y, .action)
    case .refusal(let entry):
      let reason =
        model.simulation.timeline.entries[entry].refusal.map(model.simulation.text.sentence) ?? ""
      put("✗ " + Shortening.end(reason, to: width - 2), x: columns.text, y: y, .refusal)
    case .message(let place):
      let message = model.simulation.timeline.message(at: place)
      let isSystem = message.receiver == .system
      let name = model.name(message.app) + (message.number > 0 ? "#\(message.number)" : "")
      let text =
        isSystem ? model.sentence(ofSystem: message) : model.simulation.selector(message)
      let isDisputed = model.simulation.isDisputed(messageAt: place)
      var used = put("  \(name) ", x: columns.text, y: y, .appName)
      let room = width - used - (isDisputed ? 2 : 0)
      let short = isSystem ? Shortening.end(text, to: room) : Shortening.start(text, to: room)
      used += put(short, x: columns.text + used, y: y, isSystem ? .silent : .selector)
      if isDisputed { put(Canvas.disputedMark, x: columns.text + used + 1, y: y, .strong) }
    }
  }
}

/// Where lanes and texts begin.
private struct LaneColumns {
  let first: Int
  let width: Int
  /// How many lanes there is room for.
  let count: Int
  let text: Int

  init(_ view: LanesView, _ model: Model, in rect: Rect) {
    first = rect.x + 9
    width = view.laneWidth
    let room = max(0, rect.width - 9 - 28)
    count = max(1, min(view.chart.lanes.count, room / width))
    text = first + count * width + 1
  }

  func x(of lane: Int) -> Int { first + lane * width }
}

extension LaneChart.Level {
  /// The sign where a lane enters the state.
  var letter: String {
    switch self {
    case .none: "–"
    case .suspended: "S"
    case .background: "B"
    case .inactive: "I"
    case .active: "A"
    }
  }

  /// The lane's line while it is in the state.
  var line: String {
    switch self {
    case .none: " "
    case .suspended: "┊"
    case .background: "│"
    case .inactive: "┃"
    case .active: "█"
    }
  }

  var style: Style {
    switch self {
    case .none: .stateNotRunning
    case .suspended: .stateSuspended
    case .background: .stateBackground
    case .inactive: .stateInactive
    case .active: .stateActive
    }
  }
}
