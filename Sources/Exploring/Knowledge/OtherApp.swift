import Lifecycle
import Sessions
import Texts

/// Actions as an app may think of them: to it all other apps are alike.
enum OtherApp {
  /// Each once, with "another app" for every app but one.
  static func lines(_ moves: [Move], of app: AppID, _ text: SessionText) -> [String] {
    var lines: [String] = []
    for move in moves {
      let line = self.line(move.line(text), of: move.app, seenBy: app)
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  static func line(_ line: String, of other: AppID?, seenBy app: AppID) -> String {
    guard let other, other != app else { return line }
    return localized("alike.other-app", ["word": String(line.prefix { $0 != " " })])
  }
}
