import Lifecycle

extension Canvas {
  /// The glass's first row: the time, and what holds for the whole device. The cameras of an iPhone
  /// without Home button part it in two.
  mutating func drawStatusBar(_ model: Model, in glass: Rect, notch: Rect) {
    hitStatusBar(model, glass)
    let y = glass.y
    let time = TimeText.wallClock(model.device.now)
    let isLocked = model.device.situation.isLocked
    let right = notch.isEmpty ? glass.width / 2 - 5 : glass.maxX - notch.maxX - 1
    let battery = right > 11 ? "87% ▮▮▮▯" : "87%"
    var end = glass.maxX
    if glass.width > 16 { end = putRight(battery, before: end, y: y, .statusBar) - 1 }
    let edge = notch.isEmpty ? glass.x + glass.width / 2 + 4 : notch.maxX
    if uses(.audio, model), end - 1 >= edge { end = putRight("♪", before: end, y: y, .accent) - 1 }
    if uses(.location, model), end - 1 >= edge {
      end = putRight("◆", before: end, y: y, .accent) - 1
    }
    guard notch.isEmpty else {
      put(isLocked ? "locked" : time, x: glass.x, y: y, .statusBar, width: notch.x - glass.x)
      if end - 4 >= edge { putRight("▂▄▆", before: end, y: y, .statusBar) }
      return
    }
    if glass.width < 26 {
      put(time, x: glass.x, y: y, .statusBar)
      if end - 4 > glass.x + 6 { putRight("▂▄▆", before: end, y: y, .statusBar) }
      return
    }
    put(glass.width < 30 ? "▂▄▆" : "▂▄▆ Wi-Fi", x: glass.x, y: y, .statusBar)
    center(isLocked ? "locked" : time, in: glass, y: y, .statusBar)
  }

  /// From the bar both centers are pulled down, the control center where there is no Home button.
  private mutating func hitStatusBar(_ model: Model, _ glass: Rect) {
    let features = model.machine.rules.features
    let half = glass.width / 2
    if features.contains(.notificationCenter) {
      let width = model.hasHomeButton ? glass.width : half
      hit(
        Rect(x: glass.x, y: glass.y, width: width, height: 1), .command(.notificationCenter),
        alternative: .wholeNotificationCenter)
    }
    if features.contains(.controlCenter), !model.hasHomeButton {
      hit(
        Rect(x: glass.x + half, y: glass.y, width: glass.width - half, height: 1),
        .command(.controlCenter))
    }
  }

  /// Whether an app's own code does something in the open: it plays audio, or looks where it is.
  private func uses(_ use: BackgroundUses, _ model: Model) -> Bool {
    model.device.apps.contains { $0.process == .running && $0.uses.contains(use) }
  }
}
