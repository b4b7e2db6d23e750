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

  private static let delegates = Receiver.allCases.filter(\.isDelegate)

  var hasDelegates: Bool { ReceiverSet.delegates.contains(where: contains) }

  /// The same, and where one kind of delegate is among them, the others: which of them an app has
  /// is a question of how it is written.
  var withAllDelegates: ReceiverSet {
    hasDelegates ? ReceiverSet.delegates.reduce(into: self) { $0.insert($1) } : self
  }

  public mutating func insert(_ receiver: Receiver) { bits |= 1 << receiver.rawValue }
  public mutating func remove(_ receiver: Receiver) { bits &= ~(1 << receiver.rawValue) }
  public mutating func formIntersection(_ other: ReceiverSet) { bits &= other.bits }
}
