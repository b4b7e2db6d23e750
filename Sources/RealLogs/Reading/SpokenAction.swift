import Lifecycle

/// Something that was done, in a person's own words: of the stories that explain a log, the ones
/// that have it are preferred.
public enum SpokenAction: String, CaseIterable, Sendable {
  case launch, returns, leaves, lock, unlock, controlCenter, notificationCenter, switcher, kill
  case call, alert, memory, url, present, closes, window, touch, crash

  /// How people say it. Of two that begin at one place, the longer one counts.
  private var words: [String] {
    switch self {
    case .launch:
      ["launch", "launches", "cold start", "start", "open", "opens", "run", "new process"]
    case .returns:
      [
        "icon", "back", "returns", "return", "foreground", "to the foreground", "hot start",
        "warm start", "reopen", "another app and back",
      ]
    case .leaves:
      [
        "home", "background", "to the background", "leave", "leaves", "left", "minimize",
        "cmd shift h", "another app", "another screen",
      ]
    case .lock: ["lock", "locks", "side button", "power button", "lock screen"]
    case .unlock: ["unlock", "unlocks"]
    case .controlCenter: ["control center", "control centre"]
    case .notificationCenter: ["notification center", "notification centre"]
    case .switcher: ["app switcher", "switcher", "multitasking"]
    case .kill:
      [
        "kill", "kills", "killed", "swipe up", "swiped up", "force quit", "quit", "terminate",
        "swiped away", "close the app",
      ]
    case .call: ["call", "phone call", "incoming call"]
    case .alert: ["alert", "pop up", "prompt", "permission"]
    case .memory: ["memory warning"]
    case .url: ["deep link", "opens a url", "open url", "url"]
    case .present:
      ["present", "modal", "push a view controller", "push", "next view", "another view", "tab"]
    case .closes: ["closed", "dismiss", "dismissed", "pop it", "pop", "close"]
    case .window: ["new window", "second window"]
    case .touch: ["touch", "tap"]
    case .crash: ["crash", "by the debugger", "xcode"]
    }
  }

  /// Whether it is what an action does.
  func isSaid(of action: Action) -> Bool {
    switch (self, action) {
    case (.launch, .open), (.launch, .openURL): true
    case (.returns, .open), (.returns, .choose), (.returns, .dismiss), (.returns, .unlock): true
    case (.leaves, .home): true
    case (.lock, .lock), (.lock, .autoLock), (.unlock, .unlock): true
    case (.controlCenter, .controlCenter), (.notificationCenter, .notificationCenter): true
    case (.switcher, .switcher), (.kill, .swipeUp), (.call, .call), (.alert, .systemAlert): true
    case (.memory, .memoryWarning), (.url, .openURL), (.present, .present): true
    case (.closes, .dismiss), (.closes, .dismissView), (.closes, .swipeUp): true
    case (.window, .newWindow): true
    case (.touch, .touch), (.crash, .crash): true
    default: false
    }
  }

  /// Whether nobody would say that an action came before: who removes an app has opened the App
  /// Switcher.
  func implies(_ action: Action) -> Bool {
    switch (self, action) {
    case (.kill, .switcher), (.closes, .switcher), (.returns, .home), (.unlock, .lock): true
    default: false
    }
  }

  /// Those that a text has, in its order.
  public static func all(in text: String) -> [SpokenAction] {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let rows = allCases.flatMap { action in
      action.words.map { (action: action, words: $0.split(separator: " ").map(String.init)) }
    }
    var found: [SpokenAction] = []
    var place = 0
    while place < words.count {
      let here = rows.filter { words[place...].starts(with: $0.words) }
      if let row = here.max(by: { $0.words.count < $1.words.count }) {
        found.append(row.action)
        place += row.words.count
      } else {
        place += 1
      }
    }
    return found
  }
}
