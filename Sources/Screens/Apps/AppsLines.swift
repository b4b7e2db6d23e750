import Lifecycle
import Sessions
import Texts

extension LineWord {
  static let apps = [LineWord("apps") { lines, _ in (lines.apps, []) }]
}

extension LineInterface {
  fileprivate var apps: [String] {
    var lines: [String] = []
    for app in device.apps {
      var words = [StateWord.of(app)]
      if app.process == .running {
        words[0] = localized("linear.running", ["state": "\(app.state)"])
      }
      if let kind = kindWord(app.id) { words.append(kind) }
      if app.pid > 0 { words.append(localized("linear.process", ["pid": "\(app.pid)"])) }
      if app.footprint > 0 { words.append("\(app.footprint) MB") }
      if app.isHung { words.append(localized("linear.hangs")) }
      if app.isDebugged { words.append(localized("linear.debugged")) }
      if app.hasUnsavedEdits { words.append(localized("linear.edited")) }
      if app.lostEdits > 0 { words.append(localized("linear.edits-lost")) }
      lines.append(Lists.colon(name(app.id), Lists.comma(words)))
      guard app.kind.architecture == .scenes else { continue }
      for scene in device.scenes(of: app.id) {
        let key =
          scene.role == .externalDisplay
          ? "linear.window-display"
          : scene.isMinimized ? "linear.window-minimised" : "linear.window"
        lines.append(
          "  "
            + localized(key, ["number": "\(scene.id.number)", "state": StateWord.of(scene)]))
      }
    }
    return lines
  }
}
