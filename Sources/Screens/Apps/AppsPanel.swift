import Lifecycle

/// How the apps are looked at.
struct AppsPanel: Sendable {
  /// The chosen row: an app, or one of its windows.
  private(set) var selection = AppRow(app: AppID(0))

  mutating func select(_ app: AppID, window: UInt16 = 0) {
    selection = AppRow(app: app, window: window)
  }

  /// A window that is gone leaves its app chosen.
  mutating func keepSelection(of device: Device) {
    let window = SceneID(app: selection.app, number: selection.window)
    if selection.window > 0, device.scene(window) == nil { selection.window = 0 }
  }
}
