import Lifecycle

extension Canvas {
  /// Icons with the keys that open them, each with the mark of its app's state where it runs.
  mutating func drawHomeScreen(_ model: Model, in rect: Rect) {
    let apps = model.device.apps
    let isSmall = rect.width < 26
    let width = isSmall ? 6 : rect.width < 44 ? rect.width / 4 : max(10, rect.width / 6)
    let perRow = max(1, rect.width / width)
    let rows = (apps.count + perRow - 1) / perRow
    guard rows * 4 <= rect.height else {
      drawIconList(model, in: rect)
      return
    }
    let gap = rows * 5 < rect.height ? 1 : 0
    let left = rect.x + (rect.width - perRow * width) / 2
    for (index, app) in apps.enumerated() {
      let cell = Rect(
        x: left + index % perRow * width, y: rect.y + gap + index / perRow * (4 + gap),
        width: width, height: 4)
      drawIcon(model, app, place: index + 1, in: cell)
    }
  }

  private mutating func drawIcon(_ model: Model, _ app: App, place: Int, in cell: Rect) {
    // Odd, so that a digit stands in the middle.
    let width = cell.width < 8 ? 5 : 7
    let tile = Rect(x: cell.x + (cell.width - width) / 2, y: cell.y, width: width, height: 3)
    frame(tile, .icon)
    let key = keys.label(of: .openApp(1), place)
    put(key.isEmpty ? "·" : key, x: tile.x + width / 2, y: tile.y + 1, .key)
    if app.process != .notRunning {
      let look = StateLook(app)
      put(look.mark, x: tile.maxX - 1, y: tile.y, look.style)
    }
    let name = Shortening.end(model.name(app.id), to: cell.width - (cell.width > 6 ? 1 : 0))
    let middle = tile.x + (width - TextWidth.columns(of: name)) / 2
    put(name, x: max(cell.x, middle), y: cell.y + 3)
    hit(cell, .command(.openApp(place)))
  }

  /// Where there are more apps than there is room for icons: a list, a row an app.
  private mutating func drawIconList(_ model: Model, in rect: Rect) {
    let apps = model.device.apps
    let perRow = max(1, min(rect.width / 12, (apps.count + rect.height - 1) / max(1, rect.height)))
    let width = rect.width / perRow
    for (index, app) in apps.enumerated() {
      let cell = Rect(
        x: rect.x + index % perRow * width, y: rect.y + index / perRow, width: width, height: 1)
      guard cell.y < rect.maxY else { break }
      put(keys.label(of: .openApp(1), index + 1), x: cell.x, y: cell.y, .key)
      let look = StateLook(app)
      put(look.mark, x: cell.x + 2, y: cell.y, look.style)
      put(Shortening.end(model.name(app.id), to: width - 5), x: cell.x + 4, y: cell.y)
      hit(cell, .command(.openApp(index + 1)))
    }
  }
}
