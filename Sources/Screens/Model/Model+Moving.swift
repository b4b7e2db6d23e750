import Lifecycle
import TerminalKit

/// How far a key moves in a list or the log.
enum Movement {
  case lines(Int)
  case pages(Int)
  case top
  case bottom
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

  /// Moves in what has the keys: an overlay's list, else the panel in focus.
  mutating func move(_ movement: Movement) {
    switch popup {
    case .help(let top):
      popup = .help(top: moved(top, movement, count: Help.lines(self).count, page: 10))
    case .lanes(var view):
      let last = max(1, view.chart.rows.count - lanesHeight + 1)
      view.top = moved(view.top, movement, count: last, page: lanesHeight - 1)
      popup = .lanes(view)
    case .comparing:
      guard let view = comparing else { break }
      let page = max(1, comparingHeight - 1)
      let line = moved(
        view.selected, movement, count: max(1, view.sides.lineCount), page: page)
      comparing?.selected = line
    case .reading(var reading):
      let room = Reading.room(on: size)
      let last = max(0, reading.lines(width: room.columns).count - room.rows)
      reading.top = moved(min(reading.top, last), movement, count: last + 1, page: room.rows - 1)
      popup = .reading(reading)
    case .list(var list):
      list.selected = moved(list.selected, movement, count: list.items.count, page: 10)
      popup = .list(list)
    case .scenarios:
      let count = browser.shown.count
      browser.selected = moved(browser.selected, movement, count: count, page: 10)
    case .prompt, .palette, .question: break
    case nil:
      if focus == .log {
        moveInLog(movement)
      } else {
        selectRow(moved(selectedRow, movement, count: appRows.count, page: 8))
      }
    }
  }

  private func moved(_ place: Int, _ movement: Movement, count: Int, page: Int) -> Int {
    let wanted =
      switch movement {
      case .lines(let lines): place + lines
      case .pages(let pages): place + pages * page
      case .top: 0
      case .bottom: count - 1
      }
    return max(0, min(wanted, count - 1))
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
