import Lifecycle
import Texts

extension SessionView {
  /// An app's name as it is; the session's words quote it where they must.
  func name(_ app: AppID) -> String { simulation.setup.apps[Int(app.raw)].name }

  /// A window's name on the screen: the app's, with the number where the app has several.
  func name(_ window: SceneID) -> String {
    let isOnly = device.scenes(of: window.app).count < 2
    return isOnly ? name(window.app) : "\(name(window.app)) #\(window.number)"
  }

  func name(_ card: Card) -> String {
    card.right.map { "\(name(card.left)) ┃ \(name($0))" } ?? name(card.left)
  }

  /// What the device shows, in a few words: all there is on a screen of one line.
  var situationText: String {
    let situation = device.situation
    if !situation.isOn { return localized("device.off") }
    var text =
      if situation.isLocked {
        localized("device.locked")
      } else if situation.isSwitching {
        localized("device.switcher")
      } else {
        switch situation.front {
        case .home: localized("device.home-screen")
        case .system(let app, _): app == .phone ? localized("device.on-a-call") : app.title
        case .card(let card): name(card)
        }
      }
    for overlay in situation.overlays {
      text = localized("device.over", ["overlay": simulation.text.title(overlay), "what": text])
    }
    return text
  }

  /// The overlay that has the keys: the topmost. A banner and the App Switcher have them only
  /// without it.
  var topOverlay: Overlay? { device.situation.overlays.last }

  /// Whether the iOS version has an App Switcher: no hint promises what is not there.
  var hasSwitcher: Bool { simulation.timeline.kernel.rulebook.features.contains(.switcher) }

  /// What happens to an app without a message, as the log words it.
  func sentence(ofSystem message: Message) -> String {
    let row = simulation.rules.messages[message.selector]
    if let says = row.says { return says }
    let trigger = simulation.rules[message.rule]?.trigger
    return row.selector == "killed" ? trigger?.kill ?? row.selector : row.selector
  }

  /// The windows in front, with or without an overlay, and the state of each.
  var frontLooks: [(window: SceneID, look: StateLook)] {
    guard let card = device.visible else { return [] }
    return [card.left, card.right].compactMap { $0 }.map { ($0, look($0)) }
  }

  /// Whether the device shows the states of windows at its foot, below an overlay.
  var showsStates: Bool {
    let situation = device.situation
    guard situation.isOn, !situation.isSwitching || situation.isLocked else { return false }
    if case .system(_, let before) = situation.front { return before != nil && !situation.isLocked }
    return situation.front.card != nil
  }

  /// A window's state: its scene's, or its application's where the app has no scenes.
  func look(_ window: SceneID) -> StateLook {
    let app = device[window.app]
    if app.kind.architecture == .appDelegate || app.process != .running { return StateLook(app) }
    return device.scene(window).map { StateLook($0.state) } ?? StateLook(app)
  }
}

extension SystemApp {
  var title: String {
    switch self {
    case .phone: localized("device.call")
    case .messages: localized("device.messages")
    case .calendar: localized("device.calendar")
    }
  }
}

extension Trigger {
  /// That the system killed an app, and why; nil where there is no more to say.
  fileprivate var kill: String? {
    switch self {
    case .watchdog, .terminate: localized("situation.killed-hung")
    case .overrun, .overrunTask: localized("situation.killed-task")
    case .swipeUp, .swipeUpQuickly: localized("situation.killed-force-quit")
    case .powerOff: localized("situation.killed-power-off")
    default: nil
    }
  }
}
