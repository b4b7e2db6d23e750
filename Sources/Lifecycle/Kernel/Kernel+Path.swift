/// The one path between any two states, a step at a time.
extension Kernel {
  /// Takes one step with one scene, and runs its rules. "Will" messages are sent before the state
  /// changes and "did" messages after, so that the app reads the state that it would in UIKit.
  mutating func performStep(_ step: Trigger, _ scene: Int, _ log: inout EventLog) {
    let app = device.scenes[scene].id.app
    let state = device.scenes[scene].state
    switch step {
    case .connect:
      guard state == .unattached else { return }
      context.isConnecting = true
      setState(scene, .background, by: step, &log)
      run(.connect, app, scene, &log)
      device.scenes[scene].isNew = false
    case .willEnterForeground:
      guard state == .background else { return }
      run(.willEnterForeground, app, scene, &log)
      setState(scene, .foregroundInactive, by: step, &log)
      device.showings += 1
      device.scenes[scene].lastShown = device.showings
      run(.enteredForeground, app, scene, &log)
    case .didBecomeActive:
      guard state == .foregroundInactive else { return }
      setState(scene, .foregroundActive, by: step, &log)
      run(.didBecomeActive, app, scene, &log)
    case .willResignActive:
      guard state == .foregroundActive else { return }
      run(.willResignActive, app, scene, &log)
      setState(scene, .foregroundInactive, by: step, &log)
    case .didEnterBackground:
      guard state.isForeground, rule(answering: .keepOutOfBackground, app) == nil else { return }
      setState(scene, .background, by: step, &log)
      run(.didEnterBackground, app, scene, &log)
      device.apps[app.index].hasStoredState = true
    case .didDisconnect:
      guard state != .unattached else { return }
      setState(scene, .unattached, by: step, &log)
      run(.didDisconnect, app, scene, &log)
      detachScene(scene, by: step, &log)
    case .loadView, .viewWillAppear, .viewDidAppear, .viewDisappears, .unloadView:
      performViewStep(step, scene, &log)
    case .launch, .launchInBackground, .resume, .wake, .suspend, .restore, .enteredForeground,
      .deliver, .leave, .discard, .powerOff, .swipeUp, .swipeUpQuickly, .abandonUnlock,
      .closeWindow, .newWindow, .split, .unsplit, .resize, .pullNotificationCenter,
      .acceptLocalAlert, .jetsam, .kill, .expire, .overrun, .watchdog, .hang, .recover, .crash,
      .terminate, .removeCard, .locked, .sessionGone, .observe, .touch, .edit, .present,
      .dismissView, .push, .localNotification, .memoryWarning, .ownMemoryShort, .memoryShort,
      .rotate, .orientation, .timeChange, .powerState,
      .displayConnected, .displayDisconnected, .dataUnavailable, .dataAvailable, .store,
      .submit, .taskCompleted, .expireTask, .overrunTask, .unlocked,
      .editsSaved, .editsReset, .editsLost, .launchState, .backgroundEvent, .queueAgain,
      .reclaimMemory, .enterBackground, .mayBeSuspended, .mayBeKilled,
      .mayAutoLock, .mayShowOnDisplay:
      run(step, app, scene, &log)
    }
  }

  /// Brings a scene to the screen, or makes it inactive or active there, with all the steps
  /// between.
  mutating func bring(_ id: SceneID, to target: ActivationState, _ log: inout EventLog) {
    guard let scene = device.index(of: id) else { return }
    let isOpened = context.openedWindow == id
    let event = context.event
    if !isOpened { context.event = [] }
    defer {
      context.isArriving = false
      context.isConnecting = false
      context.event = event
    }
    if !device.scenes[scene].state.isForeground {
      context.isArriving = true
      startProcess(id.app, &log)
      if device[id.app].process == .notRunning { return }
      performStep(.connect, scene, &log)
      performStep(.willEnterForeground, scene, &log)
    }
    if device.scenes[scene].state != target { watch(id.app, .resuming) }
    if isOpened { run(.deliver, id.app, scene, &log) }
    if target == .foregroundActive {
      performStep(.didBecomeActive, scene, &log)
    } else {
      performStep(.willResignActive, scene, &log)
    }
    device.scenes[scene].isMinimized = false
    if device.scenes[scene].view != .appeared { performViewStep(.viewDidAppear, scene, &log) }
  }

  /// Takes a scene from the screen, through all steps.
  mutating func leave(_ id: SceneID, _ log: inout EventLog) {
    guard let scene = device.index(of: id), device.scenes[scene].state.isForeground else { return }
    watch(id.app, .leaving)
    run(.leave, id.app, scene, &log)
    performStep(.willResignActive, scene, &log)
    performStep(.didEnterBackground, scene, &log)
    // An app that is kept out of the background has no other state to be in.
    if device.scene(id)?.state.isForeground == true {
      endProcess(id.app, by: .didEnterBackground, &log)
    }
    scheduleSuspension(id.app)
  }

  /// Gives an app that comes to the screen a running process.
  private mutating func startProcess(_ app: AppID, _ log: inout EventLog) {
    switch device.apps[app.index].process {
    case .running: break
    case .suspended: resume(app, &log)
    case .notRunning: launch(app, &log)
    }
    device.apps[app.index].runtime.suspension = .never
    device.apps[app.index].runtime.expiration = .never
    device.apps[app.index].isForceQuit = false
    watch(app, .resuming)
  }

  mutating func launch(_ app: AppID, _ log: inout EventLog) {
    context.launching = app
    device.lastPID = device.lastPID == .max ? 101 : device.lastPID + 1
    device.apps[app.index].runtime.pid = device.lastPID
    device.apps[app.index].wasLaunched = true
    let startsInactive = rule(answering: .startInactive, app) != nil
    context.startsInactive = startsInactive ? app : nil
    setProcess(app, .running, startsInactive ? .inactive : .background, by: .launch, &log)
    device.apps[app.index].runtime.footprint = device.apps[app.index].kind.memory
    device.apps[app.index].lostEdits = 0
    context.tookMemory = true
    // The app is notified of protected files only when they are available again.
    device.apps[app.index].runtime.missesData = device.isDataProtected
    context.awaited = (app, .launching)
    run(.launch, app, nil, &log)
    let launchTime = device.apps[app.index].kind.launchTime
    if launchTime > 0, device[app].process == .running {
      block(app, for: launchTime)
      device.apps[app.index].runtime.isLaunching = true
      watch(app, .launching)
    }
  }

  mutating func resume(_ app: AppID, _ log: inout EventLog) {
    setProcess(app, .running, device.apps[app.index].state, by: .resume, &log)
    device.apps[app.index].runtime.suspendedSince = .never
    run(.resume, app, nil, &log)
    continueHang(app)
    if !device.apps[app.index].runtime.isHung { drain(app, &log) }
  }

  /// Ends the process and its scenes. Scene sessions and saved edits stay.
  mutating func endProcess(_ app: AppID, by step: Trigger, _ log: inout EventLog) {
    guard device.apps[app.index].process != .notRunning else { return }
    if device.apps[app.index].hasUnsavedEdits {
      run(.editsLost, app, nil, &log)
      let (edits, saved) = (device.apps[app.index].edits, device.apps[app.index].savedEdits)
      device.apps[app.index].lostEdits = edits > saved ? edits - saved : 1
      device.apps[app.index].edits = device.apps[app.index].savedEdits
    }
    setProcess(app, .notRunning, .background, by: step, &log)
    if !device.queues[app.index].isEmpty {
      device.queues[app.index].removeAll(keepingCapacity: true)
    }
    device.apps[app.index].runtime = App.Runtime()
    for index in device.scenes.indices where device.scenes[index].id.app == app {
      if device.scenes[index].state != .unattached { detachScene(index, by: step, &log) }
    }
    // A scene on another screen has no session that could be opened again.
    if device.hasDisplay {
      for index in device.scenes.indices.reversed()
      where device.scenes[index].id.app == app && device.scenes[index].role == .externalDisplay {
        removeScene(device.scenes[index].id, by: step, &log)
      }
    }
    device.shown = device.shown?.without(app)
  }

  /// Removes the scene; its session stays, unless it is being discarded.
  mutating func detachScene(_ scene: Int, by step: Trigger, _ log: inout EventLog) {
    setState(scene, .unattached, by: step, &log)
    device.scenes[scene].loseViews()
    if context.discarded != device.scenes[scene].id, device.scenes[scene].role == .window {
      run(.store, device.scenes[scene].id.app, scene, &log)
    }
  }
}
