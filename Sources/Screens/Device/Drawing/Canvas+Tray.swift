import Lifecycle
import TerminalKit

extension Canvas {
  /// The switcher as it was until iOS 6: what is in front moves up, and beneath it is a row of
  /// icons, the latest at the right, as the keys go.
  mutating func drawTray(_ model: Model, _ cards: [Card], in rect: Rect) {
    let height = min(rect.height, rect.height > 12 ? 9 : 7)
    let above = Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height - height)
    clipped(to: above) { canvas in
      switch model.device.situation.front {
      case .card(let card) where above.height > 2: canvas.drawFront(model, card, in: above)
      case .home where above.height > 4: canvas.drawHomeScreen(model, in: above)
      case .card, .home, .system: break
      }
      canvas.dim(above)
    }
    hit(above, .nothing)
    let top = rect.maxY - height
    fill(Rect(x: rect.x, y: top, width: rect.width, height: 1), .device, with: "━")
    let width = rect.width < 26 ? 6 : 8
    let perRow = max(1, min(cards.count, rect.width / width))
    let first = SeenRows(of: cards.count, around: model.deviceView.card, height: perRow).first
    let end = rect.maxX - (rect.width - perRow * width) / 2
    for place in 0..<perRow {
      let area = Rect(
        x: end - (place + 1) * width, y: top + 1, width: width, height: 4)
      drawTrayIcon(model, first + place, in: area)
    }
    let chosen = cards[model.deviceView.card].left
    let life = model.life(chosen)
    let row = Rect(x: rect.x, y: top + 5, width: rect.width, height: 1)
    drawBand(life, model.details(life, of: chosen.app), in: row)
    if height > 7 {
      drawCount(
        model, cards.count, in: rect, y: rect.maxY - 1 - switcherButtonRows(model, in: rect))
    }
    drawSwitcherButtons(model, in: rect, y: rect.maxY - 1)
  }

  private mutating func drawTrayIcon(_ model: Model, _ index: Int, in cell: Rect) {
    let window = model.device.cards[index].left
    let isChosen = index == model.deviceView.card
    let tile = Rect(
      x: cell.x + (cell.width - 5) / 2, y: cell.y, width: 5, height: 3)
    let life = model.life(window)
    let key = keys.label(of: .nthCard(1), index + 1)
    drawTile(model, window.app, life, key: key, in: tile)
    if isChosen { frame(tile, .cardChosen, life.isSnapshot ? .heavyDashed : .heavy) }
    let name = Rect(x: cell.x, y: tile.maxY, width: cell.width, height: 1)
    center(model.name(window), in: name, y: name.y, isChosen ? .strong : .plain)
    hit(cell, .command(.nthCard(index + 1)))
  }
}
