import Lifecycle

/// The apps of a device whose code is real. Every message that the kernel sends one of them is
/// handed to its code, and what the code does goes back to the kernel, where it happened.
public struct LiveApps: Sendable {
  /// The result of an action.
  public struct Outcome: Sendable {
    /// The places of its messages and changes in the log.
    public var sent: Range<Int>
    public var refusal: Timeline.StepRefusal?
    /// The rest of a wait, which ends where an app's timer fires.
    public var left: UInt32 = 0
    /// The control that is not there; nothing was done then.
    public var missingControl: MissingControl?
  }

  /// A control that the app in front does not show.
  public struct MissingControl: Sendable, Equatable {
    public var app: AppID
    public var name: String
    public var known: [String]
  }

  var codes: [(app: AppID, code: any LiveCode)] = []
  /// The apps whose process executes.
  var executing: [AppID] = []
  /// Where the processes are.
  var seen: Timeline.Moment?
  /// Is called before an app's code runs: with the app, and the method.
  public var willRun: (@Sendable (_ app: AppID, _ method: String) -> Void)?

  /// Is called when an action has been handed on, with the number of actions so far.
  public var hasPerformed: (@Sendable (_ place: Int) -> Void)?

  public init() {}

  public var isEmpty: Bool { codes.isEmpty }

  public func isHosted(_ app: AppID) -> Bool { code(of: app) != nil }

  /// Runs an app as real code from its next launch on.
  public mutating func host(_ app: AppID, as code: any LiveCode) {
    codes.removeAll { $0.app == app }
    codes.append((app, code))
    seen = nil
  }

  /// Ends all processes.
  public mutating func end() {
    endAll()
    executing = []
    seen = nil
  }

  /// Ends all processes for good.
  public func endAll() {
    for (_, code) in codes { code.reset() }
  }

  /// When the first timer of an app that executes fires.
  public var nextTimer: Instant? { executing.compactMap { code(of: $0)?.nextTimer }.min() }

  /// Performs an action, and hands on what it sends. A wait ends early where the timer of an app's
  /// code fires.
  public mutating func perform(
    _ step: Step, isQuestion: Bool = false, on simulation: inout Simulation
  ) -> Outcome {
    guard case .act(let action, let detail) = step else {
      let outcome = simulation.timeline.perform(step)
      return Outcome(sent: outcome.sent, refusal: outcome.refusal)
    }
    catchUp(with: simulation)
    defer {
      seen = simulation.timeline.moment
      hasPerformed?(simulation.timeline.cursor)
    }
    if case .wait(let milliseconds) = action {
      return wait(milliseconds, isQuestion, &simulation)
    }
    if let missing = missingControl(action, detail, on: simulation.timeline.kernel.device) {
      let present = simulation.timeline.events.endIndex
      return Outcome(sent: present..<present, missingControl: missing)
    }
    let outcome = simulation.timeline.perform(step, isQuestion: isQuestion)
    guard outcome.refusal == nil else {
      return Outcome(sent: outcome.sent, refusal: outcome.refusal)
    }
    handOn(from: 0, &simulation)
    use(action, detail, &simulation)
    return Outcome(sent: simulation.timeline.sentByLast)
  }

  /// Lets the device's time pass. Where an app's code does something meanwhile, a wait is performed
  /// up to then, for only an action can have code beneath it.
  public mutating func pass(_ milliseconds: UInt32, on simulation: inout Simulation) -> Outcome {
    let before = simulation.timeline
    let end = before.kernel.device.now.milliseconds + milliseconds
    let next = [nextTimer?.milliseconds, before.kernel.nextDeadline?.milliseconds]
      .compactMap { $0 }.min()
    if let next, next <= end {
      let outcome = perform(.act(.wait(milliseconds: milliseconds)), on: &simulation)
      if outcome.refusal != nil || simulation.timeline.lastHasCode { return outcome }
      simulation.timeline = before
      defer { seen = simulation.timeline.moment }
      return passAlone(milliseconds, &simulation)
    }
    return passAlone(milliseconds, &simulation)
  }

  private func passAlone(_ milliseconds: UInt32, _ simulation: inout Simulation) -> Outcome {
    let first = simulation.timeline.events.endIndex
    let isPossible = simulation.timeline.pass(milliseconds)
    return Outcome(
      sent: first..<simulation.timeline.events.endIndex,
      refusal: isPossible ? nil : .kernel(.tooLong))
  }

  private mutating func wait(
    _ milliseconds: UInt32, _ isQuestion: Bool, _ simulation: inout Simulation
  ) -> Outcome {
    let end = simulation.timeline.kernel.device.now.milliseconds + milliseconds
    var handed = 0
    var done: UInt32 = 0
    var isFirst = true
    while true {
      let now = simulation.timeline.kernel.device.now.milliseconds
      let timer = nextTimer.map { max($0.milliseconds, now) } ?? .max
      done += min(end, timer) - now
      let outcome =
        isFirst
        ? simulation.timeline.perform(.act(.wait(milliseconds: done)), isQuestion: isQuestion)
        : simulation.timeline.extendWait(to: done)
      isFirst = false
      if outcome.refusal != nil { return Outcome(sent: outcome.sent, refusal: outcome.refusal) }
      handOn(from: handed, &simulation)
      handed = simulation.timeline.eventsOfLast.count
      if timer <= end { fireTimers(&simulation) }
      // A timer that has no visible effect is no reason to end the wait.
      if done == milliseconds || simulation.timeline.lastHasCode {
        return Outcome(sent: simulation.timeline.sentByLast, left: milliseconds - done)
      }
    }
  }

  // MARK: - Messages

  /// Hands on the events of the last action behind the first ones. What code does in a message may
  /// change those that come after it.
  mutating func handOn(from start: Int, _ simulation: inout Simulation) {
    var (index, place) = (start, simulation.timeline.eventsOfLast.prefix(start).messages.count)
    while true {
      let events = simulation.timeline.eventsOfLast
      guard index < events.count else { return }
      let event = events[events.startIndex + index]
      index += 1
      switch event {
      case .message:
        place += 1
        take(hand(event, simulation), after: place, &simulation)
      case .transition:
        // The message that reports the launch is next; what code does at launch is after it.
        take(hand(event, simulation), after: place + 1, &simulation)
      }
    }
  }

  private mutating func fireTimers(_ simulation: inout Simulation) {
    let now = simulation.timeline.kernel.device.now
    for app in executing {
      guard let code = code(of: app), let due = code.nextTimer, due <= now else { continue }
      willRun?(app, "")
      let events = simulation.timeline.eventsOfLast
      take(code.wake(at: now), after: events.messages.count, &simulation)
      handOn(from: events.count, &simulation)
    }
  }

  /// Gives a message to the app's code, or does with its process what the system did.
  mutating func hand(_ event: Event, _ simulation: Simulation) -> [CodeEvent] {
    guard let code = code(of: event.app) else { return [] }
    switch event {
    case .transition(let transition):
      return follow(transition, code)
    case .message(let message):
      guard executing.contains(message.app) else { return [] }
      // It receives nothing, but its timers fire, and a main thread that slept goes on.
      if message.receiver == .system { return code.wake(at: message.time) }
      return give(message, code, simulation)
    }
  }

  /// Starts, stops, continues or ends the process where the kernel did so with the app's.
  private mutating func follow(_ transition: Transition, _ code: any LiveCode) -> [CodeEvent] {
    let app = transition.app
    guard let (before, after) = transition.processChange else { return [] }
    executing.removeAll { $0 == app }
    switch after {
    case .notRunning: code.end()
    case .suspended: code.suspend()
    case .running:
      executing.append(app)
      if before == .suspended {
        code.resume()
      } else {
        willRun?(app, "launched")
        return code.launch(at: transition.time)
      }
    }
    return []
  }

  private func give(
    _ message: Message, _ code: any LiveCode, _ simulation: Simulation
  ) -> [CodeEvent] {
    let selector = simulation.selector(message)
    willRun?(message.app, selector)
    let setup = simulation.setup
    let options = simulation.rules.passes(
      message, to: setup.apps[Int(message.app.raw)].traits, on: setup.model)
    return code.receive(
      LiveMessage(
        message: message, selector: selector,
        remaining: simulation.timeline.kernel.device.remaining(of: message),
        options: options.map(\.name)))
  }

  func take(
    _ happenings: [CodeEvent], after place: Int, _ simulation: inout Simulation
  ) {
    for happening in happenings {
      switch happening {
      case .printed(let text): simulation.timeline.note(Timeline.Print(text, after: place))
      case .did(let action): carryOut(action, after: place, &simulation)
      }
    }
  }

  /// What code cannot do here is a line beneath the message, since a file could not have done it.
  private func carryOut(
    _ action: Action, after place: Int, _ simulation: inout Simulation
  ) {
    let before = simulation.timeline
    guard let refusal = simulation.observe(action, after: place) else { return }
    simulation.timeline = before
    guard case .refused(let reason) = refusal else { return }
    let line = "(\(simulation.text.line(action)): \(simulation.reason(.kernel(reason))))"
    simulation.timeline.note(Timeline.Print(line, after: place))
  }

  func code(of app: AppID) -> (any LiveCode)? { codes.first { $0.app == app }?.code }
}
