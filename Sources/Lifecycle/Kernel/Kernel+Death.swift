/// Memory pressure, and the ways in which a process dies or stops answering.
extension Kernel {
  mutating func memoryWarning(_ app: AppID?, _ log: inout MessageLog) -> Refusal? {
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

  mutating func reclaimMemory(_ log: inout MessageLog) -> Refusal? {
    var longest: App?
    for app in device.apps where app.process == .suspended {
      if longest.map({ app.suspendedSince < $0.suspendedSince }) ?? true { longest = app }
    }
    guard let longest else { return .nothingSuspended }
    run(.jetsam, longest.id, nil, &log)
    endProcess(longest.id)
    return nil
  }

  mutating func jetsam(_ app: AppID, _ log: inout MessageLog) -> Refusal? {
    if device[app].process == .notRunning { return .notRunning(app) }
    if device[app].state != .background { return .visible(app) }
    run(.jetsam, app, nil, &log)
    endProcess(app)
    return nil
  }

  mutating func crash(_ app: AppID, _ log: inout MessageLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    run(.crash, app, nil, &log)
    endProcess(app)
    vanish(app, &log)
    return nil
  }

  /// An app that has died in front leaves the screen to what was beside it or beneath.
  mutating func vanish(_ app: AppID, _ log: inout MessageLog) {
    // Where locking sends apps to the background, the device goes back to what it was on when it is
    // unlocked, and starts it again; elsewhere the app was in front of the dark screen.
    let isAway =
      device.situation.isLocked && rulebook.features.contains(.lockEntersBackground)
    guard !isAway, let front = device.situation.front.card, front.contains(app) else { return }
    if let rest = front.without(app) { show(rest) } else { device.situation.front = .home }
    settle(&log)
  }

  mutating func hang(_ app: AppID, _ log: inout MessageLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    run(.hang, app, nil, &log)
    device.apps[app.index].isHung = true
    device.apps[app.index].suspension = .never
    device.apps[app.index].expiration = .never
    return nil
  }

  /// Notes that a hung app has something to take, and from when on the watchdog waits for it.
  mutating func watch(_ app: AppID, _ limit: Limit) {
    guard device.apps[app.index].isHung, device.apps[app.index].watchdog == .never else { return }
    device.apps[app.index].watchdog = deadline(after: limit)
  }
}
