/// Split views and windows.
extension Kernel {
  /// Why there is nothing beside which a window could be put, or nil.
  var refusalOfSplit: Refusal? {
    guard rulebook.features.contains(.splitView) else { return .notOnThisRelease(.splitView) }
    guard device.model.showsSeveralWindows else { return .notOnThisDevice }
    return refusalOfScreen ?? (device.situation.isSwitching ? .inSwitcher : nil)
  }

  /// Whether the device is an iPad whose windows overlap.
  var hasOverlappingWindows: Bool {
    device.traits.contains(.windowed) && rulebook.features.contains(.overlappingWindows)
  }

  mutating func split(_ window: SceneID, _ log: inout EventLog) -> Refusal? {
    if hasOverlappingWindows { return .windowsOverlap }
    if let refusal = refusalOfSplit ?? refusal(of: window) { return refusal }
    guard let front = device.situation.front.card else { return .nothingInFront }
    let second: SceneID
    if window.number > 0 {
      if front.contains(window) { return .alreadyThere(window) }
      second = window
    } else if let other = windowBeside(front, of: window.app) {
      second = other
    } else {
      if front.contains(window.app) {
        if let refusal = refusalOfNewWindow(window.app) { return refusal }
      }
      second = makeWindow(window.app, &log)
    }
    context.beside = second
    if front.right == nil { runForShown(.split, &log) }
    show(Card(front.left, second))
    reconcileScenes(&log)
    return nil
  }

  /// The window of an app that was in front last, and is not now.
  private func windowBeside(_ front: Card, of app: AppID) -> SceneID? {
    for card in device.cards {
      for id in [card.left, card.right] {
        if let id, id.app == app, !front.contains(id) { return id }
      }
    }
    return nil
  }

  mutating func resize(_ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfSplit { return refusal }
    guard let front = device.situation.front.card?.right else { return .noSplit }
    device.situation.splitIsUneven.toggle()
    if hasOverlappingWindows {
      // The one in front hides the other from now on, or hides it no longer.
      if let scene = device.index(of: front) { run(.resize, front.app, scene, &log) }
      reconcileScenes(&log)
    } else {
      runForShown(.resize, &log)
    }
    return nil
  }

  mutating func unsplit(_ log: inout EventLog) -> Refusal? {
    if hasOverlappingWindows { return .windowsOverlap }
    if let refusal = refusalOfSplit { return refusal }
    guard let card = device.situation.front.card, card.right != nil else { return .noSplit }
    show(Card(card.left))
    reconcileScenes(&log)
    runForShown(.unsplit, &log)
    return nil
  }

  /// Why an app may not have one more window, or nil.
  private func refusalOfNewWindow(_ app: AppID) -> Refusal? {
    let kind = device[app].kind
    guard kind.architecture == .scenes else { return .withoutScenes(app) }
    guard kind.multipleWindows, device.model.showsSeveralWindows else { return .oneWindowOnly(app) }
    return device.windows(of: app).count == Bounds.windowsPerApp ? .tooManyWindows(app) : nil
  }

  mutating func newWindow(
    _ app: AppID, for event: Facts, _ log: inout EventLog
  ) -> Refusal? {
    guard rulebook.features.contains(.scenes) else { return .notOnThisRelease(.scenes) }
    if let refusal = refusalOfNewWindow(app) ?? refusalOfCode(of: app) { return refusal }
    if device.situation.isSwitching { return .inSwitcher }
    guard let front = device.visible, device[app].state != .background else {
      return .inBackground(app)
    }
    let window = makeWindow(app, &log)
    context.beside = window
    if hasOverlappingWindows {
      show(front.bringing(window))
    } else {
      if front.right == nil { runForShown(.newWindow, &log) }
      show(Card(front.left, window))
    }
    if !event.isEmpty {
      context.event = event
      context.openedWindow = window
    }
    reconcileScenes(&log)
    return nil
  }

  mutating func closeWindow(_ window: SceneID, _ log: inout EventLog) -> Refusal? {
    guard rulebook.features.contains(.scenes) else { return .notOnThisRelease(.scenes) }
    if let refusal = refusal(of: window) ?? refusalOfCode(of: window.app) { return refusal }
    guard let scene = device.index(of: window) else { return .noWindow(window) }
    guard device.scenes[scene].role == .window else { return .noWindow(window) }
    run(.closeWindow, window.app, scene, &log)
    reportDiscardedSession(&log)
    leave(window, &log)
    removeFromCards(window)
    if context.discarded == window { removeScene(window, by: .sessionGone, &log) }
    scheduleSuspension(window.app)
    reconcileScenes(&log)
    return nil
  }

  /// The system reclaims a scene in the background; its session stays. A suspended app is woken
  /// for the call.
  mutating func disconnect(_ window: SceneID, _ log: inout EventLog) -> Refusal? {
    guard rulebook.features.contains(.scenes) else { return .notOnThisRelease(.scenes) }
    if let refusal = refusal(of: window) { return refusal }
    guard let scene = device.index(of: window) else { return .noWindow(window) }
    guard device.scenes[scene].state == .background, device.scenes[scene].role == .window else {
      return .sceneNotInBackground(window)
    }
    if device[window.app].process == .suspended { resume(window.app, &log) }
    performStep(.didDisconnect, scene, &log)
    scheduleSuspension(window.app)
    return nil
  }

  /// The window leaves the screen and keeps its card; what stood beside it fills the screen.
  mutating func minimize(_ window: SceneID, _ log: inout EventLog) -> Refusal? {
    guard rulebook.features.contains(.windowing) else { return .notOnThisRelease(.windowing) }
    if let refusal = refusalOfSplit ?? refusal(of: window) { return refusal }
    guard let front = device.situation.front.card, front.contains(window.app) else {
      return .notInFront(window.app)
    }
    let id = window.number > 0 ? window : windowToOpen(window.app, in: front)
    guard front.contains(id), let scene = device.index(of: id) else {
      return .notInFront(window.app)
    }
    device.scenes[scene].isMinimized = true
    if let rest = front.without(id) {
      device.cards = device.cards.compactMap { $0.without(id) }
      show(rest)
      device.cards.insert(Card(id), at: 1)
    } else {
      device.situation.front = .home
    }
    reconcileScenes(&log)
    return nil
  }

  /// The app learns of all discarded sessions at once. The session that goes now is still there
  /// during the call.
  mutating func reportDiscards(_ app: AppID, _ log: inout EventLog) {
    let owed = device[app].undeliveredDiscards
    let goes = context.isDiscardReported ? nil : context.discarded
    if owed == 0 {
      context.namedSession = goes?.number ?? 0
    } else if owed == 1, goes == nil {
      context.namedSession = device[app].undeliveredDiscard
    }
    run(.discard, app, nil, &log)
    context.namedSession = 0
    device.apps[app.index].undeliveredDiscards = 0
    device.apps[app.index].undeliveredDiscard = 0
    reportDiscardedSession(&log)
  }

  /// Says, once, that the session of the scene that goes is gone for good.
  mutating func reportDiscardedSession(_ log: inout EventLog) {
    guard let discarded = context.discarded, !context.isDiscardReported else { return }
    context.isDiscardReported = true
    run(.sessionGone, discarded.app, device.index(of: discarded), &log)
  }

  /// Why an app's own code does not run now, or nil.
  func refusalOfCode(of app: AppID) -> Refusal? {
    switch device[app].process {
    case .notRunning: .notRunning(app)
    case .suspended: .suspended(app)
    case .running: device[app].runtime.isHung ? .isHung(app) : nil
    }
  }
}
