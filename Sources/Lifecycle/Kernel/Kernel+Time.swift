/// Time: the scheduled events, and when an app in the background is suspended or killed.
extension Kernel {
  /// When the next scheduled event happens, or nil if there is none.
  public var nextDeadline: Instant? {
    let due = earliest
    return due == .never ? nil : Instant(milliseconds: due.milliseconds)
  }

  /// Lets time pass, with its scheduled events. False where that is longer than a
  /// session.
  public mutating func pass(_ milliseconds: UInt32, into log: inout EventLog) -> Bool {
    let (end, isTooLong) = device.now.milliseconds.addingReportingOverflow(milliseconds)
    if isTooLong || end > Bounds.milliseconds { return false }
    while true {
      let due = earliest
      if due == .never || due.milliseconds > end { break }
      device.now = Instant(milliseconds: due.milliseconds)
      fire(due, &log)
      if log.observed != nil { settleObserved(atEnd: false, &log) }
    }
    device.now = Instant(milliseconds: end)
    assertInvariants()
    return true
  }

  mutating func next(_ log: inout EventLog) -> Refusal? {
    guard let due = nextDeadline else { return .nothingDue }
    return pass(due.milliseconds - device.now.milliseconds, into: &log) ? nil : .tooLong
  }

  private var earliest: Deadline {
    var earliest = device.protection
    for index in device.apps.indices {
      earliest = min(earliest, device.apps[index].runtime.earliest)
    }
    return earliest
  }

  private mutating func fire(_ due: Deadline, _ log: inout EventLog) {
    if device.protection == due { return protect(&log) }
    for index in device.apps.indices {
      let app = device.apps[index].id
      if device.apps[index].runtime.suspension == due {
        run(.suspend, app, nil, &log)
        setProcess(app, .suspended, device.apps[index].state, by: .suspend, &log)
        device.apps[index].runtime.suspension = .never
        device.apps[index].runtime.suspendedSince = due
        device.apps[index].runtime.uses = []
        pauseHang(app)
      } else if device.apps[index].runtime.expiration == due {
        device.apps[index].runtime.expiration = .never
        expire(app, &log)
      } else if device.apps[index].runtime.watchdog == due {
        device.apps[index].runtime.watchdog = .never
        if device.apps[index].runtime.isTerminating { return endTermination(app, &log) }
        run(.watchdog, app, nil, &log)
        if device.apps[index].process == .notRunning { removeFromScreen(app, &log) }
      } else if device.apps[index].runtime.recovery == due {
        recover(app, &log)
      }
    }
  }

  /// The time of an app's background tasks is over.
  private mutating func expire(_ app: AppID, _ log: inout EventLog) {
    if device[app].runtime.uses.contains(.task) {
      run(.expire, app, nil, &log)
      if device[app].runtime.uses.contains(.task) {
        run(.overrun, app, nil, &log)
        device.apps[app.index].runtime.uses.remove(.task)
      }
    }
    if !device[app].runtime.uses.isDisjoint(with: .scheduled) { return endTime(ofTask: app, &log) }
    scheduleSuspension(app)
  }

  /// Schedules the suspension of an app in the background, or the end of what keeps it running.
  /// `restartingGrace` gives it the time before suspension once more.
  mutating func scheduleSuspension(_ app: AppID, restartingGrace: Bool = false) {
    let index = app.index
    guard device.apps[index].process == .running, device.apps[index].state == .background,
      !device.apps[index].runtime.isTerminating
    else { return }
    let kind = device.apps[index].kind
    let uses = device.apps[index].runtime.uses
    let goesOn =
      uses.contains(.audio) && kind.backgroundModes.contains(.audio)
      || uses.contains(.location) && kind.backgroundModes.contains(.location)
    if goesOn {
      device.apps[index].runtime.suspension = .never
      device.apps[index].runtime.expiration = .never
    } else if let limit = uses.limit {
      device.apps[index].runtime.suspension = .never
      if device.apps[index].runtime.expiration == .never {
        device.apps[index].runtime.expiration = deadline(after: limit)
      }
    } else {
      device.apps[index].runtime.expiration = .never
      if rule(answering: .keepRunning, app) != nil {
        device.apps[index].runtime.suspension = .never
        return
      }
      if restartingGrace || device.apps[index].runtime.suspension == .never {
        device.apps[index].runtime.suspension = deadline(after: .suspension)
      }
    }
  }

  mutating func deadline(after limit: Limit) -> Deadline {
    deadline(in: rulebook.limit(limit))
  }

  mutating func deadline(in milliseconds: UInt32) -> Deadline {
    let (time, isNever) = device.now.milliseconds.addingReportingOverflow(milliseconds)
    if isNever { return .never }
    device.sequence += 1
    return Deadline(milliseconds: time, sequence: device.sequence)
  }
}
