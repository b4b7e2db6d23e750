import Lifecycle
import TerminalKit

/// What the chosen app's run loop does, and how long it still has.
struct RunLoopPanel: SidePanel {
  func draw(on canvas: inout Canvas, _ model: Model, in rect: Rect) {
    canvas.drawRunLoop(model, in: rect)
  }

  func place(above log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    layout.giveLogsTop(of: log, wanting: 2 * Canvas.runLoopRows) { room in
      let height = min(Canvas.runLoopRows, (room + 1) / 2)
      return height >= Canvas.leastRunLoopRows ? height : nil
    }
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
