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

  /// Side by side, the latest at the right; the chosen one lies on top, and of the others what can
  /// be seen is written on.
  private mutating func drawRow(_ model: Model, _ cards: [Card], in rect: Rect) {
    let isHigh = rect.height > 12
    let width = min(rect.width - 8, max(15, rect.width * 2 / 5))
    let height = rect.height - (isHigh ? 4 : 2)
    let step = min(width + 1, (rect.width - width) / 2)
    let middle = rect.x + (rect.width - width) / 2
    // What lies further from the chosen one lies deeper.
    let order = cards.indices.sorted { abs($0 - model.card) > abs($1 - model.card) }
    for index in order {
      let offset = model.card - index
      let inset = offset == 0 || !isHigh ? 0 : 1
      let area = Rect(
        x: middle + offset * step, y: rect.y + inset, width: width, height: height - 2 * inset)
      var seen = area
      if offset != 0 {
        seen.width = min(step, width)
        if offset > 0 { seen.x = area.maxX - seen.width }
      }
      drawSwitcherCard(model, cards[index], index, in: area, seen: seen)
    }
    let count = "\(model.card + 1) of \(cards.count)"
    center(count, in: rect, y: rect.y + height + (isHigh ? 1 : 0), .dim)
    drawSwitcherKeys(in: rect)
  }

  /// One above the other, each with its name and state.
  private mutating func drawPile(_ model: Model, _ cards: [Card], in rect: Rect) {
    let shown = max(1, min(cards.count, (rect.height - 2) / 4))
    let first = max(0, min(model.card - shown / 2, cards.count - shown))
    for (row, index) in (first..<min(cards.count, first + shown)).enumerated() {
      let area = Rect(x: rect.x, y: rect.y + row * 4, width: rect.width, height: 4)
      drawSwitcherCard(model, cards[index], index, in: area, seen: area)
    }
    let left = cards.count - first - shown
    if left > 0 { put("↓ \(left) more", x: rect.x + 1, y: rect.maxY - 2, .dim) }
    drawSwitcherKeys(in: rect)
  }

  private mutating func drawSwitcherKeys(in rect: Rect) {
    let isNarrow = rect.width < 26
    drawButtons(
      [(.chooseCard, isNarrow ? "open" : "choose"), (.removeCard, isNarrow ? "up" : "swipe up")],
      in: rect, y: rect.maxY - 1)
  }

  private mutating func drawSwitcherCard(
    _ model: Model, _ card: Card, _ index: Int, in rect: Rect, seen: Rect
  ) {
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
      let windows = [card.left, card.right].compactMap { $0 }
      if inside.height > 6 {
        for x in inside.x..<inside.maxX { canvas.put("─", x: x, y: inside.y + 1, .dim) }
        let room = max(0, inside.height - 3 - windows.count)
        for (row, line) in model.content(of: card.left, rows: room).prefix(room).enumerated() {
          let short = Shortening.end(line, to: inside.width)
          canvas.put(short, x: inside.x, y: inside.y + 2 + row, .dim)
        }
      }
      canvas.drawCardStates(windows.map(model.look), in: inside)
    }
  }

  /// The states of a card's windows at its foot, a row each; in one row where there is no other.
  private mutating func drawCardStates(_ looks: [StateLook], in rect: Rect) {
    if rect.height < looks.count + 1 {
      var x = rect.x
      for look in looks { x += put(look.mark + " ", x: x, y: rect.maxY - 1, look.style) }
      put(looks[0].word, x: x, y: rect.maxY - 1, looks[0].style)
      return
    }
    for (row, look) in looks.enumerated() {
      put(look.text(fitting: rect.width), x: rect.x, y: rect.maxY - looks.count + row, look.style)
    }
  }
}
