/// Crashes and kills, and what the screen shows after them.
extension Kernel {
  mutating func crash(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    run(.crash, app, nil, &log)
    endProcess(app, by: .crash, &log)
    removeFromScreen(app, &log)
    return nil
  }

  /// The system kills an app in the background, which receives nothing about it.
  mutating func kill(
    _ app: AppID, _ cause: Action.Cause, _ log: inout EventLog
  ) -> Refusal? {
    if let feature = cause.feature, !rulebook.features.contains(feature) {
      return .notOnThisRelease(feature)
    }
    if device[app].process == .notRunning { return .notRunning(app) }
    if device[app].state != .background { return .visible(app) }
    // A suspended app uses no time of the processor.
    if cause == .cpu, device[app].process == .suspended { return .suspended(app) }
    context.event = cause.fact
    run(.kill, app, nil, &log)
    endProcess(app, by: .kill, &log)
    removeFromScreen(app, &log)
    return nil
  }

  /// An app that has ended in front leaves the screen to the app beside it, or to the Home Screen.
  mutating func removeFromScreen(_ app: AppID, _ log: inout EventLog) {
    // Where locking sends apps to the background, the device goes back to what it was on when it is
    // unlocked, and starts it again; elsewhere the app was in front of the dark screen.
    let isAway =
      device.situation.isLocked && rulebook.features.contains(.lockEntersBackground)
    device.situation.aside = device.situation.aside?.without(app)
    guard !isAway, let front = device.situation.front.card, front.contains(app) else { return }
    if let rest = front.without(app) { show(rest) } else { device.situation.front = .home }
    reconcileScenes(&log)
  }
}

/// Termination by `applicationWillTerminate(_:)`, also of an app whose main thread is busy.
extension Kernel {
  /// The app is to end. A busy main thread gets the time of the limit `terminating` to take
  /// `applicationWillTerminate(_:)`; until then the process has no scene.
  mutating func terminate(_ app: AppID, _ log: inout EventLog) {
    guard device[app].runtime.isHung else {
      run(.terminate, app, nil, &log)
      return endProcess(app, by: .terminate, &log)
    }
    let index = app.index
    device.apps[index].runtime.isTerminating = true
    device.apps[index].runtime.suspension = .never
    device.apps[index].runtime.expiration = .never
    device.apps[index].runtime.watchdog = min(
      device.apps[index].runtime.watchdog, deadline(after: .terminating))
    for scene in device.scenes.indices where device.scenes[scene].id.app == app {
      if device.scenes[scene].state != .unattached { detachScene(scene, by: .terminate, &log) }
    }
    device.shown = device.shown?.without(app)
    if context.isPoweringOff { awaitTermination(app, &log) }
  }

  /// The device does not power off before the app has ended, and no time passes within an action:
  /// what would happen in that time happens now.
  private mutating func awaitTermination(_ app: AppID, _ log: inout EventLog) {
    if device[app].runtime.recovery < device[app].runtime.watchdog {
      recover(app, &log)
    } else {
      endTermination(app, &log)
    }
  }

  /// Ends the process of an app that is terminating: its time is over, or something else needs the
  /// app.
  mutating func endTermination(_ app: AppID, _ log: inout EventLog) {
    guard device[app].runtime.isTerminating else { return }
    run(.terminate, app, nil, &log)
    endProcess(app, by: .terminate, &log)
  }
}

extension Action.Cause {
  fileprivate var fact: Facts {
    switch self {
    case .privacy: .privacyChanged
    case .update: .updating
    case .cpu: .cpuExceeded
    }
  }

  /// What the iOS version must have for it.
  fileprivate var feature: Feature? {
    switch self {
    case .privacy: .privacySettings
    case .update: nil
    case .cpu: .cpuMonitor
    }
  }
}
