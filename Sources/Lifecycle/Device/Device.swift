/// The whole state of a device: a value, so that a copy is a moment to come back to.
public struct Device: Hashable, Sendable {
  public let model: Model
  public let traits: DeviceTraits
  public internal(set) var now: Instant = .zero
  public internal(set) var situation = Situation()
  public internal(set) var apps: [App]
  /// The windows of all apps: by app in the order of their making.
  public internal(set) var scenes: [Scene] = []
  /// The switcher's cards, the latest first.
  public internal(set) var cards: [Card] = []
  /// The messages that wait for each app, by the apps' ids.
  public internal(set) var queues: [[QueuedMessage]]
  public internal(set) var isLandscape: Bool
  /// An external display is connected.
  public internal(set) var hasDisplay = false
  /// When protected files are out of reach, once the device is locked.
  public internal(set) var protection: Deadline = .never
  /// Protected files are out of reach.
  public internal(set) var isDataProtected = false
  /// The user has switched Background App Refresh off.
  public internal(set) var isRefreshOff = false
  /// Low Power Mode is on.
  public internal(set) var isLowPower = false
  /// Much waits for an app, so that an action may be refused because its messages would exceed the
  /// bound.
  var hasLongQueue = false
  /// The windows that are in the foreground.
  var shown: Card?
  /// Counts deadlines, so that equal ones have an order.
  var sequence: UInt32 = 0
  var showings: UInt32 = 0
  var lastPID: UInt16 = 100

  init(model: Model, traits: DeviceTraits, kinds: [AppKind]) {
    self.model = model
    self.traits = traits
    self.isLandscape = model.startsInLandscape
    self.queues = Array(repeating: [], count: kinds.count)
    self.apps = kinds.indices.map { App(id: AppID(UInt8($0)), kind: kinds[$0]) }
  }

  public subscript(app: AppID) -> App { apps[app.index] }

  /// The app's scenes, in the order of their numbers.
  public func scenes(of app: AppID) -> [Scene] { scenes.filter { $0.id.app == app } }

  /// The app's windows on the device's own screen, in the order of their numbers.
  public func windows(of app: AppID) -> [Scene] {
    scenes.filter { $0.id.app == app && $0.role == .window }
  }

  public func scene(_ id: SceneID) -> Scene? { index(of: id).map { scenes[$0] } }

  /// The windows that the situation shows, with an overlay or without.
  public var visible: Card? { situation.isOn && !situation.isLocked ? situation.front.card : nil }

  func index(of id: SceneID) -> Int? {
    for index in scenes.indices where scenes[index].id == id { return index }
    return nil
  }
}

extension ActivationState {
  /// What an application is whose highest scene is in this state.
  public var applicationState: ApplicationState {
    switch self {
    case .unattached, .background: .background
    case .foregroundInactive: .inactive
    case .foregroundActive: .active
    }
  }
}
