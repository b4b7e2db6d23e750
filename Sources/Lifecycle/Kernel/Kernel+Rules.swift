/// Running rules: the kernel's inner loop.
extension Kernel {
  /// Runs an app's rules for a trigger. `scene` is the scene's index, or nil where the trigger
  /// concerns the app as a whole; then a numbered receiver means each of the app's scenes.
  mutating func run(_ trigger: Trigger, _ app: AppID, _ scene: Int?, _ log: inout EventLog) {
    if log.notesRuns { note(trigger, app, scene, &log) }
    let range = rulebook.range(app, trigger)
    if range.isEmpty { return }
    let instructions = rulebook.instructions
    let passed = context.passed
    context.passed = []
    defer { context.passed = passed }
    var facts: UInt64?
    var reads: ApplicationState?
    var index = range.lowerBound
    while index < range.upperBound {
      let instruction = instructions[index]
      index += 1
      switch instruction.operation {
      case .guarded:
        let now = facts ?? self.facts(app, scene, trigger).rawValue
        facts = now
        if now & instruction.asked != instruction.wanted { index += Int(instruction.skip) }
      case .send:
        deliver(instruction, app, scene, reads, &log)
      case .reads:
        reads = instruction.reads
      case .walk:
        let outer = context.exception
        if outer == .none { context.exception = instruction.rule }
        walk(instruction.trigger, app, scene, &log)
        context.exception = outer
      case .effect:
        let outer = context.exception
        if outer == .none { context.exception = instruction.rule }
        let hadProcess = device.apps[app.index].process != .notRunning
        perform(instruction.effect, app, scene, &log)
        context.exception = outer
        if hadProcess, device.apps[app.index].isEnding { return }
      case .pass: context.passed.formUnion(instruction.options)
      case .end:
        endProcess(app, by: trigger, &log)
        // A process that has ended receives no more messages.
        return
      }
    }
  }

  private func note(_ trigger: Trigger, _ app: AppID, _ scene: Int?, _ log: inout EventLog) {
    let number = scene.map { device.scenes[$0].id.number } ?? 0
    let facts = facts(app, scene, trigger, asking: [.costly, .seldom])
    log.runs.append(RuleRun(trigger: trigger, app: app, number: number, facts: facts))
  }

  private mutating func deliver(
    _ instruction: Instruction, _ app: AppID, _ scene: Int?, _ reads: ApplicationState?,
    _ log: inout EventLog
  ) {
    guard instruction.receiver.isNumbered else {
      let number = instruction.namesSession ? session(scene) : 0
      return append(instruction, app, number, reads, &log)
    }
    if let scene {
      return append(instruction, app, device.scenes[scene].id.number, reads, &log)
    }
    let isPresented = instruction.receiver == .presentedViewController
    for scene in device.scenes.indices where device.scenes[scene].id.app == app {
      let receives =
        isPresented ? device.scenes[scene].isPresenting : device.scenes[scene].view >= .loaded
      if receives {
        append(instruction, app, device.scenes[scene].id.number, reads, &log)
      }
    }
  }

  /// The number of the session that a message names.
  private func session(_ scene: Int?) -> UInt16 {
    scene.map { device.scenes[$0].id.number } ?? context.namedSession
  }

  @inline(__always)
  private mutating func append(
    _ instruction: Instruction, _ app: AppID, _ number: UInt16, _ reads: ApplicationState?,
    _ log: inout EventLog
  ) {
    let message = Message(
      time: device.now, selector: instruction.selector, rule: instruction.rule,
      exception: context.exception, number: number, app: app, receiver: instruction.receiver,
      applicationState: instruction.reads ?? reads ?? device.apps[app.index].state,
      options: instruction.hasOptions ? context.passed : [])
    let waits = instruction.receiver != .system || instruction.reaction == .waits
    if waits, device.apps[app.index].queuesMessages {
      return enqueue(message, instruction.reaction)
    }
    log.events.append(.message(message))
    if log.isWatched { log.device = device }
    if instruction.reaction != .none { apply(instruction.reaction, app, &log) }
    if log.observed != nil { messageTaken(&log) }
  }

  /// The facts that hold now. Those that need a look at all scenes, or that few rules test, are
  /// found only where a rule tests them: rules run many times in an action.
  func facts(_ app: AppID, _ scene: Int?, _ trigger: Trigger) -> Facts {
    facts(app, scene, trigger, asking: rulebook.asked(app, trigger))
  }

  private func facts(
    _ app: AppID, _ scene: Int?, _ trigger: Trigger, asking asked: Facts
  ) -> Facts {
    var facts = context.event
    let state = device[app]
    if context.launching == app { facts.insert(.launching) }
    if context.isConnecting { facts.insert(.connecting) }
    if context.isArriving { facts.insert(.arriving) }
    switch state.process {
    case .notRunning: facts.insert(.notRunning)
    case .suspended: facts.insert(.suspended)
    case .running: facts.insert(state.state == .background ? .background : .foreground)
    }
    if device.situation.overlays.count <= 1 && !device.situation.isSwitching {
      facts.insert(.uncovered)
    }
    if !asked.isDisjoint(with: .seldom) { facts.formUnion(seldom(state)) }
    if !state.runtime.ignoresTouches { facts.insert(.takesTouches) }
    if state.runtime.isHung { facts.insert(.hung) }
    if !state.runtime.uses.isEmpty {
      facts.insert(.usesBackground)
      // Where an event is asked about, another task may run at the same time.
      if trigger != .wake, trigger != .submit, trigger != .backgroundEvent {
        facts.formUnion(state.runtime.uses.facts)
      }
    }
    if !context.event.isDisjoint(with: [.localNotification, .remoteNotification]) {
      facts.insert(.notification)
    }
    facts.formUnion(context.reason)
    if let scene {
      if device.scenes[scene].state == .foregroundActive { facts.insert(.active) }
      if device.scenes[scene].view == .appeared { facts.insert(.viewAppeared) }
      if device.scenes[scene].isPresenting { facts.insert(.presenting) }
      if device.scenes[scene].role == .externalDisplay { facts.insert(.external) }
      if device.scenes[scene].isNew { facts.insert(.newSession) }
      if asked.contains(.lastWindow), isOnlyWindow(scene) { facts.insert(.lastWindow) }
      if asked.contains(.changesApplicationState), changesApplicationState(scene, trigger) {
        facts.insert(.changesApplicationState)
      }
      if asked.contains(.changesLowestState), changesLowestState(scene, trigger) {
        facts.insert(.changesLowestState)
      }
    }
    if let beside = context.beside, asked.contains(.minimized) {
      if device.scene(beside)?.isMinimized == true { facts.insert(.minimized) }
    }
    return facts
  }

  private func seldom(_ state: App) -> Facts {
    var facts: Facts = []
    if state.undeliveredDiscards > 0 { facts.insert(.untold) }
    if state.hasStoredState { facts.insert(.storedState) }
    if state.isForceQuit { facts.insert(.forceQuit) }
    if device.isRefreshOff { facts.insert(.refreshOff) }
    if device.situation.isLocked { facts.insert(.locked) }
    if device.isLowPower { facts.insert(.lowPower) }
    if device.traits.contains(.alwaysOn), rulebook.features.contains(.alwaysOnDisplay) {
      facts.insert(.alwaysOn)
    }
    if state.runtime.isDebugged { facts.insert(.debugged) }
    return facts
  }

  private func isOnlyWindow(_ scene: Int) -> Bool {
    let id = device.scenes[scene].id
    return !device.scenes.contains {
      $0.id.app == id.app && $0.id != id && $0.role == .window
    }
  }

  /// Whether no other connected scene of the app is as low as this step's lower end.
  private func changesLowestState(_ scene: Int, _ trigger: Trigger) -> Bool {
    let lower: ActivationState = trigger.isOfActivity ? .foregroundInactive : .background
    let id = device.scenes[scene].id
    return !device.scenes.contains {
      $0.id.app == id.app && $0.id != id && $0.state > .unattached && $0.state <= lower
    }
  }

  /// Whether no other scene of the app is as high as this step's upper end.
  private func changesApplicationState(_ scene: Int, _ trigger: Trigger) -> Bool {
    let upper: ActivationState = trigger.isOfActivity ? .foregroundActive : .foregroundInactive
    let id = device.scenes[scene].id
    return !device.scenes.contains { $0.id.app == id.app && $0.id != id && $0.state >= upper }
  }

  /// Takes a step for a rule that leaves the usual path: with the given scene, or all of the app's.
  /// A scene that is not at the step's beginning stays where it is.
  private mutating func walk(
    _ step: Trigger, _ app: AppID, _ scene: Int?, _ log: inout EventLog
  ) {
    if step == .discard { return reportDiscards(app, &log) }
    if step == .memoryWarning { return run(.memoryWarning, app, nil, &log) }
    if let scene { return performStep(step, scene, &log) }
    if step == .connect {
      let window = latestWindow(app) ?? makeWindow(app, &log)
      if let scene = device.index(of: window) { performStep(.connect, scene, &log) }
      return
    }
    if step.isOfView {
      // In the background nothing is shown, and the app has its window all the same.
      let window = latestWindow(app).flatMap { device.index(of: $0) }
      if let window { performStep(step, window, &log) }
      return
    }
    if let shown = device.shown {
      walkShown(step, app, shown.left, &log)
      if let right = shown.right { walkShown(step, app, right, &log) }
    }
  }

  private mutating func walkShown(
    _ step: Trigger, _ app: AppID, _ id: SceneID, _ log: inout EventLog
  ) {
    guard id.app == app, let scene = device.index(of: id) else { return }
    performStep(step, scene, &log)
  }
}

extension Trigger {
  /// Whether its step is between inactive and active.
  fileprivate var isOfActivity: Bool { self == .didBecomeActive || self == .willResignActive }
}
