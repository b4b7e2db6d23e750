import Lifecycle
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

/// A row of the apps panel that can be chosen.
struct AppRow: Equatable {
  var app: AppID
  /// A window's number, or 0 for the app's own row.
  var window: UInt16 = 0
}

extension Model {
  /// The rows of the apps panel: each app and, while it runs, its scenes beneath it. An app without
  /// scenes has a window that UIKit has no name for, and so no row for it.
  var appRows: [AppRow] {
    var rows: [AppRow] = []
    for app in device.apps {
      rows.append(AppRow(app: app.id))
      guard app.kind.architecture == .scenes, app.process != .notRunning else { continue }
      for scene in device.scenes(of: app.id) {
        rows.append(AppRow(app: app.id, window: scene.id.number))
      }
    }
    return rows
  }

  /// The place of the chosen row among them.
  var selectedRow: Int {
    let rows = appRows
    let wanted = AppRow(app: AppID(UInt8(selection.app)), window: selection.window)
    return rows.firstIndex(of: wanted) ?? rows.firstIndex { $0.app == wanted.app } ?? 0
  }

  mutating func selectRow(_ index: Int) {
    let rows = appRows
    guard !rows.isEmpty else { return }
    let row = rows[max(0, min(index, rows.count - 1))]
    selection = Selection(app: Int(row.app.raw), window: row.window)
  }

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
