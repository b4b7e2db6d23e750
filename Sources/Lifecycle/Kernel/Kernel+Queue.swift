/// The queue of an app that hangs or is suspended: messages wait in it, and are delivered in order.
extension Kernel {
  mutating func enqueue(_ message: Message, _ reaction: Reaction) {
    let waiting = QueuedMessage(message: message, reaction: reaction)
    let isQueued = device.queues[message.app.index].contains { $0.isSame(as: waiting) }
    if isQueued, rule(answering: .coalesce, message.app) != nil { return }
    device.queues[message.app.index].append(waiting)
    if device.queues[message.app.index].count > Bounds.queue / 2 { device.hasLongQueue = true }
  }

  /// Carries out an action unless more messages would wait for an app than the bound allows. What
  /// lets the app take them, or ends it, is never refused.
  mutating func performBounded(_ action: Action, _ log: inout EventLog) -> Refusal? {
    let (before, count) = (device, log.events.count)
    let refusal = perform(action, &log)
    let full = device.queues.indices.first { app in
      device.queues[app].count > max(Bounds.queue, before.queues[app].count)
    }
    if refusal == nil, let full {
      device = before
      log.events.removeSubrange(count...)
      return .queueIsFull(AppID(UInt8(full)))
    }
    device.hasLongQueue = device.queues.contains { $0.count > Bounds.queue / 2 }
    return refusal
  }

  /// Delivers the app's queue. The app reads its state of now.
  mutating func drain(_ app: AppID, _ log: inout EventLog) {
    if device.queues[app.index].isEmpty { return }
    var taken = 0
    // By its places, and emptied in its own storage: no copy is made of what waits.
    for place in device.queues[app.index].indices {
      let waiting = device.queues[app.index][place]
      var message = waiting.message
      message.time = device.now
      message.applicationState = device[app].state
      log.events.append(.message(message))
      if log.isWatched { log.device = device }
      if waiting.reaction != .none { apply(waiting.reaction, app, &log) }
      taken += 1
      guard log.observed != nil else { continue }
      messageTaken(&log)
      // Its code blocks again: the others wait on.
      if device[app].runtime.isHung { break }
    }
    device.queues[app.index].removeFirst(taken)
  }

  // MARK: - Actions

  mutating func hang(
    _ app: AppID, for milliseconds: UInt32?, _ log: inout EventLog
  ) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    run(.hang, app, nil, &log)
    block(app, for: milliseconds)
    return nil
  }

  /// Blocks the app's main thread from now on, for a time or for good.
  mutating func block(_ app: AppID, for milliseconds: UInt32?) {
    device.apps[app.index].runtime.isHung = true
    if let milliseconds { device.apps[app.index].runtime.recovery = deadline(in: milliseconds) }
  }

  /// A suspended app does not execute: its main thread is blocked for the rest of the time when it
  /// executes again.
  mutating func pauseHang(_ app: AppID) {
    let recovery = device.apps[app.index].runtime.recovery
    guard recovery != .never else { return }
    device.apps[app.index].runtime.hangLeft = max(
      1, recovery.milliseconds - device.now.milliseconds)
    device.apps[app.index].runtime.recovery = .never
  }

  mutating func continueHang(_ app: AppID) {
    let left = device.apps[app.index].runtime.hangLeft
    guard left > 0 else { return }
    device.apps[app.index].runtime.hangLeft = 0
    device.apps[app.index].runtime.recovery = deadline(in: left)
  }

  /// The main thread runs again, and the queue is delivered.
  mutating func recover(_ app: AppID, _ log: inout EventLog) {
    device.apps[app.index].runtime.isHung = false
    device.apps[app.index].runtime.isLaunching = false
    device.apps[app.index].runtime.recovery = .never
    device.apps[app.index].runtime.watchdog = .never
    run(.recover, app, nil, &log)
    drain(app, &log)
    if device[app].runtime.isTerminating { return endTermination(app, &log) }
    scheduleSuspension(app, restartingGrace: true)
  }

  /// A hung app has messages to take: from now on the watchdog waits for it.
  mutating func watch(_ app: AppID, _ limit: Limit) {
    context.awaited = (app, limit)
    guard device.apps[app.index].runtime.isHung, device.apps[app.index].runtime.watchdog == .never,
      rule(answering: .switchOffWatchdog, app) == nil
    else { return }
    device.apps[app.index].runtime.watchdog = deadline(after: limit)
  }

  mutating func touch(_ side: Action.Side, _ log: inout EventLog) -> Refusal? {
    if side == .right, let refusal = refusalOfSplit { return refusal }
    guard let card = device.shown else { return .nothingActive }
    guard let touched = side == .left ? card.left : card.right else { return .noSplit }
    guard let scene = device.index(of: touched), device.scenes[scene].state == .foregroundActive
    else { return .nothingActive }
    if device.queues[touched.app.index].count >= Bounds.queue { return .queueIsFull(touched.app) }
    run(.touch, touched.app, scene, &log)
    return nil
  }

  mutating func setInteraction(_ app: AppID, _ isOn: Bool) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    if device[app].runtime.ignoresTouches != isOn {
      return isOn ? .takesTouches(app) : .takesNoTouches(app)
    }
    device.apps[app.index].runtime.ignoresTouches = !isOn
    return nil
  }

  /// The user changes what an app in front shows.
  mutating func edit(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    guard let scene = activeWindow(of: app) else { return .notActive(app) }
    if device[app].runtime.ignoresTouches { return .takesNoTouches(app) }
    if device[app].edits < .max { device.apps[app.index].edits += 1 }
    // A user who changes a control touches it.
    run(.touch, app, scene, &log)
    run(.edit, app, scene, &log)
    return nil
  }

  mutating func save(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    apply(.save, app, &log)
    return nil
  }

  /// The app's window on the screen that takes touches, the left one first.
  private func activeWindow(of app: AppID) -> Int? {
    guard let shown = device.shown else { return nil }
    for id in [shown.left, shown.right] {
      if let id, id.app == app, let scene = device.index(of: id),
        device.scenes[scene].state == .foregroundActive
      {
        return scene
      }
    }
    return nil
  }
}

/// A message that waits, with what the app does in it.
public struct QueuedMessage: Hashable, Sendable {
  public var message: Message
  var reaction: Reaction

  func isSame(as other: QueuedMessage) -> Bool {
    message.selector == other.message.selector && message.receiver == other.message.receiver
      && message.number == other.message.number
  }
}

extension App {
  /// What is sent to it waits: its main thread is busy, or it does not execute.
  var queuesMessages: Bool { runtime.isHung || process == .suspended }
}
