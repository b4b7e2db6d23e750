/// One value, one verb. The kernel holds a device and the rulebook of its release; an action goes
/// in, messages come out, and nothing else decides what they are: no clock, no chance, no
/// environment. The same actions give the same messages on every run and every machine.
public struct Kernel: Sendable {
  public internal(set) var device: Device
  public let rulebook: Rulebook
  /// Whether a debug build stops at an action that breaks an invariant. Tests that look for the
  /// shortest run that breaks one ask for `brokenInvariants` themselves.
  public var assertsInvariants = true
  /// What is true only while one action is carried out.
  var context = ActionContext()

  public init(model: Device.Model, apps: [AppKind], rulebook: Rulebook) {
    precondition(apps.count <= Bounds.apps, "more apps than a device holds")
    self.device = Device(model: model, kinds: apps)
    self.rulebook = rulebook
  }

  /// Carries out an action. A refused action changes nothing and says why it was refused.
  @discardableResult
  public mutating func send(_ action: Action, into log: inout EventLog) -> Refusal? {
    context = ActionContext()
    if !device.situation.isOn, action.needsDevice { return .off }
    let refusal = perform(action, &log)
    if context.tookMemory { makeRoom(&log) }
    assertInvariants()
    return refusal
  }

  private mutating func perform(_ action: Action, _ log: inout EventLog) -> Refusal? {
    switch action {
    case .powerOn: return powerOn()
    case .wait(let milliseconds): return pass(milliseconds, into: &log) ? nil : .tooLong
    case .next: return next(&log)

    case .home: return home(&log)
    case .switcher: return openSwitcher(&log)
    case .choose(let window): return choose(window, &log)
    case .swipeUp(let window, let quickly): return swipeUp(window, quickly: quickly, &log)
    case .lock: return lock(&log)
    case .unlock: return unlock(&log)
    case .abandonUnlock: return abandonUnlock(&log)
    case .open(let window): return open(window, for: [], &log)
    case .openURL(let app): return open(SceneID(app: app, number: 0), for: .url, &log)
    case .quickAction(let app): return open(app, needing: .quickActions, for: .quickAction, &log)
    case .continueActivity(let app): return open(app, needing: .activities, for: .activity, &log)

    case .holdLock: return overlay(.powerOffer, &log)
    case .controlCenter: return overlay(.controlCenter, needing: .controlCenter, &log)
    case .notificationCenter(let full):
      return overlay(.notificationCenter(full: full), needing: .notificationCenter, &log)
    case .systemAlert: return overlay(.systemAlert, &log)
    case .interruption(let interruption): return interrupt(interruption, &log)
    case .localAlert(let app): return localAlert(app, &log)
    case .call: return call(&log)
    case .banner(let app): return banner(app)
    case .accept: return accept(&log)
    case .dismiss: return dismiss(&log)
    case .tapNotification(let app): return tapNotification(app, &log)

    case .touch: return touch(&log)
    case .edit(let app): return edit(app, &log)
    case .interaction(let app, let isOn): return setInteraction(app, isOn)
    case .present(let app): return present(app, &log)
    case .dismissView(let app): return dismissView(app, &log)
    case .split(let window): return split(window, &log)
    case .resize: return resize(&log)
    case .unsplit: return unsplit(&log)
    case .newWindow(let app): return newWindow(app, &log)
    case .closeWindow(let window): return closeWindow(window, &log)
    case .disconnect(let window): return disconnect(window, &log)
    case .minimize(let window): return minimize(window, &log)

    case .rotate: return rotate(&log)
    case .connectDisplay: return connectDisplay(&log)
    case .disconnectDisplay: return disconnectDisplay(&log)
    case .timeChange: return timeChange(&log)
    case .lowBattery: return lowBattery(&log)

    case .wake(let app, let wake): return self.wake(app, wake, &log)
    case .begin(let app, let use): return begin(app, use)
    case .end(let app, let use): return end(app, use)
    case .memoryWarning(let app): return memoryWarning(app, &log)
    case .reclaimMemory: return reclaimMemory(&log)
    case .grow(let app, let megabytes): return grow(app, megabytes)
    case .jetsam(let app): return jetsam(app, &log)
    case .crash(let app): return crash(app, &log)
    case .push(let app, let silent): return push(app, silent: silent, &log)
    case .hang(let app, let milliseconds): return hang(app, for: milliseconds, &log)
    case .prewarm(let app): return prewarm(app, &log)
    }
  }

  /// The same as a function of values, for tests and for looking ahead.
  public func after(_ action: Action) -> (kernel: Kernel, events: [Event], refusal: Refusal?) {
    var kernel = self
    var log = EventLog()
    let refusal = kernel.send(action, into: &log)
    return (kernel, log.events, refusal)
  }
}

/// What is true only while one action is carried out.
struct ActionContext: Sendable {
  /// The app whose process this action starts.
  var launching: AppID?
  /// The app without scenes that this action launches to the screen, until its window is there.
  var startsInactive: AppID?
  var isConnecting = false
  var isArriving = false
  /// Locking or unlocking, where that is what happens.
  var reason: Facts = []
  /// What the app is summoned or woken for, and which window of it.
  var event: Facts = []
  var summoned: SceneID?
  /// The window that is to stand beside the one in front.
  var beside: SceneID?
  /// The scene whose session goes with it, and whether that has been said.
  var discarded: SceneID?
  var isDiscardReported = false
  /// An app has been started, or has taken more memory.
  var tookMemory = false
  /// The rule that walks the path in the situation's place.
  var exception: RuleID = .none
  /// The rule that ends a process.
  var ending: RuleID = .none
}
