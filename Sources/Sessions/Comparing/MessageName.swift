import Lifecycle

/// What makes a message the same elsewhere: all but when and by which rule.
public struct MessageName: Hashable, Sendable {
  public var app: AppID
  public var receiver: Receiver
  public var number: UInt16
  public var selector: SelectorID

  public init(_ message: Message) {
    app = message.app
    receiver = message.receiver
    number = message.receiver.isNumbered ? message.number : 0
    selector = message.selector
  }
}
