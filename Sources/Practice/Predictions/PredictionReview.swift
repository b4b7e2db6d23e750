import Sessions

/// What a learner has predicted of an app, beside what its delegates receive.
public struct PredictionReview: Sendable, Equatable {
  /// A row of the two columns.
  public enum Row: Sendable, Equatable {
    case right(MessageToken)
    /// It is received, and was not predicted.
    case missing(MessageToken)
    /// It was predicted, and is not received.
    case extra(MessageToken)
    /// It was predicted here, and is received at another place.
    case elsewhere(MessageToken)
    /// It is received here, and was predicted at another place.
    case moved(MessageToken)
  }

  public let rows: [Row]

  public init(predicted: [MessageToken], received: [MessageToken]) {
    // As many messages as possible are right.
    var rows = Alignment.of(predicted, received).map { place -> Row in
      switch place {
      case .both(let index, _): .right(predicted[index])
      case .left(let index): .extra(predicted[index])
      case .right(let index): .missing(received[index])
      }
    }
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
  public var firstMissing: MessageToken? {
    for row in rows {
      switch row {
      case .missing(let token), .moved(let token): return token
      case .right, .extra, .elsewhere: continue
      }
    }
    return nil
  }
}
