import Lifecycle

/// A session as a course of events: each action, message, refusal and change of state, with its own
/// time and in the order in which it happens. What JSON lines and tables are made of.
public struct SessionEvents {
  /// One event, as names with their values. All begin the same: kind, time in milliseconds, the
  /// action that it belongs to, the app.
  public typealias Event = [(key: String, value: JSONValue)]

  let file: SessionFile
  private var machine: Machine
  private var states: [WindowState]
  /// The words of the action that everything belongs to.
  private var action = ""

  public init(_ file: SessionFile, _ machine: Machine) {
    self.file = file
    self.machine = machine
    states = WindowState.all(machine.timeline.kernel.device)
  }

  /// Hands the events over one by one.
  public mutating func run(_ take: (Event) -> Void) {
    for line in file.lines {
      guard case .action(let action) = line.content else { continue }
      // What falls due before an action belongs to the one before.
      let isPossible = flow(action.delay, take)
      self.action = action.words
      let app = action.step.app.map(name) ?? .null
      take(event("action", machine.timeline.kernel.device.now, app))
      perform(action.step, isPossible, take)
    }
  }

  private mutating func perform(_ step: Step, _ isPossible: Bool, _ take: (Event) -> Void) {
    guard isPossible else { return refuse(.kernel(.tooLong), take) }
    let before = machine.timeline.kernel
    let outcome = machine.timeline.perform(step)
    if let refusal = outcome.refusal { return refuse(refusal, take) }
    switch step {
    case .act(.wait, _), .act(.next, _):
      // Time flows in it, and what falls due changes states at its own time.
      showFlow(from: before, to: machine.timeline.kernel.device.now, take)
    case .act, .undo, .redo:
      show(machine.timeline.messages[outcome.sent], machine.timeline.kernel.device, take)
    }
  }

  /// Lets time pass before an action, and shows what falls due in it.
  private mutating func flow(_ milliseconds: UInt32, _ take: (Event) -> Void) -> Bool {
    let before = machine.timeline.kernel
    guard machine.timeline.pass(milliseconds) else { return false }
    showFlow(from: before, to: machine.timeline.kernel.device.now, take)
    return true
  }

  /// Goes from one thing that is due to the next, on a copy of the device as it was.
  private mutating func showFlow(
    from before: Kernel, to end: Instant, _ take: (Event) -> Void
  ) {
    var kernel = before
    while let due = kernel.nextDeadline, due <= end {
      var log = MessageLog()
      let step = due.milliseconds - kernel.device.now.milliseconds
      guard kernel.pass(step, into: &log) else { return }
      show(log.messages[...], kernel.device, take)
    }
  }

  /// Messages, and then what they and their causes have changed.
  private mutating func show(
    _ messages: ArraySlice<Message>, _ device: Device, _ take: (Event) -> Void
  ) {
    for message in messages where file.setup.shows(message) { take(event(message)) }
    let now = WindowState.all(device)
    for state in WindowState.changes(from: states, to: now) { take(event(state, device.now)) }
    states = now
  }

  private func refuse(_ refusal: Timeline.StepRefusal, _ take: (Event) -> Void) {
    let reason: Event = [("reason", .text(machine.reason(refusal)))]
    take(event("refusal", machine.timeline.kernel.device.now, .null, reason))
  }

  private func name(_ app: AppID) -> JSONValue { .text(file.setup.apps[Int(app.raw)].name) }

  private func scene(_ number: UInt16) -> JSONValue { number == 0 ? .null : .number(Int(number)) }

  private func event(_ state: WindowState, _ time: Instant) -> Event {
    event(
      "state", time, name(state.window.app),
      [("scene", scene(state.window.number)), ("state", .text(state.word))])
  }

  private func event(_ message: Message) -> Event {
    event(
      "message", message.time, name(message.app),
      [
        ("receiver", .text(message.receiver.word)), ("scene", scene(message.number)),
        ("message", .text(machine.selector(message))),
        ("rule", .text(machine.rules[message.rule]?.name ?? "")),
        ("exception", machine.rules[message.exception].map { .text($0.name) } ?? .null),
        ("applicationState", .text("\(message.applicationState)")),
      ])
  }

  private func event(
    _ kind: String, _ time: Instant, _ app: JSONValue, _ more: Event = []
  ) -> Event {
    [
      ("kind", .text(kind)), ("time", .number(Int(time.milliseconds))), ("action", .text(action)),
      ("app", app),
    ] + more
  }
}
