import Lifecycle
import Texts

/// Which messages the log shows.
struct LogFilter: Equatable, Sendable {
  /// An object that receives messages: one delegate, one window.
  struct Hearer: Equatable, Sendable {
    let app: AppID
    let receiver: Receiver
    let number: UInt16

    init(of message: Message) {
      (app, receiver) = (message.app, message.receiver)
      number = message.receiver.isNumbered ? message.number : 0
    }
  }

  enum Level: Int, CaseIterable, Sendable {
    case delegates, views, all

    /// Whether messages to a receiver are shown at this level.
    func shows(_ receiver: Receiver) -> Bool {
      switch receiver {
      case .appDelegate, .sceneDelegate, .system, .app, .contentView, .notificationDelegate,
        .taskHandler:
        true
      case .viewController, .presentedViewController, .application, .window, .view:
        self != .delegates
      case .notification: self == .all
      }
    }
  }

  var level = Level.delegates
  /// System events that only the full log shows, because every launch has all of them.
  var quiet: [SelectorID] = []
  /// The only app whose messages are shown; nil for all apps.
  var app: AppID?
  /// The only message that is shown; nil for all messages.
  var selector: SelectorID?
  /// The only receiver whose messages are shown; nil for all receivers.
  var hearer: Hearer?
  /// Whether rows without a message are hidden.
  var hidesSilent = false
  /// The place of the first message that is not shown yet.
  var end = Int.max
  /// The marks, by the number of actions before them. Each has a row.
  var marks: Set<Int> = []
  /// The number of lines of narration, by the number of actions before them. Each has a row.
  var narration: [Int: Int] = [:]
  /// Whether actions are folded, except for some.
  var foldsAll = false
  /// The exceptions: folded actions among unfolded ones, or the reverse.
  private(set) var folds: Set<Int> = []

  /// Changes of state have no row of their own; the rows of messages show them.
  func shows(_ event: Event) -> Bool { event.message.map(shows) ?? false }

  func shows(_ message: Message) -> Bool {
    if let app, message.app != app { return false }
    // A filter for one message or one receiver shows it at every level.
    if let hearer, Hearer(of: message) != hearer { return false }
    if let selector { return message.selector == selector }
    if hearer != nil { return true }
    guard message.receiver == .system else { return level.shows(message.receiver) }
    return !hidesSilent && (level == .all || !quiet.contains(message.selector))
  }

  /// Passes on the rows at a point in time that are not actions: narration, then a mark.
  func forEachRemark(at place: Int, _ body: (LogRow) -> Void) {
    for line in 0..<(narration[place] ?? 0) { body(.narration(place, line: line)) }
    if marks.contains(place) { body(.mark(place)) }
  }

  /// Whether actions without a shown message are hidden, because a filter is on.
  var isNarrow: Bool { app != nil || selector != nil || hearer != nil }

  func isFolded(_ entry: Int) -> Bool { foldsAll != folds.contains(entry) }

  mutating func toggleFold(_ entry: Int) {
    if folds.remove(entry) == nil { folds.insert(entry) }
  }

  mutating func toggleAllFolds() {
    foldsAll = !(foldsAll && folds.isEmpty)
    folds = []
  }

  /// Forgets actions that were undone.
  mutating func forgetFolds(from entry: Int) {
    if !folds.isEmpty { folds = folds.filter { $0 < entry } }
  }

  var title: String {
    switch level {
    case .delegates: localized("log.level-delegates")
    case .views: localized("log.level-views")
    case .all: localized("log.level-all")
    }
  }

  /// The next level; after the last, the first.
  var nextLevel: Level { Level(rawValue: level.rawValue + 1) ?? .delegates }
}
