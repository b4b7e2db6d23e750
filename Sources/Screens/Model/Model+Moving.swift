import TerminalKit

/// How far a key moves in a list or the log.
enum Movement {
  case lines(Int)
  case pages(Int)
  case top
  case bottom

  /// Where one comes from a place among so many.
  func place(from place: Int, count: Int, page: Int) -> Int {
    let wanted =
      switch self {
      case .lines(let lines): place + lines
      case .pages(let pages): place + pages * page
      case .top: 0
      case .bottom: count - 1
      }
    return max(0, min(wanted, count - 1))
  }
}

extension Model {
  /// Moves in what has the keys: a popup, else the panel in focus.
  mutating func move(_ movement: Movement) {
    if let popup { return popup.move(movement, in: &self) }
    if focus == .log {
      moveInLog(movement)
    } else {
      selectRow(movement.place(from: selectedRow, count: appRows.count, page: 8))
    }
  }

  /// To the next panel, or the one before. Where one is shown at a time, those are passed over in
  /// whose place the diagram of states or the run loop is shown already.
  mutating func movePanel(by step: Int) {
    let shown = Layout(self, room(in: size))
    let panels: [Panel] =
      shown.isSinglePanel ? [.device, .apps, .log] : shown.log != nil ? [.apps, .log] : [.apps]
    if !shown.isSinglePanel, focus == .device { focus = .apps }
    for _ in panels {
      let place = panels.firstIndex(of: focus) ?? 0
      focus = panels[(place + step + panels.count) % panels.count]
      if !shown.isSinglePanel || Layout(self, room(in: size)) != shown { return }
    }
  }

  /// The panel that the key for the next one leads to; nil where it leads to no other.
  var nextPanel: Panel? {
    let shown = Layout(self, room(in: size))
    guard shown.isSinglePanel else {
      return shown.log == nil ? nil : focus == .log ? .apps : .log
    }
    var next = self
    next.movePanel(by: 1)
    return Layout(next, room(in: size)) != shown ? next.focus : nil
  }
}
