/// The App Switcher: opening it, leaving it, and its cards.
extension Kernel {
  mutating func openSwitcher(_ log: inout EventLog) -> Refusal? {
    guard rulebook.features.contains(.switcher) else { return .notOnThisRelease(.switcher) }
    if let refusal = refusalOfScreen { return refusal }
    if device.situation.isSwitching { return .inSwitcher }
    device.situation.isSwitching = true
    reconcileScenes(&log)
    return nil
  }

  mutating func choose(_ window: SceneID, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfCards(window) { return refusal }
    guard let card = card(of: window) else { return .noCard(window) }
    device.situation.isSwitching = false
    show(card)
    reconcileScenes(&log)
    return nil
  }

  /// The card is removed, and the process ends where this was the app's last window. What becomes
  /// of the session, and which messages are sent, is for the rulebook to say.
  mutating func swipeUp(
    _ window: SceneID, quickly: Bool, _ log: inout EventLog
  ) -> Refusal? {
    if let refusal = refusalOfCards(window) { return refusal }
    guard let id = latestWindow(window), let scene = device.index(of: id) else {
      return .noCard(window)
    }
    let app = id.app
    endTermination(app, &log)
    let process = device[app].process
    let isLast = device.windows(of: app).count == 1
    run(.removeCard, app, scene, &log)
    // Where an iOS version has no other course for the quick, it is the same.
    let isQuick =
      quickly && isLast && process == .running
      && !rulebook.range(app, .swipeUpQuickly).isEmpty
    if process != .notRunning {
      run(isQuick ? .swipeUpQuickly : .swipeUp, app, scene, &log)
    }
    reportDiscardedSession(&log)
    if isLast {
      if !device[app].runtime.isTerminating { endProcess(app, by: .swipeUp, &log) }
      device.apps[app.index].isForceQuit = true
      if context.losesSavedState == app { device.apps[app.index].hasStoredState = false }
    }
    leave(id, &log)
    removeFromCards(id)
    if context.discarded == id { removeScene(id, by: .sessionGone, &log) }
    scheduleSuspension(app)
    reconcileScenes(&log)
    return nil
  }

  private func refusalOfCards(_ window: SceneID) -> Refusal? {
    if let refusal = refusalOfScreen { return refusal }
    if !device.situation.isSwitching { return .notInSwitcher }
    return refusal(of: window)
  }

  private func card(of window: SceneID) -> Card? {
    device.cards.first { window.number > 0 ? $0.contains(window) : $0.contains(window.app) }
  }

  /// The named window, or the one with a card that was shown last.
  private func latestWindow(_ window: SceneID) -> SceneID? {
    var latest: Scene?
    for scene in device.scenes where scene.id.app == window.app {
      guard window.number == 0 || scene.id == window else { continue }
      guard device.cards.contains(where: { $0.contains(scene.id) }) else { continue }
      if latest.map({ $0.lastShown <= scene.lastShown }) ?? true { latest = scene }
    }
    return latest?.id
  }
}
