import Lifecycle
import TerminalKit
import Texts

/// Whether a window is there, or what the system keeps as a picture of it.
enum ContentView { case live, snapshot }

/// One line of what a window shows.
struct ContentLine: Equatable {
  var text: String
  /// Not the app's own: what the kernel knows of it.
  var isNews = false
}

/// How an app that came with the program looks; empty for any other.
struct AppLooks: Sendable {
  var icon = ""
  var plain: [String] = []
  var edited: [String] = []
  /// The same for a window with much room.
  var large: [String] = []
  /// The color of its icon and of its windows' titles.
  var tile = Style.tileYellow
}

extension Model {
  /// What a window shows, and what has become of the user's edits. Where there are few rows, blank
  /// ones go first. A picture is as the user saw the window last: with edits that were lost since.
  func content(of window: SceneID, _ view: ContentView, in room: Size) -> [ContentLine] {
    let app = device[window.app]
    let rows = room.rows
    let isOld = view == .snapshot && app.process == .notRunning && app.lostEdits > 0
    var lines = content(of: window, isEdited: app.edits > 0 || isOld, in: room)
      .map { ContentLine(text: $0) }
    let news = self.news(app, view).map { ContentLine(text: $0, isNews: true) }
    if !news.isEmpty { lines += [ContentLine(text: "")] + news }
    while lines.count > rows, let blank = lines.lastIndex(where: { $0.text.isEmpty }) {
      lines.remove(at: blank)
    }
    let kept = max(0, rows - news.count)
    return lines.count > rows && !news.isEmpty ? Array(lines.prefix(kept)) + news : lines
  }

  /// The app's picture: its own, or the first letter of its name.
  func icon(_ app: AppID) -> String {
    let icon = deviceView.appLooks[Int(app.raw)].icon
    return icon.isEmpty ? name(app).first.map(String.init) ?? "" : icon
  }

  /// The color of its icon and of its windows' titles.
  func tile(_ app: AppID) -> Style { deviceView.appLooks[Int(app.raw)].tile }

  /// Whether the window has no view yet: its scene is not connected, or its app is so busy with its
  /// launch that the view is not loaded.
  func isLaunching(_ window: SceneID) -> Bool {
    if device.scene(window)?.state == .unattached { return true }
    return device[window.app].isHung
      && device.queues[Int(window.app.raw)].contains { waiting in
        waiting.message.receiver == .viewController
          && simulation.rules.messages[waiting.message.selector].selector == "viewDidLoad()"
      }
  }

  /// The built-in app's lines, or for any other app what it is.
  private func content(of window: SceneID, isEdited: Bool, in room: Size) -> [String] {
    if device.scene(window)?.isPresenting == true {
      return Sheet.lines("device.presented")
    }
    let looks = deviceView.appLooks[Int(window.app.raw)]
    let widest = looks.large.lazy.map { TextWidth.columns(of: $0) }.max() ?? 0
    let isLarge = widest > 0 && widest <= room.columns && looks.large.count + 2 <= room.rows
    let lines = isEdited ? looks.edited : isLarge ? looks.large : looks.plain
    if !lines.isEmpty { return lines }
    if !looks.plain.isEmpty { return looks.plain }
    let kind = device[window.app].kind
    return [
      localized(kind.architecture == .scenes ? "device.a-window" : "device.its-window"), "",
      "· · · · ·", "· · ·",
    ]
  }

  func news(_ app: App, _ view: ContentView) -> [String] {
    var news: [String] = []
    if app.hasUnsavedEdits {
      news.append(localized("device.edited-not-saved"))
    } else if view == .snapshot, app.process == .notRunning, app.lostEdits > 0 {
      news.append(localized("device.edits-lost"))
    } else if app.edits > 0 {
      news.append(localized("device.edited-saved"))
    }
    guard view == .live else { return news }
    if app.isHung { news.append(localized("device.hangs")) }
    if app.ignoresTouches { news.append(localized("device.no-touches")) }
    return news
  }
}
