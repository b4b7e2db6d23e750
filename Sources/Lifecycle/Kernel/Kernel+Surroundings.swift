/// What happens to the whole device, and to its apps through it: its orientation, an external
/// display, the clock, the files that a lock protects.
extension Kernel {
  /// Runs for every app that has a process; the messages of a suspended app wait in its queue.
  private mutating func runForAll(_ trigger: Trigger, _ log: inout EventLog) {
    for index in device.apps.indices where device.apps[index].process != .notRunning {
      run(trigger, device.apps[index].id, nil, &log)
    }
  }

  mutating func rotate(_ log: inout EventLog) -> Refusal? {
    device.isLandscape.toggle()
    runForAll(.orientation, &log)
    runForShown(.rotate, &log)
    return nil
  }

  mutating func timeChange(_ log: inout EventLog) -> Refusal? {
    runForAll(.timeChange, &log)
    return nil
  }

  mutating func setLowPowerMode(_ isOn: Bool, _ log: inout EventLog) -> Refusal? {
    guard rulebook.features.contains(.lowPowerMode) else { return .notOnThisRelease(.lowPowerMode) }
    if device.isLowPower == isOn { return isOn ? .lowPowerIsOn : .lowPowerIsOff }
    device.isLowPower = isOn
    runForAll(.powerState, &log)
    return nil
  }

  // MARK: - An external display

  mutating func connectDisplay(_ log: inout EventLog) -> Refusal? {
    if device.hasDisplay { return .displayIsThere }
    device.hasDisplay = true
    runForAll(.displayConnected, &log)
    reconcileScenes(&log)
    return nil
  }

  mutating func disconnectDisplay(_ log: inout EventLog) -> Refusal? {
    if !device.hasDisplay { return .noDisplay }
    device.hasDisplay = false
    for scene in device.scenes where scene.role == .externalDisplay {
      if let index = device.index(of: scene.id) {
        run(.displayDisconnected, scene.id.app, index, &log)
      }
      removeScene(scene.id, by: .displayDisconnected, &log)
      scheduleSuspension(scene.id.app)
    }
    runForAll(.displayDisconnected, &log)
    return nil
  }

  /// A scene on the external display leaves with its app.
  mutating func leaveDisplay(unless front: AppID?, _ log: inout EventLog) {
    for index in device.scenes.indices where device.scenes[index].role == .externalDisplay {
      let app = device.scenes[index].id.app
      guard app != front, device.scenes[index].state.isForeground else { continue }
      performStep(.didEnterBackground, index, &log)
      scheduleSuspension(app)
    }
  }

  /// The app in front may have a scene of its own on the external display. It is in the foreground
  /// there and never active, since nobody can touch it.
  mutating func comeToDisplay(_ app: AppID, _ log: inout EventLog) {
    guard device[app].process == .running, rule(answering: .showOnDisplay, app) != nil else {
      return
    }
    if let scene = device.scenes(of: app).first(where: { $0.role == .externalDisplay }) {
      return bring(scene.id, to: .foregroundInactive, &log)
    }
    device.apps[app.index].lastNumber += 1
    let id = SceneID(app: app, number: device.apps[app.index].lastNumber)
    addScene(Scene(id: id, role: .externalDisplay), by: .connect, &log)
    bring(id, to: .foregroundInactive, &log)
  }

  // MARK: - Protected files

  mutating func protect(_ log: inout EventLog) {
    device.protection = .never
    device.isDataProtected = true
    for app in device.apps where app.process == .running {
      device.apps[app.id.index].runtime.missesData = true
      run(.dataUnavailable, app.id, nil, &log)
    }
  }

  mutating func unprotect(_ log: inout EventLog) {
    device.protection = .never
    device.isDataProtected = false
    for app in device.apps where app.runtime.missesData {
      device.apps[app.id.index].runtime.missesData = false
      run(.dataAvailable, app.id, nil, &log)
    }
  }
}
