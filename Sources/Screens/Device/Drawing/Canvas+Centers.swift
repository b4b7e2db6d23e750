import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// Control Center: switches and two sliders, which do nothing here, and the app that plays audio.
  mutating func drawControlCenter(
    _ model: Model, _ sheet: Sheet, in area: Rect, hasKeys: Bool
  ) {
    box(area, .overlay)
    let inside = area.inset(dx: 1, dy: 1)
    center(sheet.title, in: inside, y: inside.y, .captionTitle)
    let foot = inside.maxY - 1
    if inside.width >= 24, inside.height >= 9 {
      let left = Rect(x: inside.x + 1, y: inside.y + 2, width: inside.width / 2 - 1, height: 4)
      let right = Rect(
        x: left.maxX + 1, y: left.y, width: inside.maxX - left.maxX - 2, height: 4)
      frame(left, .overlay)
      let focus = Looks(model).focus.joined(separator: " ")
      let isNarrow = TextWidth.columns(of: focus) > left.width - 2
      let switches = isNarrow ? Looks(model).focus : [localized("device.wifi"), focus]
      for (row, words) in switches.prefix(2).enumerated() {
        center(words, in: left.inset(dx: 1, dy: 0), y: left.y + 1 + row, .overlay)
      }
      frame(right, .overlay)
      drawPlaying(model, in: right.inset(dx: 1, dy: 1))
      drawSliders(in: inside, y: left.maxY, step: foot - left.maxY > 4 ? 2 : 1)
    } else {
      let step = inside.height >= 7 ? 2 : 1
      let focus = Looks(model).focus.joined(separator: " ")
      let both = "\(focus)   \(localized("device.wifi"))"
      let fits = TextWidth.columns(of: both) <= inside.width
      center(fits ? both : focus, in: inside, y: inside.y + step, .overlay)
      drawSliders(in: inside, y: inside.y + 2 * step, step: 1)
    }
    if hasKeys { drawButtons(sheet.answers, in: inside, y: foot) }
  }

  private mutating func drawPlaying(_ model: Model, in rect: Rect) {
    let app = model.device.apps.first { $0.process == .running && $0.uses.contains(.audio) }
    guard let app else {
      center("♪", in: rect, y: rect.y, .dim)
      center(localized("device.not-playing"), in: rect, y: rect.y + 1, .dim)
      return
    }
    center(model.name(app.id), in: rect, y: rect.y, .captionTitle)
    center(localized("device.playing"), in: rect, y: rect.y + 1, .strong)
  }

  private mutating func drawSliders(in rect: Rect, y: Int, step: Int) {
    let width = max(8, rect.width - 8)
    let x = rect.x + (rect.width - width - 2) / 2
    for (row, slider) in [("☼", 7), ("♪", 4)].enumerated() {
      let y = y + row * step
      guard y < rect.maxY - 1 else { return }
      put(slider.0, x: x, y: y, .overlay)
      let full = width * slider.1 / 10
      fill(Rect(x: x + 2, y: y, width: full, height: 1), .overlay, with: "▓")
      fill(Rect(x: x + 2 + full, y: y, width: width - full, height: 1), .overlay, with: "░")
    }
  }

  /// Notification Center: how far it is pulled, and what waits in it, which can be tapped.
  mutating func drawNotificationCenter(
    _ model: Model, _ sheet: Sheet, in area: Rect, hasKeys: Bool
  ) {
    box(area, .overlay)
    let inside = area.inset(dx: 1, dy: 1)
    let isNarrow = TextWidth.columns(of: sheet.title) > inside.width
    let title = isNarrow ? localized("device.title-notifications") : sheet.title
    center(title, in: inside, y: inside.y, .captionTitle)
    let foot = inside.maxY - 1
    var y = inside.y + 1
    for line in sheet.lines where y < foot {
      center(line, in: inside, y: y, .dim)
      y += 1
    }
    if foot - y > 4 { y += 1 }
    if model.device.apps.contains(where: { !$0.notification.isEmpty }) {
      drawWaiting(model, in: inside, from: y, to: foot - 1, opens: hasKeys)
    } else if y < foot {
      center(localized("device.nothing-waits"), in: inside, y: y, .overlay)
    }
    // How it is pulled is where its grip is.
    if inside.width > 20 { center(" ▂▂▂▂ ", in: area, y: area.maxY - 1, .overlay) }
    if hasKeys { drawButtons(sheet.answers, in: inside, y: foot) }
  }
}
