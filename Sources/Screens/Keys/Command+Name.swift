extension Command {
  /// As settings spell it. These names are promised: people's files have them.
  var name: String {
    switch self {
    case .home: "home"
    case .switcher: "switcher"
    case .lock: "lock"
    case .unlock: "unlock"
    case .powerOn: "power-on"
    case .holdLock: "hold-lock"
    case .controlCenter: "control-center"
    case .notificationCenter: "notification-center"
    case .wholeNotificationCenter: "whole-notification-center"
    case .accept: "accept"
    case .dismiss: "dismiss"
    case .openApp: "open-app"
    case .systemAlert: "system-alert"
    case .localAlert: "local-alert"
    case .call: "call"
    case .newWindow: "new-window"
    case .closeWindow: "close-window"
    case .split: "split"
    case .resize: "resize"
    case .memoryWarning: "memory-warning"
    case .reclaimMemory: "reclaim-memory"
    case .touch: "touch"
    case .olderCard: "older-card"
    case .newerCard: "newer-card"
    case .chooseCard: "choose-card"
    case .removeCard: "remove-card"
    case .chooseNthCard: "choose-nth-card"
    case .next: "next"
    case .wait: "wait"
    case .clock: "clock"
    case .undo: "undo"
    case .redo: "redo"
    case .restart: "restart"
    case .record: "record"
    case .palette: "palette"
    case .menu: "menu"
    case .scenarios: "scenarios"
    case .help: "help"
    case .nextPanel: "next-panel"
    case .previousPanel: "previous-panel"
    case .up: "up"
    case .down: "down"
    case .pageUp: "page-up"
    case .pageDown: "page-down"
    case .top: "top"
    case .bottom: "bottom"
    case .search: "search"
    case .searchNext: "search-next"
    case .searchPrevious: "search-previous"
    case .view: "view"
    case .quit: "quit"
    case .quitAtOnce: "quit-at-once"
    case .suspend: "suspend"
    case .redraw: "redraw"
    case .close: "close"
    case .choose: "choose"
    case .complete: "complete"
    case .completeBack: "complete-back"
    case .olderLine: "older-line"
    case .newerLine: "newer-line"
    case .previousCandidate: "previous-candidate"
    case .nextCandidate: "next-candidate"
    case .yes: "yes"
    case .no: "no"
    }
  }

  /// Whether its keys stand in a row for the first, the second and so on.
  var isNumbered: Bool {
    switch self {
    case .openApp, .chooseNthCard: true
    default: false
    }
  }
}
