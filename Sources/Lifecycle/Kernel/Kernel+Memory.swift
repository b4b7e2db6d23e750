/// Memory: what apps use, which are warned, and which are killed first.
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
    guard let next = nextApp(where: { $0.process == .suspended }) else { return .nothingSuspended }
    context.exception = next.rule
    drop(next.app, &log)
    context.exception = .none
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
    let (footprint, isTooMuch) = device[app].runtime.footprint.addingReportingOverflow(megabytes)
    if isTooMuch || footprint > Bounds.megabytes { return .takesTooMuch(app) }
    device.apps[app.index].runtime.footprint = footprint
    context.tookMemory = true
    return nil
  }

  private var isShort: Bool {
    var sum: UInt32 = 0
    for index in device.apps.indices { sum += UInt32(device.apps[index].runtime.footprint) }
    return sum > rulebook.limit(.memory)
  }

  /// First the rules for an app that takes too much all alone, then those for a device whose memory
  /// is short. What is still missing is taken from the background, in the order of the rules.
  mutating func makeRoom(_ log: inout EventLog) {
    let most = rulebook.limit(.appMemory)
    for app in device.apps where app.runtime.footprint > most {
      run(.ownMemoryShort, app.id, nil, &log)
    }
    guard isShort else { return }
    for app in device.apps where app.process == .running {
      run(.memoryShort, app.id, nil, &log)
    }
    defer { context.exception = .none }
    while isShort {
      let (scene, app) = (nextScene, nextApp())
      if let scene, scene.rule.raw < app?.rule.raw ?? .max {
        context.exception = scene.rule
        disconnect(scene.index, &log)
      } else if let app {
        context.exception = app.rule
        drop(app.app, &log)
      } else {
        return
      }
    }
  }

  mutating func drop(_ app: AppID, _ log: inout EventLog) {
    run(.jetsam, app, nil, &log)
    endProcess(app, by: .jetsam, &log)
    removeFromScreen(app, &log)
  }

  /// Disconnects a scene. Its app gives back the scene's share of what it uses.
  private mutating func disconnect(_ scene: Int, _ log: inout EventLog) {
    let app = device.scenes[scene].id.app
    let connected = device.scenes(of: app).filter { $0.state != .unattached }.count
    let (shares, isTooMuch) = rulebook.limit(.ownMemory).addingReportingOverflow(UInt32(connected))
    let share = isTooMuch ? 0 : UInt32(device[app].runtime.footprint) / shares
    device.apps[app.index].runtime.footprint -= UInt16(share)
    performStep(.didDisconnect, scene, &log)
  }

  /// Of the scenes in the background the one whose rule stands first; of several with the same rule
  /// the one that has been hidden longest.
  private var nextScene: (rule: RuleID, index: Int)? {
    var next: (rule: RuleID, index: Int)?
    for index in device.scenes.indices where device.scenes[index].state == .background {
      let app = device.scenes[index].id.app
      guard let rule = rule(answering: .disconnectScene, app, index) else { continue }
      if let before = next {
        let isSooner = device.scenes[index].lastShown < device.scenes[before.index].lastShown
        if rule.raw > before.rule.raw || rule == before.rule && !isSooner { continue }
      }
      next = (rule, index)
    }
    return next
  }

  /// The same of the apps in the background: of several, the one that has been suspended longest.
  private func nextApp(where isMeant: (App) -> Bool = { _ in true }) -> (rule: RuleID, app: AppID)?
  {
    var next: (rule: RuleID, app: AppID)?
    for app in device.apps where app.process != .notRunning && app.state == .background {
      guard isMeant(app), let rule = rule(answering: .killProcess, app.id) else { continue }
      if let before = next {
        let isSooner = app.runtime.suspendedSince < device[before.app].runtime.suspendedSince
        if rule.raw > before.rule.raw || rule == before.rule && !isSooner { continue }
      }
      next = (rule, app.id)
    }
    return next
  }
}
