/// One card of the App Switcher: what fills the screen at a time. One window, or two side by side;
/// where windows overlap, the right one is in front of the left one.
public struct Card: Hashable, Sendable {
  public var left: SceneID
  public var right: SceneID?

  public init(_ left: SceneID, _ right: SceneID? = nil) {
    self.left = left
    self.right = right
  }

  public func contains(_ scene: SceneID) -> Bool { left == scene || right == scene }
  public func contains(_ app: AppID) -> Bool { left.app == app || right?.app == app }

  /// Overlapping windows with one of them, or with another one, in front: the one that was in front
  /// is behind it.
  func bringing(_ scene: SceneID) -> Card {
    guard let rest = without(scene) else { return self }
    return Card(rest.right ?? rest.left, scene)
  }

  /// The card without one of its windows; nil where none is left.
  func without(_ scene: SceneID) -> Card? {
    if left == scene { return right.map { Card($0) } }
    return right == scene ? Card(left) : self
  }

  func without(_ app: AppID) -> Card? {
    var card: Card? = self
    if let right, right.app == app { card = card?.without(right) }
    if left.app == app { card = card?.without(left) }
    return card
  }
}

/// What fills the screen beneath the lock, overlays and the App Switcher.
public enum ScreenContent: Hashable, Sendable {
  case home
  case card(Card)
  /// An app of the system, over the screen before it, such as an answered call.
  case system(SystemApp, before: Card?)

  public var card: Card? {
    switch self {
    case .card(let card): card
    case .home, .system: nil
    }
  }
}

/// An app of the system that an interruption may bring up.
public enum SystemApp: UInt8, Sendable { case phone, messages, calendar }

/// What the system asks or shows, over everything else.
public enum Interruption: UInt8, CaseIterable, Sendable {
  case permission
  /// Touch ID or Face ID.
  case biometric
  case siri
  case textMessage
  case calendarAlert

  /// The app that it opens when it is accepted.
  public var app: SystemApp? {
    switch self {
    case .permission, .biometric, .siri: nil
    case .textMessage: .messages
    case .calendarAlert: .calendar
    }
  }
}

/// What shows at the top and is no overlay.
public enum Banner: Hashable, Sendable {
  case call
  case notification(AppID)
  /// A text message or a calendar alert.
  case interruption(Interruption)
}

/// What is on the screen, and its overlays: the one thing from which every state follows.
public struct Situation: Hashable, Sendable {
  public internal(set) var isOn = true
  public internal(set) var isLocked = false
  public internal(set) var isSwitching = false
  public internal(set) var front: ScreenContent = .home
  /// From the lowest to the topmost.
  public internal(set) var overlays: [Overlay] = []
  public internal(set) var banner: Banner?
  /// Overlapping windows that the Home Screen has moved aside.
  public internal(set) var aside: Card?
  /// Whether the two sides of a split view have unequal sizes. Where windows overlap: whether the
  /// one in front hides the other.
  public internal(set) var splitIsUneven = false

  /// The windows on the screen, in front or moved aside.
  var windows: Card? { front == .home ? aside : front.card }

  /// Whether an overlay keeps the app in front from being active.
  public var hasOverlay: Bool { isSwitching || !overlays.isEmpty }
}
