import Lifecycle
import Texts
import Workbench

// What the commands of the device are about: a key names no app and no window.
extension Model {
  /// On the Lock Screen, Home unlocks the device unless a slider does.
  var homeUnlocks: Bool {
    let situation = device.situation
    return situation.isOn && situation.isLocked && situation.overlays.isEmpty
      && !Looks(self).unlocksBySlider
  }

  func app(_ place: Int) -> AppID? {
    place <= device.apps.count ? device.apps[place - 1].id : nil
  }

  /// The app that is chosen in the apps panel.
  var selectedApp: AppID? {
    let app = appsPanel.selection.app
    return Int(app.raw) < device.apps.count ? app : nil
  }

  /// Opens the selected app or window. What can be accepted comes first.
  mutating func openSelected() -> [Effect] {
    if isPossible(.accept) { return perform(.accept) }
    if let reason = whySelectedStaysClosed {
      say(reason, next: .help, "lists-the-keys")
      return []
    }
    return send(.open(appsPanel.selection.sceneToOpen))
  }

  /// Why Enter has nothing to open; nil where it has.
  var whySelectedStaysClosed: String? {
    if isPossible(.accept) { return nil }
    guard let app = selectedApp else { return localized("notes.nothing-selected") }
    let isInFront =
      selectedWindow.map { device.visible?.contains($0) == true } ?? !isHidden(app)
    return isInFront ? localized("notes.is-in-front", ["app": name(app)]) : nil
  }

  /// The first app from the chosen one on, round the list, that something holds for.
  func selectedApp(where holds: (AppID) -> Bool) -> AppID? {
    let count = device.apps.count
    for step in 0..<count {
      let app = device.apps[(Int(appsPanel.selection.app.raw) + step) % count].id
      if holds(app) { return app }
    }
    return nil
  }

  /// The next step of a task of `BGTaskScheduler`: what runs is completed, what was submitted is
  /// started once the app is in the background, and until then another task is submitted.
  func nextStepOfTask(_ id: AppID) -> Action {
    let app = device[id]
    if !app.uses.isDisjoint(with: .tasks) { return .completeTask(id) }
    if app.state == .background, !app.requests.isEmpty {
      let isIdle = device.situation.isLocked
      let isProcessing =
        app.requests.contains(.processing) && (isIdle || !app.requests.contains(.refresh))
      return .wake(id, isProcessing ? .processing : .refresh)
    }
    let next = Action.ScheduledTask.allCases.first {
      app.kind.tasks.contains($0.uses) && !app.requests.contains($0.uses)
    }
    return .submit(id, next ?? .refresh)
  }

  func isHidden(_ app: AppID) -> Bool { device.visible?.contains(app) != true }

  /// The chosen app where it is in front, else the one in front, else the chosen one.
  var appOfFront: AppID? {
    guard let front = device.visible else { return selectedApp }
    return selectedApp.flatMap { front.contains($0) ? $0 : nil } ?? front.left.app
  }

  /// The window that is chosen in the apps panel, where a window is chosen and not its app.
  var selectedWindow: SceneID? {
    guard appsPanel.selection.window > 0, let app = selectedApp else { return nil }
    return SceneID(app: app, number: appsPanel.selection.window)
  }

  /// The chosen window, else the one that came to the front last, else the chosen app's.
  var windowToClose: SceneID? {
    if let selectedWindow { return selectedWindow }
    if let front = device.visible { return front.right ?? front.left }
    return selectedApp.flatMap { device.scenes(of: $0).last?.id }
  }

  /// The chosen window or app where it is not in front, else the next app that is not.
  var windowToSplit: SceneID? {
    if let selectedWindow, device.visible?.contains(selectedWindow) != true {
      return selectedWindow
    }
    return (selectedApp(where: isHidden) ?? selectedApp).map { SceneID(app: $0, number: 0) }
  }

  /// How an action names a card: by its app, or by its window where the app has several.
  func window(ofCard index: Int, isRight: Bool = false) -> SceneID? {
    guard device.cards.indices.contains(index) else { return nil }
    let card = device.cards[index]
    let window = isRight ? card.right ?? card.left : card.left
    let isOnly = device.windows(of: window.app).count < 2
    return isOnly ? SceneID(app: window.app, number: 0) : window
  }

  /// Chooses a card or one of its windows; what the panels show is about it.
  mutating func chooseCard(_ view: DeviceView?) {
    guard let view else { return }
    deviceView = view
    let card = device.cards[view.card]
    let window = view.isRight ? card.right ?? card.left : card.left
    let isOnly = device.windows(of: window.app).count < 2
    appsPanel.select(window.app, window: isOnly ? 0 : window.number)
  }

  var chosenCardWindow: SceneID? {
    window(ofCard: deviceView.card, isRight: deviceView.isRight)
  }

  /// A card of two windows has them chosen one by one; nil where another card is next.
  func otherWindow(_ next: DeviceView?) -> String? {
    next?.card == deviceView.card ? localized("hints.other-window") : nil
  }

  /// Which app comes beside the one in front is said before it does; nil where none can.
  var helpOfSplit: String? {
    guard isPossible(.split), let window = windowToSplit else { return nil }
    return localized("device.split-with", ["app": name(window.app)])
  }

  /// With the last window the app ends; nil where it is that one.
  var removeCardVerb: String? {
    guard let window = chosenCardWindow, window.number > 0 else { return nil }
    return localized("device.close-window")
  }
}
