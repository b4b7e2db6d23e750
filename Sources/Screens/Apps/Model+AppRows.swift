import Lifecycle
import Texts

/// A row of the apps panel that can be chosen.
struct AppRow: Equatable {
  var app: AppID
  /// A window's number, or 0 for the app's own row.
  var window: UInt16 = 0

  /// What opening the row means.
  var sceneToOpen: SceneID { SceneID(app: app, number: window) }
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
    let wanted = appsPanel.selection
    return rows.firstIndex(of: wanted) ?? rows.firstIndex { $0.app == wanted.app } ?? 0
  }

  /// The app so many icons on; its windows are passed over.
  mutating func selectApp(by step: Int) {
    let count = device.apps.count
    guard count > 0 else { return }
    let place = Int(appsPanel.selection.app.raw) + step
    appsPanel.select(device.apps[max(0, min(place, count - 1))].id)
  }

  mutating func selectRow(_ index: Int) {
    let rows = appRows
    guard !rows.isEmpty else { return }
    let row = rows[max(0, min(index, rows.count - 1))]
    appsPanel.select(row.app, window: row.window)
  }
}

extension SessionView {
  /// How an app's code is written; nil where all are written in the same way.
  func kindWord(_ app: AppID) -> String? {
    let apps = simulation.setup.apps
    let own = apps[Int(app.raw)].traits.interface
    let isAlike = apps.allSatisfy { $0.traits.interface == own }
    return isAlike ? nil : localized("apps.kind-\(own.rawValue)")
  }
}
