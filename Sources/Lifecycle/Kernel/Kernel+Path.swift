/// The one path between any two states, a step at a time.
extension Kernel {
  /// Takes one step with one scene, and tells the app of it. "Will" is said before the state
  /// changes and "did" after, so that the app reads what UIKit would let it read.
  mutating func take(_ step: Trigger, _ scene: Int, _ log: inout MessageLog) {
    let app = device.scenes[scene].id.app
    let state = device.scenes[scene].state
    switch step {
    case .connect:
      guard state == .unattached else { return }
      moment.isConnecting = true
      device.scenes[scene].viewAppeared = false
      setState(scene, .background)
      run(.connect, app, scene, &log)
      device.scenes[scene].isNew = false
    case .willEnterForeground:
      guard state == .background else { return }
      run(.willEnterForeground, app, scene, &log)
      setState(scene, .foregroundInactive)
      device.showings += 1
      device.scenes[scene].lastShown = device.showings
      run(.enteredForeground, app, scene, &log)
    case .didBecomeActive:
      guard state == .foregroundInactive else { return }
      setState(scene, .foregroundActive)
      run(.didBecomeActive, app, scene, &log)
    case .willResignActive:
      guard state == .foregroundActive else { return }
      run(.willResignActive, app, scene, &log)
      setState(scene, .foregroundInactive)
    case .didEnterBackground:
      guard state.isForeground else { return }
      setState(scene, .background)
      run(.didEnterBackground, app, scene, &log)
    case .didDisconnect:
      guard state != .unattached else { return }
      setState(scene, .unattached)
      run(.didDisconnect, app, scene, &log)
      device.scenes[scene].viewAppeared = false
    case .launch, .launchInBackground, .resume, .wake, .suspend, .enteredForeground, .deliver,
      .appear, .leave, .discard,
      .powerOff, .swipeUp, .closeWindow, .newWindow, .split, .unsplit, .resize,
      .pullNotificationCenter, .acceptLocalAlert, .jetsam, .overrun, .watchdog, .hang,
      .crash, .touch, .push, .memoryWarning:
      run(step, app, scene, &log)
    }
  }

  /// Brings a scene to the screen, or covers or uncovers it there, with all the steps between.
  mutating func bring(_ id: SceneID, to target: ActivationState, _ log: inout MessageLog) {
    guard let scene = device.index(of: id) else { return }
    let isSummoned = moment.summoned == id
    let event = moment.event
    if !isSummoned { moment.event = [] }
    defer {
      moment.isArriving = false
      moment.isConnecting = false
      moment.event = event
    }
    if !device.scenes[scene].state.isForeground {
      moment.isArriving = true
      startProcess(id.app, &log)
      if device[id.app].process == .notRunning { return }
      take(.connect, scene, &log)
      take(.willEnterForeground, scene, &log)
    }
    if device.scenes[scene].state != target { watch(id.app, .resuming) }
    if isSummoned { run(.deliver, id.app, scene, &log) }
    if target == .foregroundActive {
      take(.didBecomeActive, scene, &log)
    } else {
      take(.willResignActive, scene, &log)
    }
    if !device.scenes[scene].viewAppeared {
      run(.appear, id.app, scene, &log)
      device.scenes[scene].viewAppeared = true
    }
  }

  /// Takes a scene from the screen, all of its way.
  mutating func leave(_ id: SceneID, _ log: inout MessageLog) {
    guard let scene = device.index(of: id), device.scenes[scene].state.isForeground else { return }
    watch(id.app, .leaving)
    run(.leave, id.app, scene, &log)
    take(.willResignActive, scene, &log)
    take(.didEnterBackground, scene, &log)
    rest(id.app)
  }

  /// Sees to it that an app that comes to the screen has a running process.
  private mutating func startProcess(_ app: AppID, _ log: inout MessageLog) {
    switch device.apps[app.index].process {
    case .running: break
    case .suspended: resume(app, &log)
    case .notRunning: launch(app, &log)
    }
    device.apps[app.index].suspension = .never
    device.apps[app.index].expiration = .never
    device.apps[app.index].isRemovedByUser = false
    watch(app, .resuming)
  }

  mutating func launch(_ app: AppID, _ log: inout MessageLog) {
    moment.launching = app
    device.lastPID = device.lastPID == .max ? 101 : device.lastPID + 1
    device.apps[app.index].process = .running
    device.apps[app.index].pid = device.lastPID
    // An app without scenes that is launched to the screen starts inactive; one with scenes has
    // none yet, and so starts in the background.
    let startsInactive =
      moment.isArriving && device.apps[app.index].kind.architecture == .appDelegate
    device.apps[app.index].state = startsInactive ? .inactive : .background
    run(.launch, app, nil, &log)
  }

  mutating func resume(_ app: AppID, _ log: inout MessageLog) {
    device.apps[app.index].process = .running
    device.apps[app.index].suspendedSince = .never
    run(.resume, app, nil, &log)
  }

  /// The process ends; its scenes go with it, their sessions stay.
  mutating func endProcess(_ app: AppID) {
    device.apps[app.index].process = .notRunning
    device.apps[app.index].state = .background
    device.apps[app.index].pid = 0
    device.apps[app.index].uses = []
    device.apps[app.index].isHung = false
    device.apps[app.index].suspension = .never
    device.apps[app.index].expiration = .never
    device.apps[app.index].watchdog = .never
    device.apps[app.index].suspendedSince = .never
    for index in device.scenes.indices where device.scenes[index].id.app == app {
      device.scenes[index].state = .unattached
      device.scenes[index].viewAppeared = false
    }
    device.shown = device.shown?.without(app)
  }

  private mutating func setState(_ scene: Int, _ state: ActivationState) {
    let app = device.scenes[scene].id.app
    device.scenes[scene].state = state
    var highest = state
    for other in device.scenes where other.id.app == app && other.state > highest {
      highest = other.state
    }
    device.apps[app.index].state = highest.applicationState
  }
}
