import Lifecycle
import TerminalKit

extension Canvas {
  /// A card: its name, the picture that the system has of it, and the states of its windows. The
  /// frame of an app without process is dashed: that picture is all there is.
  mutating func drawCard(_ model: Model, _ index: Int, in rect: Rect, seen: Rect) {
    let card = model.device.cards[index]
    let isChosen = index == model.deviceView.card
    let style: Style = isChosen ? .cardChosen : .card
    let isSnapshot = model.life(card.left).isSnapshot
    let border: Border =
      isSnapshot ? (isChosen ? .heavyDashed : .dashed) : isChosen ? .heavy : .round
    box(rect, style, border)
    hit(rect, .command(.nthCard(index + 1)))
    let inside = rect.inset(dx: 1, dy: 1).intersection(seen)
    let key = keys.label(of: .nthCard(1), index + 1)
    clipped(to: inside) { canvas in
      guard let right = card.right else {
        canvas.drawHalf(model, card.left, key: key, isChosen, marksChosen: false, in: inside)
        return
      }
      // Two windows that fill the screen together are one card.
      let width = (inside.width - 1) / 2
      let middle = Rect(x: inside.x + width, y: inside.y, width: 1, height: inside.height)
      canvas.fill(middle, style, with: "┃")
      canvas.drawHalf(
        model, card.left, key: key, isChosen && !model.deviceView.isRight,
        in: Rect(x: inside.x, y: inside.y, width: width, height: inside.height))
      canvas.drawHalf(
        model, right, key: "", isChosen && model.deviceView.isRight,
        in: Rect(
          x: middle.maxX, y: inside.y, width: inside.maxX - middle.maxX, height: inside.height))
    }
  }

  /// One of a card's windows, or its only one.
  private mutating func drawHalf(
    _ model: Model, _ window: SceneID, key: String, _ isChosen: Bool, marksChosen: Bool = true,
    in rect: Rect
  ) {
    let life = model.life(window)
    // Of a card that only peeks out, the key and the state's mark can be seen.
    guard rect.width > 4 else {
      put(key, x: rect.x, y: rect.y, .key)
      let mark = Rect(x: rect.x, y: rect.maxY - 1, width: rect.width, height: 1)
      fill(mark, life.band, with: life.hatching)
      put(life.mark, x: mark.x, y: mark.y, life.band)
      return
    }
    // The app's color as long as the app runs.
    let style: Style =
      switch life {
      case .suspended: .frozen
      case .neverLaunched, .notRunning: isChosen ? .strong : .card
      case .hung, .running: model.tile(window.app)
      }
    let title = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1)
    fill(title, style)
    let used = put(key, x: rect.x, y: rect.y, .key)
    let x = rect.x + (used == 0 && !marksChosen ? 0 : used + 1)
    // Of two windows the frame does not say which is chosen.
    if marksChosen, isChosen { put("▸", x: x - 1, y: rect.y, style) }
    put(Shortening.end(model.name(window), to: rect.maxX - x), x: x, y: rect.y, style)
    drawSnapshot(
      model, window, life,
      in: Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height - 1))
  }

  /// A window as it was seen last, and its state at the foot. A frozen one is hatched.
  private mutating func drawSnapshot(
    _ model: Model, _ window: SceneID, _ life: Life, in rect: Rect
  ) {
    guard rect.height > 0 else { return }
    let details = model.details(life, of: window.app)
    var band = Canvas.band(of: rect)
    // A row of its own where it has no room beside the word.
    let shortest = details.last.map { TextWidth.columns(of: "\(life.text) \($0)") + 1 } ?? 0
    if band.height == 1, shortest > band.width, rect.height > 4 {
      band = Rect(x: band.x, y: band.y - 1, width: band.width, height: 2)
    }
    let content = Rect(x: rect.x, y: rect.y, width: rect.width, height: band.y - rect.y)
    if case .suspended = life { fill(content, .dim, with: "░") }
    clipped(to: content) { $0.drawContent(model, window, .snapshot, in: content) }
    drawBand(life, details, in: band)
  }
}
