import JSON
import Lifecycle
import Rulebooks
import Texts

/// Prints a session as JSON lines: an object for each event.
///
/// A long session has millions of events, so the output is built from bytes, and repeated names and
/// rules are encoded once.
public struct JSONLinesPrinter {
  private let events: SessionEvents
  private let isForLogs: Bool

  /// `isForLogs` ends each event with its words and its moment as a date, for programs that read
  /// logs: these cannot put a row together from values that may be null.
  public init(_ file: SessionFile, _ simulation: Simulation, isForLogs: Bool = false) {
    events = SessionEvents(file, simulation)
    self.isForLogs = isForLogs
  }

  /// Passes on the output in pieces of whole lines. `head` is an object before the first event.
  public func print(
    head: [(key: String, value: JSONValue)] = [], _ write: ([UInt8]) -> Void
  ) {
    var lines = EventLines(events.file, events.simulation, isForLogs: isForLogs)
    if !head.isEmpty { lines.add(head: head) }
    events.run { event in
      lines.add(event)
      if lines.bytes.count > 1 << 16 { lines.flush(write) }
    }
    lines.flush(write)
  }
}

/// Events as lines of bytes.
private struct EventLines {
  private(set) var bytes: [UInt8] = []
  private let isForLogs: Bool
  /// Names as JSON has them, by the numbers that stand for them.
  private let apps: [[UInt8]]
  private let selectors: [[UInt8]]
  private let rules: [[UInt8]]
  private let release: ReleaseRules
  /// The words of the action that events belong to, and how JSON has them.
  private var action: (words: String, spelled: [UInt8]) = ("", EventLines.spelled(""))
  private var date: (time: UInt32, text: [UInt8])?

  init(_ file: SessionFile, _ simulation: Simulation, isForLogs: Bool) {
    self.isForLogs = isForLogs
    apps = file.setup.apps.map { EventLines.spelled($0.name) }
    selectors = simulation.rules.messages.rows.map { EventLines.spelled($0.selector) }
    rules = simulation.rules.rules.map { EventLines.spelled($0.name) }
    release = simulation.rules
    bytes.reserveCapacity(1 << 17)
  }

  mutating func flush(_ write: ([UInt8]) -> Void) {
    write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func add(head: [(key: String, value: JSONValue)]) {
    bytes += JSONValue.object(head).spelled.utf8.dropLast()
    end(Instant(milliseconds: 0))
  }

  mutating func add(_ event: SessionEvent) {
    if event.action != action.words {
      action = (event.action, EventLines.spelled(event.action))
    }
    switch event.content {
    case .action(let app):
      begin("action", event)
      add(app)
    case .message(let message):
      begin("message", event)
      add(message.app)
      add(message)
    case .state(let state):
      begin("state", event)
      add(state.window.app)
      add(scene: state.window.number)
      add(#","state":""#)
      bytes += state.word.utf8
      add("\"")
    case .refusal(let reason):
      begin("refusal", event)
      add(nil)
      add(#","reason":"#)
      bytes += EventLines.spelled(reason)
    case .code(let words, let app):
      begin("code", event)
      add(app)
      add(#","code":"#)
      bytes += EventLines.spelled(words)
    case .print(let text, let app):
      begin("print", event)
      add(app)
      add(#","print":"#)
      bytes += EventLines.spelled(text)
    case .prediction(let text, let app):
      begin("prediction", event)
      add(app)
      add(#","prediction":"#)
      bytes += EventLines.spelled(text)
    }
    if isForLogs { add(textOf: event) }
    end(event.time)
  }

  /// The event in words, with names as they are.
  private mutating func add(textOf event: SessionEvent) {
    add(#","text":""#)
    switch event.content {
    case .action: add(inner: action.spelled)
    case .message(let message):
      add(inner: apps[Int(message.app.raw)])
      add(" ")
      bytes += message.receiver.word(number: message.number).utf8
      add(" ")
      add(inner: selectors[Int(message.selector.raw)])
    case .state(let state):
      add(inner: apps[Int(state.window.app.raw)])
      if state.window.number > 0 {
        add("#")
        add(number: UInt32(state.window.number))
      }
      add(" ")
      bytes += state.word.utf8
    case .refusal(let text), .code(let text, _), .print(let text, _), .prediction(let text, _):
      add(inner: EventLines.spelled(text))
    }
    add("\"")
  }

  /// A spelled text without its quotes.
  private mutating func add(inner text: [UInt8]) { bytes += text[1..<text.count - 1] }

  private mutating func begin(_ kind: StaticString, _ event: SessionEvent) {
    add(#"{"kind":""#)
    add(kind)
    add(#"","time":"#)
    add(number: event.time.milliseconds)
    add(#","action":"#)
    bytes += action.spelled
  }

  private mutating func end(_ time: Instant) {
    if isForLogs {
      if date?.time != time.milliseconds {
        let text = Timestamp.spelled(Int(time.milliseconds))
        date = (time.milliseconds, Array(#","timestamp":"\#(text)""#.utf8))
      }
      bytes += date?.text ?? []
    }
    add("}\n")
  }

  private mutating func add(_ app: AppID?) {
    add(#","app":"#)
    if let app { bytes += apps[Int(app.raw)] } else { add("null") }
  }

  private mutating func add(scene number: UInt16) {
    add(#","scene":"#)
    if number == 0 { add("null") } else { add(number: UInt32(number)) }
  }

  private mutating func add(evidence: Rule.Evidence?) {
    guard let evidence else { return add("null") }
    add("\"")
    bytes += evidence.rawValue.utf8
    add("\"")
  }

  private mutating func add(_ message: Message) {
    add(#","receiver":""#)
    bytes += message.receiver.word.utf8
    add("\"")
    add(scene: message.number)
    add(#","message":"#)
    bytes += selectors[Int(message.selector.raw)]
    add(#","rule":"#)
    if message.rule == .none { add("\"\"") } else { bytes += rules[Int(message.rule.raw) - 1] }
    add(#","exception":"#)
    if message.exception == .none {
      add("null")
    } else {
      bytes += rules[Int(message.exception.raw) - 1]
    }
    add(#","applicationState":""#)
    bytes += message.applicationState.word.utf8
    add(#"","evidence":"#)
    add(evidence: release.evidence(of: message))
    add(#","placeEvidence":"#)
    add(evidence: release.evidenceOfPlace(of: message))
    add(#","inside":"#)
    if let inside = release.inside(message) {
      bytes += selectors[Int(inside.raw)]
    } else {
      add("null")
    }
    add(#","options":"#)
    let options = release.options(of: message)
    if options.isEmpty {
      add("null")
    } else {
      bytes += EventLines.spelled(options.joined(separator: ", "))
    }
  }

  private mutating func add(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func add(number: UInt32) {
    var rest = number
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private static func spelled(_ text: String) -> [UInt8] { Array(JSONString.quoted(text).utf8) }
}
