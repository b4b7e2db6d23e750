/// How two sessions differ: aligned by their actions, and beneath each by its messages.
public struct SessionDifference: Sendable {
  /// Whether something stands on both sides, or on which one; moved where both have it, at other
  /// places.
  public enum Sign: String, Sendable {
    case same = " "
    case removed = "-"
    case added = "+"
    case moved = "~"

    /// As it is read: a minus as wide as a plus.
    public var shown: String {
      switch self {
      case .same: " "
      case .removed: "−"
      case .added: "+"
      case .moved: "~"
      }
    }
  }

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
    var rows: [SessionDifference.Row] = []
    for place in Alignment.of(left.messages, right.messages) {
      switch place {
      case .both(let one, _): rows.append(.init(sign: .same, line: left.messages[one]))
      case .left(let one): rows.append(.init(sign: .removed, line: left.messages[one]))
      case .right(let other):
        rows.append(.init(sign: .added, line: right.messages[other], isRight: true))
      }
    }
    // What is gone at one place and there at another has moved.
    for index in rows.indices where rows[index].sign == .removed {
      let other = rows.firstIndex { $0.sign == .added && $0.line == rows[index].line }
      guard let other else { continue }
      rows[index].sign = .moved
      rows[other].sign = .moved
    }
    if left.refusal == right.refusal {
      if let refusal = left.refusal { rows.append(.refusal(refusal, .same)) }
    } else {
      if let refusal = left.refusal { rows.append(.refusal(refusal, .removed)) }
      if let refusal = right.refusal { rows.append(.refusal(refusal, .added)) }
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
