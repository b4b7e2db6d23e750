/// `BGTaskScheduler`: what an app submits, what the system starts, and how a task ends.
extension Kernel {
  mutating func submit(
    _ app: AppID, _ task: Action.ScheduledTask, _ log: inout EventLog
  ) -> Refusal? {
    let feature: Feature = task == .continued ? .continuedTasks : .scheduledTasks
    guard rulebook.features.contains(feature) else { return .notOnThisRelease(feature) }
    guard device[app].kind.tasks.contains(task.uses) else { return .notPermitted(app, task) }
    if let refusal = refusalOfCode(of: app) { return refusal }
    if task == .continued {
      if !device[app].runtime.uses.isDisjoint(with: .tasks) { return .taskRuns(app) }
      if device[app].state == .background { return .notInFront(app) }
    }
    context.event = task.uses.facts
    run(.submit, app, nil, &log)
    if device[app].process == .notRunning { removeFromScreen(app, &log) }
    return nil
  }

  mutating func completeTask(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    guard !device[app].runtime.uses.isDisjoint(with: .tasks) else { return .noTaskRuns(app) }
    taskCompleted(app, &log)
    scheduleSuspension(app)
    return nil
  }

  mutating func expireTask(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    guard !device[app].runtime.uses.isDisjoint(with: .tasks) else { return .noTaskRuns(app) }
    endTime(ofTask: app, &log)
    return nil
  }

  mutating func switchBackgroundRefresh(_ isOn: Bool) -> Refusal? {
    guard rulebook.features.contains(.fetch) else { return .notOnThisRelease(.fetch) }
    if device.isRefreshOff != isOn { return isOn ? .refreshIsOn : .refreshIsOff }
    device.isRefreshOff = !isOn
    return nil
  }

  /// Why the system cannot start a task, or nil. A rule may keep it from doing so besides.
  func refusal(ofStarting task: Action.ScheduledTask, _ app: AppID) -> Refusal? {
    guard device[app].kind.tasks.contains(task.uses) else { return .notPermitted(app, task) }
    if !device[app].runtime.uses.isDisjoint(with: .tasks) { return .taskRuns(app) }
    return device[app].requests.contains(task.uses) ? nil : .notSubmitted(app)
  }

  /// Why a rule withholds an event from an app.
  func refusalOfWithheld(_ app: AppID) -> Refusal {
    if device[app].isForceQuit { return .removedByUser(app) }
    if device.isRefreshOff { return .refreshIsOff }
    if device.isLowPower, context.event.contains(.fetch) { return .lowPowerIsOn }
    return context.event.contains(.fetch) ? .fetchIsOff(app) : .inUse
  }

  // MARK: - What rules have happen

  /// The task that the trigger is about runs from now on. Its time is the app's.
  mutating func startTask(_ app: AppID) {
    let task: BackgroundUses =
      context.event.contains(.continued)
      ? .continued : context.event.contains(.appRefresh) ? .refresh : .processing
    device.apps[app.index].runtime.uses.insert(task)
    device.apps[app.index].runtime.expiration = .never
  }

  mutating func storeRequest(_ app: AppID) {
    device.apps[app.index].requests.insert(
      context.event.contains(.appRefresh) ? .refresh : .processing)
  }

  mutating func taskCompleted(_ app: AppID, _ log: inout EventLog) {
    guard !device[app].runtime.uses.isDisjoint(with: .tasks) else { return }
    device.apps[app.index].runtime.uses.subtract(.tasks)
    device.apps[app.index].runtime.expiration = .never
    run(.taskCompleted, app, nil, &log)
  }

  /// The time of the task that runs is over: the app has its handler to complete it.
  mutating func endTime(ofTask app: AppID, _ log: inout EventLog) {
    run(.expireTask, app, nil, &log)
    if !device[app].runtime.uses.isDisjoint(with: .tasks) {
      run(.overrunTask, app, nil, &log)
      device.apps[app.index].runtime.uses.subtract(.tasks)
      device.apps[app.index].runtime.expiration = .never
    }
    if device[app].process == .notRunning { removeFromScreen(app, &log) }
    scheduleSuspension(app)
  }
}

extension Action.ScheduledTask {
  public var uses: BackgroundUses {
    switch self {
    case .refresh: .refresh
    case .processing: .processing
    case .continued: .continued
    }
  }
}

extension BackgroundUses {
  /// What rules may ask about a task that runs, or is about to.
  var facts: Facts {
    var facts: Facts = []
    if contains(.task) { facts.insert(.runsTask) }
    if contains(.refresh) { facts.formUnion([.scheduledTask, .appRefresh]) }
    if contains(.processing) { facts.insert(.scheduledTask) }
    if contains(.continued) { facts.insert(.continued) }
    return facts
  }

  /// The limit of its time, where it has one.
  var limit: Limit? {
    if contains(.processing) { return .processing }
    if contains(.refresh) { return .appRefresh }
    return contains(.task) ? .backgroundTask : nil
  }
}
