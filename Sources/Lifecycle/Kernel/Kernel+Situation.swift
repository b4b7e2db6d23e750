/// From the situation follows the state of every scene.
extension Kernel {
  /// Moves every scene to the state that the situation asks for. Scenes that leave the screen get
  /// all their calls first, then those that stay and those that come.
  mutating func reconcileScenes(_ log: inout EventLog) {
    let situation = device.situation
    var target = situation.isOn ? situation.windows : nil
    if situation.isLocked, rulebook.features.contains(.lockEntersBackground) { target = nil }
    if let old = device.shown {
      for id in inOrder(old) where target?.contains(id) != true { leave(id, &log) }
    }
    if device.hasDisplay { leaveDisplay(unless: target?.left.app, &log) }
    if let target {
      for id in inOrder(target) { endTermination(id.app, &log) }
    }
    device.shown = target
    if let target {
      for id in inOrder(target) { bring(id, to: state(of: id, in: target), &log) }
      if device.hasDisplay { comeToDisplay(target.left.app, &log) }
      removeStillborn(target, &log)
    }
    context.launching = nil
  }

  /// The state of a window on the screen.
  func state(of window: SceneID, in card: Card) -> ActivationState {
    let situation = device.situation
    if situation.hasOverlay || situation.isLocked { return .foregroundInactive }
    if situation.front == .home { return .foregroundInactive }
    let isHidden = hasOverlappingWindows && situation.splitIsUneven && card.left == window
    return isHidden && card.right != nil ? .foregroundInactive : .foregroundActive
  }

  /// The windows of a card in the order in which they move.
  func inOrder(_ card: Card) -> OrderedCard {
    guard let right = card.right else { return OrderedCard(first: card.left) }
    let isLeftFirst = rulebook.features.contains(.leftFirst)
    return isLeftFirst
      ? OrderedCard(first: card.left, second: right)
      : OrderedCard(first: right, second: card.left)
  }

  /// An app that ended while it started has nothing to show: the screen is as if it had not come.
  private mutating func removeStillborn(_ card: Card, _ log: inout EventLog) {
    var isGone = false
    for id in [card.left, card.right] {
      guard let id, device[id.app].process == .notRunning else { continue }
      removeFromCards(id)
      isGone = true
    }
    if isGone { reconcileScenes(&log) }
  }

  /// Puts a card in front. A window is in one card at a time: its others lose it.
  mutating func show(_ card: Card) {
    if device.situation.front != .card(card) || device.cards.first != card {
      var place = 0
      while place < device.cards.count {
        var rest = device.cards[place].without(card.left)
        if let right = card.right { rest = rest?.without(right) }
        if let rest {
          device.cards[place] = rest
          place += 1
        } else {
          device.cards.remove(at: place)
        }
      }
      device.cards.insert(card, at: 0)
    }
    // Another pair of windows begins with equal sizes.
    if device.situation.front != .card(card) { device.situation.splitIsUneven = false }
    device.situation.front = .card(card)
    device.situation.aside = nil
  }

  /// Takes a window from the cards and from the screen.
  mutating func removeFromCards(_ id: SceneID) {
    device.cards = device.cards.compactMap { $0.without(id) }
    switch device.situation.front {
    case .home: break
    case .card(let card):
      if let rest = card.without(id) { show(rest) } else { device.situation.front = .home }
    case .system(let app, let before):
      device.situation.front = .system(app, before: before?.without(id))
    }
    device.situation.aside = device.situation.aside?.without(id)
    device.shown = device.shown?.without(id)
  }

  /// The window in which an app is opened that has none to come back to.
  mutating func makeWindow(_ app: AppID, _ log: inout EventLog) -> SceneID {
    let kind = device.apps[app.index].kind
    if kind.architecture == .appDelegate {
      let only = SceneID(app: app, number: 1)
      if device.index(of: only) == nil { addScene(Scene(id: only), by: .connect, &log) }
      return only
    }
    device.apps[app.index].lastNumber += 1
    let id = SceneID(app: app, number: device.apps[app.index].lastNumber)
    addScene(Scene(id: id), by: .connect, &log)
    return id
  }

  /// Why a window cannot be named; nil where it exists, as 0 always does.
  func refusal(of window: SceneID) -> Refusal? {
    if window.number == 0 { return nil }
    if device[window.app].kind.architecture == .appDelegate { return .withoutScenes(window.app) }
    return device.scene(window)?.role == .window ? nil : .noWindow(window)
  }

  /// Why nothing can be done with what is on the screen, or nil.
  var refusalOfScreen: Refusal? {
    if device.situation.isLocked { return .locked }
    return device.situation.overlays.isEmpty ? nil : .covered
  }

  // MARK: - Actions

  mutating func powerOn() -> Refusal? {
    if device.situation.isOn { return .on }
    device.situation = Situation()
    return nil
  }

  mutating func home(_ log: inout EventLog) -> Refusal? {
    if device.situation.isLocked { return .locked }
    if !device.situation.overlays.isEmpty {
      device.situation.overlays.removeLast()
    } else {
      device.situation.isSwitching = false
      if hasOverlappingWindows, rulebook.features.contains(.windowsMoveAside) {
        device.situation.aside = device.situation.windows
      }
      device.situation.front = .home
    }
    reconcileScenes(&log)
    return nil
  }

  mutating func lock(_ log: inout EventLog) -> Refusal? {
    if device.situation.isLocked { return .alreadyLocked }
    context.reason = .locking
    device.situation.isLocked = true
    device.situation.isSwitching = false
    if rulebook.features.contains(.lockRemovesOverlays) {
      device.situation.overlays = []
      device.situation.banner = nil
    }
    reconcileScenes(&log)
    for index in device.apps.indices { run(.locked, device.apps[index].id, nil, &log) }
    return nil
  }

  /// The same, when nobody has touched the device for some time and no app keeps it on.
  mutating func autoLock(_ log: inout EventLog) -> Refusal? {
    if device.situation.isLocked { return .alreadyLocked }
    if let shown = device.shown {
      for id in inOrder(shown) where rule(answering: .keepAwake, id.app) != nil {
        return .keptAwake(id.app)
      }
    }
    return lock(&log)
  }

  mutating func unlock(_ log: inout EventLog) -> Refusal? {
    guard device.situation.isLocked else { return .notLocked }
    // An overlay over the Lock Screen stays: it was not answered.
    context.reason = .unlocking
    device.situation.isLocked = false
    unprotect(&log)
    for index in device.apps.indices where device.apps[index].process == .running {
      run(.unlocked, device.apps[index].id, nil, &log)
    }
    reconcileScenes(&log)
    return nil
  }

  /// The gesture that unlocks is let go: the app in front is on its way already and turns back.
  mutating func abandonUnlock(_ log: inout EventLog) -> Refusal? {
    guard rulebook.features.contains(.unlockGesture) else {
      return .notOnThisRelease(.unlockGesture)
    }
    guard device.situation.isLocked else { return .notLocked }
    guard let card = device.situation.front.card else { return nil }
    context.reason = .unlocking
    for id in inOrder(card) {
      guard !device[id.app].isEnding, let scene = device.index(of: id) else { continue }
      context.isArriving = true
      if device[id.app].process == .suspended { resume(id.app, &log) }
      run(.abandonUnlock, id.app, scene, &log)
      context.isArriving = false
      scheduleSuspension(id.app, restartingGrace: true)
    }
    return nil
  }

  mutating func open(
    _ app: AppID, needing feature: Feature, for event: Facts, _ log: inout EventLog
  ) -> Refusal? {
    guard rulebook.features.contains(feature) else { return .notOnThisRelease(feature) }
    return open(SceneID(app: app, number: 0), for: event, &log)
  }

  mutating func open(_ window: SceneID, for event: Facts, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfScreen ?? refusal(of: window) { return refusal }
    bringUp(window, for: event, &log)
    return nil
  }

  /// Brings an app to the front: what is there already, the window that is named, or else what the
  /// app showed last.
  mutating func bringUp(_ window: SceneID, for event: Facts, _ log: inout EventLog) {
    device.situation.isSwitching = false
    let card = cardToShow(window, &log)
    show(card)
    if !event.isEmpty {
      context.event = event
      context.openedWindow = window.number > 0 ? window : windowToOpen(window.app, in: card)
    }
    reconcileScenes(&log)
  }

  private mutating func cardToShow(_ window: SceneID, _ log: inout EventLog) -> Card {
    if hasOverlappingWindows, let windows = device.situation.windows {
      return windows.bringing(windowToBring(window, before: windows, &log))
    }
    if window.number > 0 {
      guard let front = device.situation.front.card else { return Card(window) }
      if front.contains(window) { return front }
      // A minimized window returns to its place beside the other.
      let isBeside = front.right == nil && device.scene(window)?.isMinimized == true
      return isBeside ? Card(front.left, window) : Card(window)
    }
    if let front = device.situation.front.card, front.contains(window.app) { return front }
    for card in device.cards where card.contains(window.app) { return card }
    // A session without a card is one whose scene has never been on the screen.
    return Card(latestWindow(window.app) ?? makeWindow(window.app, &log))
  }

  /// The window that comes in front of others: the one that is named, one that is on the screen, or
  /// the app's last one.
  private mutating func windowToBring(
    _ window: SceneID, before windows: Card, _ log: inout EventLog
  ) -> SceneID {
    if window.number > 0 { return window }
    if let right = windows.right, right.app == window.app { return right }
    if windows.left.app == window.app { return windows.left }
    return latestWindow(window.app) ?? makeWindow(window.app, &log)
  }

  /// The app's window that was shown last.
  func latestWindow(_ app: AppID) -> SceneID? {
    var latest: Int?
    for index in device.scenes.indices
    where device.scenes[index].id.app == app && device.scenes[index].role == .window {
      if latest.map({ device.scenes[$0].lastShown < device.scenes[index].lastShown }) ?? true {
        latest = index
      }
    }
    return latest.map { device.scenes[$0].id }
  }

  /// Of two windows of one app, the latest takes what is handed over.
  func windowToOpen(_ app: AppID, in card: Card) -> SceneID {
    guard let right = card.right, right.app == app else { return card.left }
    if card.left.app != app { return right }
    let left = device.scene(card.left)?.lastShown ?? 0
    return left > device.scene(right)?.lastShown ?? 0 ? card.left : right
  }
}
