import Lifecycle

extension Model {
  /// An app's name as it is; the session's words quote it where they must.
  func name(_ app: AppID) -> String { machine.setup.apps[Int(app.raw)].name }

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
    if !situation.isOn { return "off" }
    var text =
      if situation.isLocked {
        "locked"
      } else if situation.isSwitching {
        "app switcher"
      } else {
        switch situation.front {
        case .home: "home screen"
        case .system(let app, _): app == .phone ? "on a call" : app.title
        case .card(let card): name(card)
        }
      }
    for cover in situation.covers { text = "\(title(cover)) over \(text)" }
    return text
  }

  /// The cover that has the keys: the topmost. A banner and the switcher have them only without it.
  var coverWithKeys: Cover? { device.situation.covers.last }

  /// Whether the release has an app switcher: no hint promises what is not there.
  var hasSwitcher: Bool { machine.timeline.kernel.rulebook.features.contains(.switcher) }

  func title(_ cover: Cover) -> String {
    switch cover {
    case .controlCenter: "control center"
    case .notificationCenter: "notification center"
    case .systemAlert: "system alert"
    case .localAlert(let app), .remoteAlert(let app): "alert of \(name(app))"
    case .interruption(let interruption): machine.text.text(interruption)
    case .call: "incoming call"
    case .powerOffer: "offer to shut off"
    }
  }

  /// What happens to an app without a word to it, as the log says it.
  func sentence(ofSystem message: Message) -> String {
    let row = machine.rules.messages[message.selector]
    return row.says ?? row.selector
  }

  /// The windows in front, covered or not, with what state each one is in.
  var frontLooks: [(window: SceneID, look: StateLook)] {
    guard let card = device.visible else { return [] }
    return [card.left, card.right].compactMap { $0 }.map { ($0, look($0)) }
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
    case .phone: "Call"
    case .messages: "Messages"
    case .calendar: "Calendar"
    }
  }
}
