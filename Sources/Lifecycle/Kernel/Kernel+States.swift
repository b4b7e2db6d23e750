/// The states of apps and scenes. They change here alone, and each change is written to the log.
extension Kernel {
  /// Gives a scene another state, and its app the highest state of its scenes.
  mutating func setState(
    _ scene: Int, _ state: ActivationState, by step: Trigger, _ log: inout EventLog
  ) {
    let id = device.scenes[scene].id
    let before = device.scenes[scene].state
    if before == state { return }
    device.scenes[scene].state = state
    write(id, from: LifecycleState(before), to: LifecycleState(state), by: step, &log)
    if device.apps[id.app.index].process == .notRunning { return }
    var highest = state
    for other in device.scenes.indices
    where device.scenes[other].state > highest && device.scenes[other].id.app == id.app {
      highest = device.scenes[other].state
    }
    if context.startsInactive == id.app {
      if highest == .background { return }
      context.startsInactive = nil
    }
    let old = device.apps[id.app.index].state
    let new = highest.applicationState
    if old == new { return }
    device.apps[id.app.index].state = new
    guard device.apps[id.app.index].process == .running else { return }
    let whole = SceneID(app: id.app, number: 0)
    write(whole, from: LifecycleState(old), to: LifecycleState(new), by: step, &log)
  }

  /// Gives an app's process another state.
  mutating func setProcess(
    _ app: AppID, _ process: ProcessState, _ state: ApplicationState, by step: Trigger,
    _ log: inout EventLog
  ) {
    let before = LifecycleState(device.apps[app.index])
    device.apps[app.index].process = process
    device.apps[app.index].state = state
    write(
      SceneID(app: app, number: 0), from: before, to: LifecycleState(device.apps[app.index]),
      by: step, &log)
  }

  /// Makes a scene session. No scene is connected yet.
  mutating func addScene(_ scene: Scene, by step: Trigger, _ log: inout EventLog) {
    device.scenes.append(scene)
    write(scene.id, from: .absent, to: .unattached, by: step, &log)
  }

  /// Removes a scene session, and its scene with it.
  mutating func removeScene(_ id: SceneID, by step: Trigger, _ log: inout EventLog) {
    guard let scene = device.index(of: id) else { return }
    let state = LifecycleState(device.scenes[scene].state)
    device.scenes.remove(at: scene)
    write(id, from: state, to: .absent, by: step, &log)
  }

  /// An app without scenes has its one window only for us: its states are the app's.
  private mutating func write(
    _ id: SceneID, from: LifecycleState, to: LifecycleState, by step: Trigger,
    _ log: inout EventLog
  ) {
    if id.number > 0, device.apps[id.app.index].kind.architecture == .appDelegate { return }
    log.events.append(
      .transition(
        Transition(
          time: device.now, rule: context.exception, number: id.number, app: id.app, from: from,
          to: to, step: step)))
    if log.isWatched { log.device = device }
  }
}
