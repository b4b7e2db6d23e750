import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The names of the lanes, on the log's frame above each lane.
  mutating func drawLaneTitles(_ columns: LogColumns, x: Int, y: Int) {
    guard columns.titles > 0 else { return }
    var x = x
    for lane in columns.lanes {
      put(lane.title, x: x, y: y, .panelTitle)
      x += lane.width
    }
  }

  /// One row of the lanes: a mark if the row concerns the lane, else a line in the style of its
  /// state.
  mutating func drawLanes(_ cells: [LogGutter.Cell], _ columns: LogColumns, x: Int, y: Int) {
    var x = x
    for (cell, lane) in zip(cells, columns.lanes) {
      let look = StateLook(lane: cell.state)
      put(cell.isNode ? look.mark : Canvas.laneLine(cell.state), x: x, y: y, look.style)
      x += lane.width
    }
  }

  /// Thick in the foreground, dotted while suspended, broken while the main thread is blocked,
  /// empty without a process.
  private static func laneLine(_ lane: GutterState) -> String {
    if lane.isHung { return "╏" }
    return switch lane.state {
    case .active, .inactive: "┃"
    case .background: "│"
    case .suspended: "┊"
    case .absent, .notRunning, .unattached: " "
    }
  }

  /// The change of state at the right end of a row: `● → ◐ inactive`, or the marks alone.
  mutating func drawChange(_ change: LogGutter.Change, from x: Int, before end: Int, y: Int) {
    let to = StateLook(lane: change.to)
    let isLaunch = change.from.state == .notRunning
    let from = StateLook(lane: isLaunch ? GutterState(state: .absent) : change.from)
    let long = TextWidth.columns(of: to.text) + 4
    let room = end - x
    guard room >= 5 else { return }
    let isLong = room >= long
    // Changes are aligned in a column if there is room for the longest.
    let start =
      room >= LogColumns.changeWidth - 2
      ? end - LogColumns.changeWidth + 2 : end - (isLong ? long : 5)
    put("\(from.mark) → \(isLong ? to.text : to.mark)", x: start, y: y, to.style)
  }
}

extension StateLook {
  /// What a lane is in: a blocked main thread matters more than the state that it is blocked in.
  init(lane: GutterState) {
    self.init(lane: lane.state)
    if lane.isHung { (mark, word, style) = ("◷", localized("device.hung"), .stateHung) }
  }

  /// An app's or a scene's state in a lane; a scene goes through the same states as an app.
  init(lane state: LifecycleState) {
    switch state {
    case .active: self = StateLook(ApplicationState.active)
    case .inactive: self = StateLook(ApplicationState.inactive)
    case .background: self = StateLook(ApplicationState.background)
    case .suspended: self = StateLook(ProcessState.suspended)
    case .notRunning: (mark, word, style) = ("✕", localized("states.not-running"), .stateNotRunning)
    case .absent, .unattached:
      (mark, word, style) = ("·", localized("states.unattached"), .stateNotRunning)
    }
  }
}
