import Lifecycle
import TextFiles
import Texts

/// An action's arguments as they are typed, taken one after the other.
struct TypedArguments: ActionArguments {
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

  package mutating func app() throws(LineError) -> AppID {
    let following = next < tokens.count ? tokens[next].spelled : nil
    if let chosen, word.omitsApp(before: following, among: apps) { return chosen }
    let token = try token("app")
    return try app(token, token.spelled)
  }

  package mutating func optionalApp() throws(LineError) -> AppID? {
    next < tokens.count ? try app() : nil
  }

  package mutating func window() throws(LineError) -> SceneID {
    let token = try token("app")
    return SceneID(app: try app(token, token.text), number: token.number)
  }

  package mutating func card() throws(LineError) -> SceneID { try window() }

  package mutating func numberedWindow() throws(LineError) -> SceneID {
    let before = next
    let window = try window()
    if window.number == 0 {
      next = before
      throw expected("window")
    }
    return window
  }

  package mutating func milliseconds() throws(LineError) -> UInt32 {
    let token = try token("seconds")
    guard let milliseconds = Seconds.milliseconds(token.spelled.utf8) else {
      throw LineError(
        column: token.column,
        message: localized("session.no-seconds", ["word": token.spelled]))
    }
    return milliseconds
  }

  package mutating func optionalMilliseconds() throws(LineError) -> UInt32? {
    next < tokens.count ? try milliseconds() : nil
  }

  package mutating func megabytes() throws(LineError) -> UInt16 {
    let token = try token("megabytes")
    guard let megabytes = UInt16(token.spelled), megabytes > 0, megabytes <= Bounds.megabytes else {
      throw LineError(
        column: token.column,
        message: localized(
          "session.no-megabytes", ["word": token.spelled, "most": "\(Bounds.megabytes)"]))
    }
    return megabytes
  }

  package mutating func isOn() throws(LineError) -> Bool { try word(["on", "off"]) == "on" }

  package mutating func choice<Choice: CaseIterable>(_ kind: Choice.Type) throws(LineError)
    -> Choice
  {
    let known = Array(kind.allCases)
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

  package mutating func flag(_ word: String) throws(LineError) -> Bool {
    guard next < tokens.count, tokens[next].spelled == word else { return false }
    next += 1
    return true
  }

  package mutating func text() throws(LineError) -> String { try token("text").spelled }

  package mutating func optionalText() throws(LineError) -> String {
    next < tokens.count ? try text() : ""
  }

  func end() throws(LineError) {
    guard next < tokens.count else { return }
    throw LineError(
      column: tokens[next].column,
      message: localized(
        "session.word-too-many", ["word": tokens[next].spelled, "usage": usage]))
  }
}

extension Token {
  /// The column of its last character, as far as it is known.
  var end: Int { column + spelled.count + (isQuoted ? 2 : 0) - 1 }
}
