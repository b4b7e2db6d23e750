import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The rectangle of a banner; without its keys it takes a row less.
  static func bannerArea(in rect: Rect, hasKeys: Bool) -> Rect {
    let width = min(rect.width, 60)
    return Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y, width: width,
      height: min(hasKeys ? 4 : 3, rect.height))
  }

  /// A banner is at the top and is no overlay. It has the keys where there is no overlay.
  mutating func drawBanner(_ model: Model, _ banner: Banner, in rect: Rect) {
    let hasKeys = model.topOverlay == nil
    let area = Canvas.bannerArea(in: rect, hasKeys: hasKeys)
    box(area, .overlay)
    hit(area, .nothing)
    let title =
      switch banner {
      case .call: localized("device.title-call")
      case .notification(let app): "\(model.icon(app)) \(model.name(app))"
      case .interruption(let interruption): interruption.app?.title ?? ""
      }
    center(title, in: area.inset(dx: 1, dy: 0), y: area.y + 1, .captionTitle)
    guard hasKeys else { return }
    drawButtons(Sheet.answers(banner), in: area.inset(dx: 1, dy: 0), y: area.y + 2)
  }
}
