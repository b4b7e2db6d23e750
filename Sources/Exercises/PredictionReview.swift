import Sessions

/// What a learner has predicted, beside what is received. A message is a line of a file, or what
/// an app receives.
public struct PredictionReview<Message: Equatable & Sendable>: Sendable, Equatable {
  /// A row of the two columns.
  public enum Row: Sendable, Equatable {
    case right(Message)
    /// It is received, and was not predicted.
    case missing(Message)
    /// It was predicted, and is not received.
    case extra(Message)
    /// It was predicted here, and is received at another place.
    case elsewhere(Message)
    /// It is received here, and was predicted at another place.
    case moved(Message)
  }

  public let rows: [Row]

  public init(predicted: [Message], received: [Message]) {
    // As many messages as possible are right.
    self.init(
      Alignment.of(predicted, received).map { place -> Row in
        switch place {
        case .both(let index, _): .right(predicted[index])
        case .left(let index): .extra(predicted[index])
        case .right(let index): .missing(received[index])
        }
      })
  }

  private init(_ aligned: [Row]) {
    var rows = aligned
    // What is missing at one place and extra at another is one message at the wrong place.
    for place in rows.indices {
      guard case .extra(let token) = rows[place],
        let other = rows.firstIndex(of: .missing(token))
      else { continue }
      rows[place] = .elsewhere(token)
      rows[other] = .moved(token)
    }
    self.rows = rows
  }

  public var isRight: Bool {
    rows.allSatisfy { if case .right = $0 { true } else { false } }
  }

  /// How many messages were predicted at their place, of those that are received and those that
  /// were predicted beside. That nothing is received counts as one.
  public var score: (right: Int, of: Int) {
    if rows.isEmpty { return (1, 1) }
    let right = rows.count { if case .right = $0 { true } else { false } }
    let doubled = rows.count { if case .elsewhere = $0 { true } else { false } }
    return (right, rows.count - doubled)
  }

  /// The first message that was not predicted at its place.
  public var firstMissing: Message? {
    for row in rows {
      switch row {
      case .missing(let token), .moved(let token): return token
      case .right, .extra, .elsewhere: continue
      }
    }
    return nil
  }
}

extension PredictionReview<String> {
  /// Of the lines beneath a question.
  init(_ comparison: MessageComparison) {
    self.init(
      comparison.places.map { place -> Row in
        switch place {
        case .both(let text): .right(text)
        case .expected(let text, _): .extra(text)
        case .sent(let text, _): .missing(text)
        }
      })
  }
}
