import Lifecycle

extension Canvas {
  /// The device: its body with its buttons, and on its glass what the situation is.
  mutating func drawDevice(_ model: Model, in rect: Rect) {
    hit(rect, .panel(.device))
    clipped(to: rect) { canvas in
      if rect.height < 12 || rect.width < 24 {
        // Too small for a body: the glass alone.
        canvas.drawGlass(model, in: rect)
      } else if model.device.model == .iPhone {
        canvas.drawPhone(model, in: rect)
      } else {
        canvas.drawPad(model, in: rect)
      }
    }
  }

  /// Upright: the Home button below the glass, the lock button at the right edge.
  private mutating func drawPhone(_ model: Model, in rect: Rect) {
    let columns = grid.size.columns
    let glass = DeviceShape.phoneGlass(in: rect.height, columns: columns)
    let columnsTaken = DeviceShape.phoneWidth(glass: glass.columns, columns: columns)
    let body = Rect(
      x: rect.x + max(0, (rect.width - columnsTaken) / 2), y: rect.y, width: glass.columns + 4,
      height: glass.rows + 7)
    frame(body, .device)
    center("╶──╴", in: body, y: body.y, .device)
    let inside = Rect(
      x: body.x + 2, y: body.y + 2, width: glass.columns, height: glass.rows)
    frame(inside.inset(dx: -1, dy: -1), .device, .square)

    let button = body.x + (body.width - 5) / 2
    let y = inside.maxY + 1
    put("╭───╮", x: button, y: y, .button)
    put("│ ▢ │", x: button, y: y + 1, .button)
    put("╰───╯", x: button, y: y + 2, .button)
    label(keys.key(of: .home), "Home", x: button + 6, y: y + 1, .home, before: body.maxX - 1)
    if model.hasSwitcher {
      label(
        keys.key(of: .switcher), "twice", x: button + 6, y: y + 2, .switcher,
        before: body.maxX - 1)
    }
    hit(
      Rect(x: button, y: y, width: 5, height: 3), .command(.home), alternative: .switcher,
      second: .switcher)

    let isWide = DeviceShape.hasWideLabels(columns) && rect.width > body.width + 8
    let lock = Rect(x: body.maxX, y: body.y + 5, width: 1, height: 2)
    drawLockButton(model, lock, isWide: isWide)
    clipped(to: inside) { $0.drawGlass(model, in: inside) }
  }

  /// On its side: the Home button at the right of the glass, the lock button on the upper edge.
  private mutating func drawPad(_ model: Model, in rect: Rect) {
    frame(rect, .device)
    let inside = Rect(
      x: rect.x + 2, y: rect.y + 2, width: rect.width - 7, height: rect.height - 4)
    frame(inside.inset(dx: -1, dy: -1), .device, .square)

    let x = rect.maxX - 4
    let y = rect.y + rect.height / 2 - 2
    put("╭─╮", x: x, y: y, .button)
    put("│▢│", x: x, y: y + 1, .button)
    put("╰─╯", x: x, y: y + 2, .button)
    put(keys.key(of: .home, fitting: 2), x: x + 1, y: y + 3, .key)
    hit(
      Rect(x: x, y: y, width: 3, height: 4), .command(.home), alternative: .switcher,
      second: .switcher)
    if model.hasSwitcher {
      let key = keys.key(of: .switcher, fitting: 1)
      let used = put(key, x: x, y: y + 4, .key)
      put("×2", x: x + used, y: y + 4, .dim)
      hit(Rect(x: x, y: y + 4, width: 3, height: 1), .command(.switcher))
    }

    let words = lockLabel(model)
    let key = keys.key(of: lockCommand(model))
    let start = rect.maxX - TextWidth.columns(of: key + words) - 10
    var end = start + put(" ▂▂▂▂ ", x: start, y: rect.y, .button)
    end += put(key, x: end, y: rect.y, .key)
    end += put(" \(words) ", x: end, y: rect.y, .dim)
    hit(
      Rect(x: start, y: rect.y, width: end - start, height: 1), .command(lockCommand(model)),
      alternative: .holdLock, held: .holdLock)
    clipped(to: inside) { $0.drawGlass(model, in: inside) }
  }

  /// The lock button and its labels: its key alone where there is no room for words.
  private mutating func drawLockButton(_ model: Model, _ rect: Rect, isWide: Bool) {
    for y in rect.y..<rect.maxY { put("▐", x: rect.x, y: y, .button) }
    let room = isWide ? 2 : 1
    let press = keys.key(of: lockCommand(model), fitting: room)
    let hold = keys.key(of: .holdLock, fitting: room)
    let canHold = model.isPossible(.holdLock)
    put(press, x: rect.x + 1, y: rect.y, .key)
    if canHold { put(hold, x: rect.x + 1, y: rect.y + 1, .key) }
    if isWide {
      // Here is room for one word.
      let words = model.device.situation.isOn ? lockLabel(model) : "on"
      put(words, x: rect.x + 3, y: rect.y, .dim)
      if canHold { put("hold", x: rect.x + 3, y: rect.y + 1, .dim) }
    }
    let width = isWide ? 9 : 2
    hit(
      Rect(x: rect.x, y: rect.y, width: width, height: 1), .command(lockCommand(model)),
      alternative: .holdLock, held: .holdLock)
    hit(Rect(x: rect.x, y: rect.y + 1, width: width, height: 1), .command(.holdLock))
  }

  private func lockCommand(_ model: Model) -> Command {
    if !model.device.situation.isOn { return .powerOn }
    return model.device.situation.isLocked ? .unlock : .lock
  }

  private func lockLabel(_ model: Model) -> String {
    if !model.device.situation.isOn { return "power on" }
    return model.device.situation.isLocked ? "unlock" : "lock"
  }

  private mutating func label(
    _ key: String, _ words: String, x: Int, y: Int, _ command: Command, before end: Int
  ) {
    let width = key.isEmpty ? 0 : put(key, x: x, y: y, .key) + 1
    put(words, x: x + width, y: y, .dim, width: end - x - width)
    hit(Rect(x: x, y: y, width: end - x, height: 1), .command(command))
  }
}
