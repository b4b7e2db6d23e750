import Lifecycle
import Sessions
import Texts

/// Whether an app or one of its windows is alive: what the device, the cards, the icons and the
/// apps panel show of it. Each differs by its mark and its word, and not by its color alone.
enum Life: Equatable {
  case neverLaunched
  /// It was launched, and has no process now.
  case notRunning
  /// The process is frozen: since when, in milliseconds of the device's time.
  case suspended(since: UInt32)
  /// The main thread is blocked, in any state.
  case hung(StateLook)
  case running(StateLook)

  init(_ app: App, _ state: StateLook) {
    switch app.process {
    case .notRunning: self = app.wasLaunched ? .notRunning : .neverLaunched
    case .suspended: self = .suspended(since: app.suspendedSince.milliseconds)
    case .running: self = app.isHung && !app.isLaunching ? .hung(state) : .running(state)
    }
  }

  var mark: String {
    switch self {
    case .neverLaunched: "·"
    case .notRunning: "✕"
    case .suspended: "◌"
    case .hung: "◷"
    case .running(let look): look.mark
    }
  }

  /// Of a scene's state the second half, as it is said of an app: `active`.
  var word: String {
    switch self {
    case .neverLaunched: localized("device.never-launched")
    case .notRunning: localized("device.not-running")
    case .suspended: localized("states.suspended")
    case .hung: localized("device.hung")
    case .running(let look): look.shortWord
    }
  }

  var text: String { "\(mark) \(word)" }

  /// As words within a line.
  var style: Style {
    switch self {
    case .neverLaunched, .notRunning: .stateNotRunning
    case .suspended: .stateSuspended
    case .hung: .stateHung
    case .running(let look): look.style
    }
  }

  /// As a filled field.
  var band: Style {
    switch self {
    case .neverLaunched, .notRunning: .bandNotRunning
    case .suspended: .bandSuspended
    case .hung: .bandHung
    case .running(let look):
      switch look.style {
      case .stateActive: .bandActive
      case .stateInactive: .bandInactive
      case .stateBackground: .bandBackground
      default: .bandNotRunning
      }
    }
  }

  /// What fills a band around its words: what is frozen is hatched, and what has no process is only
  /// an outline.
  var hatching: Unicode.Scalar {
    switch self {
    case .suspended: "░"
    case .neverLaunched, .notRunning: "╌"
    case .hung, .running: " "
    }
  }

  /// Whether nothing but the system's picture of it is there.
  var isSnapshot: Bool {
    switch self {
    case .neverLaunched, .notRunning: true
    case .suspended, .hung, .running: false
    }
  }
}

extension Model {
  func life(_ app: AppID) -> Life { Life(device[app], StateLook(device[app].state)) }

  /// Whether the system keeps a picture of the app as a card in the App Switcher.
  func hasCard(_ app: AppID) -> Bool {
    hasSwitcher && device.cards.contains { $0.contains(app) }
  }

  func life(_ window: SceneID) -> Life { Life(device[window.app], look(window)) }

  /// What is worth knowing beside the word: for how long it is frozen, when it will be, when the
  /// watchdog kills it, a scene's state as UIKit names it. Spans are counted from the time in the
  /// title of the same frame. The same in fewer columns comes after it.
  func details(_ life: Life, of app: AppID) -> [String] {
    let app = device[app]
    switch life {
    case .neverLaunched: return []
    case .notRunning: return hasSwitcher ? [localized("device.snapshot-only")] : []
    case .suspended(let since): return [TimeText.age(device.now.milliseconds - since)]
    case .hung(let look):
      let left = ["device.killed-in", "device.killed-in-short"].compactMap {
        remaining(app.watchdog, $0)
      }
      return left.isEmpty ? [look.word] : left
    case .running(let look):
      let keys = [
        "device.suspends-in", "device.suspends-in-about", "device.suspends-in-short",
        "device.suspends-in-marks",
      ]
      let left = keys.compactMap { remaining(app.suspension, $0) }
      return left.isEmpty && look.word != look.shortWord ? [look.word] : left
    }
  }

  /// How long it is until a deadline, in words; nil where there is none.
  func remaining(_ deadline: Deadline, _ key: String) -> String? {
    guard deadline != .never, deadline.milliseconds >= device.now.milliseconds else { return nil }
    let span = TimeText.span(deadline.milliseconds - device.now.milliseconds)
    return localized(key, ["time": span])
  }
}
