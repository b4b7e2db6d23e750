import Lifecycle
import TerminalKit

/// Which part of the screen each thing has.
struct Layout: Equatable {
  var title: Rect?
  var device: Rect?
  var apps: Rect?
  var log: Rect?
  /// The path of states, and at its right why the newest message was sent, where there is room.
  var path: Rect?
  var reason: Rect?
  /// The panel that was asked for, while there is one.
  var side: Rect?
  /// An external display, where one is connected and there is room for it.
  var display: Rect?
  /// The line over the whole session, while it is shown.
  var scrub: Rect?
  /// The log's last rows that say why: where the path of states, which does, has no room.
  var reasonRows = 0
  /// Notes have a row of their own where there is room, else they take the keys' row.
  var note: Rect?
  var footer: Rect?
  /// Whether one panel is shown at a time, and Tab goes to the next.
  var isSinglePanel = false

  /// The rows of the log that are seen at once.
  var logRows: Int { log.map { $0.height - 2 - reasonRows } ?? 0 }

  /// What an overlay may take: all between the title and the keys, where there are any.
  func popupRoom(in size: Size) -> Rect {
    footer.map { Rect(x: 0, y: 1, width: $0.width, height: $0.y - 1) }
      ?? Rect(x: 0, y: 0, width: size.columns, height: size.rows)
  }

  init(_ model: Model, _ size: Size) {
    guard size.rows > 2, size.columns > 19 else {
      isSinglePanel = true
      return
    }
    let hasNote = size.rows >= 30 || model.presenting.keyBar.isShown
    title = Rect(x: 0, y: 0, width: size.columns, height: 1)
    footer = Rect(x: 0, y: size.rows - 1, width: size.columns, height: 1)
    if hasNote { note = Rect(x: 0, y: size.rows - 2, width: size.columns, height: 1) }
    let hasScrub = model.hasScrubLine && size.rows >= 10
    let body = Rect(
      x: 0, y: 1, width: size.columns,
      height: size.rows - 2 - (hasNote ? 1 : 0) - (hasScrub ? 1 : 0))
    if hasScrub { scrub = Rect(x: 0, y: body.maxY, width: size.columns, height: 1) }
    if size.columns < 72 || size.rows < 20 {
      isSinglePanel = true
      placeNarrow(model, in: body, columns: size.columns)
    } else {
      let shape = DeviceShape(model, columns: size.columns)
      if shape.isLandscape {
        place(around: shape, body)
        if let panel = model.sidePanel, let log {
          panel.place(beside: log, in: &self, hasDisplay: model.device.hasDisplay)
        }
        if model.device.hasDisplay { placeDisplay(beside: log) }
      } else {
        place(beside: shape, body, apps: model.device.apps.count)
        if let panel = model.sidePanel, let log {
          panel.place(above: log, in: &self, hasDisplay: model.device.hasDisplay)
        }
        if model.device.hasDisplay { placeDisplay(above: log) }
      }
    }
    resize(model.focus, to: model.presenting.panelSize, in: body)
    if size.columns >= 110, size.rows >= 36, !(model.sidePanel is StatesPanel), !isSinglePanel {
      placePath(apps: model.device.apps.count)
    }
    // A sentence needs columns or a second row, and the log keeps six rows for itself.
    if let log, path == nil, log.width >= 48, log.height >= 9 {
      reasonRows = log.width < 70 && log.height >= 13 ? 2 : 1
    }
  }

  /// One panel at a time, and the device beside it while there is room for both.
  private mutating func placeNarrow(_ model: Model, in body: Rect, columns: Int) {
    let shape = DeviceShape(model, columns: columns)
    let width = shape.body(in: Size(columns: 0, rows: body.height)).columns + shape.labels
    var room = body
    if !shape.isLandscape, body.height >= 12, body.width - width >= 27 {
      device = Rect(x: 0, y: body.y, width: width, height: body.height)
      room.x += width
      room.width -= width
    }
    if shape.isLandscape, body.height >= 17, body.width >= 48 {
      device = Rect(x: 0, y: body.y, width: body.width, height: 12)
      room.y += 12
      room.height -= 12
    }
    if model.sidePanel != nil {
      side = room
    } else if model.focus == .apps {
      apps = room
    } else if model.focus == .log || device != nil {
      log = room
    } else {
      device = room
    }
  }

  /// Below the apps where they have rows to spare, else above the log, which keeps most of its own.
  private mutating func placePath(apps count: Int) {
    if let apps, apps.width >= 58, apps.height >= Layout.rows(ofApps: count) + StatePath.least {
      let spare = apps.height - Layout.rows(ofApps: count)
      let hasReason = spare >= StatePath.most + StatePath.least
      let height = hasReason ? StatePath.most : spare
      self.apps?.height -= spare
      let y = apps.maxY - spare
      path = Rect(x: apps.x, y: y, width: apps.width, height: height)
      if hasReason {
        reason = Rect(x: apps.x, y: y + height, width: apps.width, height: spare - height)
      }
      return
    }
    guard let above = log, above.width >= 58, above.height >= 14 else { return }
    let isLarge = above.height >= 24
    let height = isLarge ? StatePath.most : StatePath.least
    log?.y += height
    log?.height -= height
    path = Rect(x: above.x, y: above.y, width: above.width, height: height)
    guard isLarge, above.width >= 130 else { return }
    let width = max(66, above.width / 2)
    path?.width = width
    reason = Rect(
      x: above.x + width, y: above.y, width: above.width - width, height: height)
  }

  /// What the panel of apps needs: a row for each, and a second one for as many as run at a time.
  /// It keeps its height while apps come and go.
  private static func rows(ofApps count: Int) -> Int { count + min(count, 5) + 3 }

  /// An upright device is at the left, over the whole height.
  private mutating func place(beside shape: DeviceShape, _ body: Rect, apps count: Int) {
    // What the panels need comes first.
    let room = Size(columns: body.width - (shape.isWide ? 60 : 48), rows: body.height)
    let width = shape.body(in: room).columns + shape.labels
    device = Rect(x: 0, y: body.y, width: width, height: body.height)
    let x = width
    let most = max(6, body.height * 45 / 100)
    let height = min(most, max(8, Layout.rows(ofApps: count)))
    apps = Rect(x: x, y: body.y, width: body.width - x, height: height)
    log = Rect(
      x: x, y: body.y + height, width: body.width - x, height: body.height - height)
  }

  /// Gives the log's place to the panel that was asked for.
  mutating func replaceLog(_ rect: Rect) {
    side = rect
    log = nil
  }

  /// Gives rows at the log's top to the panel that was asked for. The apps give rows that they
  /// hardly need until the room has as many as are wanted. `height` returns how many rows of the
  /// room the panel takes; nil gives it the log's place.
  mutating func giveLogsTop(of rect: Rect, wanting rows: Int, _ height: (Int) -> Int?) {
    let given = max(0, min((apps?.height ?? 0) - 10, rows - rect.height))
    let room = rect.height + given
    guard let height = height(room) else { return replaceLog(rect) }
    apps?.height -= given
    let y = rect.y - given
    side = Rect(x: rect.x, y: y, width: rect.width, height: height)
    log = Rect(x: rect.x, y: y + height, width: rect.width, height: room - height)
  }

  /// Gives columns at the log's right to the panel that was asked for.
  mutating func giveLogsRight(to width: Int, of rect: Rect) {
    log?.width = rect.width - width
    side = Rect(x: rect.maxX - width, y: rect.y, width: width, height: rect.height)
  }

  /// At the log's right, where the longest messages keep their room.
  private mutating func placeDisplay(beside rect: Rect?) {
    guard let rect, rect.width >= 110, rect.height >= 8 else { return }
    let width = min(rect.height * 32 / 9 + 2, rect.width - 76)
    log?.width = rect.width - width
    display = Rect(x: rect.maxX - width, y: rect.y, width: width, height: rect.height)
  }

  /// Over the log, of which ten rows stay.
  private mutating func placeDisplay(above rect: Rect?) {
    guard let rect, rect.height >= 19 else { return }
    let height = min(12, rect.height - 10)
    display = Rect(x: rect.x, y: rect.y, width: rect.width, height: height)
    log = Rect(x: rect.x, y: rect.y + height, width: rect.width, height: rect.height - height)
  }

  /// A device on its side is at the top left, the apps beside it, the log below both.
  private mutating func place(around shape: DeviceShape, _ body: Rect) {
    let appsWidth = shape.isWide ? min(52, body.width * 44 / 100) : 32
    let room = Size(
      columns: body.width - appsWidth, rows: min(body.height * 60 / 100, max(13, body.height - 12)))
    let size = shape.body(in: room)
    let width = min(room.columns, size.columns)
    let height = max(13, min(room.rows, size.rows))
    device = Rect(x: 0, y: body.y, width: width, height: height)
    apps = Rect(x: width, y: body.y, width: body.width - width, height: height)
    log = Rect(
      x: 0, y: body.y + height, width: body.width, height: body.height - height)
  }
}
