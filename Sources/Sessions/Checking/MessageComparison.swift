import Lifecycle

/// What a file has beneath an action, beside what is sent: the one notion of both being the same.
public struct MessageComparison: Sendable {
  /// A message that both have, or only one of them.
  public enum Place: Equatable, Sendable {
    case both(String)
    /// Only the file has it: the line's place among those expected.
    case expected(String, Int)
    /// Only now it is sent.
    case sent(String, Message)
  }

  public var places: [Place] = []

  /// Whether nothing is missing and nothing came beside.
  static func isSame(
    _ expected: [SessionFile.ExpectedMessage], _ sent: [Message], _ simulation: Simulation
  ) -> Bool {
    expected.count == sent.count && firstDifference(expected, sent, simulation) == nil
  }

  /// The first place, from one on, at which both have a message and not the same one. No text is
  /// made for it.
  static func firstDifference(
    _ expected: [SessionFile.ExpectedMessage], _ sent: [Message], from start: Int = 0,
    _ simulation: Simulation
  ) -> Int? {
    for place in start..<max(start, min(expected.count, sent.count))
    where !expected[place].isSame(as: sent[place], simulation.rules) {
      return place
    }
    return nil
  }

  /// The messages are those that the file shows at all, or a prediction.
  public init(
    expected: [SessionFile.ExpectedMessage], sent: [Message], _ simulation: Simulation
  ) {
    let wanted = expected.map(simulation.line)
    let texts = sent.map { simulation.line($0, asIn: expected) }
    places = Alignment.of(wanted, texts).map { place in
      switch place {
      case .both(let index, _): .both(wanted[index])
      case .left(let index): .expected(wanted[index], index)
      case .right(let index): .sent(texts[index], sent[index])
      }
    }
  }
}

extension Simulation {
  /// A message as a session has it: without its scene's number where one of the lines says the same
  /// of whichever scene.
  fileprivate func line(
    _ message: Message, asIn expected: [SessionFile.ExpectedMessage]
  ) -> String {
    expected.first { $0.isOfAnyScene && $0.isSame(as: message, rules) }.map(line) ?? line(message)
  }
}
