/// What overlays the screen and takes its touches.
public enum Overlay: Hashable, Sendable {
  case controlCenter
  case notificationCenter(full: Bool)
  case systemAlert
  case interruption(Interruption)
  case localAlert(AppID)
  /// A remote notification, on iOS versions without banners.
  case remoteAlert(AppID)
  case call
  case powerOffer

  /// Whether two of them may overlay the screen at once.
  var mayRepeat: Bool {
    switch self {
    case .systemAlert, .localAlert, .remoteAlert: true
    case .interruption(let interruption): interruption.app != nil
    case .controlCenter, .notificationCenter, .call, .powerOffer: false
    }
  }

  func isSameKind(as other: Overlay) -> Bool {
    switch (self, other) {
    case (.controlCenter, .controlCenter), (.notificationCenter, .notificationCenter),
      (.systemAlert, .systemAlert), (.interruption, .interruption), (.localAlert, .localAlert),
      (.remoteAlert, .remoteAlert),
      (.call, .call), (.powerOffer, .powerOffer):
      true
    case (.controlCenter, _), (.notificationCenter, _), (.systemAlert, _), (.interruption, _),
      (.localAlert, _), (.remoteAlert, _), (.call, _), (.powerOffer, _):
      false
    }
  }

  /// Its app, where it is an app's.
  public var app: AppID? {
    switch self {
    case .localAlert(let app), .remoteAlert(let app): app
    case .controlCenter, .notificationCenter, .systemAlert, .interruption, .call, .powerOffer: nil
    }
  }
}

extension Kernel {
  /// What accepting the topmost overlay does.
  mutating func accept(_ top: Overlay, _ log: inout EventLog) -> Refusal? {
    switch top {
    case .controlCenter, .notificationCenter:
      return .nothingToAccept
    case .systemAlert:
      device.situation.overlays.removeLast()
      reconcileScenes(&log)
    case .localAlert(let app), .remoteAlert(let app):
      if device.situation.isLocked { return .locked }
      runForShown(.acceptLocalAlert, &log)
      device.situation.overlays.removeLast()
      openNotification(of: app, &log)
    case .interruption(let interruption):
      if interruption.app != nil, device.situation.isLocked { return .locked }
      device.situation.overlays.removeLast()
      if let app = interruption.app { showSystemApp(app, &log) } else { reconcileScenes(&log) }
    case .call:
      device.situation.overlays.removeLast()
      showSystemApp(.phone, &log)
    case .powerOffer:
      powerOff(&log)
    }
    return nil
  }
}
