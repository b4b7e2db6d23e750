import Hosting
import Lifecycle
import Sessions
import TextFiles
import Texts

/// An app's own code as one of the device's apps: a process that receives what its app receives.
public final class HostedApp: LiveCode, @unchecked Sendable {
  public let app: AppID
  private let name: String
  private let words: ActionParser
  private var process: HostedProcess
  /// The program of the next launch, where it was built again.
  private var next: HostedProgram?
  private let home: HomeFolder
  /// What its windows show, by their numbers.
  public private(set) var screens: [Int: [ScreenElement]] = [:]
  /// What it has saved, in the order in which it was saved first.
  public private(set) var saved: [SavedValue] = []
  /// Whether its main thread did not answer in time.
  private var isSilent = false
  private var timer: UInt32?
  /// When its main thread goes on, which sleeps.
  private var rest: UInt32?
  private var time: UInt32 = 0
  /// The text field that was touched last.
  private var field: Int?

  /// `apps` are the names of all apps of the device.
  init(_ app: AppID, of apps: [String], _ program: HostedProgram, _ home: HomeFolder) {
    self.app = app
    self.home = home
    name = Tokenizer.spelling(apps[Int(app.raw)])
    words = ActionParser(apps: apps)
    process = HostedProcess(program)
  }

  /// The folder of everything that it writes.
  var homePath: String { home.path }

  /// Its next process is of another build.
  func replace(by program: HostedProgram) { next = program }

  // MARK: - Its process

  public func reset() {
    end()
    home.clear()
    saved = []
  }

  public func launch(at time: Instant) -> [CodeEvent] {
    end()
    if let next { process = HostedProcess(next) }
    next = nil
    self.time = time.milliseconds
    do throws(Problem) {
      return take(try process.start(at: time.milliseconds))
    } catch {
      return [.printed(error.description), .did(.crash(app))]
    }
  }

  public func suspend() { process.stop() }

  public func resume() { process.resume() }

  public func end() {
    process.kill()
    screens = [:]
    (timer, rest, field) = (nil, nil, nil)
    isSilent = false
  }

  // MARK: - What reaches it

  public func receive(_ message: LiveMessage) -> [CodeEvent] {
    let received = message.message
    let time = received.time.milliseconds
    let before = goOn(upTo: time)
    self.time = max(time, self.time)
    guard canTake else { return before }
    let line = HostedMessage(
      time: time, state: received.applicationState.word, remaining: message.remaining,
      receiver: received.receiver.word, number: Int(received.number), selector: message.selector,
      options: message.options)
    return before + exchange(.message(line))
  }

  public func wake(at time: Instant) -> [CodeEvent] {
    var events = goOn(upTo: time.milliseconds)
    self.time = max(time.milliseconds, self.time)
    if canTake, let timer, timer <= time.milliseconds {
      events += exchange(.time(time.milliseconds))
    }
    return events
  }

  public var nextTimer: Instant? {
    guard process.pid != nil, !isSilent else { return nil }
    return (rest ?? timer).map { Instant(milliseconds: $0) }
  }

  public func controls(of window: UInt16) -> [String] { touchable(window).map(\.name) }

  /// An app that does not support several windows calls its only one 1.
  private func touchable(_ window: UInt16) -> [HostedControl] {
    let elements = screens[Int(window)] ?? (screens.count == 1 ? screens.first?.value : nil)
    return HostedControls.of(elements ?? [])
  }

  public func touch(
    _ control: String, in window: UInt16, at time: Instant
  ) -> [CodeEvent] {
    var events = goOn(upTo: time.milliseconds)
    guard canTake, let found = touchable(window).first(where: { $0.name == control })
    else { return events }
    if found.kind == "field" { field = found.number }
    events += exchange(.control(found.number, verb: found.verb, value: found.value))
    return events
  }

  public func type(_ text: String, at time: Instant) -> [CodeEvent] {
    let events = goOn(upTo: time.milliseconds)
    let windows = screens.keys.sorted().compactMap { screens[$0] }
    let fields = windows.flatMap(HostedControls.of).filter { $0.kind == "field" }
    guard canTake, let first = fields.first?.number else { return events }
    let number = fields.contains { $0.number == field } ? field ?? first : first
    return events + exchange(.control(number, verb: "type", value: text))
  }

  /// Whether its main thread waits for a line.
  private var canTake: Bool { process.pid != nil && rest == nil && !isSilent }

  /// A main thread that has slept long enough goes on.
  private func goOn(upTo time: UInt32) -> [CodeEvent] {
    var events: [CodeEvent] = []
    while let due = rest, due <= time, process.pid != nil {
      rest = nil
      self.time = due
      events += exchange(.continue(due))
    }
    return events
  }

  // MARK: - What it does

  private func exchange(_ line: HostLine) -> [CodeEvent] {
    timer = nil
    return take(process.take(line))
  }

  private func take(_ happenings: [Happening]) -> [CodeEvent] { happenings.flatMap(event) }

  private func event(_ happening: Happening) -> [CodeEvent] {
    switch happening {
    case .ready, .done: return []
    case .printed(let text): return [.printed(HostedApp.line(text))]
    case .dropped(let bytes):
      return [.printed("… \(bytes) more bytes")]
    case .code(let words): return action(words).map { [.did($0)] } ?? []
    case .rests(let milliseconds):
      let span = UInt32(clamping: min(milliseconds, UInt64(UInt32.max - time)))
      rest = time + span
      return [.did(.hang(app, milliseconds: span))]
    case .screen(let window, let elements):
      screens[window] = elements
      return []
    case .saved(let key, let value):
      note(key, value)
      return []
    case .timer(let time):
      timer = time
      return []
    case .ended: return [.did(.crash(app))]
    case .silent:
      isSilent = true
      return [.did(.hang(app, milliseconds: nil))]
    }
  }

  /// A print as a line of a session has it.
  private static func line(_ text: String) -> String {
    let line = ControlCharacters.escapedLine(text)
    return line.utf8.count <= longestLine ? line : String(line.prefix(longestLine)) + "…"
  }

  private static let longestLine = 1_000

  /// An action of its code, which the process says without the app.
  private func action(_ words: String) -> Action? {
    let parts = words.split(separator: " ", maxSplits: 1)
    let rest = parts.dropFirst().joined()
    let line =
      parts.first == "close-window" ? "close-window \(name)#\(rest)" : "\(parts[0]) \(name) \(rest)"
    guard let step = try? self.words.parse(line), case .act(let action, _) = step else {
      return nil
    }
    return action
  }

  private func note(_ key: String, _ value: String?) {
    let place = saved.firstIndex { $0.key == key }
    switch (place, value) {
    case (let place?, let value?): saved[place].value = value
    case (let place?, nil): saved.remove(at: place)
    case (nil, let value?): saved.append(SavedValue(key: key, value: value))
    case (nil, nil): break
    }
  }
}

/// Something that an app keeps beyond the end of its process.
public struct SavedValue: Equatable, Sendable {
  public var key: String
  public var value: String
}
