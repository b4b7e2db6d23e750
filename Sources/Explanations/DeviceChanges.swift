import Lifecycle
import Sessions
import Texts

/// What of a device's apps is another after an action than before it.
struct DeviceChanges {
  let from: Device
  let to: Device
  let text: SessionText

  var sentences: [String] {
    var list: [String] = []
    for (old, new) in zip(from.apps, to.apps) { compare(old, new, &list) }
    if from.isLowPower != to.isLowPower {
      list.append(localized(to.isLowPower ? "changes.low-power-on" : "changes.low-power-off"))
    }
    if from.isRefreshOff != to.isRefreshOff {
      list.append(localized(to.isRefreshOff ? "changes.refresh-off" : "changes.refresh-on"))
    }
    return list
  }

  /// Whether any scene or app has another state.
  var movesNothing: Bool {
    zip(from.apps, to.apps).allSatisfy { old, new in
      old.process == new.process && old.state == new.state
        && from.scenes(of: old.id).map(\.state) == to.scenes(of: old.id).map(\.state)
    }
  }

  private func compare(_ old: App, _ new: App, _ list: inout [String]) {
    let name = text.name(new.id)
    if old.process != new.process {
      list.append(Lists.colon(name, "\(words(old.process)) → \(words(new.process))"))
    }
    if old.state != new.state { list.append(Lists.colon(name, "\(old.state) → \(new.state)")) }
    if new.kind.architecture == .scenes { compareScenes(new.id, &list) }
    if old.isHung != new.isHung {
      list.append(localized(new.isHung ? "changes.hangs" : "changes.hangs-no-more", ["app": name]))
    }
    if old.uses != new.uses {
      list.append(localized("changes.uses", ["app": name, "what": words(new.uses)]))
    }
    if old.requests != new.requests {
      list.append(
        localized("changes.submitted", ["app": name, "what": requests(new.requests)]))
    }
    if old.footprint != new.footprint, new.process != .notRunning {
      list.append(
        localized(
          "changes.takes", ["app": name, "new": "\(new.footprint)", "old": "\(old.footprint)"]))
    }
    if old.ignoresTouches != new.ignoresTouches {
      list.append(
        localized(new.ignoresTouches ? "changes.no-touches" : "changes.touches", ["app": name]))
    }
    if old.isDebugged != new.isDebugged {
      list.append(
        localized(new.isDebugged ? "changes.debugged" : "changes.not-debugged", ["app": name]))
    }
    let waiting = to.queues[Int(new.id.raw)].count
    if from.queues[Int(new.id.raw)].count != waiting {
      list.append(localized("changes.waiting", count: waiting, ["app": name]))
    }
  }

  private func compareScenes(_ app: AppID, _ list: inout [String]) {
    for scene in to.scenes(of: app) {
      let old = from.scene(scene.id)?.state
      if old != scene.state {
        let before = old.map { "\($0)" } ?? localized("changes.no-session")
        list.append(Lists.colon(text.window(scene.id), "\(before) → \(scene.state)"))
      }
    }
    for scene in from.scenes(of: app) where to.scene(scene.id) == nil {
      let none = localized("changes.no-session")
      list.append(Lists.colon(text.window(scene.id), "\(scene.state) → \(none)"))
    }
  }

  private func words(_ process: ProcessState) -> String {
    switch process {
    case .notRunning: localized("changes.not-running")
    case .running: localized("changes.running")
    case .suspended: localized("changes.suspended")
    }
  }

  private func words(_ uses: BackgroundUses) -> String {
    var words: [String] = []
    if uses.contains(.task) { words.append(localized("changes.task")) }
    if uses.contains(.audio) { words.append(localized("changes.audio")) }
    if uses.contains(.location) { words.append(localized("changes.location")) }
    words += tasks(uses)
    return words.isEmpty ? localized("changes.nothing") : Lists.and(words)
  }

  private func requests(_ requests: BackgroundUses) -> String {
    let words = tasks(requests)
    return words.isEmpty ? localized("changes.no-task") : Lists.and(words)
  }

  private func tasks(_ uses: BackgroundUses) -> [String] {
    var words: [String] = []
    if uses.contains(.refresh) { words.append(localized("changes.refresh")) }
    if uses.contains(.processing) { words.append(localized("changes.processing")) }
    if uses.contains(.continued) { words.append(localized("changes.continued")) }
    return words
  }
}
