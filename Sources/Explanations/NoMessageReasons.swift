import Lifecycle
import Sessions
import Texts

/// Why an action sent nothing, as far as the device before and after it shows.
struct NoMessageReasons {
  let action: Action
  let before: Kernel
  let after: Kernel
  let simulation: Simulation

  private var old: Device { before.device }
  private var new: Device { after.device }
  private var situation: SituationText { SituationText(text: simulation.text) }

  var reasons: [String] {
    var list = [ownCode, time, boot].compactMap { $0 }
    list += queues
    list += [banner, overlayAppeared, overlayDisappeared, unchanged].compactMap { $0 }
    let changes = DeviceChanges(from: old, to: new, text: simulation.text)
    if changes.movesNothing { list.append(evidence) }
    list += debugged
    if let suspended { list.append(suspended) }
    return list
  }

  /// What the app does by itself needs no message to it.
  private var ownCode: String? {
    switch action {
    case .begin, .end, .interaction, .grow:
      localized("silence.own-code")
    case .debug(let app, let isOn):
      localized(
        isOn ? "silence.debugger-on" : "silence.debugger-off", ["app": simulation.text.name(app)])
    case .submit(let app, let task):
      submitted(app, task)
    case .backgroundRefresh(let isOn):
      localized(isOn ? "silence.refresh-on" : "silence.refresh-off")
    case .hang: localized("silence.hang")
    default: nil
    }
  }

  private func submitted(_ app: AppID, _ task: Action.ScheduledTask) -> String {
    let isReplaced = old[app].requests.contains(task.uses)
    return localized(
      isReplaced ? "silence.submitted-again" : "silence.submitted",
      ["app": simulation.text.name(app), "task": "\(task)"])
  }

  private var time: String? {
    switch action {
    case .wait, .next: localized("silence.time")
    default: nil
    }
  }

  private var boot: String? {
    if new.apps.allSatisfy({ $0.process == .notRunning }), old.apps == new.apps {
      return localized("silence.no-process")
    }
    return nil
  }

  /// A message that waits.
  private var queues: [String] {
    new.apps.compactMap { app in
      let waiting = new.queues[Int(app.id.raw)]
      let count = waiting.count - old.queues[Int(app.id.raw)].count
      guard count > 0 else { return nil }
      let name = simulation.text.name(app.id)
      let what = waiting.suffix(count).map { simulation.selector($0.message) }
      let key = !app.isHung ? "suspended" : app.watchdog != .never ? "watched" : "hung"
      return localized(
        "silence.queue-\(key)", count: count, ["app": name, "messages": Lists.and(what)])
    }
  }

  private var banner: String? {
    guard old.situation.banner != new.situation.banner,
      old.situation.overlays == new.situation.overlays
    else { return nil }
    guard let banner = new.situation.banner else {
      return localized("silence.banner-goes")
    }
    return localized("silence.banner", ["banner": situation.words(banner)])
  }

  private var overlayAppeared: String? {
    let isMore = new.situation.overlays.count > old.situation.overlays.count
    guard isMore || new.situation.isSwitching && !old.situation.isSwitching else { return nil }
    guard let windows = situation.windows(new) else { return nobodyInFront("inactive") }
    guard old.situation.hasOverlay else { return nil }
    let what =
      old.situation.overlays.isEmpty
      ? localized("situation.the-switcher") : situation.overlays(old.situation)
    return localized("silence.covered-already", ["windows": windows, "cover": what])
  }

  private var overlayDisappeared: String? {
    let isLess = new.situation.overlays.count < old.situation.overlays.count
    guard isLess || old.situation.isSwitching && !new.situation.isSwitching else { return nil }
    guard let windows = situation.windows(new) else { return nobodyInFront("active") }
    guard new.situation.hasOverlay else { return nil }
    let what =
      new.situation.overlays.isEmpty
      ? localized("situation.the-switcher") : situation.overlays(new.situation)
    return localized("silence.still-covered", ["windows": windows, "cover": what])
  }

  private func nobodyInFront(_ state: String) -> String {
    localized(new.situation.isLocked ? "silence.locked-\(state)" : "silence.nobody-\(state)")
  }

  private var unchanged: String? {
    guard old.situation == new.situation, old.apps == new.apps, old.scenes == new.scenes else {
      return nil
    }
    return localized("silence.unchanged", ["situation": situation.sentence(new)])
  }

  private var evidence: String {
    let front = new.scenes.filter { $0.state.isForeground }
    if front.isEmpty { return localized("silence.none-moved") }
    let states = front.map {
      localized("silence.stays", ["window": situation.name($0.id, new), "state": "\($0.state)"])
    }
    return localized("silence.no-other-state", ["states": Lists.and(states)])
  }

  /// What would have happened to an app by now if it did not run under the debugger.
  private var debugged: [String] {
    if case .debug = action { return [] }
    return new.apps.compactMap { app in
      guard app.isDebugged, app.process == .running else { return nil }
      let key: String? =
        app.isHung
        ? "silence.debugged-hung" : app.state == .background ? "silence.debugged-running" : nil
      return key.map { localized($0, ["app": simulation.text.name(app.id)]) }
    }
  }

  private var suspended: String? {
    let names = new.apps.filter { $0.process == .suspended }.map { simulation.text.name($0.id) }
    if names.isEmpty { return nil }
    return localized("silence.suspended", count: names.count, ["apps": Lists.and(names)])
  }
}
