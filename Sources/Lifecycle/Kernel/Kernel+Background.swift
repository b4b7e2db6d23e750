/// Time, what keeps an app running in the background, and how it dies there.
extension Kernel {
  /// When the next thing falls due, or nil while nothing will.
  public var nextDeadline: Instant? {
    let due = earliest
    return due == .never ? nil : Instant(milliseconds: due.milliseconds)
  }

  /// Lets time pass and what falls due in it happen. False where that is longer than a session.
  public mutating func pass(_ milliseconds: UInt32, into log: inout MessageLog) -> Bool {
    let (end, isTooLong) = device.now.milliseconds.addingReportingOverflow(milliseconds)
    if isTooLong || end > Bounds.milliseconds { return false }
    while true {
      let due = earliest
      if due == .never || due.milliseconds > end { break }
      device.now = Instant(milliseconds: due.milliseconds)
      fire(due, &log)
    }
    device.now = Instant(milliseconds: end)
    return true
  }

  mutating func next(_ log: inout MessageLog) -> Refusal? {
    guard let due = nextDeadline else { return .nothingDue }
    return pass(due.milliseconds - device.now.milliseconds, into: &log) ? nil : .tooLong
  }

  private var earliest: Deadline {
    var earliest = Deadline.never
    for app in device.apps { earliest = min(earliest, app.suspension, app.expiration) }
    return earliest
  }

  private mutating func fire(_ due: Deadline, _ log: inout MessageLog) {
    for index in device.apps.indices {
      let app = device.apps[index].id
      if device.apps[index].suspension == due {
        run(.suspend, app, nil, &log)
        device.apps[index].process = .suspended
        device.apps[index].suspension = .never
        device.apps[index].suspendedSince = due
        device.apps[index].uses = []
      } else if device.apps[index].expiration == due {
        device.apps[index].expiration = .never
        run(.overrun, app, nil, &log)
        device.apps[index].uses.remove(.task)
        rest(app)
      }
    }
  }

  /// Sees to an app that is in the background now: what keeps it running, and until when. `anew`
  /// gives it the time before suspension once more.
  mutating func rest(_ app: AppID, anew: Bool = false) {
    let index = app.index
    guard device.apps[index].process == .running, device.apps[index].state == .background else {
      return
    }
    let kind = device.apps[index].kind
    let uses = device.apps[index].uses
    let goesOn =
      uses.contains(.audio) && kind.backgroundModes.contains(.audio)
      || uses.contains(.location) && kind.backgroundModes.contains(.location)
    if goesOn {
      device.apps[index].suspension = .never
      device.apps[index].expiration = .never
    } else if uses.contains(.task) {
      device.apps[index].suspension = .never
      if device.apps[index].expiration == .never {
        device.apps[index].expiration = deadline(after: .backgroundTask)
      }
    } else {
      device.apps[index].expiration = .never
      if anew || device.apps[index].suspension == .never {
        device.apps[index].suspension = deadline(after: .suspension)
      }
    }
  }

  private mutating func deadline(after limit: Limit) -> Deadline {
    let (time, isNever) = device.now.milliseconds.addingReportingOverflow(rulebook.limit(limit))
    if isNever { return .never }
    device.sequence += 1
    return Deadline(milliseconds: time, sequence: device.sequence)
  }

  // MARK: - Actions

  mutating func begin(_ app: AppID, _ use: Action.Use) -> Refusal? {
    guard rulebook.features.contains(.backgroundExecution) else {
      return .notOnThisRelease(.backgroundExecution)
    }
    if let refusal = refusalOfCode(of: app) { return refusal }
    if device[app].uses.contains(use.uses) { return .begun(app, use) }
    device.apps[app.index].uses.insert(use.uses)
    rest(app)
    return nil
  }

  mutating func end(_ app: AppID, _ use: Action.Use) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    guard device[app].uses.contains(use.uses) else { return .notBegun(app, use) }
    device.apps[app.index].uses.remove(use.uses)
    rest(app)
    return nil
  }

  mutating func wake(_ app: AppID, _ wake: Action.Wake, _ log: inout MessageLog) -> Refusal? {
    if let refusal = refusal(of: wake, app) { return refusal }
    moment.event = wake.fact
    switch device[app].process {
    case .running: break
    case .suspended: resume(app, &log)
    case .notRunning: launchInBackground(app, &log)
    }
    if device[app].process == .running { run(.wake, app, nil, &log) }
    rest(app, anew: true)
    return nil
  }

  private func refusal(of wake: Action.Wake, _ app: AppID) -> Refusal? {
    let feature: Feature =
      switch wake {
      case .location: .backgroundExecution
      case .fetch: .fetch
      case .download: .backgroundDownloads
      }
    guard rulebook.features.contains(feature) else { return .notOnThisRelease(feature) }
    // Region and significant-change events need no mode, and downloads none at all.
    if wake == .fetch, !device[app].kind.backgroundModes.contains(.fetch) {
      return .noBackgroundMode(app, .fetch)
    }
    return device[app].state == .background ? nil : .inForeground(app)
  }

  /// An app without scenes has its window in the background then; one with scenes has no scene.
  private mutating func launchInBackground(_ app: AppID, _ log: inout MessageLog) {
    launch(app, &log)
    guard device[app].process == .running else { return }
    if device[app].kind.architecture == .appDelegate {
      let window = makeWindow(app)
      if let scene = device.index(of: window) { device.scenes[scene].state = .background }
    }
    run(.launchInBackground, app, nil, &log)
  }

  mutating func memoryWarning(_ app: AppID?, _ log: inout MessageLog) -> Refusal? {
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

  mutating func reclaimMemory(_ log: inout MessageLog) -> Refusal? {
    var longest: App?
    for app in device.apps where app.process == .suspended {
      if longest.map({ app.suspendedSince < $0.suspendedSince }) ?? true { longest = app }
    }
    guard let longest else { return .nothingSuspended }
    run(.jetsam, longest.id, nil, &log)
    endProcess(longest.id)
    return nil
  }

  mutating func jetsam(_ app: AppID, _ log: inout MessageLog) -> Refusal? {
    if device[app].process == .notRunning { return .notRunning(app) }
    if device[app].state != .background { return .visible(app) }
    run(.jetsam, app, nil, &log)
    endProcess(app)
    return nil
  }

  mutating func crash(_ app: AppID, _ log: inout MessageLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    run(.crash, app, nil, &log)
    endProcess(app)
    if let front = device.situation.front.card, front.contains(app) {
      if let rest = front.without(app) { show(rest) } else { device.situation.front = .home }
    }
    settle(&log)
    return nil
  }
}

extension Action.Use {
  var uses: BackgroundUses {
    switch self {
    case .task: .task
    case .audio: .audio
    case .location: .location
    }
  }
}

extension Action.Wake {
  var fact: Facts {
    switch self {
    case .location: .location
    case .fetch: .fetch
    case .download: .download
    }
  }
}
