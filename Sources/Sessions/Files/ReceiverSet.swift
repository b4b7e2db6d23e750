import Lifecycle

/// Receivers, as bits: a `Set` of them would be a type of its own, whose making takes longer than
/// all else that a session's header asks for.
public struct ReceiverSet: Equatable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt16 = 0

  public init(arrayLiteral receivers: Receiver...) { for each in receivers { insert(each) } }

  public static let all: ReceiverSet = {
    var all: ReceiverSet = []
    for receiver in Receiver.allCases { all.insert(receiver) }
    return all
  }()

  public func contains(_ receiver: Receiver) -> Bool { bits & (1 << receiver.rawValue) != 0 }
  public mutating func insert(_ receiver: Receiver) { bits |= 1 << receiver.rawValue }
  public mutating func remove(_ receiver: Receiver) { bits &= ~(1 << receiver.rawValue) }
  public mutating func formIntersection(_ other: ReceiverSet) { bits &= other.bits }
}
