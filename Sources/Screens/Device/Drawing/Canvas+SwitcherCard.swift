import Lifecycle
import TerminalKit

extension Canvas {
  /// A card: its name, the picture that the system has of it, and the states of its windows.
  mutating func drawCard(_ model: Model, _ index: Int, in rect: Rect, seen: Rect) {
    let card = model.device.cards[index]
    let isChosen = index == model.deviceView.card
    let style: Style = isChosen ? .cardChosen : .card
    box(rect, style, isChosen ? .heavy : .round)
    hit(rect, .command(.nthCard(index + 1)))
    let inside = rect.inset(dx: 1, dy: 1).intersection(seen)
    let key = keys.label(of: .nthCard(1), index + 1)
    clipped(to: inside) { canvas in
      guard let right = card.right else {
        canvas.drawHalf(model, card.left, key: key, isChosen, in: inside)
        return
      }
      // Two windows that fill the screen together are one card.
      let width = (inside.width - 1) / 2
      let middle = Rect(x: inside.x + width, y: inside.y, width: 1, height: inside.height)
      canvas.fill(middle, style, with: "┃")
      canvas.drawHalf(
        model, card.left, key: key, isChosen,
        in: Rect(x: inside.x, y: inside.y, width: width, height: inside.height))
      canvas.drawHalf(
        model, right, key: "", isChosen,
        in: Rect(
          x: middle.maxX, y: inside.y, width: inside.maxX - middle.maxX, height: inside.height))
    }
  }

  /// One of a card's windows, or its only one.
  private mutating func drawHalf(
    _ model: Model, _ window: SceneID, key: String, _ isChosen: Bool, in rect: Rect
  ) {
    put(key, x: rect.x, y: rect.y, .key)
    // Of a card that only peeks out the key and the state's mark are to be seen.
    guard rect.width > 4 else {
      put(model.look(window).mark, x: rect.x, y: rect.maxY - 1, model.look(window).style)
      return
    }
    let x = rect.x + (key.isEmpty ? 0 : 2)
    let name = Shortening.end(model.name(window), to: rect.maxX - x)
    put(name, x: x, y: rect.y, isChosen ? .strong : .card)
    if rect.height > 5 {
      fill(Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: 1), .dim, with: "─")
    }
    let top = rect.y + (rect.height > 5 ? 2 : 1)
    drawSnapshot(
      model, window,
      in: Rect(x: rect.x, y: top, width: rect.width, height: rect.maxY - top))
  }

  /// A window as it was seen last, over its state.
  private mutating func drawSnapshot(_ model: Model, _ window: SceneID, in rect: Rect) {
    guard rect.height > 0 else { return }
    let content = Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height - 1)
    clipped(to: content) { $0.drawContent(model, window, .snapshot, in: content) }
    let look = model.look(window)
    put(look.shortened(to: rect.width), x: rect.x, y: rect.maxY - 1, look.style)
  }
}
