import Lifecycle
import Sessions

/// The actions with which a space is explored. With the usual ones it is deep; with all of them
/// it is so wide that its bounds are a few actions away; with the usual ones and a theme's it is
/// deep, too.
struct CoverageActions {
  /// Words that have to do with each other, such as a task's submission and its expiration.
  private var words: [String]
  private var apps: Int
  let isAll: Bool

  static let usual = CoverageActions(words: [], apps: 2, isAll: false)
  static let all = CoverageActions(words: [], apps: 1, isAll: true)

  static let themes = [
    ["hang", "touch", "debugger", "wake", "begin", "end"],
    ["submit", "wake", "complete-task", "expire-task", "background-refresh", "low-power-mode"],
    ["wake", "push", "prewarm", "background-refresh", "low-power-mode", "crash"],
    ["push", "banner", "local-alert", "tap-notification", "text-message"],
    ["connect-display", "disconnect-display", "present", "dismiss-view", "rotate"],
    ["grow", "crash", "kill", "auto-lock", "low-battery", "time-change"],
    ["edit", "crash", "kill", "prewarm", "open-url", "interaction"],
  ].map { CoverageActions(words: $0, apps: 1, isAll: false) }

  func alphabet(on device: Device) -> Alphabet {
    let usual = Alphabet.usual(on: device, mostOverlays: 1, apps: apps)
    if !isAll, words.isEmpty { return usual }
    let more = ActionWord.all.filter { word in
      word.performer != nil && (isAll || words.contains(word.word))
    }
    return Alphabet(more, on: device, apps: [AppID(0)], mostOverlays: 1).union(
      isAll ? .usual(on: device, mostOverlays: 1) : usual)
  }
}
