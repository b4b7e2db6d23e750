import Lifecycle

extension Canvas {
  /// What is on the device's screen: what is in front, then what lies over it, layer by layer.
  mutating func drawGlass(_ model: Model, in glass: Rect) {
    let situation = model.device.situation
    guard situation.isOn else {
      drawOff(in: glass)
      return
    }
    let below = Rect(x: glass.x, y: glass.y + 1, width: glass.width, height: glass.height - 1)
    if situation.isLocked {
      drawLockScreen(model, in: below)
    } else if situation.isSwitching {
      drawSwitcher(model, in: below)
    } else {
      switch situation.front {
      case .home: drawHomeScreen(model, in: below)
      case .card(let card): drawFront(model, card, in: below)
      case .system(let app, let before): drawSystemApp(app, model, before: before, in: below)
      }
    }
    drawStatusBar(model, in: glass)
    if let banner = situation.banner, model.coverWithKeys == nil {
      drawBanner(model, banner, in: below)
    }
    drawCovers(model, in: below, over: glass)
  }

  /// What lies beneath a cover. States keep their hues: they are what the cover changes.
  mutating func dim(_ rect: Rect) {
    let area = rect.intersection(clip)
    for y in area.y..<max(area.y, area.maxY) {
      for x in area.x..<max(area.x, area.maxX) {
        switch grid[x, y].style {
        case .stateActive, .stateInactive, .stateBackground, .stateSuspended: break
        default: restyle(Rect(x: x, y: y, width: 1, height: 1), .covered)
        }
      }
    }
  }

  private mutating func drawStatusBar(_ model: Model, in glass: Rect) {
    let now = model.device.now
    put(TimeText.wallClock(now), x: glass.x, y: glass.y, .statusBar)
    if model.device.situation.isLocked, glass.width > 25 {
      center("locked", in: glass, y: glass.y, .statusBar)
    }
    if glass.width > 16 { putRight("▂▄▆ 87%", before: glass.maxX, y: glass.y, .statusBar) }
  }

  private mutating func drawOff(in glass: Rect) {
    fill(glass, .black)
    let row = Rect(x: glass.x, y: glass.y + glass.height / 2, width: glass.width, height: 1)
    center(keys.labelled(.powerOn, "power on"), in: row, y: row.y, .black)
    hit(row, .command(.powerOn))
  }

  /// The lock screen, with what it sent to the background or made inactive.
  private mutating func drawLockScreen(_ model: Model, in rect: Rect) {
    let y = rect.y + rect.height / 4
    if rect.width >= 26, rect.height >= 12 {
      drawLargeTime(TimeText.wallClock(model.device.now), in: rect, y: y)
    } else {
      center(TimeText.wallClock(model.device.now), in: rect, y: y, .strong)
    }
    if case .system(let app, _) = model.device.situation.front {
      center(
        app == .phone ? "call in progress" : app.title, in: rect, y: rect.y + rect.height / 2 + 1,
        .strong)
    }
    let words = "unlock"
    let key = keys.key(of: .unlock)
    let x = rect.x + (rect.width - Canvas.buttonWidth(key, words)) / 2
    button(key, words, x: x, y: rect.maxY - (rect.height > 8 ? 4 : 2), .unlock)
    drawHiddenStates(model, model.device.situation.front.card, in: rect)
  }

  /// An app of the system's, an answered call for one, in front of what was there before.
  private mutating func drawSystemApp(
    _ app: SystemApp, _ model: Model, before: Card?, in rect: Rect
  ) {
    center(app.title, in: rect, y: rect.y, .strong)
    for x in rect.x..<rect.maxX { put("─", x: x, y: rect.y + 1, .dim) }
    let y = rect.y + rect.height / 3
    center("Ada", in: rect, y: y, .strong)
    let words =
      switch app {
      case .phone: "on the line"
      case .messages: "are you there?"
      case .calendar: "lesson in 15 minutes"
      }
    center(words, in: rect, y: y + 1, .dim)
    drawButtons(
      [(.dismiss, app == .phone ? "end" : "close"), (.home, "leave")], in: rect, y: rect.maxY - 3)
    drawHiddenStates(model, before, in: rect)
  }

  /// The states of windows that are not to be seen, on the last row.
  private mutating func drawHiddenStates(_ model: Model, _ card: Card?, in rect: Rect) {
    guard let card else { return }
    let windows = [card.left, card.right].compactMap { $0 }
    let width = rect.width / windows.count
    for (index, window) in windows.enumerated() {
      let look = model.look(window)
      let area = Rect(x: rect.x + index * width, y: rect.y, width: width, height: rect.height)
      let state = look.text(fitting: width)
      let room = width - TextWidth.columns(of: state) - 1
      let name = room > 1 ? Shortening.end(model.name(window), to: room) + " " : ""
      let total = TextWidth.columns(of: name + state)
      let x = area.x + max(0, (width - total) / 2)
      let used = put(name, x: x, y: rect.maxY - 1, .dim)
      put(state, x: x + used, y: rect.maxY - 1, look.style)
    }
  }
}
