/// What runs in the background, and what wakes it there.
extension Kernel {
  mutating func begin(_ app: AppID, _ use: Action.Use) -> Refusal? {
    guard rulebook.features.contains(.backgroundExecution) else {
      return .notOnThisRelease(.backgroundExecution)
    }
    if let refusal = refusalOfCode(of: app) { return refusal }
    if device[app].runtime.uses.contains(use.uses) { return .begun(app, use) }
    device.apps[app.index].runtime.uses.insert(use.uses)
    scheduleSuspension(app)
    return nil
  }

  mutating func end(_ app: AppID, _ use: Action.Use) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    guard device[app].runtime.uses.contains(use.uses) else { return .notBegun(app, use) }
    device.apps[app.index].runtime.uses.remove(use.uses)
    scheduleSuspension(app)
    return nil
  }

  mutating func wake(_ app: AppID, _ wake: Action.Wake, _ log: inout EventLog) -> Refusal? {
    context.event = wake.fact
    if let refusal = refusal(of: wake, app) { return refusal }
    endTermination(app, &log)
    if let task = wake.task { device.apps[app.index].requests.remove(task.uses) }
    runInBackground(.wake, app, &log)
    return nil
  }

  /// Lets an app run in the background for a while, from any state, and delivers the event.
  private mutating func runInBackground(
    _ trigger: Trigger, _ app: AppID, _ log: inout EventLog
  ) {
    switch device[app].process {
    case .running: break
    case .suspended: resume(app, &log)
    case .notRunning: launchInBackground(app, &log)
    }
    if device[app].process == .running { run(trigger, app, nil, &log) }
    scheduleSuspension(app, restartingGrace: true)
  }

  private func refusal(of wake: Action.Wake, _ app: AppID) -> Refusal? {
    let feature: Feature =
      switch wake {
      case .location: .backgroundExecution
      case .fetch: .fetch
      case .download: .backgroundDownloads
      case .refresh, .processing: .scheduledTasks
      }
    guard rulebook.features.contains(feature) else { return .notOnThisRelease(feature) }
    // Region and significant-change events need no mode, and downloads none at all.
    if wake == .fetch, !device[app].kind.backgroundModes.contains(.fetch) {
      return .noBackgroundMode(app, .fetch)
    }
    if let task = wake.task, let refusal = refusal(ofStarting: task, app) { return refusal }
    if rule(answering: .withhold, app) != nil { return refusalOfWithheld(app) }
    if rule(answering: .keepOutOfBackground, app) != nil { return .staysOutOfBackground(app) }
    return device[app].state == .background ? nil : .inForeground(app)
  }

  /// An app without scenes has its window in the background then; one with scenes has no scene.
  private mutating func launchInBackground(_ app: AppID, _ log: inout EventLog) {
    if device[app].kind.architecture == .appDelegate {
      let window = makeWindow(app, &log)
      if let scene = device.index(of: window) {
        setState(scene, .background, by: .launchInBackground, &log)
      }
    }
    launch(app, &log)
    guard device[app].process == .running else { return }
    run(.launchInBackground, app, nil, &log)
  }

  mutating func prewarm(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    guard rulebook.features.contains(.prewarming) else { return .notOnThisRelease(.prewarming) }
    if device[app].process != .notRunning { return .isRunning(app) }
    if rule(answering: .keepOutOfBackground, app) != nil { return .staysOutOfBackground(app) }
    context.event = .prewarming
    launchInBackground(app, &log)
    scheduleSuspension(app, restartingGrace: true)
    return nil
  }

  /// A remote notification arrives. Silent, it lets the app run in the background; else it shows,
  /// unless the app is on the screen and takes it itself.
  mutating func push(_ app: AppID, silent: Bool, _ log: inout EventLog) -> Refusal? {
    if silent {
      guard rulebook.features.contains(.silentPush) else { return .notOnThisRelease(.silentPush) }
      guard device[app].kind.backgroundModes.contains(.remoteNotification) else {
        return .noBackgroundMode(app, .remoteNotification)
      }
    }
    context.event = silent ? [.remoteNotification, .silent] : .remoteNotification
    if device[app].state != .background {
      run(.push, app, nil, &log)
    } else if silent {
      endTermination(app, &log)
      let withheld = rule(answering: .withhold, app) ?? rule(answering: .keepOutOfBackground, app)
      if withheld == nil { runInBackground(.push, app, &log) }
    } else {
      if rulebook.features.contains(.banners) {
        device.situation.banner = .notification(app)
      } else if let refusal = overlay(.remoteAlert(app), &log) {
        return refusal
      }
      device.apps[app.index].notification = .remoteNotification
    }
    return nil
  }
}

extension Action.Use {
  var uses: BackgroundUses {
    switch self {
    case .task: .task
    case .audio: .audio
    case .location: .location
    }
  }
}

extension Action.Wake {
  var fact: Facts {
    switch self {
    case .location: .location
    case .fetch: .fetch
    case .download: .download
    case .refresh: BackgroundUses.refresh.facts
    case .processing: BackgroundUses.processing.facts
    }
  }

  /// The task of `BGTaskScheduler` that the system starts so; nil for other events.
  var task: Action.ScheduledTask? {
    switch self {
    case .location, .fetch, .download: nil
    case .refresh: .refresh
    case .processing: .processing
    }
  }
}
