import Foundation

/// A method to call later. In the copy that is compiled, `Selector(` stands in the place of the
/// compiler's own word for it; it takes a reference to a method, bound to an object or not.
public struct Selector: Sendable {
  package let call: @MainActor @Sendable (AnyObject?, Any?) -> Void

  /// A name only: nothing can be called by it.
  public init(_ name: String) { call = { _, _ in } }

  public init(_ method: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let method = method
    call = { _, _ in method() }
  }
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    call = { _, sender in if let sender = sender as? Sender { method(sender) } }
  }
  public init<Sender, Event>(_ method: @escaping @MainActor (Sender, Event) -> Void) {
    nonisolated(unsafe) let method = method
    call = { _, sender in
      guard let sender = sender as? Sender else { return }
      let event: UIEvent? = UIEvent()
      if let event = event as? Event { method(sender, event) }
    }
  }
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    nonisolated(unsafe) let method = method
    call = { target, _ in if let target = target as? Target { method(target)() } }
  }
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    nonisolated(unsafe) let method = method
    call = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }
}

/// The observers that were added with a selector.
@MainActor enum SelectorObservers {
  struct Observer {
    weak var object: AnyObject?
    var name: Notification.Name?
    var center: NotificationCenter
    var token: NSObjectProtocol
  }
  static var all: [Observer] = []
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    let token = addObserver(forName: name, object: object, queue: nil) { [weak target] note in
      nonisolated(unsafe) let (note, target) = (note, target)
      MainActor.assumeIsolated {
        if let target { selector.call(target, note) }
      }
    }
    nonisolated(unsafe) let known = SelectorObservers.Observer(
      object: target, name: name, center: self, token: token)
    MainActor.assumeIsolated { SelectorObservers.all.append(known) }
  }

  /// Removes an observer that was added with a selector, or a token.
  public func removeObserver(_ observer: AnyObject) { remove(observer, nil) }
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    remove(observer, name)
  }

  private func remove(_ observer: AnyObject, _ name: Notification.Name?) {
    removeObserver(observer as Any)
    nonisolated(unsafe) let observer = observer
    MainActor.assumeIsolated {
      SelectorObservers.all.removeAll { known in
        guard known.object === observer, known.center === self else { return false }
        guard name == nil || known.name == name else { return false }
        removeObserver(known.token as Any)
        return true
      }
    }
  }
}

extension Timer {
  @discardableResult @preconcurrency @MainActor public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let target = target as AnyObject
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let (timer, target) = (timer, target)
      MainActor.assumeIsolated { selector.call(target, timer) }
    }
  }
  @preconcurrency @MainActor public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let (timer, target) = (timer, target)
      MainActor.assumeIsolated { selector.call(target, timer) }
    }
  }
}
