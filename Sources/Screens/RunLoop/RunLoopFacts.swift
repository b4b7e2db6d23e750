import Lifecycle
import Sessions
import Texts

/// What the main run loop of an app does now, what waits for it, what keeps it running, and what is
/// still to come of it: read from the device alone.
struct RunLoopFacts {
  /// What will happen to the app by itself.
  struct Countdown {
    var text: String
    var due: Deadline
  }

  /// What it does, in a sentence.
  var doing: String
  var isStuck = false
  /// What waits, the next to be taken first.
  var queue: [Message]
  /// What keeps it running, or does not though it seems to.
  var uses: [String] = []
  /// The next first.
  var countdowns: [Countdown] = []

  init(_ model: some SessionView, _ id: AppID) {
    let app = model.device[id]
    queue = model.device.queues[Int(id.raw)].map(\.message)
    let kind: String
    switch app.process {
    case .notRunning: kind = "not-running"
    case .suspended: kind = app.isHung ? "suspended-blocked" : "suspended"
    case .running:
      isStuck = app.isHung
      let knows = app.recovery == .never ? "-for-good" : ""
      kind = !app.isHung ? "waits" : app.isLaunching ? "launches" : "blocked" + knows
    }
    doing = localized("runloop.\(kind)")
    if app.process == .running { uses = RunLoopFacts.uses(app) }
    add("runloop.goes-on-in", app.recovery)
    add("runloop.suspended-in", app.suspension)
    add("runloop.expires-in", app.expiration)
    add("runloop.killed-in", app.watchdog)
    countdowns.sort { $0.due < $1.due }
  }

  private mutating func add(_ key: String, _ due: Deadline) {
    if due != .never { countdowns.append(Countdown(text: key, due: due)) }
  }

  private static func uses(_ app: App) -> [String] {
    if app.state != .background { return [localized("runloop.in-front")] }
    var uses: [String] = []
    if app.uses.contains(.audio) {
      let isDeclared = app.kind.backgroundModes.contains(.audio)
      uses.append(localized(isDeclared ? "runloop.audio" : "runloop.audio-undeclared"))
    }
    if app.uses.contains(.location) {
      let isDeclared = app.kind.backgroundModes.contains(.location)
      uses.append(localized(isDeclared ? "runloop.location" : "runloop.location-undeclared"))
    }
    if app.uses.contains(.task) { uses.append(localized("runloop.task")) }
    if app.uses.contains(.refresh) { uses.append(localized("runloop.refresh")) }
    if app.uses.contains(.processing) { uses.append(localized("runloop.processing")) }
    if app.uses.contains(.continued) { uses.append(localized("runloop.continued")) }
    return uses.isEmpty ? [localized("runloop.nothing-keeps")] : uses
  }
}

extension RunLoopFacts.Countdown {
  /// What happens, and in how many seconds: whole ones, so that it changes once a second.
  func sentence(now: Instant) -> String {
    let left = due.milliseconds - min(now.milliseconds, due.milliseconds)
    return localized(text, ["span": TimeText.span((left + 999) / 1_000 * 1_000)])
  }
}
