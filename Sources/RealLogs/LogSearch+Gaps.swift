import Lifecycle
import Sessions

// Where most of what an action sends is missing in the log, or all of it. Without the action the
// device would stand elsewhere from there on, and nothing of what follows could be explained.
extension LogSearch {
  /// An action with more messages for each line that the log has is not looked for.
  private static let most = 5

  /// The action that has the next lines among its messages, in their order, however many others are
  /// missing; or one after another of which the log has nothing. Nil where more is explained if the
  /// next line stays unexplained.
  func wayAcrossGap(_ start: Kernel, _ due: [Message]) -> LogWay? {
    let passedOver = explained(from: start, at: place + 1)
    var ways = waysInOrder(start, due).filter { $0.score > passedOver }
    for action in LogActions.all(start.device) {
      let (after, unheard) = done(start, action)
      guard let after else { continue }
      for var way in waysInOrder(after, due) {
        // One line more could as well be a wrong one.
        guard way.score > passedOver + 1 else { continue }
        way.actions.insert(action, at: 0)
        way.unheard = unheard
        ways.append(way)
      }
    }
    let best = ways.indices.min { one, other in
      let (one, other) = (ways[one], ways[other])
      return (-one.score, one.missing, one.actions.count)
        < (-other.score, other.missing, other.actions.count)
    }
    guard let best else { return nil }
    var way = ways[best]
    way.others = ways[(best + 1)...].filter { other in
      other.score == way.score && other.missing == way.missing && other.count == way.count
        && other.actions.count == 1 && way.actions.count == 1
    }.flatMap(\.actions)
    return way
  }

  /// How many lines from a place on the likeliest next action explains.
  func explained(from start: Kernel, at place: Int) -> Int {
    guard place < end else { return 0 }
    let (here, due) = passed(start, UInt32(clamping: gap(place)))
    return LogActions.all(here.device).reduce(0) { most, action in
      let (after, own) = done(here, action)
      return after == nil || own.isEmpty ? most : max(most, countInOrder(due + own, at: place))
    }
  }

  private func waysInOrder(_ start: Kernel, _ due: [Message]) -> [LogWay] {
    LogActions.all(start.device).compactMap { action in
      let (after, own) = done(start, action)
      let sent = due + own
      let count = own.isEmpty ? 0 : countInOrder(sent, at: place)
      // One line of many is rather a wrong one than all that is left of the others.
      guard let after, count > 0, sent.count <= LogSearch.most * count else { return nil }
      let score = count + explained(from: after, at: place + count)
      return LogWay(actions: [action], sent: sent, count: count, kernel: after, score: score)
    }
  }

  /// How many lines are among these messages one after the other, without the others.
  private func countInOrder(_ sent: [Message], at place: Int) -> Int {
    var count = 0
    for message in sent {
      let next = place + count
      guard next < end, count == 0 || gap(next) <= LogSearch.longest else { break }
      if log.text(message) == log.texts[next] { count += 1 }
    }
    return count
  }
}
