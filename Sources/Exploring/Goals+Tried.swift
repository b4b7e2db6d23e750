import Lifecycle
import Sessions

// What a search for a way to goals tries.
extension Goals {
  /// The words that a search tries: all that are allowed, without switches that only multiply the
  /// devices. They turn something on or off that forbids background work or that views receive;
  /// where the exercise names them, or asks what others than delegates receive, they are tried.
  public var tried: [ActionWord] {
    let asksViews = (goals + via + never).contains { $0.condition.asksViews }
    return words.filter { word in
      asksViews || allow.contains(word.word) || !Goals.switches.contains(word.word)
    }
  }

  private static let switches: Set<String> = [
    "rotate", "low-power-mode", "background-refresh", "connect-display", "disconnect-display",
    "time-change", "touch",
  ]

  /// The apps that the conditions are about and one more, which can be opened in their place: with
  /// all of many apps a search would take very long and find no shorter way.
  public func played(on device: Device) -> [AppID] {
    let all = device.apps.map(\.id)
    let named = all.filter(apps.contains)
    let others = all.filter { !named.contains($0) }
    return named + others.prefix(named.isEmpty ? 2 : 1)
  }
}

extension Condition {
  /// Whether it is about a message to anyone but a delegate or the system.
  fileprivate var asksViews: Bool {
    switch self {
    case .message(_, let receiver, _, _): !receiver.isDelegate && receiver != .system
    case .not(let condition): condition.asksViews
    case .process, .application, .scene, .device, .receives: false
    }
  }
}
