import Lifecycle

/// Prints a session as JSON lines: an object for each action, message, refusal and change of state.
public struct JSONLinesPrinter {
  let file: SessionFile
  let machine: Machine

  public init(_ file: SessionFile, _ machine: Machine) {
    self.file = file
    self.machine = machine
  }

  public func print(_ write: (String) -> Void) {
    var run = SessionRun(file, machine)
    var states = states(machine)
    // States are read when the action is done, and told after its messages.
    var changes: [String] = []
    run.run(
      after: { block, machine in
        let now = self.states(machine)
        changes = now.filter { !states.contains($0) }.map { state($0, block) }
        states = now
      },
      done: { block, machine in
        write(object("action", block.time, block, app: nil))
        if let refusal = block.refusal {
          let reason = Field("reason", .text(machine.sentence(refusal)))
          write(object("refusal", block.time, block, app: nil, [reason]))
        }
        for message in block.messages where file.setup.shows(message) {
          write(line(message, block, machine))
        }
        changes.forEach(write)
      })
  }

  private struct StateOf: Equatable {
    var window: SceneID
    var state: String
  }

  private func states(_ machine: Machine) -> [StateOf] {
    let device = machine.timeline.kernel.device
    var states = device.apps.map {
      StateOf(window: SceneID(app: $0.id, number: 0), state: StateWord.of($0))
    }
    for scene in device.scenes where device[scene.id.app].kind.architecture == .scenes {
      states.append(StateOf(window: scene.id, state: StateWord.of(scene)))
    }
    return states
  }

  // MARK: - Lines

  private struct Field {
    enum Value {
      case text(String)
      case number(Int)
      case null
    }

    var key: String
    var value: Value

    init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  private func state(_ state: StateOf, _ block: SessionRun.Block) -> String {
    let scene: Field.Value = state.window.number == 0 ? .null : .number(Int(state.window.number))
    return object(
      "state", block.time, block, app: state.window.app,
      [Field("scene", scene), Field("state", .text(state.state))])
  }

  private func line(
    _ message: Message, _ block: SessionRun.Block, _ machine: Machine
  ) -> String {
    let scene: Field.Value = message.number == 0 ? .null : .number(Int(message.number))
    return object(
      "message", message.time, block, app: message.app,
      [
        Field("receiver", .text(message.receiver.word)), Field("scene", scene),
        Field("message", .text(machine.selector(message))),
        Field("rule", .text(machine.rules[message.rule]?.name ?? "")),
        Field(
          "exception",
          machine.rules[message.exception].map { .text($0.name) } ?? .null),
        Field("applicationState", .text("\(message.applicationState)")),
      ])
  }

  /// Every object begins the same: kind, time in milliseconds, the action it belongs to, the app.
  private func object(
    _ kind: String, _ time: Instant, _ block: SessionRun.Block, app: AppID?,
    _ fields: [Field] = []
  ) -> String {
    var action = ""
    if case .action(let line) = file.lines[block.line].content { action = line.words }
    let name: Field.Value = app.map { .text(file.setup.apps[Int($0.raw)].name) } ?? .null
    let all =
      [
        Field("kind", .text(kind)), Field("time", .number(Int(time.milliseconds))),
        Field("action", .text(action)), Field("app", name),
      ] + fields
    return "{" + all.map { "\"\($0.key)\":\(JSON.text($0))" }.joined(separator: ",") + "}"
  }

  private enum JSON {
    static func text(_ field: Field) -> String {
      switch field.value {
      case .text(let text): JSONString.quoted(text)
      case .number(let number): String(number)
      case .null: "null"
      }
    }
  }
}

/// Text as JSON has it.
public enum JSONString {
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
