import Lifecycle

/// One action on two sides: what both have stands once, all else with the side that has it. The one
/// comparison of two courses, no matter what their lines are: messages, texts, lines of a log.
public struct ComparedAct: Sendable {
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

  /// A line, or why the action was refused.
  public struct Row: Sendable, Equatable {
    public var sign: Sign
    /// The line's number on either side; nil where that one does not have it.
    public var left: Int?
    public var right: Int?
    /// Why it was refused: by the left side, the right one, or both.
    public var refusal: String?
    /// Whether it stands on the right alone at this place.
    public var isRight = false
  }

  public internal(set) var rows: [Row] = []

  public var hasDifference: Bool { rows.contains { $0.sign != .same } }

  public init<Line: Equatable>(
    _ left: [Line], _ right: [Line], refusals: (left: String?, right: String?) = (nil, nil)
  ) {
    for place in Alignment.of(left, right) {
      switch place {
      case .both(let one, let other): rows.append(Row(sign: .same, left: one, right: other))
      case .left(let one): rows.append(Row(sign: .removed, left: one))
      case .right(let other): rows.append(Row(sign: .added, right: other, isRight: true))
      }
    }
    markMoved(left, right)
    add(refusals.left, refusals.right)
  }

  /// A line that is missing at one place and added at another has moved.
  private mutating func markMoved<Line: Equatable>(_ left: [Line], _ right: [Line]) {
    for index in rows.indices where rows[index].sign == .removed {
      let other = rows.firstIndex { row in
        guard row.sign == .added, let one = rows[index].left, let two = row.right else {
          return false
        }
        return left[one] == right[two]
      }
      guard let other else { continue }
      rows[index].sign = .moved
      rows[index].right = rows[other].right
      rows[other].sign = .moved
      rows[other].left = rows[index].left
    }
  }

  private mutating func add(_ left: String?, _ right: String?) {
    if left == right {
      if let left { rows.append(Row(sign: .same, refusal: left)) }
      return
    }
    if let left { rows.append(Row(sign: .removed, refusal: left)) }
    if let right { rows.append(Row(sign: .added, refusal: right, isRight: true)) }
  }
}
