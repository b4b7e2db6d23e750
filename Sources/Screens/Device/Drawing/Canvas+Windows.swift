import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// What is in front: one window, or two with a divider between them, or two that overlap.
  mutating func drawFront(_ model: Model, _ card: Card, in rect: Rect) {
    if model.device.traits.contains(.windowed) { return drawWindows(model, card, in: rect) }
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
        x: divider.maxX, y: rect.y, width: rect.maxX - divider.maxX, height: rect.height),
      touch: .touchRight)
  }

  /// Windows that overlap: the one behind at the upper left, the one in front at the lower right,
  /// with an edge. One that hides the other leaves only its title and its band in sight.
  private mutating func drawWindows(_ model: Model, _ card: Card, in rect: Rect) {
    let hides = model.device.situation.splitIsUneven
    let (columns, rows) = (rect.width / 5, rect.height / 5)
    let behind = Rect(
      x: rect.x, y: rect.y, width: rect.width - columns, height: rect.height - rows)
    drawWindow(model, card.left, in: behind)
    guard let right = card.right else { return }
    let band = Canvas.bandRows(in: behind.height)
    let front =
      hides
      ? Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: behind.height - band - 1)
      : Rect(
        x: rect.x + columns * 2, y: rect.y + rows * 2, width: rect.width - columns * 2,
        height: rect.height - rows * 2)
    fill(front, .screen)
    frame(front, .device)
    let inside = Rect(
      x: front.x + 1, y: front.y + 1, width: front.width - 2, height: front.height - 2)
    drawWindow(model, right, in: inside, touch: .touchRight)
    let corner = Rect(x: front.maxX - 1, y: front.maxY - 1, width: 1, height: 1)
    put("◆", x: corner.x, y: corner.y, .button)
    hit(corner, .command(.resize))
  }

  /// A window: the app's name in its color, its content, and at its foot its state as a band.
  mutating func drawWindow(
    _ model: Model, _ window: SceneID, in rect: Rect, touch: Command? = .touch
  ) {
    clipped(to: rect) { canvas in
      let life = model.life(window)
      let band = Canvas.band(of: rect)
      let title = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1)
      let style = model.tile(window.app)
      canvas.fill(title, style)
      canvas.center(model.name(window), in: title, y: title.y, style)
      let content = Rect(
        x: rect.x, y: rect.y + 1, width: rect.width, height: band.y - rect.y - 1)
      // What an app's own code shows has controls of its own, on top.
      if let touch { canvas.hit(rect, .command(touch)) }
      if model.isLaunching(window) {
        canvas.drawLaunchScreen(model, window, in: content)
      } else {
        canvas.drawContent(model, window, .live, in: content)
      }
      canvas.drawBand(life, model.details(life, of: window.app), in: band)
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

  /// What a window holds, in the middle where there is much room.
  mutating func drawContent(_ model: Model, _ window: SceneID, _ view: ContentView, in rect: Rect) {
    if let screen = model.ownScreen(of: window, view) {
      let news = model.news(model.device[window.app], view)
      let room = Rect(
        x: rect.x, y: rect.y, width: rect.width, height: max(0, rect.height - news.count))
      drawOwnScreen(screen, of: window, isLive: view == .live, in: room)
      for (row, line) in news.enumerated() { center(line, in: rect, y: room.maxY + row, .strong) }
      return
    }
    let margin = rect.height > 24 ? 2 : rect.height > 7 ? 1 : 0
    let room = Size(columns: rect.width - 2, rows: max(0, rect.height - margin))
    let lines = model.content(of: window, view, in: room)
    let widest = lines.lazy.filter { !$0.isNews }.map { TextWidth.columns(of: $0.text) }.max() ?? 0
    let least = rect.width >= 26 ? 2 : rect.width > 12 ? 1 : 0
    let indent = max(least, (rect.width - widest) / 2)
    let style: Style = view == .live ? .screen : .dim
    for (row, line) in lines.prefix(room.rows).enumerated() {
      let start = line.isNews ? min(indent, rect.width - TextWidth.columns(of: line.text)) : indent
      let x = rect.x + max(least, start)
      // A picture is cut at the window's edge.
      let text = line.isNews ? Shortening.end(line.text, to: rect.maxX - x) : line.text
      let y = rect.y + margin + row
      put(text, x: x, y: y, line.isNews ? .strong : style, width: rect.maxX - x)
    }
  }
}
