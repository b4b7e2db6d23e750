import Lifecycle

extension Canvas {
  /// A card: its name, the picture that the system has of it, and the states of its windows.
  mutating func drawCard(_ model: Model, _ index: Int, in rect: Rect, seen: Rect) {
    let card = model.device.cards[index]
    let isChosen = index == model.card
    let style: Style = isChosen ? .cardChosen : .card
    box(rect, style, isChosen ? .heavy : .round)
    hit(rect, .command(.chooseNthCard(index + 1)))
    let inside = rect.inset(dx: 1, dy: 1).intersection(seen)
    clipped(to: inside) { canvas in
      let key = canvas.keys.label(of: .chooseNthCard(1), index + 1)
      canvas.put(key, x: inside.x, y: inside.y, .key)
      let x = inside.x + (key.isEmpty ? 0 : 2)
      let name = Shortening.end(model.name(card), to: inside.maxX - x)
      canvas.put(name, x: x, y: inside.y, isChosen ? .strong : .card)
      if inside.height > 5 {
        let line = Rect(x: inside.x, y: inside.y + 1, width: inside.width, height: 1)
        canvas.fill(line, .dim, with: "─")
      }
      let top = inside.y + (inside.height > 5 ? 2 : 1)
      let rest = Rect(x: inside.x, y: top, width: inside.width, height: inside.maxY - top)
      guard let right = card.right else {
        canvas.drawSnapshot(model, card.left, in: rest)
        return
      }
      let width = (rest.width - 1) / 2
      let middle = Rect(x: rest.x + width, y: rest.y, width: 1, height: rest.height)
      canvas.fill(middle, style, with: "┃")
      canvas.drawSnapshot(
        model, card.left, in: Rect(x: rest.x, y: rest.y, width: width, height: rest.height))
      canvas.drawSnapshot(
        model, right,
        in: Rect(
          x: middle.maxX, y: rest.y, width: rest.maxX - middle.maxX, height: rest.height))
    }
  }

  /// A window as it was seen last, over its state.
  private mutating func drawSnapshot(_ model: Model, _ window: SceneID, in rect: Rect) {
    guard rect.height > 0 else { return }
    let content = Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height - 1)
    clipped(to: content) { $0.drawContent(model, window, .snapshot, in: content) }
    let look = model.look(window)
    put(look.text(fitting: rect.width), x: rect.x, y: rect.maxY - 1, look.style)
  }
}
