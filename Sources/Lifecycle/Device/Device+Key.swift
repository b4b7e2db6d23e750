/// What of a device decides what can happen from now on, as bytes. Two devices with the same bytes
/// answer every action in the same way. Times are relative, windows are named by their places, and
/// what only counts or is only shown is omitted: the time, process ids, numbers that are never used
/// again, how many edits were lost.
extension Device {
  /// Appends the key to some bytes.
  public func appendKey(to bytes: inout [UInt8]) {
    var key = KeyWriter(device: self, bytes: bytes)
    bytes = []
    key.put(
      situation.isOn, situation.isLocked, situation.isSwitching, situation.splitIsUneven,
      isLandscape, hasDisplay, isDataProtected, isRefreshOff)
    key.put(isLowPower)
    key.put(situation.front)
    key.put(situation.aside)
    key.put(UInt8(situation.overlays.count))
    for overlay in situation.overlays { key.put(overlay) }
    key.put(situation.banner)
    key.put(shown)
    key.put(protection)
    key.put(UInt8(truncatingIfNeeded: cards.count))
    for card in cards { key.put(card) }
    for app in apps { key.put(app) }
    bytes = key.bytes
  }

  /// A window's place among its app's, from 1; 0 where it is not there.
  public func place(of id: SceneID) -> UInt8 {
    var place: UInt8 = 0
    for index in scenes.indices where scenes[index].id.app == id.app {
      place += 1
      if scenes[index].id.number == id.number { return place }
    }
    return 0
  }

  /// The window at a place among its app's; nil where there are not so many.
  public func window(_ place: Int, of app: AppID) -> SceneID? {
    var left = place
    for index in scenes.indices where scenes[index].id.app == app {
      left -= 1
      if left == 0 { return scenes[index].id }
    }
    return nil
  }
}

private struct KeyWriter {
  let device: Device
  var bytes: [UInt8]

  mutating func put(_ byte: UInt8) { bytes.append(byte) }

  mutating func put(_ number: UInt16) {
    bytes.append(UInt8(truncatingIfNeeded: number))
    bytes.append(UInt8(truncatingIfNeeded: number >> 8))
  }

  mutating func put(_ milliseconds: UInt32) {
    put(UInt16(truncatingIfNeeded: milliseconds))
    put(UInt16(truncatingIfNeeded: milliseconds >> 16))
  }

  /// Up to eight answers in one byte.
  mutating func put(_ flags: Bool...) {
    var byte: UInt8 = 0
    for flag in flags { byte = byte << 1 | (flag ? 1 : 0) }
    bytes.append(byte)
  }

  mutating func put(_ id: SceneID) {
    put(id.app.raw)
    put(device.place(of: id))
  }

  mutating func put(_ card: Card?) {
    guard let card else { return put(UInt8(0)) }
    put(UInt8(card.right == nil ? 1 : 2))
    put(card.left)
    if let right = card.right { put(right) }
  }

  mutating func put(_ front: ScreenContent) {
    switch front {
    case .home: put(UInt8(0))
    case .card(let card):
      put(UInt8(1))
      put(card)
    case .system(let app, let before):
      put(2 + app.rawValue)
      put(before)
    }
  }

  mutating func put(_ overlay: Overlay) {
    switch overlay {
    case .controlCenter: put(UInt8(1))
    case .notificationCenter(let isFull): put(UInt8(isFull ? 3 : 2))
    case .systemAlert: put(UInt8(4))
    case .call: put(UInt8(5))
    case .powerOffer: put(UInt8(6))
    case .interruption(let interruption): put(8 + interruption.rawValue)
    case .localAlert(let app): put(64 + app.raw)
    case .remoteAlert(let app): put(128 + app.raw)
    }
  }

  mutating func put(_ banner: Banner?) {
    switch banner {
    case nil: put(UInt8(0))
    case .call: put(UInt8(1))
    case .interruption(let interruption): put(2 + interruption.rawValue)
    case .notification(let app): put(64 + app.raw)
    }
  }

  /// How long it is until then, and how many deadlines at the same time come before it.
  mutating func put(_ deadline: Deadline) {
    if deadline == .never { return put(UInt8(0)) }
    put(1 + order(of: deadline))
    put(deadline.milliseconds &- device.now.milliseconds)
  }

  private func order(of deadline: Deadline) -> UInt8 {
    var count: UInt8 = 0
    func ask(_ other: Deadline) {
      if other.milliseconds == deadline.milliseconds, other.sequence < deadline.sequence {
        count += 1
      }
    }
    ask(device.protection)
    for index in device.apps.indices {
      ask(device.apps[index].runtime.suspension)
      ask(device.apps[index].runtime.expiration)
      ask(device.apps[index].runtime.watchdog)
      ask(device.apps[index].runtime.recovery)
    }
    return count
  }

  mutating func put(_ app: App) {
    put(app.process.rawValue | app.state.rawValue << 2)
    put(app.runtime.uses.rawValue)
    put(app.requests.rawValue)
    put(
      app.runtime.isHung, app.runtime.isLaunching, app.runtime.isTerminating, app.isForceQuit,
      app.runtime.ignoresTouches,
      app.runtime.isDebugged, app.hasStoredState, app.runtime.missesData)
    // Of edits it matters whether there are any, whether some are stored, and whether some are not.
    put(
      app.edits > 0, app.savedEdits > 0, app.edits != app.savedEdits,
      app.notification.contains(.localNotification),
      app.notification.contains(.remoteNotification), app.undeliveredDiscards > 0,
      app.undeliveredDiscards > 1)
    put(app.runtime.suspension)
    put(app.runtime.expiration)
    put(app.runtime.watchdog)
    put(app.runtime.recovery)
    put(app.runtime.hangLeft)
    put(app.runtime.footprint)
    if app.process == .suspended {
      put(
        UInt8(
          device.apps.count {
            $0.process == .suspended && $0.runtime.suspendedSince < app.runtime.suspendedSince
          }))
    }
    for index in device.scenes.indices where device.scenes[index].id.app == app.id {
      put(device.scenes[index])
    }
    put(UInt8.max)
    let queue = device.queues[app.id.index]
    put(UInt8(truncatingIfNeeded: queue.count))
    for waiting in queue {
      put(waiting.message.selector.raw)
      put(waiting.message.receiver.rawValue)
      put(
        waiting.message.number == 0
          ? 0 : device.place(of: SceneID(app: app.id, number: waiting.message.number)))
      put(waiting.reaction.rawValue)
    }
  }

  private mutating func put(_ scene: Scene) {
    put(
      scene.state.rawValue | scene.view.rawValue << 2 | (scene.isNew ? 16 : 0)
        | (scene.isPresenting ? 32 : 0) | (scene.isMinimized ? 64 : 0)
        | (scene.role == .externalDisplay ? 128 : 0))
    var rank: UInt8 = 0
    for index in device.scenes.indices
    where device.scenes[index].id.app == scene.id.app
      && device.scenes[index].lastShown < scene.lastShown
    {
      rank += 1
    }
    put(rank)
  }
}
