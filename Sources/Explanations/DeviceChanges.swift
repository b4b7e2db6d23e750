import Lifecycle
import Sessions

/// What of a device's apps is another after an action than before it.
struct DeviceChanges {
  let from: Device
  let to: Device
  let text: SessionText

  var sentences: [String] {
    var list: [String] = []
    for (old, new) in zip(from.apps, to.apps) { compare(old, new, &list) }
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
      list.append("\(name): \(words(old.process)) → \(words(new.process))")
    }
    if old.state != new.state { list.append("\(name): \(old.state) → \(new.state)") }
    if new.kind.architecture == .scenes { compareScenes(new.id, &list) }
    if old.isHung != new.isHung { list.append("\(name) \(new.isHung ? "hangs" : "hangs no more")") }
    if old.uses != new.uses { list.append("\(name) uses \(words(new.uses))") }
    if old.footprint != new.footprint, new.process != .notRunning {
      list.append("\(name) takes \(new.footprint) MB, and took \(old.footprint)")
    }
    if old.ignoresTouches != new.ignoresTouches {
      list.append("\(name) takes \(new.ignoresTouches ? "no touches" : "touches")")
    }
    let waiting = to.queues[Int(new.id.raw)].count
    if from.queues[Int(new.id.raw)].count != waiting {
      list.append("\(name): \(Words.count(waiting, "message")) waiting for it")
    }
  }

  private func compareScenes(_ app: AppID, _ list: inout [String]) {
    for scene in to.scenes(of: app) {
      let old = from.scene(scene.id)?.state
      if old != scene.state {
        list.append(
          "\(text.window(scene.id)): \(old.map { "\($0)" } ?? "no session") → \(scene.state)")
      }
    }
    for scene in from.scenes(of: app) where to.scene(scene.id) == nil {
      list.append("\(text.window(scene.id)): \(scene.state) → no session")
    }
  }

  private func words(_ process: ProcessState) -> String {
    switch process {
    case .notRunning: "not running"
    case .running: "running"
    case .suspended: "suspended"
    }
  }

  private func words(_ uses: BackgroundUses) -> String {
    var words: [String] = []
    if uses.contains(.task) { words.append("a background task") }
    if uses.contains(.audio) { words.append("audio") }
    if uses.contains(.location) { words.append("location") }
    return words.isEmpty ? "nothing that keeps it running" : Words.list(words)
  }
}
