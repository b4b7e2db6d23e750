import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// What is on the device's screen: what is in front, then the overlays, layer by layer.
  mutating func drawGlass(_ model: Model, in glass: Rect, notch: Rect? = nil) {
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
      case .home: drawHomeScreen(model, beside: situation.aside, in: below)
      case .card(let card): drawFront(model, card, in: below)
      case .system(let app, let before): drawSystemApp(app, model, before: before, in: below)
      }
    }
    let noNotch = Rect(x: glass.x, y: glass.y, width: 0, height: 1)
    drawStatusBar(model, in: glass, notch: notch ?? noNotch)
    if let banner = situation.banner, model.topOverlay == nil {
      drawBanner(model, banner, in: below)
    }
    // The last row of its place is the band's first: the rest of the band is in sight as well.
    let height = below.height - (model.showsStates ? Canvas.bandRows(in: below.height) - 1 : 0)
    let place = Rect(x: below.x, y: below.y, width: below.width, height: height)
    drawFailedBuild(model, in: place)
    drawOverlays(model, in: place, over: glass)
  }

  /// The screen beneath an overlay. States keep their hues: they are what the overlay changes.
  mutating func dim(_ rect: Rect) {
    let area = rect.intersection(clip)
    for y in area.y..<max(area.y, area.maxY) {
      for x in area.x..<max(area.x, area.maxX) {
        switch grid[x, y].style {
        case .stateActive, .stateInactive, .stateBackground, .stateSuspended, .stateHung: break
        case .bandActive, .bandInactive, .bandBackground, .bandSuspended, .bandHung: break
        default: restyle(Rect(x: x, y: y, width: 1, height: 1), .covered)
        }
      }
    }
  }

  private mutating func drawOff(in glass: Rect) {
    fill(glass, .black)
    let row = Rect(x: glass.x, y: glass.y + glass.height / 2, width: glass.width, height: 1)
    center(keys.labelled(.powerOn, localized("device.button-power-on")), in: row, y: row.y, .black)
    hit(row, .command(.powerOn))
  }

  /// A system app, such as an answered call, in front of what was there before.
  private mutating func drawSystemApp(
    _ app: SystemApp, _ model: Model, before: Card?, in rect: Rect
  ) {
    center(app.title, in: rect, y: rect.y, .strong)
    fill(Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: 1), .dim, with: "─")
    let words =
      switch app {
      case .phone: localized("device.on-the-line")
      case .messages: localized("device.are-you-there")
      case .calendar: localized("device.lesson")
      }
    drawPerson(localized("device.person"), words, in: rect, y: rect.y + rect.height / 3)
    drawButtons(
      Sheet.answers(app) + [(.home, localized("device.button-home"))], in: rect,
      y: Canvas.band(of: rect).y - 2)
    drawHiddenStates(model, before, in: rect)
  }

  /// The caller's name, with a picture above it if there is room.
  mutating func drawPerson(_ name: String, _ words: String, in rect: Rect, y: Int) {
    if y - rect.y >= 5 {
      let area = Rect(x: rect.x + (rect.width - 7) / 2, y: y - 4, width: 7, height: 3)
      frame(area, .captionTitle)
      center(String(name.prefix(1)), in: area, y: area.y + 1, .captionTitle)
    }
    center(name, in: rect, y: y, .strong)
    center(words, in: rect, y: y + 1, .dim)
  }

  /// The states of windows that cannot be seen, as bands at the foot.
  mutating func drawHiddenStates(_ model: Model, _ card: Card?, in rect: Rect) {
    guard let card else { return }
    let windows = [card.left, card.right].compactMap { $0 }
    let width = rect.width / windows.count
    for (index, window) in windows.enumerated() {
      let area = Rect(x: rect.x + index * width, y: rect.y, width: width, height: rect.height)
      let life = model.life(window)
      drawBand(
        life, model.details(life, of: window.app), name: model.name(window),
        in: Canvas.band(of: area))
    }
  }
}
