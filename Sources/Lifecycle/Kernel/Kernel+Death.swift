/// How a process dies by its own fault, and what the screen shows then.
extension Kernel {
  mutating func crash(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    run(.crash, app, nil, &log)
    endProcess(app, by: .crash, &log)
    removeFromScreen(app, &log)
    return nil
  }

  /// An app that has died in front leaves the screen to what was beside it or beneath.
  mutating func removeFromScreen(_ app: AppID, _ log: inout EventLog) {
    // Where locking sends apps to the background, the device goes back to what it was on when it is
    // unlocked, and starts it again; elsewhere the app was in front of the dark screen.
    let isAway =
      device.situation.isLocked && rulebook.features.contains(.lockEntersBackground)
    guard !isAway, let front = device.situation.front.card, front.contains(app) else { return }
    if let rest = front.without(app) { show(rest) } else { device.situation.front = .home }
    reconcileScenes(&log)
  }
}
