import Rulebooks
import TextFiles
import Texts

/// Reads what the header of an exercise asks for, a line at a time.
struct GoalReader {
  static let keys = ["goal", "via", "never", "at-most", "allow", "forbid", "hint"]

  private let conditions: ConditionParser

  init(apps: [String], rules: ReleaseRules) {
    conditions = ConditionParser(apps: apps, rules: rules)
  }

  /// Whether a header may have several lines of a key.
  static func mayRepeat(_ key: String) -> Bool { ["goal", "via", "never", "hint"].contains(key) }

  func read(
    _ key: String, _ value: String, line: Int, into goals: inout Goals
  ) throws(LineError) {
    switch key {
    case "goal": goals.goals.append(try item(value, line))
    case "via": goals.via.append(try item(value, line))
    case "never": goals.never.append(try item(value, line))
    case "hint": goals.hints.append(value)
    case "allow": goals.allow = try words(value)
    case "forbid": goals.forbid = try words(value)
    default:
      guard let most = Int(value), (1...SessionLimit.actions).contains(most) else {
        throw LineError(column: 1, message: localized("goals.expected-number", ["word": value]))
      }
      goals.atMost = most
    }
  }

  private func item(_ value: String, _ line: Int) throws(LineError) -> Goals.Item {
    Goals.Item(try conditions.parse(value), text: value, line: line)
  }

  private func words(_ value: String) throws(LineError) -> [String] {
    let tokens = try Tokenizer.tokens(value)
    let known = Goals.knownWords
    for token in tokens where !known.contains(token.spelled) {
      throw LineError(
        column: token.column, message: NearestWord.unknown("action", token.spelled, among: known))
    }
    return tokens.map(\.spelled)
  }
}
