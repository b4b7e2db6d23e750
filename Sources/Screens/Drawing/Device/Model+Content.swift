import Lifecycle

extension Model {
  /// What a window shows, and what has become of the user's edits. Where there are few rows, blank
  /// ones go first.
  func content(of window: SceneID, rows: Int) -> [String] {
    var lines = content(of: window)
    let news = editLines(device[window.app])
    if !news.isEmpty { lines += [""] + news }
    while lines.count > rows, let blank = lines.lastIndex(of: "") { lines.remove(at: blank) }
    return lines.count > rows && !news.isEmpty ? Array(lines.prefix(rows - 1)) + [news[0]] : lines
  }

  /// The built-in app's lines, or for any other app what it is.
  private func content(of window: SceneID) -> [String] {
    if device.scene(window)?.isPresenting == true {
      return ["a view controller", "is presented", "over this one"]
    }
    let content = contents[Int(window.app.raw)]
    let lines = device[window.app].edits > 0 ? content.edited : content.plain
    if !lines.isEmpty { return lines }
    if !content.plain.isEmpty { return content.plain }
    let kind = device[window.app].kind
    return [kind.architecture == .scenes ? "a window" : "its window", "", "· · · · ·", "· · ·"]
  }

  private func editLines(_ app: App) -> [String] {
    if app.hasUnsavedEdits { return ["✎ edited, not saved"] }
    return app.edits > 0 ? ["✎ edited, saved"] : []
  }
}
