import Texts

/// A part of the screen that can have the keys. The device has them only where one panel is shown
/// at a time.
public enum Panel: CaseIterable, Sendable {
  case device, apps, log

  /// What the key that leads to it is labelled with.
  var label: String {
    switch self {
    case .device: localized("hints.panel-device")
    case .apps: localized("hints.panel-apps")
    case .log: localized("hints.panel-log")
    }
  }
}

/// A sentence in the footer, until the next key.
struct Note: Equatable, Sendable {
  enum Kind: Sendable { case information, refusal, error }
  var kind: Kind
  var text: String
}

/// Whether the session is being written down.
public enum RecordingStatus: Equatable, Sendable {
  case off
  /// The event loop has been asked for the file.
  case opening(path: String)
  case on(path: String)
  /// It could not be written, or not to its end.
  case failed(path: String, reason: String)
}

/// What is chosen in the apps panel: an app, or one of its windows.
struct Selection: Equatable, Sendable {
  var app: Int = 0
  /// A window's number, or 0 for the app's own row.
  var window: UInt16 = 0
}
