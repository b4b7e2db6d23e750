/// Memory: what apps take, who is warned, and who is dropped first.
extension Kernel {
  mutating func memoryWarning(_ app: AppID?, _ log: inout EventLog) -> Refusal? {
    if let app {
      if let refusal = refusalOfCode(of: app) { return refusal }
      run(.memoryWarning, app, nil, &log)
      return nil
    }
    for app in device.apps where app.process == .running {
      run(.memoryWarning, app.id, nil, &log)
    }
    return nil
  }

  mutating func reclaimMemory(_ log: inout EventLog) -> Refusal? {
    guard let app = longestSuspended else { return .nothingSuspended }
    drop(app, &log)
    return nil
  }

  mutating func jetsam(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if device[app].process == .notRunning { return .notRunning(app) }
    if device[app].state != .background { return .visible(app) }
    drop(app, &log)
    return nil
  }

  mutating func grow(_ app: AppID, _ megabytes: UInt16) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    let (footprint, isTooMuch) = device[app].footprint.addingReportingOverflow(megabytes)
    if isTooMuch || footprint > Bounds.megabytes { return .takesTooMuch(app) }
    device.apps[app.index].footprint = footprint
    context.tookMemory = true
    return nil
  }

  private var isShort: Bool {
    var sum: UInt32 = 0
    for index in device.apps.indices { sum += UInt32(device.apps[index].footprint) }
    return sum > rulebook.limit(.memory)
  }

  /// Apps are warned when memory is short, and give back what they can. What is still missing is
  /// taken: first scenes that nobody sees, then suspended apps, then those that run in the
  /// background. The app in front is dropped only where it takes too much all alone.
  mutating func makeRoom(_ log: inout EventLog) {
    let most = rulebook.limit(.appMemory)
    for app in device.apps where app.footprint > most {
      if !app.queuesMessages { run(.memoryWarning, app.id, nil, &log) }
      if device[app.id].footprint > most { drop(app.id, &log) }
    }
    guard isShort else { return }
    for app in device.apps where app.process == .running && !app.isHung {
      run(.memoryWarning, app.id, nil, &log)
    }
    disconnectScenes(&log)
    while isShort, let app = longestSuspended ?? longestInBackground { drop(app, &log) }
  }

  private mutating func drop(_ app: AppID, _ log: inout EventLog) {
    run(.jetsam, app, nil, &log)
    endProcess(app, by: .jetsam, &log)
    removeFromScreen(app, &log)
  }

  /// Takes scenes of the background from apps that run, those first that were not seen for longest.
  /// An app gives back the scene's share of what it takes.
  private mutating func disconnectScenes(_ log: inout EventLog) {
    while isShort {
      var longest: Scene?
      for scene in device.scenes
      where scene.state == .background && device[scene.id.app].kind.architecture == .scenes
        && device[scene.id.app].process == .running
      {
        if longest.map({ scene.lastShown < $0.lastShown }) ?? true { longest = scene }
      }
      guard let longest, let scene = device.index(of: longest.id) else { return }
      let app = longest.id.app
      let connected = device.scenes(of: app).filter { $0.state != .unattached }.count
      device.apps[app.index].footprint -= device[app].footprint / UInt16(connected + 1)
      performStep(.didDisconnect, scene, &log)
    }
  }

  private var longestSuspended: AppID? {
    var longest: App?
    for app in device.apps where app.process == .suspended {
      if longest.map({ app.suspendedSince < $0.suspendedSince }) ?? true { longest = app }
    }
    return longest?.id
  }

  /// Those that do something there are kept for longest.
  private var longestInBackground: AppID? {
    var first: App?
    for app in device.apps where app.process == .running && app.state == .background {
      if first.map({ !$0.uses.isEmpty && app.uses.isEmpty }) ?? true { first = app }
    }
    return first?.id
  }
}
