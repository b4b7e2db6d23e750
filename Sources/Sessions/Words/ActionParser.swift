import Lifecycle
import Rulebooks
import Texts

/// Reads an action's words for a device with certain apps.
public struct ActionParser: Sendable {
  /// The installed apps' names, by their ids.
  public var apps: [String]
  /// The app that words mean which leave it out. In files none is: they say all.
  public var chosen: AppID?

  public init(apps: [String], chosen: AppID? = nil) {
    self.apps = apps
    self.chosen = chosen
  }

  /// Reads one line of words, as typed in the palette or after `>`.
  public func parse(_ line: String) throws(Diagnostic) -> Step {
    do throws(LineError) {
      return try parse(try Tokenizer.tokens(line))
    } catch {
      throw Diagnostic(file: "", line: 1, column: error.column, message: error.message)
    }
  }

  func parse(_ tokens: [Token]) throws(LineError) -> Step {
    guard let first = tokens.first else {
      throw LineError(column: 1, message: localized("session.expected-action"))
    }
    guard let word = ActionWord.all.first(where: { $0.word == first.spelled }) else {
      let known = ActionWord.all.map(\.word)
      throw LineError(
        column: first.column, message: NearestWord.unknown("action", first.spelled, among: known))
    }
    var arguments = Arguments(tokens: tokens, word: word, apps: apps, chosen: chosen)
    let step = try step(word.word, &arguments)
    try arguments.end()
    return step
  }

  private func step(_ word: String, _ arguments: inout Arguments) throws(LineError) -> Step {
    switch word {
    case "undo": .undo
    case "redo": .redo
    case "open-url": .act(.openURL(try arguments.app()), detail: try arguments.text())
    case "quick-action": .act(.quickAction(try arguments.app()), detail: try arguments.text())
    default: .act(try action(word, &arguments))
    }
  }

  private func action(_ word: String, _ arguments: inout Arguments) throws(LineError) -> Action {
    switch word {
    case "power-on": .powerOn
    case "home": .home
    case "switcher": .switcher
    case "choose": .choose(try arguments.window())
    case "swipe-up":
      .swipeUp(try arguments.window(), quickly: try arguments.flag("quickly"))
    case "lock": .lock
    case "unlock": try arguments.flag("abandoned") ? .abandonUnlock : .unlock
    case "hold-lock": .holdLock
    case "control-center": .controlCenter
    case "notification-center": .notificationCenter(full: try arguments.flag("full"))
    case "tap-notification": .tapNotification(try arguments.app())
    case "system-alert": .systemAlert
    case "permission-prompt": .interruption(.permission)
    case "biometric-prompt": .interruption(.biometric)
    case "siri": .interruption(.siri)
    case "text-message": .interruption(.textMessage)
    case "calendar-alert": .interruption(.calendarAlert)
    case "local-alert": .localAlert(try arguments.app())
    case "call": .call
    case "banner": .banner(try arguments.app())
    case "accept": .accept
    case "dismiss": .dismiss
    case "open": .open(try arguments.window())
    case "continue-activity": .continueActivity(try arguments.app())
    case "touch": .touch
    case "edit": .edit(try arguments.app())
    case "interaction": .interaction(try arguments.app(), isOn: try arguments.isOn())
    case "present": .present(try arguments.app())
    case "dismiss-view": .dismissView(try arguments.app())
    case "split": .split(try arguments.window())
    case "resize": .resize
    case "unsplit": .unsplit
    case "new-window": .newWindow(try arguments.app())
    case "close-window": .closeWindow(try arguments.numberedWindow())
    case "disconnect": .disconnect(try arguments.numberedWindow())
    case "minimize": .minimize(try arguments.window())
    case "rotate": .rotate
    case "connect-display": .connectDisplay
    case "disconnect-display": .disconnectDisplay
    case "time-change": .timeChange
    case "push": .push(try arguments.app(), silent: try arguments.flag("silent"))
    case "wake": .wake(try arguments.app(), try arguments.choice(Action.Wake.allCases))
    case "memory-warning": .memoryWarning(try arguments.optionalApp())
    case "reclaim-memory": .reclaimMemory
    case "grow": .grow(try arguments.app(), megabytes: try arguments.megabytes())
    case "jetsam": .jetsam(try arguments.app())
    case "begin": .begin(try arguments.app(), try arguments.choice(Action.Use.allCases))
    case "end": .end(try arguments.app(), try arguments.choice(Action.Use.allCases))
    case "crash": .crash(try arguments.app())
    case "hang": .hang(try arguments.app(), milliseconds: try arguments.optionalSeconds())
    case "prewarm": .prewarm(try arguments.app())
    case "low-battery": .lowBattery
    case "wait": .wait(milliseconds: try arguments.seconds())
    case "next": .next
    default: fatalError("'\(word)' is in the vocabulary and has no meaning")
    }
  }
}

/// Takes an action's arguments one after the other.
private struct Arguments {
  let tokens: [Token]
  let word: ActionWord
  let apps: [String]
  let chosen: AppID?
  var next = 1

  private var usage: String { (chosen == nil ? word : word.whileAppIsChosen).usage }

  private func expected(_ what: String, _ words: String = "") -> LineError {
    let column = next < tokens.count ? tokens[next].column : (tokens.last?.end ?? 0) + 2
    return LineError(
      column: column,
      message: localized("session.expected-\(what)", ["usage": usage, "words": words]))
  }

  private mutating func token(_ what: String, _ words: String = "") throws(LineError) -> Token {
    guard next < tokens.count else { throw expected(what, words) }
    next += 1
    return tokens[next - 1]
  }

  private func app(_ token: Token, _ name: String) throws(LineError) -> AppID {
    guard let index = apps.firstIndex(of: name) else {
      throw LineError(
        column: token.column, message: NearestWord.unknown("app", name, among: apps))
    }
    return AppID(UInt8(index))
  }

  mutating func app() throws(LineError) -> AppID {
    let following = next < tokens.count ? tokens[next].spelled : nil
    if let chosen, word.leavesOutApp(before: following, among: apps) { return chosen }
    let token = try token("app")
    return try app(token, token.spelled)
  }

  mutating func optionalApp() throws(LineError) -> AppID? {
    next < tokens.count ? try app() : nil
  }

  mutating func window() throws(LineError) -> SceneID {
    let token = try token("app")
    return SceneID(app: try app(token, token.text), number: token.number)
  }

  mutating func numberedWindow() throws(LineError) -> SceneID {
    let before = next
    let window = try window()
    if window.number == 0 {
      next = before
      throw expected("window")
    }
    return window
  }

  mutating func seconds() throws(LineError) -> UInt32 {
    let token = try token("seconds")
    guard let milliseconds = Seconds.milliseconds(token.spelled.utf8) else {
      throw LineError(
        column: token.column,
        message: localized("session.no-seconds", ["word": token.spelled]))
    }
    return milliseconds
  }

  mutating func optionalSeconds() throws(LineError) -> UInt32? {
    next < tokens.count ? try seconds() : nil
  }

  mutating func megabytes() throws(LineError) -> UInt16 {
    let token = try token("megabytes")
    guard let megabytes = UInt16(token.spelled), megabytes > 0, megabytes <= Bounds.megabytes else {
      throw LineError(
        column: token.column,
        message: localized(
          "session.no-megabytes", ["word": token.spelled, "most": "\(Bounds.megabytes)"]))
    }
    return megabytes
  }

  mutating func isOn() throws(LineError) -> Bool { try word(["on", "off"]) == "on" }

  mutating func choice<Choice>(_ known: [Choice]) throws(LineError) -> Choice {
    let words = known.map { "\($0)" }
    let word = try word(words)
    return known[words.firstIndex(of: word) ?? 0]
  }

  private mutating func word(_ words: [String]) throws(LineError) -> String {
    let list = Lists.comma(words)
    let token = try token("word", list)
    guard words.contains(token.spelled) else {
      throw LineError(
        column: token.column,
        message: localized(
          "session.expected-one",
          ["unknown": NearestWord.unknown("word", token.spelled, among: words), "words": list]))
    }
    return token.spelled
  }

  mutating func flag(_ word: String) throws(LineError) -> Bool {
    guard next < tokens.count, tokens[next].spelled == word else { return false }
    next += 1
    return true
  }

  mutating func text() throws(LineError) -> String { try token("text").spelled }

  func end() throws(LineError) {
    guard next < tokens.count else { return }
    throw LineError(
      column: tokens[next].column,
      message: localized(
        "session.word-too-many", ["word": tokens[next].spelled, "usage": usage]))
  }
}

extension Token {
  /// The column of its last character, as far as it can be told.
  var end: Int { column + spelled.count + (isQuoted ? 2 : 0) - 1 }
}
