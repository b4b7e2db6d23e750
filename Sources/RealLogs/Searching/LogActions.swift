import Lifecycle
import Sessions

/// The actions that a real log is explained by, the likeliest first. A log does not say what was
/// done: of two actions that send the same, the first of these is named and the others beside it.
enum LogActions {
  /// `receivers` are those of the log: what only others receive is not looked for.
  static func all(_ device: Device, hearing receivers: ReceiverSet) -> [Action] {
    let apps = device.apps.map(\.id)
    func each(_ action: (AppID) -> Action) -> [Action] { apps.map(action) }
    func each(of receiver: Receiver, _ action: (AppID) -> Action) -> [Action] {
      receivers.contains(receiver) ? apps.map(action) : []
    }
    let windows = device.scenes.map(\.id)
    return [.dismiss] + each { .open(SceneID(app: $0, number: 0)) }
      + [.home, .switcher, .controlCenter, .notificationCenter(full: true)]
      + each { .choose(SceneID(app: $0, number: 0)) }
      + [.lock, .unlock, .systemAlert, .call, .accept]
      + each(of: .viewController) { .present($0) }
      + each(of: .viewController) { .dismissView($0) }
      + each { .swipeUp(SceneID(app: $0, number: 0), quickly: false) }
      + each { .swipeUp(SceneID(app: $0, number: 0), quickly: true) }
      + (receivers.contains(.view) ? [.touch(.left)] : [])
      + [.memoryWarning(nil), .holdLock, .powerOn]
      + each { .jetsam($0) } + each { .crash($0) } + each { .openURL($0) }
      + each { .continueActivity($0, isLink: false) } + each { .quickAction($0) }
      + each { .wake($0, .fetch) }
      + each { .push($0, silent: true) } + each { .wake($0, .location) }
      + each { .newWindow($0, hasActivity: false) }
      + windows.map { .closeWindow($0) } + windows.map { .disconnect($0) } + [.timeChange, .next]
  }

  /// Actions that may send an app nothing, and come before one that sends it something.
  static func silent(_ device: Device) -> [Action] {
    let apps = device.apps.map(\.id)
    return [.lock, .unlock, .switcher, .home, .dismiss]
      + apps.map { .open(SceneID(app: $0, number: 0)) }
      + apps.map { .jetsam($0) }
      + apps.map { .swipeUp(SceneID(app: $0, number: 0), quickly: false) }
  }

  /// What may have been done before a log began that begins in the middle.
  static func before(_ device: Device) -> [[Action]] {
    device.apps.flatMap { app -> [[Action]] in
      let open = Action.open(SceneID(app: app.id, number: 0))
      return [
        [open], [open, .home], [open, .controlCenter], [open, .lock], [open, .home, .switcher],
        [open, .switcher],
      ]
    }
  }
}
