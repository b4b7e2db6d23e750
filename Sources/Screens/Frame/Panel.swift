import Texts

/// A part of the screen that can have the keys. The device has them only where one panel is shown
/// at a time.
public enum Panel: CaseIterable, Sendable {
  case device, apps, log

  /// What the key that leads to it is labeled with.
  var label: String {
    switch self {
    case .device: localized("hints.panel-device")
    case .apps: localized("hints.panel-apps")
    case .log: localized("hints.panel-log")
    }
  }
}
