import Lifecycle
import Sessions

extension Simulation {
  /// What the delegates of an app receive, of some events.
  public func tokens(_ events: some Sequence<Event>, of app: AppID) -> [MessageToken] {
    events.compactMap(\.message).filter { $0.app == app && $0.receiver.isDelegate }
      .map { MessageToken($0.receiver, selector($0)) }
  }
}
