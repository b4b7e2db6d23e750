/// How two sessions differ: aligned by their actions, and beneath each by its messages.
public struct SessionDifference: Sendable {
  public typealias Sign = ComparedAct.Sign

  /// A message, or the reason of a refusal.
  public struct Row: Sendable {
    public var sign: Sign
    public var line: ActionTrace.Line
    /// Whether it is why the action was refused.
    public var isRefusal = false
    /// Whether it stands in the second session alone at this place.
    public var isRight = false
  }

  /// An action of one side or of both.
  public struct Item: Sendable {
    public var sign: Sign
    public var words: String
    public var rows: [Row]

    /// Whether both do it, and it sends something else.
    public var hasOtherMessages: Bool {
      sign == .same && rows.contains { $0.sign != .same }
    }
  }

  public let left: ActionTrace
  public let right: ActionTrace
  public private(set) var items: [Item] = []

  public init(_ left: ActionTrace, _ right: ActionTrace) {
    self.left = left
    self.right = right
    for place in Alignment.of(left.acts.map(\.words), right.acts.map(\.words)) {
      switch place {
      case .both(let one, let other): items.append(Item(left.acts[one], right.acts[other]))
      case .left(let one): items.append(Item(left.acts[one], .removed))
      case .right(let other): items.append(Item(right.acts[other], .added))
      }
    }
  }

  public var isEmpty: Bool { items.allSatisfy { $0.sign == .same && !$0.hasOtherMessages } }

  /// Whether any message is marked, so that its meaning has to stand somewhere.
  public var hasDisputed: Bool { items.contains { $0.rows.contains(where: \.line.isDisputed) } }

  /// How many actions both do with other messages, and how many only one side does.
  public var counts: (otherMessages: Int, removed: Int, added: Int) {
    (
      items.count(where: \.hasOtherMessages), items.count { $0.sign == .removed },
      items.count { $0.sign == .added }
    )
  }
}

extension SessionDifference.Item {
  /// An action of one side only, with all that it sent.
  fileprivate init(_ act: ActionTrace.Act, _ sign: SessionDifference.Sign) {
    var rows = act.messages.map { SessionDifference.Row(sign: sign, line: $0) }
    if let refusal = act.refusal { rows.append(.refusal(refusal, sign)) }
    self.init(sign: sign, words: act.words, rows: rows)
  }

  /// The same action on both sides.
  fileprivate init(_ left: ActionTrace.Act, _ right: ActionTrace.Act) {
    let act = ComparedAct(
      left.messages, right.messages, refusals: (left.refusal, right.refusal))
    let rows = act.rows.map { row -> SessionDifference.Row in
      if let refusal = row.refusal { return .refusal(refusal, row.sign) }
      let line = row.isRight ? row.right.map { right.messages[$0] } : nil
      return .init(
        sign: row.sign, line: line ?? left.messages[row.left ?? 0], isRight: row.isRight)
    }
    self.init(sign: .same, words: left.words, rows: rows)
  }
}

extension SessionDifference.Row {
  fileprivate static func refusal(_ reason: String, _ sign: SessionDifference.Sign) -> Self {
    Self(
      sign: sign, line: ActionTrace.Line(text: reason, rule: "", reason: ""), isRefusal: true)
  }
}
