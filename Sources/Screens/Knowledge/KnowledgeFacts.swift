import Exploring
import Lifecycle
import Sessions
import Texts

/// What an app knows at a point in time, in lines.
struct KnowledgeFacts {
  /// So many of the possible devices are like this.
  struct Group {
    var text: String
    var count: Int
    /// Whether the session's own device is one of them.
    var isTrue: Bool
    /// The app's state there; nil for what the device shows.
    var condition: KnowledgeSpace.Condition?
  }

  enum Stand {
    case exploring(Int)
    case ready, tooMany
  }

  let stand: Stand
  /// How many devices are possible.
  let count: Int
  /// By the app's state, and by what the device shows, the most first.
  let conditions: [Group]
  let screens: [Group]
  /// What sends what the app received last.
  let causes: [String]

  init(_ model: some SessionView, _ knowledge: AppKnowledge?, _ app: AppID) {
    let held = model.held
    let belief =
      held.map { knowledge?.belief(after: $0.entry) } ?? knowledge?.belief
    guard let knowledge, let belief else {
      switch knowledge?.stand {
      case .exploring(let count)?: stand = .exploring(count)
      case .tooMany?: stand = .tooMany
      case .ready?, nil: stand = .exploring(0)
      }
      (count, conditions, screens, causes) = (0, [], [], [])
      return
    }
    stand = .ready
    count = belief.states.count
    let name = model.name(app)
    let own = KnowledgeSpace.Condition(model.device[app])
    let shown = KnowledgeSpace.Screen(model.device, beside: app)
    let isUnknown = belief.last == nil
    conditions = knowledge.conditions(belief).map { condition, count in
      let word = condition == .ended && isUnknown ? "not-running" : "\(condition)"
      return Group(
        text: localized("knowledge.\(word)", ["app": name]), count: count,
        isTrue: condition == own, condition: condition)
    }.sorted { $0.count > $1.count }
    screens = knowledge.screens(belief).map { screen, count in
      Group(
        text: localized("knowledge.screen-\(screen)", ["app": name]), count: count,
        isTrue: screen == shown)
    }.sorted { $0.count > $1.count }
    causes = isUnknown ? [] : knowledge.causes(belief, model.simulation.text)
  }

  /// The rows that all of it needs: a heading, a row for each state, and the same for the screens.
  var rows: Int {
    guard case .ready = stand else { return 3 }
    return 2 + conditions.count + screens.count
  }

  /// How many devices are possible.
  var heading: String {
    localized(
      "knowledge.possible", count: count, ["number": KnowledgeFacts.grouped(count)])
  }

  /// What sends what was received last, as a sentence; nil where nothing was.
  var causesInWords: String? {
    if causes.isEmpty { return nil }
    let key = causes.count == 1 ? "only-cause" : "causes"
    return localized("knowledge.\(key)", ["actions": Lists.comma(causes)])
  }

  /// A number as people read it: 2,434.
  static func grouped(_ number: Int) -> String {
    let digits = Array("\(number)")
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += localized("knowledge.thousands") }
      text.append(digit)
    }
    return text
  }
}

/// A message that an app's delegates received, and by which action, counted from 1.
struct ReceivedMessage {
  var message: Message
  var action: Int
}

extension SessionView {
  /// The last messages that an app's delegates received, the newest at the end.
  func lastReceived(by app: AppID, most: Int) -> [ReceivedMessage] {
    let timeline = simulation.timeline
    var found: [ReceivedMessage] = []
    let end = shownEvents
    // Far back it is not what anybody waits for.
    for place in stride(from: end - 1, through: max(0, end - 20_000), by: -1) {
      guard found.count < most, case .message(let message) = timeline.events[place],
        message.app == app, message.receiver.isDelegate
      else { continue }
      let action = (timeline.entry(ofEvent: place) ?? 0) + 1
      found.append(ReceivedMessage(message: message, action: action))
    }
    return found.reversed()
  }
}
