import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// What is in front: one window, or two with a divider between them.
  mutating func drawFront(_ model: Model, _ card: Card, in rect: Rect) {
    guard let right = card.right else {
      drawWindow(model, card.left, in: rect)
      return
    }
    let isUneven = model.device.situation.splitIsUneven
    let leftWidth = isUneven ? rect.width * 2 / 3 : (rect.width - 1) / 2
    drawWindow(
      model, card.left, in: Rect(x: rect.x, y: rect.y, width: leftWidth, height: rect.height))
    let divider = Rect(x: rect.x + leftWidth, y: rect.y, width: 1, height: rect.height)
    fill(divider, .device, with: "┃")
    put("◆", x: divider.x, y: rect.y + rect.height / 2, .button)
    hit(divider, .command(.resize))
    drawWindow(
      model, right,
      in: Rect(
        x: divider.maxX, y: rect.y, width: rect.maxX - divider.maxX, height: rect.height))
  }

  /// A window: the app's name, what it holds, and at its foot what state it is in.
  mutating func drawWindow(_ model: Model, _ window: SceneID, in rect: Rect) {
    clipped(to: rect) { canvas in
      let look = model.look(window)
      canvas.center(model.name(window), in: rect, y: rect.y, .strong)
      if rect.height > 2 {
        let line = Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: 1)
        canvas.fill(line, .dim, with: "─")
      }
      let content = Rect(x: rect.x, y: rect.y + 2, width: rect.width, height: rect.height - 3)
      if model.isLaunching(window) {
        canvas.drawLaunchScreen(model, window, in: content)
      } else {
        canvas.drawContent(model, window, .live, in: content)
      }
      canvas.drawState(look, in: rect)
      canvas.hit(rect, .command(.touch))
    }
  }

  /// What the system shows until the app's own view is there: the picture that it kept, or else
  /// the app's launch screen.
  private mutating func drawLaunchScreen(_ model: Model, _ window: SceneID, in rect: Rect) {
    let y = rect.y + rect.height / 2
    if model.device[window.app].hasStoredState {
      drawContent(model, window, .snapshot, in: rect)
    } else {
      center(model.icon(window.app), in: rect, y: y - 1, .icon)
    }
    center(localized("device.launching"), in: rect, y: y + 1, .strong)
  }

  /// What a window holds, with margins where there is room for them.
  mutating func drawContent(_ model: Model, _ window: SceneID, _ view: ContentView, in rect: Rect) {
    let margin = rect.height > 24 ? 2 : rect.height > 7 ? 1 : 0
    let indent = rect.width >= 44 ? 4 : rect.width >= 26 ? 2 : rect.width > 12 ? 1 : 0
    let room = max(0, rect.height - margin)
    let style: Style = view == .live ? .screen : .dim
    for (row, line) in model.content(of: window, view, rows: room).prefix(room).enumerated() {
      let short = Shortening.end(line.text, to: rect.width - indent)
      put(short, x: rect.x + indent, y: rect.y + margin + row, line.isNews ? .strong : style)
    }
  }

  /// A state at the foot of a rectangle; a scene's long word breaks where it is too narrow.
  private mutating func drawState(_ look: StateLook, in rect: Rect) {
    let y = rect.maxY - 1
    let start = "foreground"
    if TextWidth.columns(of: look.text) > rect.width, look.word.hasPrefix(start) {
      fill(Rect(x: rect.x, y: y - 1, width: rect.width, height: 2))
      put("\(look.mark) \(start)", x: rect.x, y: y - 1, look.style)
      put("  " + look.word.dropFirst(start.count), x: rect.x, y: y, look.style)
    } else {
      put(look.text, x: rect.x, y: y, look.style)
    }
  }
}
