/// What a person, the system or time does. The words for them, and texts such as a URL, are no
/// concern of the kernel's. A new action is a case, what it does and which app it is about, all of
/// it here, and a row in `ActionWords`.
public enum Action: Hashable, Sendable {
  /// A window of an app; number 0 leaves the choice of the window to the device.
  public typealias Window = SceneID

  /// A background event that the system wakes an app for.
  public enum Wake: UInt8, CaseIterable, Sendable {
    case location, fetch, download, refresh, processing
  }

  /// What an app's own code begins and ends.
  public enum Use: UInt8, CaseIterable, Sendable { case task, audio, location }

  /// Why the system ends an app in the background that did not ask for it.
  public enum Cause: UInt8, CaseIterable, Sendable { case privacy, update, cpu }

  /// A task of `BGTaskScheduler`.
  public enum ScheduledTask: UInt8, CaseIterable, Sendable { case refresh, processing, continued }

  /// A window of Split View.
  public enum Side: UInt8, CaseIterable, Sendable { case left, right }

  case powerOn
  case home
  case switcher
  case choose(Window)
  /// Quickly: before the app that was left has settled.
  case swipeUp(Window, quickly: Bool)
  case lock
  /// The device locks itself, since nobody touches it.
  case autoLock
  case unlock
  /// The gesture that unlocks is begun and let go.
  case abandonUnlock
  case holdLock
  case controlCenter
  case notificationCenter(full: Bool)
  case tapNotification(AppID)
  case systemAlert
  case interruption(Interruption)
  case localAlert(AppID)
  case call
  case banner(AppID)
  case accept
  case dismiss
  case open(Window)
  case openURL(AppID)
  case quickAction(AppID)
  /// By Handoff, or by a universal link.
  case continueActivity(AppID, isLink: Bool)
  /// In the left window, which is the only one without Split View, or in the right one.
  case touch(Side)
  /// The user changes something in the app in front.
  case edit(AppID)
  /// The app's code saves what the user has changed.
  case save(AppID)
  /// The app's code takes touches for its view, or takes none.
  case interaction(AppID, isOn: Bool)
  /// The app's code presents a view controller over the whole window, and dismisses it.
  case present(AppID)
  case dismissView(AppID)
  case split(Window)
  case resize
  case unsplit
  /// With a user activity that says what the window is to show, as for a tab that is dragged out.
  case newWindow(AppID, hasActivity: Bool)
  case closeWindow(Window)
  case disconnect(Window)
  case minimize(Window)
  case rotate
  case connectDisplay
  case disconnectDisplay
  /// The clock jumps, as it does at midnight.
  case timeChange
  case push(AppID, silent: Bool)
  case wake(AppID, Wake)
  case memoryWarning(AppID?)
  case reclaimMemory
  /// The app's code takes some megabytes more.
  case grow(AppID, megabytes: UInt16)
  case jetsam(AppID)
  case kill(AppID, Cause)
  case begin(AppID, Use)
  case end(AppID, Use)
  /// The app's code submits a task to `BGTaskScheduler`.
  case submit(AppID, ScheduledTask)
  /// The app's code says that a task that runs is completed.
  case completeTask(AppID)
  /// The system ends the time of the task that runs, or the user cancels the task.
  case expireTask(AppID)
  /// The user switches Background App Refresh.
  case backgroundRefresh(isOn: Bool)
  case crash(AppID)
  /// The debugger is attached to the app, or detached from it.
  case debug(AppID, isOn: Bool)
  /// Its main thread blocks, for a time or for good.
  case hang(AppID, milliseconds: UInt32?)
  case prewarm(AppID)
  case lowBattery
  case lowPowerMode(isOn: Bool)
  case wait(milliseconds: UInt32)
  case next
}

extension Kernel {
  /// What each action does. What takes more than one call is in `Kernel+….swift`.
  mutating func perform(_ action: Action, _ log: inout EventLog) -> Refusal? {
    switch action {
    case .powerOn: return powerOn()
    case .wait(let milliseconds): return pass(milliseconds, into: &log) ? nil : .tooLong
    case .next: return next(&log)

    case .home: return home(&log)
    case .switcher: return openSwitcher(&log)
    case .choose(let window): return choose(window, &log)
    case .swipeUp(let window, let quickly): return swipeUp(window, quickly: quickly, &log)
    case .lock: return lock(&log)
    case .autoLock: return autoLock(&log)
    case .unlock: return unlock(&log)
    case .abandonUnlock: return abandonUnlock(&log)
    case .open(let window): return open(window, for: [], &log)
    case .openURL(let app): return open(SceneID(app: app, number: 0), for: .url, &log)
    case .quickAction(let app): return open(app, needing: .quickActions, for: .quickAction, &log)
    case .continueActivity(let app, let isLink):
      let event: Facts = isLink ? [.activity, .universalLink] : .activity
      return open(app, needing: .activities, for: event, &log)

    case .holdLock: return overlay(.powerOffer, &log)
    case .controlCenter: return overlay(.controlCenter, needing: .controlCenter, &log)
    case .notificationCenter(let full):
      return overlay(.notificationCenter(full: full), needing: .notificationCenter, &log)
    case .systemAlert: return overlay(.systemAlert, &log)
    case .interruption(let interruption): return interrupt(interruption, &log)
    case .localAlert(let app): return localAlert(app, &log)
    case .call: return call(&log)
    case .banner(let app): return banner(app, &log)
    case .accept: return accept(&log)
    case .dismiss: return dismiss(&log)
    case .tapNotification(let app): return tapNotification(app, &log)

    case .touch(let side): return touch(side, &log)
    case .edit(let app): return edit(app, &log)
    case .save(let app): return save(app, &log)
    case .interaction(let app, let isOn): return setInteraction(app, isOn)
    case .present(let app): return present(app, &log)
    case .dismissView(let app): return dismissView(app, &log)
    case .split(let window): return split(window, &log)
    case .resize: return resize(&log)
    case .unsplit: return unsplit(&log)
    case .newWindow(let app, let hasActivity):
      return newWindow(app, for: hasActivity ? .activity : [], &log)
    case .closeWindow(let window): return closeWindow(window, &log)
    case .disconnect(let window): return disconnect(window, &log)
    case .minimize(let window): return minimize(window, &log)

    case .rotate: return rotate(&log)
    case .connectDisplay: return connectDisplay(&log)
    case .disconnectDisplay: return disconnectDisplay(&log)
    case .timeChange: return timeChange(&log)
    case .lowBattery: return lowBattery(&log)
    case .lowPowerMode(let isOn): return setLowPowerMode(isOn, &log)

    case .wake(let app, let wake): return self.wake(app, wake, &log)
    case .begin(let app, let use): return begin(app, use)
    case .end(let app, let use): return end(app, use)
    case .submit(let app, let task): return submit(app, task, &log)
    case .completeTask(let app): return completeTask(app, &log)
    case .expireTask(let app): return expireTask(app, &log)
    case .backgroundRefresh(let isOn): return switchBackgroundRefresh(isOn)
    case .memoryWarning(let app): return memoryWarning(app, &log)
    case .reclaimMemory: return reclaimMemory(&log)
    case .grow(let app, let megabytes): return grow(app, megabytes)
    case .jetsam(let app): return jetsam(app, &log)
    case .kill(let app, let cause): return kill(app, cause, &log)
    case .crash(let app): return crash(app, &log)
    case .push(let app, let silent): return push(app, silent: silent, &log)
    case .hang(let app, let milliseconds): return hang(app, for: milliseconds, &log)
    case .prewarm(let app): return prewarm(app, &log)
    case .debug(let app, let isOn): return debug(app, isOn)
    }
  }
}

extension Action {
  /// What an action is about.
  public enum Subject: Sendable {
    case device
    case app(AppID)
    case window(Window)
  }

  /// What the action is about, as far as it names it.
  public var subject: Subject {
    switch self {
    case .choose(let window), .swipeUp(let window, _), .open(let window), .split(let window),
      .closeWindow(let window), .disconnect(let window), .minimize(let window):
      .window(window)
    case .tapNotification(let app), .localAlert(let app), .banner(let app), .openURL(let app),
      .quickAction(let app), .continueActivity(let app, _), .newWindow(let app, _),
      .push(let app, _), .wake(let app, _), .jetsam(let app), .kill(let app, _), .begin(let app, _),
      .end(let app, _), .crash(let app), .submit(let app, _), .completeTask(let app),
      .expireTask(let app),
      .hang(let app, _), .prewarm(let app), .edit(let app), .save(let app),
      .interaction(let app, _),
      .present(let app), .dismissView(let app), .grow(let app, _), .debug(let app, _):
      .app(app)
    case .memoryWarning(let app): app.map { .app($0) } ?? .device
    case .powerOn, .home, .switcher, .lock, .autoLock, .unlock, .abandonUnlock, .holdLock,
      .controlCenter,
      .notificationCenter, .systemAlert, .interruption, .call, .accept, .dismiss, .touch, .resize,
      .unsplit, .rotate, .connectDisplay, .disconnectDisplay, .timeChange, .reclaimMemory,
      .backgroundRefresh, .lowBattery, .lowPowerMode, .wait, .next:
      .device
    }
  }

  /// The app that the action names, if it names one or one of its windows.
  public var app: AppID? {
    switch subject {
    case .device: nil
    case .app(let app): app
    case .window(let window): window.app
    }
  }

  /// The window that the action names, if it names one.
  public var window: Window? {
    switch subject {
    case .device, .app: nil
    case .window(let window): window
    }
  }

  /// The same of another window, where it names one.
  public func naming(_ window: Window) -> Action {
    if case .choose = self { return .choose(window) }
    if case .swipeUp(_, let quickly) = self { return .swipeUp(window, quickly: quickly) }
    if case .open = self { return .open(window) }
    if case .split = self { return .split(window) }
    if case .closeWindow = self { return .closeWindow(window) }
    if case .disconnect = self { return .disconnect(window) }
    if case .minimize = self { return .minimize(window) }
    return self
  }

  /// Whether it can be done only while the device is on, as nearly all can.
  var needsDevice: Bool {
    if case .powerOn = self { return false }
    if case .wait = self { return false }
    if case .next = self { return false }
    return true
  }
}
