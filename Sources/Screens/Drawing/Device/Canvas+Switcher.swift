import Lifecycle

extension Canvas {
  /// The app switcher: a row of cards where there is room for it, else a pile.
  mutating func drawSwitcher(_ model: Model, in rect: Rect) {
    let cards = model.device.cards
    guard !cards.isEmpty else {
      center("no cards", in: rect, y: rect.y + rect.height / 3, .dim)
      return
    }
    if rect.width < 26 {
      drawPile(model, cards, in: rect)
    } else {
      drawRow(model, cards, in: rect)
    }
  }

  /// Side by side, the latest at the right; the chosen one lies on top.
  private mutating func drawRow(_ model: Model, _ cards: [Card], in rect: Rect) {
    let width = min(rect.width - 8, max(17, rect.width * 2 / 5))
    let height = rect.height - (rect.height > 12 ? 4 : 2)
    let step = min(width + 1, max(4, (rect.width - width) / 2))
    let middle = rect.x + (rect.width - width) / 2
    func place(_ index: Int) -> Rect {
      let y = rect.y + (index == model.card || rect.height <= 12 ? 0 : 1)
      return Rect(
        x: middle + (model.card - index) * step, y: y, width: width,
        height: height - 2 * (y - rect.y))
    }
    // What lies further from the chosen one lies deeper.
    let order = cards.indices.sorted { abs($0 - model.card) > abs($1 - model.card) }
    for index in order { drawCard(model, cards[index], index, in: place(index)) }
    let count = "\(model.card + 1) of \(cards.count)"
    center(count, in: rect, y: rect.y + height + (rect.height > 12 ? 1 : 0), .dim)
    drawSwitcherKeys(in: rect)
  }

  /// One above the other, each with its name and state.
  private mutating func drawPile(_ model: Model, _ cards: [Card], in rect: Rect) {
    let shown = max(1, (rect.height - 2) / 4)
    let first = max(0, min(model.card - shown / 2, cards.count - shown))
    for (row, index) in (first..<min(cards.count, first + shown)).enumerated() {
      let area = Rect(x: rect.x, y: rect.y + row * 4, width: rect.width, height: 4)
      drawCard(model, cards[index], index, in: area)
    }
    let left = cards.count - first - shown
    if left > 0 { put("↓ \(left) more", x: rect.x + 1, y: rect.maxY - 2, .dim) }
    drawSwitcherKeys(in: rect)
  }

  private mutating func drawSwitcherKeys(in rect: Rect) {
    drawButtons(
      [(.chooseCard, rect.width < 26 ? "open" : "choose"), (.removeCard, rect.width < 26 ? "up" : "swipe up")],
      in: rect, y: rect.maxY - 1)
  }

  private mutating func drawCard(_ model: Model, _ card: Card, _ index: Int, in rect: Rect) {
    let isChosen = index == model.card
    let style: Style = isChosen ? .cardChosen : .card
    box(rect, style, isChosen ? .heavy : .round)
    let inside = rect.inset(dx: 1, dy: 1)
    let key = index < 9 ? "\(index + 1) " : "  "
    put(key, x: inside.x, y: inside.y, .key, width: inside.width)
    put(
      Shortening.end(model.name(card), to: inside.width - 2), x: inside.x + 2, y: inside.y,
      isChosen ? .strong : .card)
    let windows = [card.left, card.right].compactMap { $0 }
    if inside.height > 6 {
      for x in inside.x..<inside.maxX { put("─", x: x, y: inside.y + 1, .dim) }
      let lines = model.content(of: card.left).prefix(max(0, inside.height - 3 - windows.count))
      for (row, line) in lines.enumerated() {
        put(line, x: inside.x + 1, y: inside.y + 2 + row, .dim, width: inside.width - 1)
      }
    }
    if inside.height == 2, windows.count == 2 {
      // A pile's card has one row for the states of both.
      var x = inside.x
      for window in windows {
        let look = model.look(window)
        x += put(look.mark + " ", x: x, y: inside.y + 1, look.style)
      }
      put(model.look(card.left).word, x: x, y: inside.y + 1, model.look(card.left).style, width: inside.maxX - x)
    } else {
      for (row, window) in windows.enumerated() {
        let look = model.look(window)
        put(
          look.text, x: inside.x, y: inside.maxY - windows.count + row, look.style,
          width: inside.width)
      }
    }
    hit(rect, .command(.chooseNthCard(index + 1)))
  }
}
