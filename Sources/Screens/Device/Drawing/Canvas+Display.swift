import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// Where there is no room for an external display, the panel in its place says so.
  mutating func sayThatDisplayIsHidden(_ layout: Layout) {
    guard let rect = layout.side ?? layout.log ?? layout.apps else { return }
    let words = Shortening.end(localized("device.no-room-for-display"), to: rect.width - 6)
    if rect.width > 12 { putRight(" \(words) ", before: rect.maxX - 2, y: rect.maxY - 1, .dim) }
  }

  /// An external display beside the device, with the scene that an app has on it.
  mutating func drawDisplay(_ model: Model, in rect: Rect) {
    let height = min(rect.height - 1, 14)
    // Sixteen to nine.
    let width = min(rect.width - 2, height * 32 / 9)
    let body = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height - 1) / 2,
      width: width, height: height)
    frame(body, .device, .heavy)
    let foot = " \(localized("device.external-display")) "
    center(foot, in: body, y: body.y, .dim)
    center("━┻━┻━", in: body, y: body.maxY, .device)
    let glass = body.inset(dx: 1, dy: 1)
    let scene = model.device.scenes.first { $0.role == .externalDisplay && $0.state.isForeground }
    guard let scene else {
      center(localized("device.no-scene"), in: glass, y: glass.y + glass.height / 2, .dim)
      return
    }
    clipped(to: glass) { canvas in
      canvas.drawWindow(model, scene.id, in: glass, touch: nil)
    }
  }
}
