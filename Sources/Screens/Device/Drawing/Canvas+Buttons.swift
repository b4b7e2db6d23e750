import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The Home button: below the glass of a device that stands upright, at the right of one on its
  /// side. A second click is the App Switcher.
  mutating func drawHomeButton(
    _ model: Model, _ shape: DeviceShape, _ body: Rect, _ glass: Rect
  ) {
    if shape.isLandscape {
      drawHomeButton(model, beside: body)
      return
    }
    let x = body.x + (body.width - 5) / 2
    let y = glass.maxY + 1
    put("╭───╮", x: x, y: y, .button)
    put("│ ▢ │", x: x, y: y + 1, .button)
    put("╰───╯", x: x, y: y + 2, .button)
    let end = body.maxX - 1
    label(
      keys.key(of: .home), localized("device.button-home"), x: x + 6, y: y + 1, .home, before: end)
    if model.hasSwitcher {
      label(
        keys.key(of: .switcher), localized("device.button-apps"), x: x + 6, y: y + 2, .switcher,
        before: end)
    }
    hitHome(model, Rect(x: x, y: y, width: 5, height: 3))
  }

  private mutating func drawHomeButton(_ model: Model, beside body: Rect) {
    let x = body.maxX - 4
    let y = body.y + body.height / 2 - 2
    put("╭─╮", x: x, y: y, .button)
    put("│▢│", x: x, y: y + 1, .button)
    put("╰─╯", x: x, y: y + 2, .button)
    put(keys.key(of: .home, fitting: 2), x: x + 1, y: y + 3, .key)
    hitHome(model, Rect(x: x, y: y, width: 3, height: 4))
    guard model.hasSwitcher else { return }
    let used = put(keys.key(of: .switcher, fitting: 1), x: x, y: y + 4, .key)
    put("×2", x: x + used, y: y + 4, .dim)
    hit(Rect(x: x, y: y + 4, width: 3, height: 1), .command(.switcher))
  }

  /// The bar at the foot of a device without Home button: a click is Home, a second click is
  /// the App Switcher as with the button.
  mutating func drawHomeBar(_ model: Model, in row: Rect) {
    guard model.device.situation.isOn else { return }
    let width = max(8, row.width * 2 / 5)
    let bar = Rect(x: row.x + (row.width - width) / 2, y: row.y, width: width, height: 1)
    fill(bar, .button, with: "━")
    hitHome(model, row)
    // Where the device is locked the way out is written above.
    if model.device.situation.isLocked { return }
    let home = keys.key(of: .home)
    let name =
      Canvas.buttonWidth(home, localized("device.button-home")) < bar.x - row.x
      ? localized("device.button-home") : ""
    label(home, name, x: row.x, y: row.y, .home, before: bar.x - 1)
    guard model.hasSwitcher else { return }
    let key = keys.key(of: .switcher)
    let words =
      Canvas.buttonWidth(key, localized("device.button-apps")) < row.maxX - bar.maxX
      ? localized("device.button-apps") : ""
    let x = row.maxX - Canvas.buttonWidth(key, words) + (words.isEmpty ? 1 : 0)
    label(key, words, x: x, y: row.y, .switcher, before: row.maxX)
  }

  private mutating func hitHome(_ model: Model, _ rect: Rect) {
    hit(rect, .command(homeCommand(model)), alternative: .switcher, second: .switcher)
  }

  /// What Home is while the device is locked depends on the iOS version.
  private func homeCommand(_ model: Model) -> Command {
    let looks = Looks(model)
    let unlocks = !looks.unlocksBySlider
    let situation = model.device.situation
    return situation.isLocked && situation.overlays.isEmpty && unlocks ? .unlock : .home
  }

  // MARK: - The lock button

  /// On the upper edge, with its label in it.
  mutating func drawLockButton(_ model: Model, onTop body: Rect) {
    let command = lockCommand(model)
    let words = lockLabel(model)
    let key = keys.key(of: command)
    let start = body.maxX - TextWidth.columns(of: key + words) - 10
    var end = start + put(" ▂▂▂▂ ", x: start, y: body.y, .button)
    end += put(key, x: end, y: body.y, .key)
    end += put(" \(words) ", x: end, y: body.y, .dim)
    hit(
      Rect(x: start, y: body.y, width: end - start, height: 1), .command(command),
      alternative: .holdLock, held: .holdLock)
  }

  /// At the right edge, with its labels: its keys alone where there is no room for words.
  mutating func drawLockButton(_ model: Model, beside body: Rect, isWide: Bool) {
    let rect = Rect(x: body.maxX, y: body.y + 5, width: 1, height: 2)
    fill(rect, .button, with: "▐")
    let command = lockCommand(model)
    let room = isWide ? 2 : 1
    let canHold = model.isPossible(.holdLock)
    put(keys.key(of: command, fitting: room), x: rect.x + 1, y: rect.y, .key)
    if canHold { put(keys.key(of: .holdLock, fitting: room), x: rect.x + 1, y: rect.y + 1, .key) }
    if isWide {
      // Here is room for one word.
      put(
        model.device.situation.isOn ? lockLabel(model) : localized("device.button-on"),
        x: rect.x + 3, y: rect.y, .dim)
      if canHold { put(localized("device.button-hold"), x: rect.x + 3, y: rect.y + 1, .dim) }
    }
    let width = isWide ? 9 : 2
    hit(
      Rect(x: rect.x, y: rect.y, width: width, height: 1), .command(command),
      alternative: .holdLock, held: .holdLock)
    hit(Rect(x: rect.x, y: rect.y + 1, width: width, height: 1), .command(.holdLock))
  }

  private func lockCommand(_ model: Model) -> Command {
    if !model.device.situation.isOn { return .powerOn }
    return model.device.situation.isLocked ? .unlock : .lock
  }

  private func lockLabel(_ model: Model) -> String {
    if !model.device.situation.isOn { return localized("device.button-power-on") }
    return model.device.situation.isLocked
      ? localized("device.button-unlock") : localized("device.button-lock")
  }

  private mutating func label(
    _ key: String, _ words: String, x: Int, y: Int, _ command: Command, before end: Int
  ) {
    let width = key.isEmpty ? 0 : put(key, x: x, y: y, .key, width: end - x) + 1
    guard x < end else { return }
    // Half a word says nothing.
    let fits = TextWidth.columns(of: words) <= end - x - width
    if fits { put(words, x: x + width, y: y, .dim) }
    hit(Rect(x: x, y: y, width: end - x, height: 1), .command(command))
  }
}
