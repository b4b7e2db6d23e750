import Lifecycle

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
    for y in divider.y..<divider.maxY { put("┃", x: divider.x, y: y, .device) }
    put("◆", x: divider.x, y: rect.y + rect.height / 2, .button)
    hit(divider, .command(.resize))
    drawWindow(
      model, right,
      in: Rect(
        x: divider.maxX, y: rect.y, width: rect.maxX - divider.maxX, height: rect.height))
  }

  /// A window: the app's name, what it holds, and at its foot what state it is in.
  private mutating func drawWindow(_ model: Model, _ window: SceneID, in rect: Rect) {
    clipped(to: rect) { canvas in
      let look = model.look(window)
      canvas.center(model.name(window), in: rect, y: rect.y, .strong)
      if rect.height > 2 {
        for x in rect.x..<max(rect.x, rect.maxX) { canvas.put("─", x: x, y: rect.y + 1, .dim) }
      }
      let room = rect.height - 3
      let margin = rect.height > 10 ? 1 : 0
      let content = model.content(of: window, rows: room - margin)
      for (row, line) in content.prefix(max(0, room - margin)).enumerated() {
        let short = Shortening.end(line, to: rect.width - 1)
        canvas.put(short, x: rect.x + 1, y: rect.y + 2 + margin + row, .screen)
      }
      canvas.drawState(look, in: rect)
      canvas.hit(rect, .command(.touch))
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
