import Lifecycle
import TerminalKit

/// What the chosen app's run loop does, and how long it still has.
struct RunLoopPanel: SidePanel {
  func draw(on canvas: inout Canvas, _ model: Model, in rect: Rect) {
    canvas.drawRunLoop(model, in: rect)
  }

  func place(above log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    // The apps give rows that they hardly need.
    let wanted = max(0, 2 * Canvas.runLoopRows - log.height)
    let given = max(0, min((layout.apps?.height ?? 0) - 10, wanted))
    let room = log.height + given
    let height = min(Canvas.runLoopRows, (room + 1) / 2)
    guard height >= Canvas.leastRunLoopRows else { return layout.replaceLog(log) }
    layout.apps?.height -= given
    let y = log.y - given
    layout.side = Rect(x: log.x, y: y, width: log.width, height: height)
    layout.log = Rect(x: log.x, y: y + height, width: log.width, height: room - height)
  }

  func place(beside log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    let width = min(52, log.width - 60)
    guard width >= 40 else { return layout.replaceLog(log) }
    layout.giveLogsRight(to: width, of: log)
  }

  /// When the next second of a countdown is over. All that counts down is painted again with the
  /// one that ends first.
  func nextTick(_ model: Model) -> UInt32? {
    guard model.clockFlows, model.popup == nil, let app = model.selectedApp else { return nil }
    guard let next = RunLoopFacts(model, app).countdowns.first else { return nil }
    let left = next.due.milliseconds - model.device.now.milliseconds
    return left % 1_000 == 0 ? min(left, 1_000) : left % 1_000
  }
}
