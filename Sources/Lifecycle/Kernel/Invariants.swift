/// What must hold after every action, no matter what the actions were. Debug builds check it each
/// time.
extension Kernel {
  /// Stops a debug build at the action that broke an invariant, and names what is broken.
  func assertInvariants() {
    assert(
      !assertsInvariants || brokenInvariants.isEmpty, brokenInvariants.joined(separator: "; "))
  }

  /// The sentences that do not hold; empty where all is well.
  public var brokenInvariants: [String] {
    brokenByApps + brokenByScenes + brokenByCards
  }

  private var brokenByApps: [String] {
    var broken: [String] = []
    for app in device.apps {
      var count = 0
      var highest = ActivationState.unattached
      for scene in device.scenes where scene.id.app == app.id {
        count += 1
        if scene.state > highest { highest = scene.state }
      }
      var name: String { "app \(app.id.raw)" }
      if app.state != highest.applicationState {
        broken.append("\(name) is \(app.state), and the highest of its scenes is \(highest)")
      }
      if app.process != .running, highest.isForeground {
        broken.append("\(name) is \(app.process) with a scene in the foreground")
      }
      if app.process == .notRunning {
        if highest != .unattached { broken.append("\(name) has no process and a scene") }
        if !app.runtime.uses.isEmpty {
          broken.append("\(name) has no process and has begun something")
        }
      }
      if (app.runtime.pid == 0) != (app.process == .notRunning) {
        broken.append("\(name) is \(app.process) with the process id \(app.runtime.pid)")
      }
      let isDue = app.runtime.suspension != .never || app.runtime.expiration != .never
      if isDue, app.process != .running || app.state != .background {
        broken.append("\(name) has something due and does not run in the background")
      }
      if app.runtime.recovery != .never, !app.runtime.isHung {
        broken.append("\(name) is to go on and does not hang")
      }
      if !app.queuesMessages, !device.queues[app.id.index].isEmpty {
        broken.append("\(name) takes what it is sent, and something waits for it")
      }
      if app.process == .notRunning, app.runtime.footprint > 0 {
        broken.append("\(name) has no process and takes memory")
      }
      if app.process == .notRunning, app.edits != app.savedEdits {
        broken.append("\(name) has no process and edits that are not saved")
      }
      if app.runtime.isTerminating,
        !app.runtime.isHung || app.process != .running || highest != .unattached
      {
        broken.append("\(name) is to terminate, and nothing is left of it to wait for")
      }
      if app.runtime.watchdog != .never, !app.runtime.isHung {
        broken.append("\(name) takes what it is sent, and the watchdog waits for it")
      }
      if app.runtime.suspension != .never, app.runtime.expiration != .never {
        broken.append("\(name) waits for its suspension and for its task's end")
      }
      if isDue,
        min(app.runtime.suspension, app.runtime.expiration).milliseconds < device.now.milliseconds
      {
        broken.append("\(name) has something due in the past")
      }
      if !device.situation.isOn, app.process != .notRunning {
        broken.append("\(name) runs on a device that is off")
      }
      if app.kind.architecture == .appDelegate, count > 1 {
        broken.append("\(name) has no scenes and \(count) windows")
      }
      if app.kind.architecture == .appDelegate, app.undeliveredDiscards > 0 {
        broken.append("\(name) has no scenes and lost a session")
      }
    }
    return broken
  }

  private var brokenByScenes: [String] {
    var broken: [String] = []
    let isDark =
      device.situation.isLocked && rulebook.features.contains(.lockEntersBackground)
    let visible = device.situation.isOn && !isDark ? device.situation.windows : nil
    for (index, scene) in device.scenes.enumerated() {
      var name: String { "scene \(scene.id.number) of app \(scene.id.app.raw)" }
      if scene.role == .externalDisplay {
        let isThere = device.hasDisplay && visible?.left.app == scene.id.app
        if !device.hasDisplay { broken.append("\(name) has no second screen") }
        if scene.state == .foregroundActive { broken.append("\(name) is active") }
        if scene.state.isForeground != isThere { broken.append("\(name) is \(scene.state)") }
        continue
      }
      if let visible, visible.contains(scene.id) {
        let wanted = state(of: scene.id, in: visible)
        if scene.state != wanted { broken.append("\(name) should be \(wanted): \(scene.state)") }
      } else if scene.state.isForeground {
        broken.append("\(name) is \(scene.state) and not on the screen")
      }
      if scene.state.isForeground != (device.shown?.contains(scene.id) == true) {
        broken.append("\(name) is \(scene.state), and what is shown says otherwise")
      }
      if device.index(of: scene.id) != index {
        broken.append("\(name) is there twice")
      }
    }
    return broken
  }

  private var brokenByCards: [String] {
    var broken: [String] = []
    var seen: [SceneID] = []
    for card in device.cards {
      for id in [card.left, card.right].compactMap({ $0 }) {
        if seen.contains(id) { broken.append("\(id) is in two cards") }
        if device.scene(id) == nil { broken.append("\(id) has a card and no session") }
        seen.append(id)
      }
      if card.right != nil, !device.model.showsSeveralWindows {
        broken.append("a split card on an \(device.model)")
      }
    }
    if let front = device.situation.front.card, device.cards.first != front {
      broken.append("what is in front is not the first card")
    }
    if device.situation.overlays.count > Bounds.overlays { broken.append("too many overlays") }
    return broken
  }
}
