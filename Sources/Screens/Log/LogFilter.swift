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
      (app, receiver, number) = (message.app, message.receiver, message.number)
    }
  }

  enum Level: Int, CaseIterable, Sendable {
    case delegates, views, all

    /// Whether messages to a receiver are shown, where nothing else is filtered.
    func shows(_ receiver: Receiver) -> Bool {
      switch receiver {
      case .appDelegate, .sceneDelegate, .system: true
      case .viewController, .presentedViewController, .application, .window, .view:
        self != .delegates
      case .notification: self == .all
      }
    }
  }

  var level = Level.delegates
  /// System events that only the full log has, since each launch has all of them.
  var quiet: [SelectorID] = []
  /// The one app whose messages are shown.
  var app: AppID?
  /// The one message that is shown.
  var selector: SelectorID?
  /// The one object whose messages are shown.
  var hearer: Hearer?
  /// Whether rows without a message are hidden.
  var hidesSilent = false
  /// Where the messages begin that are not shown yet.
  var end = Int.max
  /// The moments at which marks stand, by how many actions were done before: each has a row.
  var marks: Set<Int> = []
  /// How many lines of narration stand at a moment: each has a row.
  var narration: [Int: Int] = [:]
  /// Whether only the headings of actions are shown, but for some.
  var foldsAll = false
  /// The actions that are folded while all others are not, or the other way round.
  private(set) var folds: Set<Int> = []

  /// Changes of state have no row of their own: the messages around them tell of them.
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

  /// Hands over the rows of what stands at a moment beside actions: narration, then a mark.
  func forEachRemark(at place: Int, _ body: (LogRow) -> Void) {
    for line in 0..<(narration[place] ?? 0) { body(.narration(place, line: line)) }
    if marks.contains(place) { body(.mark(place)) }
  }

  /// Whether only some messages are shown, so that actions without them are hidden.
  var isNarrow: Bool { app != nil || selector != nil || hearer != nil }

  func isFolded(_ entry: Int) -> Bool { foldsAll != folds.contains(entry) }

  mutating func toggleFold(_ entry: Int) {
    if folds.remove(entry) == nil { folds.insert(entry) }
  }

  mutating func toggleAllFolds() {
    foldsAll = !(foldsAll && folds.isEmpty)
    folds = []
  }

  /// Forgets actions that were taken back.
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

  /// The next level, round.
  var nextLevel: Level { Level(rawValue: level.rawValue + 1) ?? .delegates }
}
