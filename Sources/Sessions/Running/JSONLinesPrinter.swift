import Lifecycle

/// Prints a session as JSON lines: an object for each action, message, refusal and change of state,
/// each with its own time and in the order in which it happens.
public struct JSONLinesPrinter {
  let file: SessionFile
  private var machine: Machine
  private var states: [WindowState]
  /// The words and the app of the action that everything belongs to.
  private var action = ""

  public init(_ file: SessionFile, _ machine: Machine) {
    self.file = file
    self.machine = machine
    states = WindowState.all(machine.timeline.kernel.device)
  }

  /// Hands the output over line by line.
  public mutating func print(_ write: (String) -> Void) {
    for line in file.lines {
      guard case .action(let action) = line.content else { continue }
      // What falls due before an action belongs to the one before.
      let isPossible = flow(action.delay, write)
      self.action = action.words
      let app = action.step.app.map(name) ?? .null
      write(object("action", machine.timeline.kernel.device.now, app))
      perform(action.step, isPossible, write)
    }
  }

  private mutating func perform(_ step: Step, _ isPossible: Bool, _ write: (String) -> Void) {
    guard isPossible else { return refuse(.kernel(.tooLong), write) }
    let before = machine.timeline.kernel
    let outcome = machine.timeline.perform(step)
    if let refusal = outcome.refusal { return refuse(refusal, write) }
    switch step {
    case .act(.wait, _), .act(.next, _):
      // Time flows in it, and what falls due changes states at its own time.
      showFlow(from: before, to: machine.timeline.kernel.device.now, write)
    case .act, .undo, .redo:
      show(machine.timeline.messages[outcome.sent], machine.timeline.kernel.device, write)
    }
  }

  /// Lets time pass before an action, and shows what falls due in it.
  private mutating func flow(_ milliseconds: UInt32, _ write: (String) -> Void) -> Bool {
    let before = machine.timeline.kernel
    guard machine.timeline.pass(milliseconds) else { return false }
    showFlow(from: before, to: machine.timeline.kernel.device.now, write)
    return true
  }

  /// Goes from one thing that is due to the next, on a copy of the device as it was.
  private mutating func showFlow(
    from before: Kernel, to end: Instant, _ write: (String) -> Void
  ) {
    var kernel = before
    while let due = kernel.nextDeadline, due <= end {
      var log = MessageLog()
      let step = due.milliseconds - kernel.device.now.milliseconds
      guard kernel.pass(step, into: &log) else { return }
      show(log.messages[...], kernel.device, write)
    }
  }

  /// Messages, and then what they and their causes have changed.
  private mutating func show(
    _ messages: ArraySlice<Message>, _ device: Device, _ write: (String) -> Void
  ) {
    for message in messages where file.setup.shows(message) { write(line(message)) }
    let now = WindowState.all(device)
    for state in WindowState.changes(from: states, to: now) { write(line(state, device.now)) }
    states = now
  }

  private func refuse(_ refusal: Timeline.StepRefusal, _ write: (String) -> Void) {
    let reason: [Field] = [("reason", .text(machine.reason(refusal)))]
    write(object("refusal", machine.timeline.kernel.device.now, .null, reason))
  }

  // MARK: - Lines

  private typealias Field = (key: String, value: JSONValue)

  private func name(_ app: AppID) -> JSONValue { .text(file.setup.apps[Int(app.raw)].name) }

  private func scene(_ number: UInt16) -> JSONValue { number == 0 ? .null : .number(Int(number)) }

  private func line(_ state: WindowState, _ time: Instant) -> String {
    object(
      "state", time, name(state.window.app),
      [("scene", scene(state.window.number)), ("state", .text(state.word))])
  }

  private func line(_ message: Message) -> String {
    object(
      "message", message.time, name(message.app),
      [
        ("receiver", .text(message.receiver.word)), ("scene", scene(message.number)),
        ("message", .text(machine.selector(message))),
        ("rule", .text(machine.rules[message.rule]?.name ?? "")),
        ("exception", machine.rules[message.exception].map { .text($0.name) } ?? .null),
        ("applicationState", .text("\(message.applicationState)")),
      ])
  }

  /// Every object begins the same: kind, time in milliseconds, the action it belongs to, the app.
  private func object(
    _ kind: String, _ time: Instant, _ app: JSONValue, _ fields: [Field] = []
  ) -> String {
    let all: [Field] =
      [
        ("kind", .text(kind)), ("time", .number(Int(time.milliseconds))), ("action", .text(action)),
        ("app", app),
      ] + fields
    return "{" + all.map { "\"\($0.key)\":\($0.value.spelled)" }.joined(separator: ",") + "}"
  }
}

/// What an app or one of its windows is.
private struct WindowState: Equatable {
  var window: SceneID
  var word: String

  static func all(_ device: Device) -> [WindowState] {
    var states = device.apps.map {
      WindowState(window: SceneID(app: $0.id, number: 0), word: StateWord.of($0))
    }
    for scene in device.scenes where device[scene.id.app].kind.architecture == .scenes {
      states.append(WindowState(window: scene.id, word: StateWord.of(scene)))
    }
    return states
  }

  /// What is new or other than before; a window that is gone has no scene.
  static func changes(from before: [WindowState], to now: [WindowState]) -> [WindowState] {
    let gone = before.filter { old in !now.contains { $0.window == old.window } }
    let unattached = StateWord.of(nil)
    return now.filter { !before.contains($0) }
      + gone.filter { $0.word != unattached }.map {
        WindowState(window: $0.window, word: unattached)
      }
  }
}
