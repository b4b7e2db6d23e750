import Lifecycle

/// The apps of a device whose code is real. Every message that the kernel sends one of them is
/// handed to its code, and what the code does goes back to the kernel, where it happened.
public struct LiveApps: Sendable {
  private var codes: [(app: AppID, code: any LiveCode)] = []
  /// Apps whose process is there and executes.
  private var executing: [AppID] = []
  /// The device as the processes know it; nil before the first action.
  private var known: Device?

  public init() {}

  public var isEmpty: Bool { codes.isEmpty }

  /// Runs an app as real code from its next launch on.
  public mutating func host(_ app: AppID, as code: any LiveCode) {
    codes.removeAll { $0.app == app }
    codes.append((app, code))
  }

  /// Ends all processes.
  public mutating func end() {
    for (_, code) in codes { code.end() }
    executing = []
    known = nil
  }

  /// When the first timer of an app that executes fires.
  public var nextTimer: Instant? { executing.compactMap { code(of: $0)?.nextTimer }.min() }

  /// Performs an action, and hands on what it sends. Time stops where the timer of an app's code is
  /// due, so that one wait may become several.
  public mutating func perform(
    _ action: Action, detail: String = "", on simulation: inout Simulation
  ) -> Timeline.Outcome {
    if known != simulation.timeline.kernel.device { catchUp(with: simulation) }
    defer { known = simulation.timeline.kernel.device }
    guard case .wait(let milliseconds) = action else {
      let outcome = simulation.timeline.perform(.act(action, detail: detail))
      if outcome.refusal == nil { handOn(from: 0, &simulation) }
      return outcome
    }
    return wait(milliseconds, &simulation)
  }

  private mutating func wait(
    _ milliseconds: UInt32, _ simulation: inout Simulation
  ) -> Timeline.Outcome {
    let first = simulation.timeline.events.count
    let end = simulation.timeline.kernel.device.now.milliseconds + milliseconds
    while true {
      let now = simulation.timeline.kernel.device.now.milliseconds
      let timer = nextTimer.map { max($0.milliseconds, now) } ?? .max
      let next = min(end, timer)
      let outcome = simulation.timeline.perform(.act(.wait(milliseconds: next - now)))
      if outcome.refusal != nil { return outcome }
      handOn(from: 0, &simulation)
      if timer == next { fireTimers(&simulation) }
      if next == end { break }
    }
    return Timeline.Outcome(sent: first..<simulation.timeline.events.count, refusal: nil)
  }

  // MARK: - Messages

  /// Hands on the messages of the last action behind the first ones. What code does in one of them
  /// may change those that come after it.
  private mutating func handOn(from start: Int, _ simulation: inout Simulation) {
    var place = start
    while true {
      let messages = simulation.timeline.messagesOfLast
      guard place < messages.count else { return }
      let message = messages[place]
      place += 1
      take(hand(message, simulation.selector(message)), after: place, &simulation)
    }
  }

  private mutating func fireTimers(_ simulation: inout Simulation) {
    let now = simulation.timeline.kernel.device.now
    for app in executing {
      guard let code = code(of: app), let due = code.nextTimer, due <= now else { continue }
      let place = simulation.timeline.messagesOfLast.count
      take(code.wake(at: now), after: place, &simulation)
      handOn(from: place, &simulation)
    }
  }

  /// Gives a message to the app's code, or does with its process what the system did.
  private mutating func hand(_ message: Message, _ selector: String) -> [Happening] {
    guard let code = code(of: message.app) else { return [] }
    guard message.receiver == .system else { return code.receive(message, selector) }
    switch selector {
    case "launched":
      executing.append(message.app)
      return code.launch(at: message.time)
    case "suspended":
      executing.removeAll { $0 == message.app }
      code.suspend()
      return []
    case "resumed", "woken":
      if !executing.contains(message.app) { executing.append(message.app) }
      code.resume()
      return []
    case "killed", "jetsammed", "crashed", "terminated":
      executing.removeAll { $0 == message.app }
      code.end()
      return []
    default: return code.receive(message, selector)
    }
  }

  private func take(
    _ happenings: [Happening], after place: Int, _ simulation: inout Simulation
  ) {
    for happening in happenings {
      switch happening {
      case .printed(let text): simulation.timeline.note(Timeline.Print(text, after: place))
      case .did(let action): simulation.timeline.observe(Observation(action, after: place))
      }
    }
  }

  private func code(of app: AppID) -> (any LiveCode)? { codes.first { $0.app == app }?.code }

  // MARK: - Other points in time

  /// The session is at another point in time than the processes: each is started again, and
  /// receives what its app has received since its launch. What its code does then is on the
  /// timeline already.
  private mutating func catchUp(with simulation: Simulation) {
    end()
    let timeline = simulation.timeline
    for (app, code) in codes where timeline.kernel.device[app].process != .notRunning {
      let messages = timeline.events.messages.filter { $0.app == app }
      guard
        let launch = messages.lastIndex(where: {
          $0.receiver == .system && simulation.selector($0) == "launched"
        })
      else { continue }
      for message in messages[launch...] {
        if let due = code.nextTimer, due < message.time { _ = code.wake(at: message.time) }
        _ = hand(message, simulation.selector(message))
      }
      if executing.contains(app) { _ = code.wake(at: timeline.kernel.device.now) }
    }
  }
}

extension Timeline {
  /// The messages of the last action itself.
  fileprivate var messagesOfLast: [Message] {
    guard let last = entries.last, isAtPresent else { return [] }
    return events[min(last.firstEvent, events.count)...].messages
  }
}
