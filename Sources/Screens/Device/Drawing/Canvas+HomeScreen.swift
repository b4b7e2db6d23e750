import Lifecycle
import TerminalKit

extension Model {
  /// The app that Enter opens, where the Home Screen has the keys.
  fileprivate var selectedOnHomeScreen: AppID? {
    screenContext == .homeScreen ? selectedApp : nil
  }
}

/// How icons are laid out on a Home Screen: in a grid below each other, and the last row at the
/// foot, where the dock is.
private struct IconPlan {
  var cell: Size
  var tile: Size
  var perRow: Int
  var gap: Int
  /// Whether a state is written below a name.
  var hasStates: Bool
  /// The icons that are not in the dock.
  var onPage: Int

  /// Nil where there is no room for icons.
  init?(count: Int, in rect: Rect) {
    let isSmall = rect.width < 26
    let most = isSmall ? 3 : rect.width < 60 ? 4 : 6
    let width = min(isSmall ? 6 : 18, rect.width / most)
    perRow = max(1, min(most, rect.width / max(1, width)))
    tile = IconPlan.tile(in: width, of: rect)
    let rows = (count + perRow - 1) / perRow
    hasStates = tile.columns > 10 && rows * (tile.rows + 3) < rect.height
    cell = Size(columns: width, rows: tile.rows + (hasStates ? 2 : 1))
    // Besides its icons the dock takes a row for its edge.
    let hasDock = rows > 1 && rows * cell.rows + 1 <= rect.height
    onPage = hasDock ? count - perRow : count
    let pageRows = (onPage + perRow - 1) / perRow
    let left = rect.height - (hasDock ? cell.rows + 1 : 0) - pageRows * cell.rows
    guard left >= 0 else { return nil }
    gap = left > pageRows * 3 && cell.rows > 4 ? 2 : left > pageRows ? 1 : 0
  }

  /// As large as there is room for beside its key, and nearly square. Odd, so that a picture stands
  /// in the middle.
  private static func tile(in width: Int, of rect: Rect) -> Size {
    if width < 6 { return Size(columns: 3, rows: 3) }
    if width < 8 { return Size(columns: 5, rows: 3) }
    if width < 10 || rect.height < 20 { return Size(columns: 7, rows: 3) }
    return width < 13 ? Size(columns: 9, rows: 4) : Size(columns: 11, rows: 5)
  }

  func place(of index: Int, in rect: Rect) -> Rect {
    let isInDock = index >= onPage
    let place = isInDock ? index - onPage : index
    let left = rect.x + (rect.width - perRow * cell.columns) / 2
    let y =
      isInDock
      ? rect.maxY - cell.rows : rect.y + min(1, gap) + place / perRow * (cell.rows + gap)
    return Rect(
      x: left + place % perRow * cell.columns, y: y, width: cell.columns, height: cell.rows)
  }
}

extension Canvas {
  /// The Home Screen, and at its edges the windows that it has moved aside.
  mutating func drawHomeScreen(_ model: Model, beside aside: Card?, in rect: Rect) {
    guard let aside else { return drawHomeScreen(model, in: rect) }
    drawHomeScreen(
      model, in: Rect(x: rect.x + 2, y: rect.y, width: rect.width - 4, height: rect.height))
    drawEdge(model, aside.left, in: Rect(x: rect.x, y: rect.y, width: 1, height: rect.height))
    guard let right = aside.right else { return }
    drawEdge(model, right, in: Rect(x: rect.maxX - 1, y: rect.y, width: 1, height: rect.height))
  }

  /// What is left in sight of a window: its edge, in its app's color, with the mark of its state.
  private mutating func drawEdge(_ model: Model, _ window: SceneID, in rect: Rect) {
    fill(rect, model.tile(window.app))
    let life = model.life(window)
    put(life.mark, x: rect.x, y: rect.y + rect.height / 2, life.band)
  }

  /// Icons with the keys that open them, each with the mark of its app's state where it runs.
  mutating func drawHomeScreen(_ model: Model, in rect: Rect) {
    let apps = model.device.apps
    guard let plan = IconPlan(count: apps.count, in: rect) else {
      drawIconList(model, in: rect)
      return
    }
    if plan.onPage < apps.count {
      let y = rect.maxY - plan.cell.rows - 1
      fill(Rect(x: rect.x, y: y, width: rect.width, height: 1), .dim, with: "─")
    }
    for (index, app) in apps.enumerated() {
      drawIcon(
        model, app, place: index + 1, tile: plan.tile, hasStates: plan.hasStates,
        in: plan.place(of: index, in: rect))
    }
  }

  /// An app's tile over its name, with a badge where something waits for it.
  private mutating func drawIcon(
    _ model: Model, _ app: App, place: Int, tile size: Size, hasStates: Bool, in cell: Rect
  ) {
    // Spare columns go to the left, where the key is.
    let tile = Rect(
      x: cell.x + (cell.width - size.columns + 1) / 2, y: cell.y, width: size.columns,
      height: size.rows)
    let life = model.life(app.id)
    drawTile(model, app.id, life, key: keys.label(of: .nthApp(1), place), in: tile)
    if !app.notification.isEmpty { put("!", x: tile.maxX - 1, y: tile.y, .error) }
    let name = Shortening.end(model.name(app.id), to: cell.width - (cell.width > 6 ? 1 : 0))
    let width = TextWidth.columns(of: name)
    let middle = min(tile.x + (tile.width - width) / 2, cell.maxX - width)
    let isSelected = model.selectedOnHomeScreen == app.id
    put(name, x: max(cell.x, middle), y: tile.maxY, isSelected ? .selection : .plain)
    if hasStates, life != .neverLaunched {
      center(life.text, in: cell, y: tile.maxY + 1, life.style)
    }
    hit(cell, .command(.nthApp(place)))
  }

  /// An icon: a field in the app's color with the app's picture, its key beside it, the mark
  /// of its state in its lower corner. It is hatched while the app is frozen, and only a dashed
  /// outline where a card is all that is left of it.
  mutating func drawTile(_ model: Model, _ app: AppID, _ life: Life, key: String, in tile: Rect) {
    var style = model.tile(app)
    switch life {
    case .suspended:
      style = .frozen
      fill(tile, style, with: "░")
    case .notRunning where model.hasCard(app):
      style = .stateNotRunning
      frame(tile, style, .dashed)
    case .neverLaunched, .notRunning, .hung, .running: fill(tile, style)
    }
    let isFrozen = style == .frozen
    let icon = model.icon(app)
    center(isFrozen ? " \(icon) " : icon, in: tile, y: tile.y + (tile.height - 1) / 2, style)
    // Beside the tile: within it, it would cut the color in two, which is bytes for the terminal.
    let isBeside = TextWidth.columns(of: key) == 1 && tile.x > clip.x
    put(key, x: isBeside ? tile.x - 1 : tile.x, y: tile.y + (tile.height - 1) / 2, .key)
    if life != .neverLaunched { put(life.mark, x: tile.maxX - 1, y: tile.maxY - 1, life.band) }
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
      put(keys.label(of: .nthApp(1), index + 1), x: cell.x, y: cell.y, .key)
      let life = model.life(app.id)
      put(life.mark, x: cell.x + 2, y: cell.y, life.style)
      let isSelected = model.selectedOnHomeScreen == app.id
      put(
        Shortening.end(model.name(app.id), to: width - 5), x: cell.x + 4, y: cell.y,
        isSelected ? .selection : .plain)
      hit(cell, .command(.nthApp(index + 1)))
    }
  }
}
