import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The App Switcher: a pile of cards with the chosen one on top, and on an iPad a grid of them.
  mutating func drawSwitcher(_ model: Model, in rect: Rect) {
    let cards = model.device.cards
    guard !cards.isEmpty else {
      center(localized("device.no-cards"), in: rect, y: rect.y + rect.height / 3, .dim)
      return
    }
    if Looks(model).has(.switcherTray) {
      drawTray(model, cards, in: rect)
      return
    }
    hit(rect, .panel(.device), panel: .device)
    let foot = (rect.height > 12 ? 2 : 1) + switcherButtonRows(model, in: rect)
    let area = Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height - foot)
    switch model.device.model {
    case .iPhone: drawCarousel(model, cards, in: area)
    case .iPad: drawGrid(model, cards, in: area)
    }
    drawCount(model, cards.count, in: rect, y: area.maxY + (rect.height > 12 ? 1 : 0))
    drawSwitcherButtons(model, in: rect, y: rect.maxY - 1)
  }

  private static let switcherButtons = [Command.chooseCard, .removeCard]

  /// The rows that they take: two where there is no room beside each other.
  func switcherButtonRows(_ model: Model, in rect: Rect) -> Int {
    let widths = Canvas.switcherButtons.map {
      Canvas.buttonWidth(keys.key(of: $0), model.label(of: $0))
    }
    return widths.reduce(widths.count - 1, +) > rect.width ? widths.count : 1
  }

  mutating func drawSwitcherButtons(_ model: Model, in rect: Rect, y: Int) {
    drawButtons(Canvas.switcherButtons.map { ($0, model.label(of: $0)) }, in: rect, y: y)
  }

  /// Which card is chosen of how many, between the keys that choose others.
  mutating func drawCount(_ model: Model, _ count: Int, in rect: Rect, y: Int) {
    let place = model.deviceView.card + 1
    let words = " \(localized("device.card", ["number": "\(place)", "count": "\(count)"])) "
    let x = rect.x + (rect.width - TextWidth.columns(of: words)) / 2
    let end = x + put(words, x: x, y: y, .dim)
    if model.isPossible(.olderCard) {
      let key = keys.key(of: .olderCard)
      button(key, "", x: x - TextWidth.columns(of: key), y: y, .olderCard)
    }
    if model.isPossible(.newerCard) {
      button(keys.key(of: .newerCard), "", x: end, y: y, .newerCard)
    }
  }

  /// The latest at the right, each beneath the one that is nearer to the chosen one; of a card that
  /// peeks out at a side what can be seen is written on.
  private mutating func drawCarousel(_ model: Model, _ cards: [Card], in rect: Rect) {
    let width = max(min(15, rect.width), rect.width * 62 / 100)
    let older = min(2, cards.count - 1 - model.deviceView.card)
    let newer = min(2, model.deviceView.card)
    let room = rect.width - width
    // Room goes to the sides that have cards; a card without others is in the middle.
    let left =
      switch (older > 0, newer > 0) {
      case (true, false): room - 1
      case (false, true): 1
      case (true, true): (room + 1) / 2
      case (false, false): room / 2
      }
    let x = rect.x + left
    let inset = rect.height > 22 ? 2 : rect.height > 9 ? 1 : 0
    let sides = [
      (count: older, room: left, sign: 1), (count: newer, room: room - left, sign: -1),
    ]
    for side in sides {
      for step in stride(from: side.count, to: 0, by: -1) {
        // A card further away is deeper, and shows less.
        let nearest = side.count == 2 ? side.room * 3 / 5 : side.room
        let shift = step == 1 ? nearest : side.room
        let strip = step == 1 ? nearest : side.room - nearest
        let start = side.sign > 0 ? x - shift : x + shift
        let area = Rect(
          x: start, y: rect.y + inset, width: width, height: rect.height - 2 * inset)
        let seen = Rect(
          x: side.sign > 0 ? start : area.maxX - strip, y: area.y, width: strip,
          height: area.height)
        drawCard(model, model.deviceView.card + side.sign * step, in: area, seen: seen)
      }
    }
    let chosen = Rect(x: x, y: rect.y, width: width, height: rect.height)
    drawCard(model, model.deviceView.card, in: chosen, seen: chosen)
  }

  /// Row by row, the latest at the right of the upper one. Where there are more than there is room
  /// for, those are shown among which the chosen one is.
  private mutating func drawGrid(_ model: Model, _ cards: [Card], in rect: Rect) {
    let most = Size(columns: max(1, rect.width / 16), rows: max(1, rect.height / 6))
    // As few rows as they need, so that cards are as large as there is room for.
    let rows = min(most.rows, (cards.count + most.columns - 1) / most.columns)
    let columns = min(most.columns, (cards.count + rows - 1) / rows)
    // One alone is not as wide as the glass.
    let width = columns == 1 ? rect.width * 2 / 3 : rect.width / columns
    let size = Size(columns: width, rows: rect.height / rows)
    let page = columns * rows
    let first = model.deviceView.card / page * page
    let shown = min(cards.count, first + page) - first
    for place in 0..<shown {
      // A row that is not full is centered.
      let inRow = min(columns, shown - place / columns * columns)
      let end = rect.maxX - (rect.width - inRow * size.columns) / 2
      var area = Rect(
        x: end - (place % columns + 1) * size.columns, y: rect.y + place / columns * size.rows,
        width: size.columns, height: size.rows)
      // The chosen one is larger.
      if first + place != model.deviceView.card {
        area = area.inset(dx: 1, dy: size.rows > 7 ? 1 : 0)
      }
      drawCard(model, first + place, in: area, seen: area)
    }
  }
}
