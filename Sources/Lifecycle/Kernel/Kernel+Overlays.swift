/// Overlays, and how they are answered.
extension Kernel {
  mutating func overlay(
    _ overlay: Overlay, needing feature: Feature? = nil, _ log: inout EventLog
  ) -> Refusal? {
    if let feature, !rulebook.features.contains(feature) { return .notOnThisRelease(feature) }
    if !overlay.mayRepeat, device.situation.overlays.contains(where: { $0.isSameKind(as: overlay) })
    {
      return .overlayIsThere(overlay)
    }
    if device.situation.overlays.count == Bounds.overlays { return .tooManyOverlays }
    device.situation.overlays.append(overlay)
    if overlay == .notificationCenter(full: true) { runForShown(.pullNotificationCenter, &log) }
    reconcileScenes(&log)
    return nil
  }

  mutating func localAlert(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if device.visible?.contains(app) == true { return receiveLocalNotification(app, &log) }
    if let refusal = overlay(.localAlert(app), &log) { return refusal }
    device.apps[app.index].notification = .localNotification
    return nil
  }

  /// The app in front receives its local notification itself, and the system shows nothing for it.
  private mutating func receiveLocalNotification(
    _ app: AppID, _ log: inout EventLog
  ) -> Refusal? {
    if rulebook.range(app, .localNotification).isEmpty { return .isFrontmost(app) }
    context.event = .localNotification
    run(.localNotification, app, nil, &log)
    return nil
  }

  mutating func call(_ log: inout EventLog) -> Refusal? {
    if rulebook.features.contains(.callCovers) { return overlay(.call, &log) }
    guard rulebook.features.contains(.callBanner) else { return .notOnThisRelease(.callBanner) }
    if device.situation.banner == .call { return .overlayIsThere(.call) }
    device.situation.banner = .call
    return nil
  }

  mutating func interrupt(_ interruption: Interruption, _ log: inout EventLog) -> Refusal? {
    switch interruption {
    case .permission: return overlay(.interruption(.permission), &log)
    case .biometric: return overlay(.interruption(.biometric), needing: .biometrics, &log)
    case .siri: return overlay(.interruption(.siri), needing: .siri, &log)
    case .textMessage, .calendarAlert:
      guard rulebook.features.contains(.banners) else {
        return overlay(.interruption(interruption), &log)
      }
      device.situation.banner = .interruption(interruption)
      return nil
    }
  }

  mutating func banner(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    guard rulebook.features.contains(.banners) else { return .notOnThisRelease(.banners) }
    if device.visible?.contains(app) == true { return receiveLocalNotification(app, &log) }
    device.situation.banner = .notification(app)
    device.apps[app.index].notification = .localNotification
    return nil
  }

  mutating func tapNotification(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    guard case .notificationCenter? = device.situation.overlays.last else {
      return .notInNotificationCenter
    }
    if device.situation.isLocked { return .locked }
    device.situation.overlays.removeLast()
    openNotification(of: app, &log)
    return nil
  }

  /// Opens an app by its notification, which is delivered.
  mutating func openNotification(of app: AppID, _ log: inout EventLog) {
    let notification = device[app].notification
    device.apps[app.index].notification = []
    bringUp(SceneID(app: app, number: 0), for: notification, &log)
  }

  mutating func accept(_ log: inout EventLog) -> Refusal? {
    guard let top = device.situation.overlays.last else { return acceptBanner(&log) }
    return accept(top, &log)
  }

  private mutating func acceptBanner(_ log: inout EventLog) -> Refusal? {
    switch device.situation.banner {
    case nil: return .nothingToAccept
    case .call:
      device.situation.banner = nil
      showSystemApp(.phone, &log)
    case .interruption(let interruption):
      if device.situation.isLocked { return .locked }
      device.situation.banner = nil
      if let app = interruption.app { showSystemApp(app, &log) }
    case .notification(let app):
      if device.situation.isLocked { return .locked }
      device.situation.banner = nil
      openNotification(of: app, &log)
    }
    return nil
  }

  /// The topmost overlay goes, else a banner, else the App Switcher, else an answered call.
  mutating func dismiss(_ log: inout EventLog) -> Refusal? {
    if !device.situation.overlays.isEmpty {
      device.situation.overlays.removeLast()
    } else if device.situation.banner != nil {
      device.situation.banner = nil
    } else if device.situation.isSwitching {
      device.situation.isSwitching = false
    } else if case .system(_, let before) = device.situation.front {
      if let before { show(before) } else { device.situation.front = .home }
    } else {
      return .nothingToDismiss
    }
    reconcileScenes(&log)
    return nil
  }

  /// An answered call is an app of the system at the front, and so are messages and calendar.
  mutating func showSystemApp(_ app: SystemApp, _ log: inout EventLog) {
    let before: Card? =
      switch device.situation.front {
      case .home: nil
      case .card(let card): card
      case .system(_, let before): before
      }
    device.situation.isSwitching = false
    device.situation.front = .system(app, before: before)
    reconcileScenes(&log)
  }

  /// The battery is empty: the device powers off by itself, in any situation.
  mutating func lowBattery(_ log: inout EventLog) -> Refusal? {
    if device.situation.overlays.count == Bounds.overlays { device.situation.overlays.removeLast() }
    device.situation.overlays.append(.powerOffer)
    reconcileScenes(&log)
    powerOff(&log)
    return nil
  }

  /// Every process ends, in the order of the rules.
  mutating func powerOff(_ log: inout EventLog) {
    context.isPoweringOff = true
    if let shown = device.shown, rulebook.features.contains(.frontEndsFirst) {
      for id in inOrder(shown) { powerOff(id.app, &log) }
    }
    for app in device.apps { powerOff(app.id, &log) }
    device.situation = Situation()
    device.situation.isOn = false
    device.shown = nil
    device.protection = .never
    device.isDataProtected = false
  }

  private mutating func powerOff(_ app: AppID, _ log: inout EventLog) {
    guard device[app].process != .notRunning else { return }
    endTermination(app, &log)
    run(.powerOff, app, nil, &log)
    endProcess(app, by: .powerOff, &log)
  }

  /// Runs a trigger for each scene on the screen, the left one first.
  mutating func runForShown(_ trigger: Trigger, _ log: inout EventLog) {
    guard let shown = device.shown else { return }
    for id in inOrder(shown) {
      if let scene = device.index(of: id) { run(trigger, id.app, scene, &log) }
    }
  }
}
