/// What rules have happen beyond the steps of the path.
extension Kernel {
  mutating func perform(
    _ effect: BuiltInEffect, _ app: AppID, _ scene: Int?, _ log: inout EventLog
  ) {
    switch effect {
    // What the app's own code does it does not while its main thread is busy.
    case .freeMemory: if !device[app].queuesMessages { freeMemory(app) }
    case .endTasks:
      if !device[app].queuesMessages { device.apps[app.index].runtime.uses.remove(.task) }
    case .terminate: terminate(app, &log)
    case .tellObservers: tellObservers(app, &log)
    case .restore: restore(app, &log)
    case .unloadHiddenViews: unloadHiddenViews(app, &log)
    case .comeBeside:
      if let beside = context.beside { bring(beside, to: .foregroundInactive, &log) }
    case .deactivateOthersBriefly: deactivateOthersBriefly(beside: scene, &log)
    case .connectTransientScene: connectTransientScene(app, &log)
    case .discardSession: if let scene { context.discarded = device.scenes[scene].id }
    case .deferDiscard: deferDiscard(app, scene)
    case .deleteSavedState: context.losesSavedState = app
    case .killOverLimit:
      if device[app].runtime.footprint > rulebook.limit(.appMemory) { drop(app, &log) }
    case .showBanner: if !device[app].queuesMessages { showOwnBanner(app) }
    case .protectData:
      // Each app has the rule, and the device locks once.
      if device.protection == .never { device.protection = deadline(after: .dataProtection) }
    case .startTask: startTask(app)
    case .storeRequest: storeRequest(app)
    case .completeTask: if !device[app].queuesMessages { taskCompleted(app, &log) }
    case .endTaskTime: endTime(ofTask: app, &log)
    case .storeEdits: apply(.save, app, &log)
    case .forgetEdits:
      apply(.reset, app, &log)
      device.apps[app.index].savedEdits = 0
    // They answer questions: `rule(answering:)`.
    case .startInactive, .withhold, .coalesce, .disconnectScene, .killProcess, .keepOutOfBackground,
      .keepRunning, .switchOffWatchdog, .keepAwake, .showOnDisplay:
      break
    }
  }

  /// The session's number is kept while it is the only one.
  private mutating func deferDiscard(_ app: AppID, _ scene: Int?) {
    device.apps[app.index].undeliveredDiscards += 1
    let isOnly = device[app].undeliveredDiscards == 1
    let number = scene.map { device.scenes[$0].id.number } ?? 0
    device.apps[app.index].undeliveredDiscard = isOnly ? number : 0
  }

  /// The app in front has its own notification shown: it can be tapped like any other.
  private mutating func showOwnBanner(_ app: AppID) {
    device.situation.banner = .notification(app)
    let isRemote = context.event.contains(.remoteNotification)
    device.apps[app.index].notification = isRemote ? .remoteNotification : .localNotification
  }

  private mutating func deactivateOthersBriefly(beside scene: Int?, _ log: inout EventLog) {
    guard let shown = device.shown, let scene else { return }
    for id in [shown.left, shown.right] {
      guard let id, id != device.scenes[scene].id, let other = device.index(of: id) else {
        continue
      }
      performStep(.willResignActive, other, &log)
      if !device.situation.hasOverlay { performStep(.didBecomeActive, other, &log) }
    }
  }

  private mutating func freeMemory(_ app: AppID) {
    // Scenes that were taken have given back their share already.
    device.apps[app.index].runtime.footprint = min(
      device[app].runtime.footprint, device[app].kind.memory)
  }

  /// Each view controller registers once, when its view has appeared.
  private mutating func tellObservers(_ app: AppID, _ log: inout EventLog) {
    for scene in device.scenes.indices where device.scenes[scene].id.app == app {
      if device.scenes[scene].view == .appeared || device.scenes[scene].isPresenting {
        run(.observe, app, scene, &log)
      }
    }
  }

  private mutating func restore(_ app: AppID, _ log: inout EventLog) {
    guard let scene = device.index(of: latestWindow(app) ?? makeWindow(app, &log)) else { return }
    performStep(.loadView, scene, &log)
    run(.restore, app, scene, &log)
  }

  private mutating func unloadHiddenViews(_ app: AppID, _ log: inout EventLog) {
    for scene in device.scenes.indices where device.scenes[scene].id.app == app {
      if device.scenes[scene].isPresenting { performStep(.unloadView, scene, &log) }
    }
  }

  /// A scene is made, comes to the screen and leaves it before it is active. Nothing is left of it.
  private mutating func connectTransientScene(_ app: AppID, _ log: inout EventLog) {
    let id = makeWindow(app, &log)
    guard let scene = device.index(of: id) else { return }
    performStep(.connect, scene, &log)
    performStep(.willEnterForeground, scene, &log)
    performStep(.didEnterBackground, scene, &log)
    removeScene(id, by: .didDisconnect, &log)
  }

  // MARK: - What the app's own code does

  mutating func apply(_ reaction: Reaction, _ app: AppID, _ log: inout EventLog) {
    let index = app.index
    switch reaction {
    case .none, .waits: break
    case .save:
      guard device.apps[index].savedEdits != device.apps[index].edits else { return }
      device.apps[index].savedEdits = device.apps[index].edits
      run(.editsSaved, app, nil, &log)
    case .reset:
      guard device.apps[index].edits > 0 else { return }
      device.apps[index].edits = 0
      run(.editsReset, app, nil, &log)
    }
  }
}
