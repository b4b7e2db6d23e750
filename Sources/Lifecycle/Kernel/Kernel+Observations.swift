/// What an app's code did in the middle of an action.
extension Kernel {
  /// Carries out an action during which apps' code did something. The log's `refusedObservations`
  /// has what the kernel refused of it.
  @discardableResult
  public mutating func send(
    _ action: Action, observing observations: [Observation], into log: inout EventLog
  ) -> Refusal? {
    log.observed = observations.isEmpty ? nil : Observed(observations)
    log.refusedObservations = []
    defer { log.observed = nil }
    return send(action, into: &log)
  }

  /// An app has received a message: what its code did in it is carried out.
  mutating func messageTaken(_ log: inout EventLog) {
    log.observed?.countMessage()
    while let action = log.observed?.due() { carryOut(code: action, &log) }
  }

  /// The action is over, or something that was scheduled during it.
  mutating func settleObserved(atEnd: Bool, _ log: inout EventLog) {
    if atEnd {
      while let action = log.observed?.due(atEnd: true) { carryOut(code: action, &log) }
    }
    while let app = log.observed?.crashed.popLast() {
      run(.crash, app, nil, &log)
      endProcess(app, by: .crash, &log)
      removeFromScreen(app, &log)
    }
    let later = log.observed?.later ?? []
    log.observed?.later = []
    for action in later {
      if let refusal = perform(action, &log) { log.refusedObservations.append((action, refusal)) }
    }
    while let app = log.observed?.apps.popLast() { scheduleSuspension(app) }
  }

  /// Carries out one action of an app's code. If it would change the windows that the current
  /// action goes through, it waits until that is over. A crashed process receives no more messages,
  /// like a hung one.
  private mutating func carryOut(code action: Action, _ log: inout EventLog) {
    if let app = action.app, let refusal = refusalOfCode(of: app) {
      return log.refusedObservations.append((action, refusal))
    }
    switch action {
    case .begin(let app, let use):
      guard rulebook.features.contains(.backgroundExecution) else {
        return log.refusedObservations.append((action, .notOnThisRelease(.backgroundExecution)))
      }
      device.apps[app.index].runtime.uses.insert(use.uses)
      log.observed?.apps.append(app)
    case .end(let app, let use):
      device.apps[app.index].runtime.uses.remove(use.uses)
      log.observed?.apps.append(app)
    case .hang(let app, let milliseconds):
      run(.hang, app, nil, &log)
      block(app, for: milliseconds)
      if context.awaited?.app == app, let limit = context.awaited?.limit { watch(app, limit) }
    case .crash(let app):
      device.apps[app.index].runtime.isHung = true
      log.observed?.crashed.append(app)
    case .save(let app): apply(.save, app, &log)
    case .interaction(let app, let isOn): device.apps[app.index].runtime.ignoresTouches = !isOn
    case .present, .dismissView, .newWindow, .closeWindow, .submit, .completeTask, .grow, .debug,
      .powerOn, .home, .switcher, .choose, .swipeUp, .lock, .autoLock, .unlock, .abandonUnlock,
      .holdLock, .controlCenter, .notificationCenter, .tapNotification, .systemAlert,
      .interruption, .localAlert, .call, .banner, .accept, .dismiss, .open, .openURL,
      .quickAction, .continueActivity, .touch, .edit, .split, .resize, .unsplit, .disconnect,
      .minimize, .rotate, .connectDisplay, .disconnectDisplay, .timeChange, .push, .wake,
      .memoryWarning, .reclaimMemory, .jetsam, .kill, .expireTask, .backgroundRefresh, .prewarm,
      .lowBattery, .lowPowerMode, .wait, .next:
      log.observed?.later.append(action)
    }
  }
}
