import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The device: its body with its buttons, and on its glass what the situation is.
  mutating func drawDevice(_ model: Model, in rect: Rect) {
    hit(rect, .panel(.device))
    let shape = DeviceShape(model, columns: grid.size.columns)
    clipped(to: rect) { canvas in
      guard let body = shape.body(in: rect) else {
        // Too small for a body: the glass alone.
        canvas.drawGlass(model, in: rect)
        return
      }
      let glass = shape.glass(of: body)
      let isPast = model.looksBack
      let style: Style = isPast ? .dim : .device
      canvas.frame(body, style, isPast ? .dashed : .round)
      if shape.hasHomeButton {
        canvas.frame(glass.inset(dx: -1, dy: -1), style, .square)
        canvas.drawHomeButton(model, shape, body, glass)
        if shape.hasSpeaker { canvas.drawSpeaker(shape, body) }
      } else {
        canvas.drawHomeBar(
          model, in: Rect(x: glass.x, y: glass.maxY, width: glass.width, height: 1))
      }
      if shape.isLandscape {
        canvas.drawLockButton(model, onTop: body)
      } else {
        canvas.drawLockButton(model, beside: body, isWide: shape.isWide)
      }
      canvas.clipped(to: glass) { $0.drawGlass(model, in: glass, notch: shape.notch(in: glass)) }
      if shape.hasNotch { canvas.drawNotch(Looks(model), shape, body, glass) }
      if isPast {
        let words = " \(localized("device.looking-back")) "
        let room = Rect(x: body.x + 1, y: body.y, width: body.width - 2, height: 1)
        if shape.isLandscape {
          canvas.put(words, x: room.x + 2, y: room.y, .paused)
        } else {
          canvas.center(words, in: room, y: room.y, .paused)
        }
      }
    }
  }

  /// The slit at the upper end of an iPhone.
  private mutating func drawSpeaker(_ shape: DeviceShape, _ body: Rect) {
    if shape.isLandscape {
      let y = body.y + body.height / 2 - 1
      put("╷", x: body.x, y: y - 1, .device)
      put("╵", x: body.x, y: y + 2, .device)
      for y in y...y + 1 { put("╎", x: body.x, y: y, .device) }
    } else {
      center(" ╶──╴ ", in: body, y: body.y, .device)
    }
  }

  /// Where the cameras are: drawn last, since nothing that the system shows can hide them.
  private mutating func drawNotch(
    _ looks: Looks, _ shape: DeviceShape, _ body: Rect, _ glass: Rect
  ) {
    if shape.isLandscape {
      let y = body.y + body.height / 2 - 2
      put("├╮", x: body.x, y: y, .device)
      for y in y + 1...y + 3 { put("││", x: body.x, y: y, .device) }
      put("├╯", x: body.x, y: y + 4, .device)
      return
    }
    let notch = shape.notch(in: glass)
    let end = notch.maxX - 1
    if looks.has(.island) {
      fill(notch)
      put("╺", x: notch.x, y: notch.y, .device)
      fill(Rect(x: notch.x + 1, y: notch.y, width: notch.width - 2, height: 1), .device, with: "━")
      put("╸", x: end, y: notch.y, .device)
    } else {
      put("┬", x: notch.x, y: body.y, .device)
      put("┬", x: end, y: body.y, .device)
      fill(Rect(x: notch.x + 1, y: notch.y, width: notch.width - 2, height: 1), .device, with: "─")
      put("╰", x: notch.x, y: notch.y, .device)
      put("╯", x: end, y: notch.y, .device)
    }
  }
}

extension DeviceShape {
  /// The part of an upright glass's first row that the cameras take; empty where they take none.
  func notch(in glass: Rect) -> Rect {
    guard hasNotch, !isLandscape else { return Rect(x: glass.x, y: glass.y, width: 0, height: 1) }
    let width = max(6, glass.width * 2 / 5)
    return Rect(x: glass.x + (glass.width - width) / 2, y: glass.y, width: width, height: 1)
  }
}
