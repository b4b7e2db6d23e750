import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// The glass's first row: the time, and what holds for the whole device. The cameras of an iPhone
  /// without Home button part it in two.
  mutating func drawStatusBar(_ model: Model, in glass: Rect, notch: Rect) {
    hitStatusBar(model, glass)
    let y = glass.y
    let isLocked = model.device.situation.isLocked
    let time = TimeText.wallClock(model.device.now)
    let words = isLocked ? localized("device.status-locked") : time
    if !notch.isEmpty {
      put(words, x: glass.x, y: y, .statusBar, width: notch.x - glass.x)
      drawIndicators(model, in: glass, from: notch.maxX, hasSignal: true)
    } else if glass.width < 26 {
      put(time, x: glass.x, y: y, .statusBar)
      drawIndicators(model, in: glass, from: glass.x + 6, hasSignal: true)
    } else {
      put(
        glass.width < 30 ? "▂▄▆" : "▂▄▆ \(localized("device.wifi"))", x: glass.x, y: y, .statusBar)
      center(words, in: glass, y: y, .statusBar)
      drawIndicators(model, in: glass, from: glass.x + glass.width / 2 + 4, hasSignal: false)
    }
  }

  /// From the right: the battery, audio, location, and the signal where there
  /// is room for it.
  private mutating func drawIndicators(
    _ model: Model, in glass: Rect, from start: Int, hasSignal: Bool
  ) {
    let y = glass.y
    var end = glass.maxX
    guard glass.width > 16 else { return }
    end = putRight(end - start > 11 ? "87% ▮▮▮▯" : "87%", before: end, y: y, .statusBar) - 1
    for (use, mark) in [(BackgroundUses.audio, "♪"), (.location, "◆")] {
      guard end > start, uses(use, model) else { continue }
      end = putRight(mark, before: end, y: y, .accent) - 1
    }
    if hasSignal, end - 4 >= start { putRight("▂▄▆", before: end, y: y, .statusBar) }
  }

  /// From the bar both centers are pulled down, the Control Center where there is no Home button.
  private mutating func hitStatusBar(_ model: Model, _ glass: Rect) {
    let features = model.simulation.rules.features
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
