import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// The Lock Screen: the time, what waits for somebody to come back, how it is unlocked, and what
  /// it sent to the background or made inactive. No date: the device's clock knows none.
  mutating func drawLockScreen(_ model: Model, in rect: Rect) {
    let time = TimeText.wallClock(model.device.now)
    let isSmall = rect.width < 16 || rect.height < 8
    let isHuge = rect.width >= LargeTime.width(of: time) + 6 && rect.height >= 20
    let y = rect.y + (rect.height < 14 ? 1 : rect.height / 7)
    let timeEnd = y + (isSmall ? 1 : isHuge ? 5 : 3)
    if isSmall {
      center(time, in: rect, y: y, .strong)
    } else {
      drawLargeTime(time, in: rect, y: y, isHuge: isHuge)
    }
    let hasBand = model.device.situation.front.card != nil
    let end = hasBand ? Canvas.band(of: rect).y : rect.maxY - 1
    let foot = end - (rect.height > 8 ? 2 : 1)
    var next = timeEnd + (rect.height > 16 ? 2 : 1)
    if case .system(let app, _) = model.device.situation.front {
      center(
        app == .phone ? localized("device.call-in-progress") : app.title, in: rect, y: next, .strong
      )
      next += 2
    }
    drawWaiting(model, in: rect, from: next, to: foot - 1, opens: false)
    if model.device.traits.contains(.alwaysOn) {
      // Dimmed while nobody looks; how it is woken is as clear as ever.
      dim(Rect(x: rect.x, y: rect.y, width: rect.width, height: foot - rect.y))
      if foot - next > 2 {
        center(localized("device.always-on"), in: rect, y: foot - 1, .covered)
      }
    }
    let words = Looks(model).unlocking
    // Who reads 'press Home' finds the key of Home before it, unless its name is a long one.
    let isHome = !Looks(model).unlocksBySlider && !keys.key(of: .home, fitting: 2).isEmpty
    let key: Command = isHome ? .home : .unlock
    let isShort = TextWidth.columns(of: keys.labelled(key, words)) > rect.width
    let answer = isShort ? Looks(model).shortUnlocking : words
    if Looks(model).unlocksBySlider, rect.height > 10 {
      drawTrack(answer, in: rect, y: foot)
    } else {
      let row = Rect(x: rect.x, y: foot, width: rect.width, height: 1)
      drawButtons([(key, answer)], in: row, y: foot)
    }
    drawHiddenStates(model, model.device.situation.front.card, in: rect)
  }

  /// The slider that unlocks: a knob on a track.
  private mutating func drawTrack(_ words: String, in rect: Rect, y: Int) {
    let label = TextWidth.columns(of: keys.labelled(.unlock, words))
    let width = min(rect.width, label + 6)
    let track = Rect(x: rect.x + (rect.width - width) / 2, y: y - 1, width: width, height: 3)
    frame(track, .overlay)
    let hasKnob = label + 5 < width
    if hasKnob { put("▸", x: track.x + 2, y: y, .touchable) }
    let inside = track.inset(dx: 1, dy: 0)
    hit(track, .command(.unlock))
    drawButtons([(.unlock, words)], in: inside, y: y)
  }

  /// A box for each app that a notification waits for. Tapped, it opens the app, where it can. How
  /// many there is no room for stands on the row `end`.
  mutating func drawWaiting(
    _ model: Model, in rect: Rect, from top: Int, to end: Int, opens: Bool
  ) {
    let apps = model.device.apps.filter { !$0.notification.isEmpty }
    let height = end - top >= apps.count * 3 && rect.width > 16 ? 3 : 1
    let inside = rect.width > 24 ? rect.inset(dx: 1, dy: 0) : rect
    for (index, app) in apps.enumerated() {
      let area = Rect(
        x: inside.x, y: top + index * height, width: inside.width, height: height)
      guard area.maxY <= end else {
        let left = apps.count - index
        let words = localized(
          index > 0 ? "device.more-notifications" : "device.notifications", count: left)
        center(words, in: inside, y: min(area.y, end), .dim)
        return
      }
      if height > 1 { frame(area, .overlay) }
      let row = height > 1 ? area.inset(dx: 2, dy: 1) : area
      var x = row.x
      x += put(model.icon(app.id) + " ", x: x, y: row.y, .icon)
      x += put(model.name(app.id) + " ", x: x, y: row.y, .captionTitle, width: row.maxX - x)
      let words = localized(
        app.notification.contains(.remoteNotification) ? "device.pushed" : "device.reminds")
      if TextWidth.columns(of: words) <= row.maxX - x { put(words, x: x, y: row.y, .overlay) }
      if opens { hit(area, .action(.tapNotification(app.id))) }
    }
  }
}
