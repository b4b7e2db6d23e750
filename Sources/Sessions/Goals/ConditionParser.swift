import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// Reads conditions: `APP STATE`, `APP#N STATE`, `APP RECEIVER SELECTOR`, `APP receives SELECTOR …`
/// or `nothing`, `device locked`, and any of these after `not`.
public struct ConditionParser {
  let apps: [String]
  let rules: ReleaseRules

  public init(apps: [String], rules: ReleaseRules) {
    self.apps = apps
    self.rules = rules
  }

  /// A condition of the command line. `name` is the option's, for errors.
  public func parse(option name: String, _ text: String) throws(Diagnostic) -> Condition {
    do throws(LineError) {
      return try parse(text)
    } catch {
      throw Diagnostic(file: name, line: 1, column: error.column, message: error.message)
    }
  }

  package func parse(_ text: String) throws(LineError) -> Condition {
    try parse(try Tokenizer.tokens(text)[...], end: text.count + 1)
  }

  private func parse(_ tokens: ArraySlice<Token>, end: Int) throws(LineError) -> Condition {
    guard let first = tokens.first else {
      throw LineError(column: end, message: localized("goals.expected"))
    }
    let rest = tokens.dropFirst()
    if first.spelled == "not", !first.isQuoted {
      return .not(try parse(rest, end: end))
    }
    if first.spelled == "device", !first.isQuoted {
      let word = rest.first?.spelled ?? ""
      guard let state = Condition.DeviceState(rawValue: word) else {
        let known = Condition.DeviceState.allCases.map(\.rawValue)
        throw LineError(
          column: rest.first?.column ?? end,
          message: expected(NearestWord.unknown("device-state", word, among: known), known))
      }
      try expectEnd(rest.dropFirst())
      return .device(state)
    }
    guard let index = apps.firstIndex(of: first.text) else {
      throw LineError(
        column: first.column, message: NearestWord.unknown("app", first.text, among: apps))
    }
    let window = SceneID(app: AppID(UInt8(index)), number: first.number)
    guard let second = rest.first else {
      throw LineError(column: end, message: localized("goals.expected"))
    }
    if second.spelled == "receives" { return try receives(window.app, rest.dropFirst(), end) }
    if rest.count == 1 { return try state(window, second) }
    return try message(window.app, second, rest.dropFirst())
  }

  private func expectEnd(_ rest: ArraySlice<Token>) throws(LineError) {
    guard let extra = rest.first else { return }
    throw LineError(
      column: extra.column, message: localized("goals.too-much", ["word": extra.spelled]))
  }

  private func expected(_ unknown: String, _ known: [String]) -> String {
    localized("session.expected-one", ["unknown": unknown, "words": Lists.comma(known)])
  }

  // MARK: - States

  private func state(_ window: SceneID, _ token: Token) throws(LineError) -> Condition {
    let word = token.spelled
    if window.number == 0, let state = StateWord.appCondition(word, window.app) { return state }
    if let state = StateWord.scene(word) { return .scene(window, state) }
    let known = window.number == 0 ? StateWord.apps : StateWord.scenes
    let kind = window.number == 0 ? "state-of-an-app" : "state-of-a-scene"
    throw LineError(
      column: token.column,
      message: expected(NearestWord.unknown(kind, word, among: known), known))
  }

  // MARK: - Messages

  private func message(
    _ app: AppID, _ token: Token, _ rest: ArraySlice<Token>
  ) throws(LineError) -> Condition {
    let known = Receiver.allCases.map(\.word)
    guard let receiver = Receiver.allCases.first(where: { $0.word == token.text }) else {
      throw LineError(
        column: token.column,
        message: NearestWord.unknown("receiver", token.text, among: known + ["receives"]))
    }
    if token.number > 0, !receiver.isNumbered {
      throw LineError(
        column: token.column, message: localized("session.has-no-number", ["receiver": token.text]))
    }
    guard let name = rest.first else {
      throw LineError(column: token.end + 1, message: localized("goals.expected"))
    }
    try expectEnd(rest.dropFirst())
    let selectors = try selectors(name) { $0 == receiver }
    return .message(app, receiver, number: token.number, selectors)
  }

  private func receives(
    _ app: AppID, _ rest: ArraySlice<Token>, _ end: Int
  ) throws(LineError) -> Condition {
    guard let first = rest.first else {
      throw LineError(column: end, message: localized("goals.expected-messages"))
    }
    if first.spelled == "nothing" {
      try expectEnd(rest.dropFirst())
      return .receives(app, [])
    }
    var wanted: [[SelectorID]] = []
    for token in rest { wanted.append(try selectors(token) { $0.isDelegate }) }
    return .receives(app, wanted)
  }

  /// The messages of a name, which may leave its parameters out.
  private func selectors(
    _ token: Token, where isMeant: (Receiver) -> Bool
  ) throws(LineError) -> [SelectorID] {
    let rows = rules.messages.rows
    let name = token.spelled
    let found = rows.indices.filter { index in
      let row = rows[index]
      return isMeant(row.receiver)
        && (row.selector == name || row.selector.prefix { $0 != "(" } == name)
    }
    guard found.isEmpty else { return found.map { SelectorID(UInt16($0)) } }
    let known = rows.filter { isMeant($0.receiver) }.map(\.selector)
    throw LineError(
      column: token.column, message: NearestWord.unknown("message", name, among: known))
  }
}

extension StateWord {
  fileprivate static func appCondition(_ word: String, _ app: AppID) -> Condition? {
    switch word {
    case StateWord.ofApp(.notRunning): .process(app, .notRunning)
    case StateWord.ofApp(.suspended): .process(app, .suspended)
    case StateWord.ofApp(.inactive): .application(app, .inactive)
    case StateWord.ofApp(.active): .application(app, .active)
    case StateWord.ofApp(.background): .application(app, .background)
    default: nil
    }
  }

  fileprivate static func scene(_ word: String) -> ActivationState? {
    let states: [ActivationState] = [
      .unattached, .background, .foregroundInactive, .foregroundActive,
    ]
    return states.first { "\($0)" == word }
  }
}
