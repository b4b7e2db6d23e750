import JSON
import Lifecycle
import Rulebooks
import Texts

/// The fields of an event by name. `JSONLinesPrinter` writes the same names and values; a test
/// compares both.
public struct EventFields {
  /// Names with their values. All begin the same: kind, time in milliseconds, the action that it
  /// belongs to, the app.
  public typealias Fields = [(key: String, value: JSONValue)]

  private let apps: [InstalledApp]
  private let rules: ReleaseRules

  public init(_ simulation: Simulation) {
    apps = simulation.setup.apps
    rules = simulation.rules
  }

  public func fields(of event: SessionEvent) -> Fields {
    switch event.content {
    case .action(let app): fields(event, "action", app.map(name) ?? .null)
    case .message(let message): fields(event, "message", name(message.app), fields(of: message))
    case .state(let state):
      fields(
        event, "state", name(state.window.app),
        [("scene", scene(state.window.number)), ("state", .text(state.word))])
    case .refusal(let reason): fields(event, "refusal", .null, [("reason", .text(reason))])
    case .code(let words, let app):
      fields(event, "code", app.map(name) ?? .null, [("code", .text(words))])
    case .print(let text, let app):
      fields(event, "print", app.map(name) ?? .null, [("print", .text(text))])
    case .prediction(let text, let app):
      fields(event, "prediction", app.map(name) ?? .null, [("prediction", .text(text))])
    }
  }

  private func fields(of message: Message) -> Fields {
    let options = rules.options(of: message)
    return [
      ("receiver", .text(message.receiver.word)), ("scene", scene(message.number)),
      ("message", .text(rules.messages.selector(message.selector))),
      ("rule", .text(rules[message.rule]?.name ?? "")),
      ("exception", rules[message.exception].map { .text($0.name) } ?? .null),
      ("applicationState", .text(message.applicationState.word)),
      ("evidence", rules.evidence(of: message).map { .text($0.rawValue) } ?? .null),
      ("placeEvidence", rules.evidenceOfPlace(of: message).map { .text($0.rawValue) } ?? .null),
      ("inside", rules.inside(message).map { .text(rules.messages.selector($0)) } ?? .null),
      ("options", options.isEmpty ? .null : .text(options.joined(separator: ", "))),
    ]
  }

  private func fields(
    _ event: SessionEvent, _ kind: String, _ app: JSONValue, _ more: Fields = []
  ) -> Fields {
    [
      ("kind", .text(kind)), ("time", .number(Int(event.time.milliseconds))),
      ("action", .text(event.action)), ("app", app),
    ] + more
  }

  private func name(_ app: AppID) -> JSONValue { .text(apps[Int(app.raw)].name) }

  private func scene(_ number: UInt16) -> JSONValue { number == 0 ? .null : .number(Int(number)) }
}
