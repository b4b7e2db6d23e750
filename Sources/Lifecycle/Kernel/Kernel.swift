/// One value, one verb. The kernel holds a device and the rulebook of its iOS version; an action
/// goes in, messages come out, and nothing else decides what they are: no clock, no chance, no
/// environment. The same actions give the same messages on every run and every machine.
public struct Kernel: Sendable {
  public internal(set) var device: Device
  public let rulebook: Rulebook
  /// Whether a debug build stops at an action that breaks an invariant. Tests that look for the
  /// shortest run that breaks one ask for `brokenInvariants` themselves.
  public var assertsInvariants = true
  /// State that lasts only as long as one action.
  var context = ActionContext()

  public init(
    model: Device.Model, traits: DeviceTraits = [], apps: [AppKind], rulebook: Rulebook
  ) {
    precondition(apps.count <= Bounds.apps, "more apps than a device holds")
    self.device = Device(model: model, traits: traits, kinds: apps)
    self.rulebook = rulebook
  }

  /// The same device under other rules, to see what these would do. No action needs to have led to
  /// such a device, so its invariants are not asserted.
  public func under(_ rulebook: Rulebook) -> Kernel {
    var other = Kernel(model: device.model, apps: device.apps.map(\.kind), rulebook: rulebook)
    other.device = device
    other.assertsInvariants = false
    return other
  }

  /// Continues from another state of the same device, reached by other actions.
  public mutating func resume(at moment: Device) { device = moment }

  /// Carries out an action. A refused action changes nothing and says why it was refused.
  @discardableResult
  public mutating func send(_ action: Action, into log: inout EventLog) -> Refusal? {
    context = ActionContext()
    if !device.situation.isOn, action.needsDevice { return .off }
    let refusal = device.hasLongQueue ? performBounded(action, &log) : perform(action, &log)
    if context.tookMemory { makeRoom(&log) }
    if log.observed != nil { settleObserved(atEnd: true, &log) }
    assertInvariants()
    return refusal
  }

  /// The same as a function of values, for tests and for looking ahead.
  public func after(
    _ action: Action, observing code: [Observation] = []
  ) -> (kernel: Kernel, events: [Event], refusal: Refusal?) {
    var kernel = self
    var log = EventLog()
    let refusal = kernel.send(action, observing: code, into: &log)
    return (kernel, log.events, refusal)
  }
}

/// State that lasts only as long as one action.
struct ActionContext: Sendable {
  /// The app whose process this action starts.
  var launching: AppID?
  /// The app without scenes that this action launches to the screen, until its window is there.
  var startsInactive: AppID?
  var isConnecting = false
  var isArriving = false
  /// Locking or unlocking, where that is what happens.
  var reason: Facts = []
  /// What the app is opened or woken for, and which window of it.
  var event: Facts = []
  var openedWindow: SceneID?
  /// The window that is to stand beside the one in front.
  var beside: SceneID?
  /// The scene whose session goes with it, and whether that has been said.
  var discarded: SceneID?
  var isDiscardReported = false
  /// The app whose saved state does not outlive its process.
  var losesSavedState: AppID?
  /// The number of the session that a message names, where no scene does.
  var namedSession: UInt16 = 0
  /// The device powers off, which no scheduled event outlives.
  var isPoweringOff = false
  /// An app has been started, or has taken more memory.
  var tookMemory = false
  /// What the methods with options receive that this trigger sends.
  var passed: LaunchOptions = []
  /// The rule that walks the path in the situation's place.
  var exception: RuleID = .none
  /// The app that is to take messages within a limit: if its main thread is busy in one of them,
  /// the watchdog waits for it.
  var awaited: (app: AppID, limit: Limit)?
}
