import Lifecycle
import Sessions

/// What an answer predicts of a question.
struct PredictedAnswer {
  /// Messages in their order, and the file's line of each.
  struct List {
    var messages: [SessionFile.ExpectedMessage] = []
    var lines: [Int] = []

    mutating func add(_ message: SessionFile.ExpectedMessage, _ line: Int) {
      messages.append(message)
      lines.append(line)
    }
  }

  /// Between lists there is no order: lines `~` are a list for each app, and lines that were typed
  /// beneath a question are one.
  private var lists: [List] = []
  private(set) var states: [(state: SessionFile.ExpectedState, line: Int)] = []
  /// Whether anything was predicted; "nothing" is.
  let isAnswered: Bool
  let isByApp: Bool

  /// Of the lines beneath a question. In an answer with lines `~` these alone count.
  init(_ expected: Expectation, hasPredictions: Bool) {
    isByApp = hasPredictions
    isAnswered = hasPredictions ? expected.prediction.isAnswered : !expected.isUnchecked
    guard hasPredictions else {
      lists = [List(messages: expected.messages, lines: expected.lines)]
      return
    }
    for (said, line) in zip(expected.prediction.lines, expected.predictionLines) {
      switch said {
      case .message(let message):
        let place = lists.firstIndex { $0.messages[0].app == message.app } ?? lists.count
        if place == lists.count { lists.append(List()) }
        lists[place].add(message, line)
      case .state(let state): states.append((state, line))
      case .nothing, .unanswered: break
      }
    }
  }

  /// Each list with what is received of it; last, the apps that it says nothing of.
  func pairs(with received: [Message]) -> [(said: List, received: [Message])] {
    guard isByApp else { return [(lists[0], received)] }
    var apps = lists.map { $0.messages[0].app }
    for message in received where !apps.contains(message.app) { apps.append(message.app) }
    return apps.enumerated().map { place, app in
      (place < lists.count ? lists[place] : List(), received.filter { $0.app == app })
    }
  }
}
